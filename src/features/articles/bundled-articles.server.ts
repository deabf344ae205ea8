import { readFileSync } from 'node:fs';
import { z } from 'zod';
import articles from '#content/articles/articles.json' with { type: 'json' };
import { languages, type Language } from '#src/lib/language.ts';
import { contentItemSchema, type ContentItem } from './schema.ts';

/** It has no time yet: it is published where and when it is delivered. */
type BundledArticle = Omit<ContentItem, 'publishedAt'>;

const bundledSchema = z.array(contentItemSchema.omit({ publishedAt: true }));

/**
 * The articles that come with the product, oldest first: `articles.json`, and beside it a text of each in every language.
 */
export const bundledArticles = (): BundledArticle[] =>
  bundledSchema.parse(articles.map((article) => ({ ...article, body: textsOf(article.id) })));

const textsOf = (id: string) =>
  Object.fromEntries(languages.map((language) => [language, text(id, language)]));

const text = (id: string, language: Language): string =>
  readFileSync(new URL(`../../../content/articles/${id}.${language}.md`, import.meta.url), 'utf8');
