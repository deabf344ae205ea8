import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { articlePath } from '#src/features/articles/article-path.ts';
import { articleRow, type ArticleRow } from '#src/features/articles/article-view.ts';
import { languageOf, pathIn } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { Field } from '#src/ui/field.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import { guidePath } from './guide-tabs.ts';
import { healthAddress } from './health-address.ts';
import { articlesSearch, chosenArticles, hubPath } from './hub-address.ts';
import { hubWords, type HubWords } from './hub.ts';
import './hub-page.css';

const bmiPath = `${hubPath}/tools/bmi-calculator`;
const assessmentPath = `${hubPath}/tools/fitness-assessment`;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { content } = apiClient(context.get(serverFetch), 'http://internal');
  const words = hubWords(language);
  try {
    const query = { type: 'educational', page: String(chosenArticles(url.searchParams)) } as const;
    const { items, page, pages } = await read(content.$get({ query }));
    if (page > pages) return redirect(pathIn(language, `${hubPath}${articlesSearch(pages)}`));
    return { words, list: { articles: items.map((item) => articleRow(item, language)), page, pages } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The rest can be read without the articles, but a page that lacks something is not one to keep.
    return data({ words, list: { articles: [], page: 1, pages: 1 } }, { status: 503 });
  }
}

export default function HubPage() {
  const { t } = useLingui();
  const { words, list } = useLoaderData<typeof loader>();
  return (
    <main className="page hub">
      <PageHead
        title={t`Educational Content`}
        description={t`A guide to physical fitness, a BMI calculator, a fitness assessment, a glossary of health in Amharic and English, and articles: each figure with its source.`}
      />
      <SceneHead place="warka">
        <h1 className="text-hero">
          <Trans>Educational Content</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>
            Read a little, measure a little, and know your own body better. Nothing here is for sale, and
            every figure says where it comes from.
          </Trans>
        </p>
        <QuickAccess />
      </SceneHead>
      <Guide />
      <Tools />
      <HealthEducation words={words} />
      {list.articles.length > 0 && <Articles {...list} />}
    </main>
  );
}

