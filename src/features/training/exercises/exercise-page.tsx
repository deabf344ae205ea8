import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { DoneAmount } from '../amounts.tsx';
import { measureOf } from '../exercise-figures.ts';
import { isOwn } from '../own-exercises/as-exercise.ts';
import { useAction } from '../use-action.client.ts';
import { orNothing, workoutPath } from '../workouts/workouts.client.ts';
import { ExerciseCharts } from './exercise-charts.tsx';
import { readExerciseHistory, readTrainedExercise } from './exercises.client.ts';
import { OneRepMaxNote } from './one-rep-max-note.tsx';
import type { ExerciseHistory, TrainedExercise } from './schema.ts';
import { Total } from './total.tsx';

export const handle = await ownPage('training');

const head = {
  lead: /*i18n*/ { id: 'What you did of this exercise, over time.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: { to: '/profile/training/workouts', title: /*i18n*/ { id: 'What was done' } },
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { exerciseId = '' } = params;
  return await readAsMember(request, async () => {
    const [exercise, history] = await Promise.all([
      orNothing(readTrainedExercise(exerciseId)),
      orNothing(readExerciseHistory(exerciseId)),
    ]);
    return { exercise, history };
  });
}

/** What a member did of an exercise: the most so far, over time, and workout by workout. */
export default function ExercisePage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { exercise, history } = useLoaderData<typeof clientLoader>();
  const name = exercise?.name ? inLanguage(exercise.name, language) : t`An exercise that was deleted`;
  return (
    <MemberPage {...head} title={exercise ? name : t`No such exercise`} isLeadOver={!exercise || !history}>
      {!exercise || !history ? (
        <p className="mt-4 text-large text-soft">
          <Trans>There is no such exercise, and you have done none of it.</Trans>
        </p>
      ) : (
        <>
          {exercise.name && !isOwn(exercise.id) && (
            <p>
              <Link to={`/exercises/${exercise.id}`} className="inline-flex min-h-11 min-w-11 items-center">
                <Trans>How it is done</Trans>
              </Link>
            </p>
          )}
          {exercise.workouts === 0 ? (
            <NotDoneYet />
          ) : (
            <div key={exercise.id} className="mt-4 grid grid-cols-1 gap-10">
              <Records exercise={exercise} />
              <ExerciseCharts charted={exercise.charted} />
              <History id={exercise.id} first={history} count={exercise.workouts} />
            </div>
          )}
        </>
      )}
    </MemberPage>
  );
}

const NotDoneYet = () => (
  <div className="mt-4 grid justify-items-start gap-4">
    <p className="text-large text-soft">
      <Trans>You have not done it yet. Once it is in a workout that you finish, it is drawn here.</Trans>
    </p>
    <ButtonLink to="/profile/training" look="primary">
      <Trans>My training</Trans>
    </ButtonLink>
  </div>
);

/** The most that there was of each, and when. */
function Records({ exercise: { records } }: { exercise: TrainedExercise }) {
  const { best, oneRepMax } = records;
  const most = {
    volume: records.volume?.value ?? 0,
    totalReps: records.totalReps?.value ?? 0,
    totalSeconds: records.totalSeconds?.value ?? 0,
  };
  const measure = measureOf(most);
  const total = records[measure];
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="text-title">
        <Trans>Your records</Trans>
      </h2>
      <dl className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {best && (
          <Record name={<Trans>Best set</Trans>} {...best}>
            <DoneAmount {...best} />
          </Record>
        )}
        {total && (
          <Record name={<Trans>Most in one workout</Trans>} {...total}>
            <Total measure={measure} value={total.value} />
          </Record>
        )}
        {oneRepMax && (
          <Record name={<Trans>Estimated for one repetition</Trans>} {...oneRepMax}>
            <Total measure="volume" value={oneRepMax.value} />
          </Record>
        )}
      </dl>
      {oneRepMax && <OneRepMaxNote />}
    </section>
  );
}

function Record({
  name,
  workoutId,
  date,
  children,
}: {
  name: ReactNode;
  workoutId: string;
  date: string;
  children: ReactNode;
}) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd>
        <b className="block font-serif text-large font-semibold">{children}</b>
        <Link to={workoutPath(workoutId)} className="inline-flex min-h-11 items-center text-small">
          {formatDate(date as Day, calendar, language)}
        </Link>
      </dd>
    </div>
  );
}

function History({ id, first, count }: { id: string; first: ExerciseHistory; count: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const [{ items, next }, setShown] = useState(first);
  const { isBusy, act } = useAction();
  const showMore = (after: string) =>
    act(async () => {
      const page = await readExerciseHistory(id, after);
      setShown({ items: [...items, ...page.items], next: page.next });
    });
  return (
    <section aria-labelledby="exercise-history">
      <h2 id="exercise-history" className="text-title">
        <Trans>Workout by workout</Trans>
      </h2>
      <p className="text-soft">
        <Plural value={count} one="# workout" other="# workouts" />
      </p>
      <ul className="rows mt-2">
        {items.map(({ workoutId, date, sets, figures }) => (
          <li key={workoutId} className="py-2">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link to={workoutPath(workoutId)} className="inline-flex min-h-11 items-center font-semibold">
                {formatDate(date as Day, calendar, language)}
              </Link>
              {figures.volume > 0 && (
                <span className="text-small text-soft">
                  <Trans>
                    <Total measure="volume" value={figures.volume} /> in all
                  </Trans>
                </span>
              )}
            </p>
            <ol className="flex flex-wrap gap-x-5 text-small">
              {sets.map((set, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a set is its place
                <li key={index}>
                  <DoneAmount {...set} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button
          className="mt-6"
          onClick={() => void showMore(next)}
          busyLabel={isBusy ? t`Loading...` : undefined}
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </section>
  );
}
