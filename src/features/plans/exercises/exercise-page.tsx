import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { shareOf } from '#src/lib/picture.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { LanguageNote } from '#src/ui/own-words.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import shelf from '#src/ui/shelf.css?url';
import { Demonstration, StillSwitch } from './demonstration.tsx';
import styles from './exercises.css?url';
import { exercisePath, exercisesAddress, exercisesPath } from './exercises-address.ts';
import { exercisePageView, type ExercisePageView, type Said } from './exercises-view.ts';
import { LevelBadge } from './level-badge.tsx';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const api = apiClient(context.get(serverFetch), 'http://internal').exercises;
  try {
    const detail = await read(api[':id'].$get({ param: { id: params['id'] ?? '' } }));
    const exercise = exercisePageView(detail, languageOf(url.pathname));
    return { exercise, ...shareOf(exercise.image, exercise.picture) };
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.status === 404)) throw error;
    return data({ exercise: null }, { status: 404 });
  }
}

export default function ExercisePage() {
  const { exercise } = useLoaderData<typeof loader>();
  return exercise ? <Exercise exercise={exercise} /> : <ExerciseMissing />;
}

/** An address that names no exercise of the library. */
function ExerciseMissing() {
  const { t } = useLingui();
  return (
    <main className="page">
      <PageHead title={t`No such exercise`} description={t`The library holds no exercise of this address.`} />
      <div className="notice">
        <h1>
          <Trans>No such exercise</Trans>
        </h1>
        <p className="text-large text-soft">
          <Trans>The library holds no exercise of this address.</Trans>
        </p>
        <ButtonLink to={exercisesPath} look="primary">
          <Trans>Show all exercises</Trans>
        </ButtonLink>
      </div>
    </main>
  );
}

interface ExerciseProps {
  readonly exercise: ExercisePageView;
}

