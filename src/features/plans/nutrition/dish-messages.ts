/** What is wrong with a dish of a plan that staff have written. */
export const dishMessages = {
  dish: /*i18n*/ { id: 'Please name this dish' },
  grams: /*i18n*/ { id: 'Please enter grams above 0, 1,500 at most' },
  count: /*i18n*/ { id: 'Please count in quarters above 0, 40 at most' },
  figures: /*i18n*/ { id: 'Please write 10,000 cal and 1,500 g of each at most' },
} as const;
