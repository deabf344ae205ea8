import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import { ArticleMark } from './article-icon.tsx';
import { articlePath } from './article-path.ts';
import type { ArticleRow, ArticleView } from './article-view.ts';
import './article.css';

/** Articles one below the other, each with what it is about and how long it takes. */
export function ArticleList({ articles }: { articles: readonly ArticleRow[] }) {
  return (
    <ul className="rows">
      {articles.map((article) => (
        <li key={article.id} className="article-row">
          <ArticleMark icon={article.icon} />
          <div>
            <h3>
              <Link to={articlePath(article)} lang={article.titleLanguage}>
                {article.title}
              </Link>
            </h3>
            <p lang={article.summaryLanguage}>{article.summary}</p>
            <p className="text-small text-soft">
              {article.categoryLabel} · <ReadingTime minutes={article.minutes} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ReadingTime({ minutes }: { minutes: number }) {
  return <Plural value={minutes} one="# minute to read" other="# minutes to read" />;
}

/** What a page rests on, by the numbers with which its text points to them. */
export function SourceList({ sources }: { sources: ArticleView['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="article-sources">
      <h2 id="sources" className="text-title">
        <Trans>Sources</Trans>
      </h2>
      <ol>
        {sources.map(({ citation, url }, index) => (
          <li key={url} id={`source-${index + 1}`}>
            <span lang="en">{citation}</span>
            <a href={url} rel="noreferrer">
              {url}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
