import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { shareOf } from '#src/lib/picture.ts';
import { Image } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { articleFacts } from './article-facts.ts';
import { ArticleList, ReadingTime, SourceList } from './article-list.tsx';
import { articlePath, sectionPath } from './article-path.ts';
import { articleRow, articleView, type ArticleRow, type ArticleView } from './article-view.ts';
import { FeedAlternate, FeedLink } from './feed-link.tsx';
import { contentMessages } from './messages.ts';
import './article.css';

const othersShown = 4;

/** One article in the page's language, and others to go on with: of its own type first. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname } = url;
  const language = languageOf(pathname);
  const id = params['id'] ?? '';
  const { content } = apiClient(context.get(serverFetch), 'http://internal');
  try {
    const article = await read(content[':id'].$get({ param: { id } }));
    const path = articlePath(article);
    if (withoutLanguage(pathname) !== path) return redirect(pathIn(language, path), 301);
    const { items } = await read(content.$get({ query: {} }));
    const others = items
      .filter((item) => item.id !== id)
      .toSorted((a, b) => Number(b.type === article.type) - Number(a.type === article.type))
      .slice(0, othersShown)
      .map((item) => articleRow(item, language));
    // As one text: in the framework's numbered form, back to front, it would hardly compress against the page itself.
    const view = articleView(article, language);
    return {
      shown: JSON.stringify({ article: view, others } satisfies Shown),
      ...shareOf(view.image, view.picture),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.problem;
    return status === 404
      ? data({ missing: id }, { status })
      : data({ failed: true as const }, { status: status || 503 });
  }
}

interface Shown {
  readonly article: ArticleView;
  readonly others: readonly ArticleRow[];
}

export default function ArticlePage() {
  const loaded = useLoaderData<typeof loader>();
  if ('missing' in loaded) return <Placeholder id={loaded.missing} />;
  return 'failed' in loaded ? <Failure /> : <Article text={loaded.shown} />;
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return <Failure />;
}

function Article({ text }: { text: string }) {
  const { i18n } = useLingui();
  const { article, others } = useMemo(() => JSON.parse(text) as Shown, [text]);
  const body = useMemo(() => ({ __html: article.html }), [article]);
  // A drawing, and a photo that stands upright, are shown whole.
  const isWide = article.picture !== null && article.picture.width > article.picture.height;
  return (
    <main className="page article">
      <PageHead title={article.title} description={article.summary} />
      <StructuredData facts={import.meta.env.SSR && articleFacts(article)} />
      <FeedAlternate />
      <SectionLink type={article.type} />
      <article lang={article.language} className="grid grid-cols-1 gap-8">
        <header className="grid gap-4">
          <p className="text-small text-soft" lang={i18n.locale}>
            {article.categoryLabel} · <ReadingTime minutes={article.minutes} />
          </p>
          <h1 className="text-hero" lang={article.titleLanguage}>
            {article.title}
          </h1>
          <p className="text-large text-soft" lang={article.summaryLanguage}>
            {article.summary}
          </p>
          <p className="text-small text-soft" lang={i18n.locale}>
            {article.author} · <time dateTime={article.publishedAt}>{article.published}</time>
            {(article.isInBoth || article.language !== i18n.locale) && (
              <>
                {' · '}
                <OtherLanguage article={article} />
              </>
            )}
          </p>
          {article.language !== i18n.locale && (
            <p className="border-s-4 border-s-gold bg-gold-tint px-4 py-3" lang={i18n.locale} role="note">
              {article.language === 'en' ? (
                <Trans>This article is not in Amharic yet; here it is in English.</Trans>
              ) : (
                <Trans>This article is not in English yet; here it is in Amharic.</Trans>
              )}
            </p>
          )}
        </header>
        {article.image && (
          <Image
            src={article.image}
            picture={article.picture}
            width="640"
            height="360"
            alt=""
            sizes="(min-width: 48rem) 44rem, 100vw"
            className={`plate article-picture ${isWide ? 'object-cover' : ''}`}
          />
        )}
        <div className="article-body" dangerouslySetInnerHTML={body} />
      </article>
      <SourceList sources={article.sources} />
      {others.length > 0 && (
        <nav aria-labelledby="others">
          <h2 id="others">
            <Trans>Read on</Trans>
          </h2>
          <ArticleList articles={others} />
          <FeedLink />
        </nav>
      )}
      <p className="text-small text-soft">
        <Trans>
          Birtu informs and is not a clinic. If you are ill, pregnant or nursing, or take medicine, ask a
          health worker before you change how you eat, fast or train.
        </Trans>
      </p>
    </main>
  );
}

function SectionLink({ type }: { type: ArticleView['type'] }) {
  return (
    <Link to={sectionPath(type)} className="section-link">
      {type === 'motivational' ? <Trans>← Motivation</Trans> : <Trans>← Educational content</Trans>}
    </Link>
  );
}

/** To the same article in the other language, said in that language. */
function OtherLanguage({ article }: { article: ArticleView }) {
  const { i18n } = useLingui();
  const path = articlePath(article);
  const [other, href, words] =
    i18n.locale === 'am' ? ['en', path, 'Read in English'] : ['am', pathIn('am', path), 'በአማርኛ ያንብቡ'];
  return (
    <a href={href} lang={other} hrefLang={other} className="inline-flex min-h-11 items-center underline">
      {words}
    </a>
  );
}

/** Where there is no such article: its name is all there is to show. */
function Placeholder({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const words = i18n._(contentMessages.notFound);
  return (
    <Notice title={t`Article not found`} words={words}>
      <h1 className="wrap-anywhere">{id}</h1>
      <p className="text-large text-soft">{words}</p>
    </Notice>
  );
}

function Failure() {
  const { t, i18n } = useLingui();
  const words = i18n._(contentMessages.loadFailed);
  return (
    <Notice title={t`Articles`} words={words}>
      <h1>{t`Articles`}</h1>
      <p role="alert" className="text-large">
        {words}
      </p>
    </Notice>
  );
}

/** Instead of an article: what is said, and the ways to others. */
function Notice({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <main className="page notice">
      <PageHead title={title} description={words} />
      {children}
      <p className="flex flex-wrap gap-3">
        <Link to="/services/motivational-content" className="button button-primary">
          <Trans>Articles on motivation</Trans>
        </Link>
        <Link to="/services/educational-content" className="button">
          <Trans>Educational content</Trans>
        </Link>
      </p>
    </main>
  );
}
