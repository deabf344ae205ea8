/** What staff read about recipes. */
export const staffRecipeMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load recipes' },
  notFound: /*i18n*/ { id: 'There is no such recipe.' },
  foodGone: /*i18n*/ { id: 'This food is not in the table: choose another one' },
  createFailed: /*i18n*/ { id: 'Failed to create recipe' },
  updateFailed: /*i18n*/ { id: 'Failed to update recipe' },
  created: /*i18n*/ { id: 'The recipe is added.' },
  updated: /*i18n*/ { id: 'The recipe is saved.' },
} as const;
