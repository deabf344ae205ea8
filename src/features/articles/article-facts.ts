import { pathIn } from '#src/lib/language.ts';
import { publisherFacts, type Facts } from '#src/lib/structured-data.ts';
import { articlePath } from './article-path.ts';
import type { ArticleView } from './article-view.ts';

/** What is known of an article: who wrote it and when, and what it rests on. */
export const articleFacts =
  (article: ArticleView): Facts =>
  (absolute, language) => {
    const publisher = publisherFacts(absolute);
    const isHouse = article.author === 'Birtu' || article.author === 'ብርቱ';
    return {
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      url: absolute(pathIn(language, articlePath(article))),
      ...(article.image && { image: absolute(article.image) }),
      inLanguage: article.language,
      isAccessibleForFree: true,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: isHouse ? publisher : { '@type': 'Person', name: article.author },
      publisher,
      citation: article.sources.map(({ citation, url }) => ({
        '@type': 'CreativeWork',
        name: citation,
        url,
      })),
    };
  };
