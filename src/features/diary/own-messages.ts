/** What is wrong with what is in no table, by its field. */
export const ownMessages = {
  name: /*i18n*/ { id: 'Please write what it was, in at most 80 characters.' },
  calories: /*i18n*/ { id: 'Please enter whole kcal from 0 to 5,000, or leave it empty.' },
  protein: /*i18n*/ { id: 'Please enter from 0 to 500 grams, or leave it empty.' },
  carbs: /*i18n*/ { id: 'Please enter from 0 to 1,000 grams, or leave it empty.' },
} as const;
