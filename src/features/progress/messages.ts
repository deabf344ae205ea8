/** What the progress page says when something is wrong. */
export const progressMessages = {
  future: /*i18n*/ { id: 'This day has not come yet.' },
  changed: /*i18n*/ { id: 'You have changed this measurement elsewhere in the meantime.' },
  notSaved: /*i18n*/ { id: 'The measurement could not be saved. Please try again.' },
  notRemoved: /*i18n*/ { id: 'The measurement could not be removed. Please try again.' },
  targetNotSaved: /*i18n*/ { id: 'The target could not be saved. Please try again.' },
  noTarget: /*i18n*/ {
    id: 'No target weight is offered under 18, in pregnancy, while nursing, or where that or weight and height are not known.',
  },
  targetLow: /*i18n*/ { id: 'Below a BMI of 18.5 no target weight is offered.' },
  targetHigh: /*i18n*/ { id: 'Above a BMI of 25 no target is offered that is more than you weigh.' },
} as const;