function QuickAccess() {
  const { t } = useLingui();
  const links = [
    { to: bmiPath, name: t`BMI Calculator` },
    { to: assessmentPath, name: t`Fitness Assessment` },
    { to: `${guidePath}#metabolic-fitness`, name: t`Blood pressure and pulse` },
    { to: `${guidePath}#body-composition`, name: t`Body fat and waist` },
    { to: `${guidePath}#strength-testing`, name: t`Strength` },
    { to: `${guidePath}#flexibility`, name: t`Flexibility` },
    { to: healthAddress({ tab: 'glossary' }), name: t`Glossary` },
    { to: '#articles', name: t`Articles` },
    { to: '/services/fitness-and-nutrition-plans', name: t`Fitness and Nutrition Plans` },
  ];
  return (
    <nav aria-label={t`Quick access`} className="hub-quick">
      <b>
        <Trans>Quick access</Trans>
      </b>
      {links.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The one long read, with its three topics and where each of them leads. */
function Guide() {
  const { t } = useLingui();
  const topics = [
    {
      name: t`Metabolic Fitness`,
      place: 'metabolic-fitness',
      text: t`Blood pressure, pulse, sugar and insulin: what is normal while you sit still, and what training does to it.`,
      further: [],
    },
    {
      name: t`Health-Related Fitness`,
      place: 'health-related-fitness',
      text: t`Heart, muscles, joints, and how much of you is fat: what carries you through a day and through the years.`,
      further: [
        { place: 'body-composition', name: t`Body composition` },
        { place: 'strength-testing', name: t`Strength testing` },
        { place: 'flexibility', name: t`Flexibility` },
      ],
    },
    {
      name: t`Fitness Testing`,
      place: 'fitness-testing',
      text: t`Jump, throw, catch and sprint against your own last result, with a wall, a ruler and a friend.`,
      further: [],
    },
  ];
  return (
    <section aria-labelledby="guide" className="hub-guide">
      <div className="stack">
        <h2 id="guide" className="text-head">
          <Link to={guidePath}>
            <Trans>Physical Fitness Guide</Trans>
          </Link>
        </h2>
        <p className="text-large text-soft">
          <Trans>
            The long read: what fitness is, what the numbers mean, and how to find out where you stand.
          </Trans>
        </p>
        <img
          src="/figures/overhead-press-still.svg"
          width="640"
          height="480"
          alt=""
          className="plate w-full p-4"
        />
      </div>
      <ol className="rows">
        {topics.map(({ name, place, text, further }, index) => (
          <li key={place} className="hub-topic grid grid-cols-[2.5rem_1fr] py-5">
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>
                <Link to={`${guidePath}#${place}`}>{name}</Link>
              </h3>
              <p>{text}</p>
              {further.length > 0 && (
                <p className="hub-further">
                  {further.map(({ place, name }) => (
                    <Link key={place} to={`${guidePath}#${place}`}>
                      {name}
                    </Link>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The calculator at once, the assessment by its steps. */
function Tools() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const steps = [t`Personal Information`, t`Body Measurements`, t`Fitness Tests`, t`Results`];
  return (
    <section aria-labelledby="tools" className="hub-tools">
      <h2 id="tools" className="text-head">
        <Trans>Two tools</Trans>
      </h2>
      <form method="get" action={`${localPath(bmiPath)}#bmi-result`} className="card min-w-0">
        <h3>
          <Link to={bmiPath}>
            <Trans>BMI Calculator</Trans>
          </Link>
        </h3>
        <p>
          <Trans>Your height and weight, the sum behind the number, and how far to trust it.</Trans>
        </p>
        <div className="grid grid-cols-2 gap-4">
          <Field
            label={<Trans>Height (cm)</Trans>}
            name="height"
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <Field
            label={<Trans>Weight (kg)</Trans>}
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            required
          />
        </div>
        <button type="submit" className="button button-primary">
          <Trans>Calculate BMI</Trans>
        </button>
      </form>
      <div className="grid min-w-0 justify-items-start gap-4">
        <h3>
          <Link to={assessmentPath}>
            <Trans>Fitness Assessment</Trans>
          </Link>
        </h3>
        <p>
          <Trans>
            Push-ups, sit-ups, a stretch and a run, each rated, with what to do next. About an hour in all,
            with a stopwatch.
          </Trans>
        </p>
        <ol className="points list-decimal ps-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink to={assessmentPath}>
          <Trans>Begin the assessment</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

/** A few words to read right here, and the way to all the others. */
function HealthEducation({ words: { terms, letters, count } }: { words: HubWords }) {
  return (
    <section aria-labelledby="health-education" className="hub-health">
      <div className="stack">
        <h2 id="health-education" className="text-head">
          <Link to={healthAddress({})}>
            <Trans>Health Education</Trans>
          </Link>
        </h2>
        <p>
          <Trans>
            {count} words of health, food and training in both languages, the measures a health worker takes,
            the ways to estimate body fat, and what fitness is made of.
          </Trans>
        </p>
        <p className="hub-letters">
          {letters.map(({ letter, anchor }) => (
            <Link key={letter} to={healthAddress({ tab: 'glossary' }, anchor)}>
              {letter}
            </Link>
          ))}
        </p>
        <Ways />
      </div>
      <dl className="rows">
        {terms.map(({ id, term, other, otherLanguage, definition }) => (
          <div key={id} className="py-5">
            <dt>
              <Link to={healthAddress({ tab: 'glossary' }, id)}>{term}</Link>
              <span lang={otherLanguage}>{other}</span>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ways() {
  const ways: readonly { to: string; name: ReactNode }[] = [
    { to: healthAddress({ tab: 'measures' }), name: <Trans>Health measures</Trans> },
    { to: healthAddress({ tab: 'body-composition' }), name: <Trans>Body-composition methods</Trans> },
    { to: healthAddress({ tab: 'components' }), name: <Trans>Fitness components</Trans> },
  ];
  return (
    <ul>
      {ways.map(({ to, name }) => (
        <li key={to}>
          <ArrowLink to={to}>{name}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}

interface ArticlesProps {
  articles: readonly ArticleRow[];
  /** From 1, the newest. */
  page: number;
  pages: number;
}

function Articles({ articles, page, pages }: ArticlesProps) {
  const to = (number: number) => `${hubPath}${articlesSearch(number)}#articles`;
  return (
    <section aria-labelledby="articles" className="hub-articles">
      <h2 id="articles" className="text-head">
        <Trans>Articles</Trans>
      </h2>
      <ul className="rows">
        {articles.map((article) => (
          <li key={article.id} className="py-5">
            <h3>
              <Link to={articlePath(article)}>{article.title}</Link>
            </h3>
            <p>{article.summary}</p>
            <p className="text-small text-soft">
              {article.categoryLabel}
              <Dot />
              <Plural value={article.minutes} one="# minute to read" other="# minutes to read" />
            </p>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="hub-further">
          {page > 1 && (
            <Link to={to(page - 1)}>
              <Trans>Newer articles</Trans>
            </Link>
          )}
          {page < pages && (
            <Link to={to(page + 1)}>
              <Trans>Older articles</Trans>
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
