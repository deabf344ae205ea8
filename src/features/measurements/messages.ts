/** What a member reads about what they measured. */
export const measurementMessages = {
  notFound: /*i18n*/ { id: 'This measurement was not found. It may have been removed meanwhile.' },
  changed: /*i18n*/ { id: 'You have changed this measurement elsewhere in the meantime.' },
  idTaken: /*i18n*/ { id: 'This measurement could not be kept under its number. Please try again.' },
  tooMany: /*i18n*/ { id: 'A day can hold 40 measurements. Please remove one that you do not need.' },
  future: /*i18n*/ { id: 'This day has not come yet.' },
  range: /*i18n*/ { id: 'Please choose at most 366 days, the first one first.' },
  time: /*i18n*/ { id: 'Please enter a time of day such as 07:30, or leave it empty.' },
  systolic: /*i18n*/ { id: 'Please enter the upper figure, a whole number from 50 to 300.' },
  diastolic: /*i18n*/ { id: 'Please enter the lower figure, a whole number from 20 to 200.' },
  order: /*i18n*/ { id: 'The upper figure must be greater than the lower one, as in 120/80.' },
  pulse: /*i18n*/ { id: 'Please enter the pulse in whole beats a minute, from 25 to 220.' },
  waist: /*i18n*/ { id: 'Please enter the waist in cm, from 30 to 250.' },
  notSaved: /*i18n*/ { id: 'The measurement could not be saved. Please try again.' },
  notRemoved: /*i18n*/ { id: 'The measurement could not be removed. Please try again.' },
} as const;
