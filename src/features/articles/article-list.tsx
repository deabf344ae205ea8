import { Plural } from '@lingui/react/macro';
import { Dot } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { ArticleMark } from './article-icon.tsx';
import { articlePath } from './article-path.ts';
import type { ArticleRow } from './article-view.ts';
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
              {article.categoryLabel}
              <Dot />
              <ReadingTime minutes={article.minutes} />
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