/** The movement and its steps first, then what surrounds them. */
function Exercise({ exercise }: ExerciseProps) {
  const { t } = useLingui();
  const {
    name,
    description: { text: description },
  } = exercise;
  return (
    <main className="page grid grid-cols-1 gap-8 pt-4">
      <link rel="stylesheet" href={shelf} precedence="page" />
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={name}
        description={t`${description} Drawn in motion, with steps, common mistakes and easier and harder ways.`}
      />
      <Head exercise={exercise} />
      <div className="exercise group/day">
        <div className="grid grid-cols-1 content-start gap-3">
          <Demonstration
            name={name}
            animation={exercise.gifUrl}
            still={exercise.image}
            picture={exercise.picture}
            loading="eager"
          />
          {exercise.gifUrl && exercise.image && (
            <div>
              <StillSwitch />
            </div>
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <section aria-labelledby="steps" className="grid gap-3">
            <h2 id="steps" className="text-title">
              <Trans>How it is done</Trans>
            </h2>
            <ol className="points grid list-decimal gap-3 pl-6 text-large">
              {exercise.steps.map(({ text, lang }) => (
                <li key={text} lang={lang} className="pl-1">
                  {text}
                </li>
              ))}
            </ol>
          </section>
          <Care care={exercise.care} />
          <Texts id="mistakes" title={<Trans>Common mistakes</Trans>} texts={exercise.commonMistakes} />
          <Texts id="tips" title={<Trans>Tips</Trans>} texts={exercise.tips} />
        </div>
        <Facts exercise={exercise} />
      </div>
      <Relatives exercise={exercise} />
      <Plans plans={exercise.plans} />
    </main>
  );
}

function Head({ exercise }: ExerciseProps) {
  const { muscleGroup, pattern, title, description } = exercise;
  return (
    <header className="grid gap-2">
      <Link to={exercisesPath} className="no-print inline-flex min-h-11 items-center justify-self-start">
        <Trans>← Exercises</Trans>
      </Link>
      <h1 lang={title.lang}>{title.text}</h1>
      <p className="max-w-prose text-large text-soft" lang={description.lang}>
        {description.text}
      </p>
      <LanguageNote>{exercise.languageNote}</LanguageNote>
      <p className="flex flex-wrap items-center gap-x-4">
        <LevelBadge level={exercise.level}>{exercise.levelLabel}</LevelBadge>
        <Link to={exercisesAddress({ muscleGroup: muscleGroup.id })} className="exercise-link">
          {muscleGroup.name}
        </Link>
        {pattern.id !== 'other' && (
          <Link to={exercisesAddress({ pattern: pattern.id })} className="exercise-link">
            {pattern.name}
          </Link>
        )}
      </p>
    </header>
  );
}

/** What works, and what one needs for it. */
function Facts({ exercise: { targetMuscles, secondaryMuscles, equipment } }: ExerciseProps) {
  const language = useLanguage();
  return (
    <dl className="rows self-start">
      <Fact name={<Trans>Works</Trans>}>{listed(targetMuscles, language)}</Fact>
      {secondaryMuscles.length > 0 && (
        <Fact name={<Trans>Helped by</Trans>}>{listed(secondaryMuscles, language)}</Fact>
      )}
      <Fact name={<Trans>You need</Trans>}>
        {equipment.length > 0 ? listed(equipment, language) : <Trans>Nothing but yourself</Trans>}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 py-3">
    <dt className="w-26 text-soft">{name}</dt>
    <dd className="min-w-0 flex-1 basis-40 font-semibold">{children}</dd>
  </div>
);

function Texts({ id, title, texts }: { id: string; title: ReactNode; texts: readonly Said[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ul className="points grid list-disc gap-1.5 pl-5">
        {texts.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom it asks for care; one tap away what they mind, and who says so. */
function Care({ care }: { care: ExercisePageView['care'] }) {
  if (care.length === 0) return null;
  return (
    <section aria-labelledby="care" className="grid gap-1 border-s-4 border-gold ps-4">
      <h2 id="care" className="text-title">
        <Trans>When to take care</Trans>
      </h2>
      {care.map(({ condition, advice }) => (
        <details key={condition}>
          <summary className="min-h-11 content-center font-semibold">{condition}</summary>
          {advice.map(({ advice: text, citation, url }) => (
            <p key={text} className="pb-3">
              {text}
              {/* Names of publications stay as they were published. */}
              <a
                href={url}
                rel="noreferrer"
                lang="en"
                className="flex min-h-11 items-center py-1 text-small text-soft underline"
              >
                {citation}
              </a>
            </p>
          ))}
        </details>
      ))}
    </section>
  );
}

/** To something easier, and on to something harder. */
const Relatives = ({ exercise: { easier, harder, easierWay, harderWay } }: ExerciseProps) => (
  <div className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
    <Relative id="easier" title={<Trans>Too hard?</Trans>} way={easierWay} exercise={easier} />
    <Relative id="harder" title={<Trans>Too easy?</Trans>} way={harderWay} exercise={harder} />
  </div>
);

interface RelativeProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly way: Said;
  readonly exercise: ExercisePageView['easier'];
}

const Relative = ({ id, title, way: { text, lang }, exercise }: RelativeProps) => (
  <section aria-labelledby={id} className="grid content-start gap-2">
    <h2 id={id} className="text-title">
      {title}
    </h2>
    <p lang={lang}>{text}</p>
    {exercise && (
      <div className="shelf exercises">
        <Link to={exercisePath(exercise.id)}>
          <span className="plate">
            {exercise.image && (
              <img src={exercise.image} alt="" width="84" height="70" loading="lazy" decoding="async" />
            )}
          </span>
          <strong>{exercise.name}</strong>
        </Link>
      </div>
    )}
  </section>
);

function Plans({ plans }: { plans: ExercisePageView['plans'] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans" className="no-print grid gap-2">
      <h2 id="plans" className="text-title">
        <Trans>Plans that use it</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {plans.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/services/fitness-plans/${id}`} className="exercise-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
