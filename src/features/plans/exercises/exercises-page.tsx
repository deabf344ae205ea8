import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import shelf from '#src/ui/shelf.css?url';
import { ShelfFilters, ShelfSection } from '#src/ui/shelf.tsx';
import styles from './exercises.css?url';
import {
  exercisePath,
  exercisesAddress,
  exercisesPath,
  maxSearchLength,
  noGear,
} from './exercises-address.ts';
import { chosenExercises, type ChosenExercises } from './exercises-choice.ts';
import { libraryView, type ExercisesSection, type OfferedFilters } from './exercises-view.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const choice = chosenExercises(url.searchParams);
  const { exercises: api } = apiClient(context.get(serverFetch), 'http://internal');
  const { items } = await read(api.$get({ query: {} }));
  const view = libraryView(items, choice, language);
  if (choice.q !== undefined && view.sections.every(({ exercises }) => exercises.length === 0))
    context.get(nothingFound)('exercises', choice.q);
  return { choice, ...view };
}

/** The library of exercises: by what they train, how one moves, what is there to train with, and by name. */
export default function ExercisesPage() {
  const { t } = useLingui();
  const { choice, filters, sections } = useLoaderData<typeof loader>();
  const count = sections.reduce((sum, { exercises }) => sum + exercises.length, 0);
  return (
    <main className="page grid grid-cols-1 gap-6 pt-6 md:pt-10">
      <link rel="stylesheet" href={shelf} precedence="page" />
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Exercises`}
        description={t`Exercises for home, compound and gym, each drawn in motion, with steps, common mistakes, the muscles it works and when to take care.`}
      />
      <SceneHead place="room">
        <h1>
          <Trans>Exercises</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>Each one drawn in motion and told step by step.</Trans>
        </p>
      </SceneHead>
      <Filters choice={choice} filters={filters} />
      <section className="grid grid-cols-1 gap-4" aria-labelledby="exercises">
        <h2 id="exercises" className="text-title">
          <Plural value={count} one="# exercise" other="# exercises" />
        </h2>
        {count === 0 ? (
          <NothingFound choice={choice} />
        ) : (
          sections.map(({ id, name, exercises }) => (
            <ShelfSection key={id} {...{ id, name }}>
              <ul className="shelf exercises">
                {exercises.map((exercise) => (
                  <li key={exercise.id}>
                    <Row exercise={exercise} />
                  </li>
                ))}
              </ul>
            </ShelfSection>
          ))
        )}
      </section>
    </main>
  );
}

function Filters({ choice, filters }: { choice: ChosenExercises; filters: OfferedFilters }) {
  const { t } = useLingui();
  const pairs = (offered: readonly { readonly value: string; readonly label: string }[]) =>
    offered.map(({ value, label }) => [value, label] as const);
  return (
    <div className="no-print grid grid-cols-1 gap-4">
      <ShelfFilters
        path={exercisesPath}
        search={{
          label: <Trans>Name, muscle or equipment</Trans>,
          placeholder: t`squat, ፑሽ አፕ, chest…`,
          value: choice.q,
          maxLength: maxSearchLength,
        }}
        choices={[
          {
            name: 'gear',
            label: <Trans>What there is to train with</Trans>,
            all: t`With anything`,
            offered: [
              ...(filters.hasGearless ? [[noGear, t`With nothing`] as const] : []),
              ...pairs(filters.gear),
            ],
            chosen: choice.gear,
          },
          {
            name: 'pattern',
            label: <Trans>Kind of movement</Trans>,
            all: t`All movements`,
            offered: pairs(filters.patterns),
            chosen: choice.pattern,
          },
        ]}
        kept={{ muscleGroup: choice.muscleGroup }}
      >
        <Trans>Show</Trans>
      </ShelfFilters>
      <nav aria-label={t`Muscle group`} className="exercise-groups">
        <Group to={exercisesAddress({ ...choice, muscleGroup: undefined })} isChosen={!choice.muscleGroup}>
          <Trans>Everything</Trans> <Count value={filters.total} />
        </Group>
        {filters.muscleGroups.map(({ value, label, count }) => (
          <Group
            key={value}
            to={exercisesAddress({ ...choice, muscleGroup: value })}
            isChosen={choice.muscleGroup === value}
          >
            {label} <Count value={count} />
          </Group>
        ))}
      </nav>
    </div>
  );
}

interface GroupProps {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

const Group = ({ to, isChosen, children }: GroupProps) => (
  <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
    {children}
  </Link>
);

function Count({ value }: { value: number }) {
  const { i18n } = useLingui();
  return <span className="text-small text-soft">{i18n.number(value)}</span>;
}

function Row({
  exercise: { id, name, image, level, muscles, gear },
}: {
  exercise: ExercisesSection['exercises'][number];
}) {
  return (
    <Link to={exercisePath(id)}>
      <span className="plate">
        {image && <img src={image} alt="" width="84" height="70" loading="lazy" decoding="async" />}
      </span>
      <span>
        <strong>{name}</strong>
        <small>{muscles}</small>
        <small>
          {level}
          <Dot />
          {gear || <Trans>Nothing needed</Trans>}
        </small>
      </span>
    </Link>
  );
}

/** Says what was looked for, and how to find more. */
function NothingFound({ choice }: { choice: ChosenExercises }) {
  const { q, muscleGroup, pattern, gear } = choice;
  const isNarrowed = muscleGroup ?? pattern ?? gear;
  return (
    <div className="card grid justify-items-start gap-3 p-6">
      <p className="font-serif text-title font-semibold wrap-anywhere">
        {q === undefined ? (
          <Trans>No exercise is all of this at once.</Trans>
        ) : isNarrowed ? (
          <Trans>Among what is chosen, nothing sounds like “{q}”.</Trans>
        ) : (
          <Trans>No exercise sounds like “{q}”.</Trans>
        )}
      </p>
      <p className="text-soft">
        {q === undefined ? (
          <Trans>Take one of the choices back: another movement, or with anything.</Trans>
        ) : (
          <Trans>Write its name, a muscle, or what you have to train with, in English or Amharic.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        {q !== undefined && isNarrowed && (
          <ButtonLink to={exercisesAddress({ q })} look="primary">
            <Trans>Look in all exercises</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={exercisesPath}>
          <Trans>Show all exercises</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
