import type { ContentType } from './kinds.ts';

/** The part of the site that shows the articles of a type. */
export const sectionPath = (type: ContentType) => `/services/${type}-content` as const;

export const articlePath = ({ id, type }: { readonly id: string; readonly type: ContentType }): string =>
  `${sectionPath(type)}/${id}`;

/** Where the feed of articles is, without language. */
export const feedPath = '/feed.xml';
