/** What is wrong with a recipe that staff have typed. */
export const recipeMessages = {
  grams: /*i18n*/ { id: 'Please write grams from more than 0 to 10,000' },
  count: /*i18n*/ { id: 'Please write how many, in quarters: 0.25, 0.5, 1 … 100' },
  minutes: /*i18n*/ { id: 'Please write whole minutes, from 0 to 2,880' },
  minutesOrder: /*i18n*/ { id: 'All in all it takes at least as long as one is at work' },
  servings: /*i18n*/ { id: 'A recipe is written for 1 to 12 people' },
  noIngredients: /*i18n*/ { id: 'Choose at least one ingredient' },
  noSteps: /*i18n*/ { id: 'Please write at least two steps' },
  tooMany: /*i18n*/ { id: 'There are too many of these' },
} as const;
