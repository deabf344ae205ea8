export const contentTypes = ['educational', 'motivational'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentCategories = ['fitness', 'nutrition', 'success-story', 'mindset'] as const;
export type ContentCategory = (typeof contentCategories)[number];

export const contentStatuses = ['published', 'draft'] as const;

/** The signs that an article can carry; `article-icon.tsx` draws them. */
export const articleIcons = ['flame', 'path', 'sprout', 'sun', 'bowl', 'drop', 'jerrycan', 'moon'] as const;
export type ArticleIcon = (typeof articleIcons)[number];

export const contentLimits = {
  title: 120,
  summary: 300,
  /** Characters of Markdown in one language. */
  body: 40_000,
  author: 80,
  citation: 300,
  address: 500,
  sources: 30,
} as const;
