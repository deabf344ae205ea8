/** What staff are told of links to drafts. */
export const draftLinkMessages = {
  notFound: /*i18n*/ { id: 'This content is not there any more.' },
  isPublished: /*i18n*/ { id: 'Everybody can read it: its own address is the link.' },
  tooMany: /*i18n*/ { id: 'There are 20 links to this draft. End one of them first.' },
  notMade: /*i18n*/ { id: 'The link could not be made' },
  over: /*i18n*/ { id: 'The week of this link is over. Make another one.' },
  notEnded: /*i18n*/ { id: 'The link could not be ended' },
  notLoaded: /*i18n*/ { id: 'The links could not be loaded' },
} as const;
