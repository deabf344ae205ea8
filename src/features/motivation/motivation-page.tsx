import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { useSession } from '#src/session/session.client.ts';
import { ArticleList } from '#src/features/articles/article-list.tsx';
import { articleRow, type ArticleRow } from '#src/features/articles/article-view.ts';
import { FeedAlternate, FeedLink } from '#src/features/articles/feed-link.tsx';
import { languageOf } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notes } from '#src/ui/notes.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { PageHead, Scene } from '#src/ui/page-head.tsx';
import { Advice, Ways } from './advice.tsx';
import { Comparison, Statistics } from './evidence.tsx';
import { motivationView, type MotivationView } from './motivation-view.ts';
import { Quotes } from './quotes.tsx';
import { ScrollProgress } from './scroll-progress.tsx';
import './motivation-page.css';

interface Shown extends MotivationView {
  /** Null where they could not be read: the page does not need them. */
  readonly articles: readonly ArticleRow[] | null;
}

/** The page's words in one language, and the newest articles of its kind. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { content } = apiClient(context.get(serverFetch), 'http://internal');
  const articles = await read(content.$get({ query: { type: 'motivational' } })).then(
    ({ items }) => items.map((item) => articleRow(item, language)),
    (error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    },
  );
  // As one text: in the framework's numbered form, back to front, it would hardly compress against the page itself.
  const shown = JSON.stringify({ ...motivationView(language), articles } satisfies Shown);
  // A page that lacks something is not one to keep.
  return data(shown, { status: articles ? 200 : 503 });
}

export default function MotivationPage() {
  const text = useLoaderData<typeof loader>();
  const page = useMemo(() => JSON.parse(text) as Shown, [text]);
  const { t } = useLingui();
  return (
    <main className="page motivation grid grid-cols-1 gap-16 pt-8">
      <PageHead
        title={t`Motivation`}
        description={t`Words that last, habits that stay, and what is really known about both: with sources, from Ethiopian daily life.`}
      />
      <FeedAlternate />
      <ScrollProgress />
      <Hero quotes={page.quotes} />
      <Statistics statistics={page.statistics} />
      <Ways ways={page.ways} />
      <Comparison rows={page.comparison} />
      <div className="grid gap-12 md:grid-cols-2">
        <Advice advice={page.accountability}>
          <ArrowLink to="/contact">
            <Trans>Tell us about your group</Trans>
          </ArrowLink>
        </Advice>
        <Advice advice={page.mindset}>
          <ArrowLink to="/services/educational-content">
            <Trans>Understand your body</Trans>
          </ArrowLink>
        </Advice>
      </div>
      <section aria-labelledby="articles" className="grid gap-6">
        <h2 id="articles">
          <Trans>To read with a coffee</Trans>
        </h2>
        {page.articles ? (
          <>
            <ArticleList articles={page.articles} />
            <FeedLink />
          </>
        ) : (
          <p role="alert">
            <Trans>Failed to load the articles. Please try again later.</Trans>
          </p>
        )}
      </section>
      <Begin />
      <Notes notes={page.sources} />
      <NotesOverText />
    </main>
  );
}

function Hero({ quotes }: { quotes: MotivationView['quotes'] }) {
  return (
    <header className="grid grid-cols-1 items-center gap-10 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <h1 className="text-hero">
          <Trans>Begin, fall back, begin again.</Trans>
        </h1>
        <p className="text-large text-soft">
          <Trans>
            Wanting is the first step and not the last. Here is what carries people through the grey weeks:
            small acts, good company, and kind words to oneself.
          </Trans>
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/services/fitness-and-nutrition-plans" look="primary">
            <Trans>Choose a plan</Trans>
          </ButtonLink>
          <ButtonLink to="#ways">
            <Trans>Six ways to stay with it</Trans>
          </ButtonLink>
        </p>
        <Scene place="simien" isLater />
      </div>
      <Quotes quotes={quotes} />
    </header>
  );
}

/** Days are counted in the calendar of one's own profile: who has none yet is asked to get one. */
function CountDays() {
  const { user, status } = useSession();
  if (user)
    return (
      <ButtonLink to="/profile#calendar" look="primary" className="justify-self-start">
        <Trans>Open your calendar</Trans>
      </ButtonLink>
    );
  return (
    <p className={`flex flex-wrap gap-3 ${status === 'loading' ? 'until-known' : ''}`}>
      <ButtonLink to="/register" look="primary">
        <Trans>Register and count your days</Trans>
      </ButtonLink>
      <ButtonLink to="/login">
        <Trans>Log in</Trans>
      </ButtonLink>
    </p>
  );
}

/** The closing call: where to go from here, small things first. */
function Begin() {
  return (
    <section
      aria-labelledby="begin"
      className="begin grid items-center gap-8 rounded-card bg-gold-tint px-6 py-8 md:p-10"
    >
      <div className="grid gap-3">
        <h2 id="begin">
          <Trans>Ten minutes today</Trans>
        </h2>
        <p className="max-w-prose text-large">
          <Trans>
            Not tomorrow, not on Monday, not at Enkutatash. Choose the smallest thing on this list and do it
            before the coffee is ready.
          </Trans>
        </p>
        <CountDays />
      </div>
      <ul className="grid content-start">
        <li>
          <ArrowLink to="/services/fitness-and-nutrition-plans">
            <Trans>Find a workout for the room you have</Trans>
          </ArrowLink>
        </li>
        <li>
          <ArrowLink to="/services/nutrition">
            <Trans>See a week of Ethiopian meals</Trans>
          </ArrowLink>
        </li>
        <li>
          <ArrowLink to="/bmi">
            <Trans>See where you stand: the BMI calculator</Trans>
          </ArrowLink>
        </li>
      </ul>
      <img src="/figures/jumping-jack-still.svg" width="208" height="178" loading="lazy" alt="" />
    </section>
  );
}
