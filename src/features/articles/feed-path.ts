/** Where the feed of articles is, without language. */
export const feedPath = '/feed.xml';
