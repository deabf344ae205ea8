/** What a member reads about what they ate. */
export const diaryMessages = {
  notFound: /*i18n*/ { id: 'This entry was not found. It may have been deleted meanwhile.' },
  changed: /*i18n*/ { id: 'You have changed this entry elsewhere in the meantime.' },
  idTaken: /*i18n*/ { id: 'This entry could not be kept under its number. Please try again.' },
  tooMany: /*i18n*/ { id: 'A day can hold 60 entries. Please delete one that you do not need.' },
  noSuchFood: /*i18n*/ { id: 'A food of this entry is not in the table of foods any more.' },
  future: /*i18n*/ { id: 'This day has not begun yet. Please choose today or an earlier day.' },
  range: /*i18n*/ { id: 'Please choose at most 100 days, the first one first.' },
  grams: /*i18n*/ { id: 'Please enter from 0.1 to 5,000 grams.' },
  count: /*i18n*/ { id: 'Please choose from ¼ to 40, in quarters.' },
  name: /*i18n*/ { id: 'Please write a name of at most 200 characters.' },
  portions: /*i18n*/ { id: 'Please choose from 1 to 20 foods.' },
} as const;
