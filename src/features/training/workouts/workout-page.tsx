import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { PlaceName, useSessionTitle } from '../amounts.tsx';
import { beginSession } from '../begin-session.client.ts';
import { EnergyNote } from '../energy-note.tsx';
import { useAction } from '../use-action.client.ts';
import { endOfSets } from '../workout-sets.ts';
import { sourceNames } from '../import/source-names.ts';
import { newRoutinePath, routinePath } from '../routines/routines.client.ts';
import { WorkoutNotes } from './workout-notes.tsx';
import { WorkoutSets } from './workout-sets-list.tsx';
import { deleteWorkout, orNothing, readWorkout, restoreWorkout } from './workouts.client.ts';
import type { Workout } from './schema.ts';
import '../session.css';

export const handle = await ownPage('training');

const head = {
  lead: /*i18n*/ { id: 'What you did, set by set. Correct what is not right.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: { to: '/profile/training/workouts', title: /*i18n*/ { id: 'What was done' } },
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { id = '' } = params;
  return await readAsMember(request, async () => ({ id, workout: await orNothing(readWorkout(id)) }));
}

/** What was done in a workout, to be looked at, corrected, repeated or deleted. */
export default function WorkoutPage() {
  const { id, workout } = useLoaderData<typeof clientLoader>();
  return <WorkoutScreen key={id} read={workout} />;
}

function WorkoutScreen({ read }: { read: Workout | null }) {
  const [workout, setWorkout] = useState(read);
  const title = useSessionTitle(workout);
  return (
    <MemberPage {...head} title={title} isLeadOver={!workout}>
      {workout ? <Opened workout={workout} title={title} onChange={setWorkout} /> : <NoSuchWorkout />}
    </MemberPage>
  );
}

const NoSuchWorkout = () => (
  <div className="mt-6 grid justify-items-start gap-4">
    <p className="text-large text-soft">
      <Trans>There is no such workout. It may have been deleted.</Trans>
    </p>
    <ButtonLink to="/profile/training/workouts">
      <Trans>What was done</Trans>
    </ButtonLink>
  </div>
);

interface OpenedProps {
  readonly workout: Workout;
  readonly title: string;
  readonly onChange: (workout: Workout) => void;
}

function Opened({ workout, title, onChange }: OpenedProps) {
  const { t } = useLingui();
  const [isDeleted, setIsDeleted] = useState(false);
  const { isBusy, act } = useAction();
  const remove = () =>
    act(async () => {
      await deleteWorkout(workout.id);
      setIsDeleted(true);
    });
  const restore = () =>
    act(async () => {
      onChange(await restoreWorkout(workout.id));
      setIsDeleted(false);
    });
  if (isDeleted) return <Deleted title={title} isBusy={isBusy} onUndo={restore} />;
  return (
    <>
      <Head workout={workout} />
      <WorkoutSets workout={workout} onChange={onChange} />
      {workout.estimate && (
        <section className="mt-8" aria-label={t`Energy`}>
          <EnergyNote estimate={workout.estimate} />
        </section>
      )}
      <WorkoutNotes key={workout.minutes} workout={workout} onChange={onChange} />
      <div className="mt-8 grid gap-4 border-t border-edge pt-6">
        <Repeat id={workout.id} />
        <p className="flex flex-wrap gap-3">
          {workout.routineId === null ? (
            <ButtonLink to={newRoutinePath({ workout: workout.id })}>
              <Trans>Keep as a routine</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={routinePath(workout.routineId)}>
              <Trans>To its routine</Trans>
            </ButtonLink>
          )}
          <Button look="danger" onClick={() => void remove()} busyLabel={isBusy ? t`Deleting…` : undefined}>
            <Trans>Delete this workout</Trans>
          </Button>
        </p>
      </div>
    </>
  );
}

/** When it was, how long, and what it came to. */
function Head({ workout }: { workout: Workout }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const timeOf = useTimeOfDay();
  const { date, minutes, sets, finishedAt, isInCalendar, source } = workout;
  const done = sets.filter(({ state }) => state === 'done').length;
  const end = timeOf(new Date(endOfSets(sets) ?? finishedAt));
  return (
    <div className="mt-4 grid gap-1">
      {workout.week !== null && (
        <p className="text-soft">
          <PlaceName {...workout} />
        </p>
      )}
      <p className="text-large">{formatFullDate(date as Day, calendar, language)}</p>
      <p>
        {t`until ${end}`}
        {minutes !== null && (
          <>
            <Dot />
            <Plural value={minutes} one="# minute" other="# minutes" />
          </>
        )}
        <Dot />
        <Plural value={done} one="# set" other="# sets" />
      </p>
      {source !== null && (
        <p className="text-small text-soft">
          <Trans>Brought over from {sourceNames[source]}</Trans>
        </p>
      )}
      {!isInCalendar && (
        <p className="text-small text-soft">
          <Trans>It was removed from your calendar.</Trans>
        </p>
      )}
    </div>
  );
}

function Repeat({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sessionPath = useLocalPath()('/profile/training/session');
  const { isBusy, act } = useAction();
  const [isInTheWay, setIsInTheWay] = useState(false);
  const repeat = () =>
    act(async () => {
      try {
        await beginSession({ repeatedId: id });
        await navigate(sessionPath);
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'session_going_on') throw error;
        setIsInTheWay(true);
      }
    });
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="primary" onClick={() => void repeat()} busyLabel={isBusy ? t`Starting…` : undefined}>
        <Trans>Do it once more</Trans>
      </Button>
      {isInTheWay ? (
        <p role="alert" className="rounded-card bg-gold-tint px-4 py-2">
          <Trans>Another workout is still going on</Trans>:{' '}
          <Link to="/profile/training/session" className="inline-flex min-h-11 items-center">
            <Trans>Go on with it</Trans>
          </Link>
        </p>
      ) : (
        <p className="text-small text-soft">
          <Trans>The same sets, with what you did as the target. It does not count for a plan.</Trans>
        </p>
      )}
    </div>
  );
}

function Deleted({ title, isBusy, onUndo }: { title: string; isBusy: boolean; onUndo: () => Promise<void> }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed gave way to this one.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="card mt-6 flex flex-wrap items-center gap-3 p-5 text-soft">
      <p role="status" className="min-w-0 grow">
        <Trans>Deleted:</Trans> <s className="wrap-anywhere">{title}</s>
      </p>
      <Button ref={button} onClick={() => void onUndo()} busyLabel={isBusy ? t`Saving…` : undefined}>
        <Trans>Undo</Trans>
      </Button>
      <ButtonLink to="/profile/training/workouts">
        <Trans>All workouts</Trans>
      </ButtonLink>
    </div>
  );
}
