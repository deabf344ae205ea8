import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { data, redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { draftParameter } from '#src/lib/draft-link.ts';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { markId } from '#src/lib/notes.ts';
import { shareOf } from '#src/lib/picture.ts';
import { Link } from '#src/ui/link.tsx';
import { Notes } from '#src/ui/notes.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { articleFacts } from './article-facts.ts';
import { ArticleList } from './article-list.tsx';
import { articlePath, sectionPath } from './article-path.ts';
import { ArticleText } from './article-text.tsx';
import { articleRow, articleView, writtenDay, type ArticleRow, type ArticleView } from './article-view.ts';
import type { ShownDraft } from './draft-links/schema.ts';
import { FeedAlternate, FeedLink } from './feed-link.tsx';
import { contentMessages } from './messages.ts';
import './article.css';

const othersShown = 4;

/** One article in the page's language, and others to go on with: of its own type first. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname } = url;
  const language = languageOf(pathname);
  const id = params['id'] ?? '';
  const api = apiClient(context.get(serverFetch), 'http://internal');
  const { content } = api;
  const token = url.searchParams.get(draftParameter);
  try {
    if (token !== null) {
      const draft = await draftAt(api, token);
      if (draft) {
        const draftUntil = writtenDay(draft.endsAt, language);
        const shown: Shown = { article: articleView(draft.article, language), others: [], draftUntil };
        return { shown: JSON.stringify(shown) };
      }
    }
    const article = await read(content[':id'].$get({ param: { id } }));
    const path = articlePath(article);
    // What a link has shown is out meanwhile.
    if (token !== null) return redirect(pathIn(language, path));
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
    if (token !== null && status === 404) return data({ ended: true as const }, { status: 410 });
    return status === 404
      ? data({ missing: id }, { status })
      : data({ failed: true as const }, { status: status || 503 });
  }
}

/** Null where a link shows none, or not any more. */
async function draftAt(api: ReturnType<typeof apiClient>, token: string): Promise<ShownDraft | null> {
  try {
    return await read(api['draft-links'].$get({ query: { token } }));
  } catch (error) {
    if (error instanceof ApiError && [404, 410, 422].includes(error.problem.status)) return null;
    throw error;
  }
}

interface Shown {
  readonly article: ArticleView;
  readonly others: readonly ArticleRow[];
  /** The day on which the link ends that shows it. */
  readonly draftUntil?: string;
}

export default function ArticlePage() {
  const loaded = useLoaderData<typeof loader>();
  if ('missing' in loaded) return <Placeholder id={loaded.missing} />;
  if ('ended' in loaded) return <EndedLink />;
  return 'failed' in loaded ? <Failure /> : <Article text={loaded.shown} />;
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return <Failure />;
}

function Article({ text }: { text: string }) {
  const { article, others, draftUntil } = useMemo(() => JSON.parse(text) as Shown, [text]);
  // Whoever holds a link reads the draft in both languages.
  const { search } = useLocation();
  return (
    <main className="page article">
      <PageHead title={article.title} description={article.summary} />
      <StructuredData facts={import.meta.env.SSR && draftUntil === undefined && articleFacts(article)} />
      <FeedAlternate />
      <SectionLink type={article.type} />
      {draftUntil !== undefined && <DraftMark until={draftUntil} />}
      <ArticleText article={article} search={draftUntil === undefined ? '' : search} />
      <Notes notes={article.sources} isCited={(number) => article.html.includes(`id="${markId(number)}"`)} />
      <NotesOverText />
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

/** Above what is not published yet: that it is none, and how long the link is good. */
const DraftMark = ({ until }: { until: string }) => (
  <p className="border-s-4 border-s-gold bg-gold-tint px-4 py-3" role="note">
    <Trans>This is a draft, not published yet. The link to it ends on {until}.</Trans>
  </p>
);

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

/** Where a link shows no draft any more, or never has. */
function EndedLink() {
  const { t } = useLingui();
  const words = t`It showed a draft for a while, or is not whole. Please ask whoever sent it for a new one.`;
  return (
    <Notice title={t`This link has ended`} words={words}>
      <h1>{t`This link has ended`}</h1>
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
