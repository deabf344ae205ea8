/** What staff read about saved replies. */
export const savedReplyMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load saved replies' },
  notFound: /*i18n*/ { id: 'There is no such saved reply.' },
  noTitle: /*i18n*/ { id: 'Please give it a title.' },
  noText: /*i18n*/ { id: 'Please write the reply in at least one language.' },
  created: /*i18n*/ { id: 'The reply is saved for later.' },
  updated: /*i18n*/ { id: 'The saved reply is changed.' },
  deleted: /*i18n*/ { id: 'The saved reply is deleted.' },
  createFailed: /*i18n*/ { id: 'Failed to create saved reply' },
  updateFailed: /*i18n*/ { id: 'Failed to update saved reply' },
  deleteFailed: /*i18n*/ { id: 'Failed to delete saved reply' },
} as const;
