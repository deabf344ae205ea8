/** In the address of an article's page: the token that shows its draft to whoever holds it. */
export const draftParameter = 'draft';
