import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import { measuresOf, nameOf, workoutOf } from '#src/features/activity/naming.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import { finderPath, plansPath } from '#src/features/plans/plans-address.ts';
import { markDay } from '#src/features/training/training.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import type { Today, TrainingOfDay } from './schema.ts';
import { elsewhere, isTrainedToday, type Marked } from './training-of-day.ts';
import { useDeed } from './use-deed.client.ts';

interface WorkoutCardProps {
  readonly today: Today;
  /** Reads the day again. */
  readonly onDone: () => Promise<void>;
}

// Only for who follows no plan. Where it cannot load, there is the way to it.
const Finder = lazy(() =>
  import('#src/features/plans/finder/home-finder.tsx').catch(() => ({
    default: ({ otherwise }: { otherwise: ReactNode }) => otherwise,
  })),
);

// What is needed by a tap.
const loadWriting = () => import('#src/features/activity/writing.client.ts');
const loadBeginning = () => import('#src/features/training/begin-session.client.ts');

const sessionPath = '/profile/training/session';

/** What is trained today: the workout that goes on, the one that is next, rest, or what was done already. */
export function WorkoutCard({ today, onDone }: WorkoutCardProps) {
  const { training, activities } = today;
  const { session, plan } = training;
  const [marked, setMarked] = useState<Marked | null>(null);
  const { isBusy, act } = useDeed();
  const undo = (what: Marked) =>
    act(async () => {
      await markDay(what.planId, what.place, false);
      if (what.activity) await (await loadWriting()).removeActivity(what.activity);
      await onDone();
      setMarked(null);
    });
  const done = activities.filter(({ type }) => type === workoutType) as Activity[];
  const card = (
    <section aria-labelledby="workout-of-day" className="card grid grid-cols-1 gap-3 p-5 sm:p-6">
      <h2 id="workout-of-day" className="text-title">
        <Trans>Workout</Trans>
      </h2>
      {done.length > 0 && <DoneToday workouts={done} />}
      {marked && (
        <p className="flex flex-wrap items-center gap-3">
          <span role="status">
            <Trans>Day {marked.place.day} is behind you.</Trans>
          </span>
          <Button onClick={() => void undo(marked)} busyLabel={isBusy ? '…' : undefined}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      {session ? (
        <GoingOn session={session} />
      ) : plan?.next ? (
        <NextDay
          plan={plan}
          next={plan.next}
          isQuiet={isTrainedToday(today)}
          day={today.day}
          onMarked={async (what) => {
            await onDone();
            setMarked(what);
          }}
          onStale={onDone}
        />
      ) : (
        <NoNext plan={plan} />
      )}
    </section>
  );
  if (session || plan || marked || done.length > 0) return card;
  return (
    <Suspense fallback={<div className="card finder-room" aria-busy="true" />}>
      <Finder otherwise={card} />
    </Suspense>
  );
}

function DoneToday({ workouts }: { workouts: readonly Activity[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-1">
      {workouts.map((workout) => {
        const { minutes } = measuresOf(workout);
        const id = workoutOf(workout);
        const name = nameOf(workout, language);
        return (
          <li key={workout.id} className="flex flex-wrap items-baseline gap-x-3">
            <span aria-hidden="true" className="font-semibold text-green">
              ✓
            </span>
            <span className="min-w-0 flex-[1_1_min(7rem,70%)] font-semibold wrap-anywhere">
              <span className="sr-only">
                <Trans>Done:</Trans>{' '}
              </span>
              {id === null ? (
                name
              ) : (
                <Link to={`/profile/training/workouts/${id}`} className="inline-flex min-h-11 items-center">
                  {name}
                </Link>
              )}
            </span>
            {minutes !== null && (
              <span className="text-soft">
                <Plural value={minutes} one="# minute" other="# minutes" />
              </span>
            )}
            {workout.details['isKeptHere'] === true && (
              <span className="basis-full text-small text-soft">
                <Trans>Done, and kept on this device until there is a connection</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function GoingOn({ session }: { session: NonNullable<TrainingOfDay['session']> }) {
  const language = useLanguage();
  const { name, title, week, day, finishedAt } = session;
  const called = name ?? (title && inLanguage(title, language));
  return (
    <>
      <div>
        <p className="text-small font-semibold text-soft">
          {finishedAt === null ? (
            <Trans>A workout is going on</Trans>
          ) : (
            <Trans>Done, and kept on this device until there is a connection</Trans>
          )}
        </p>
        {called && <p className="text-large font-semibold wrap-anywhere">{called}</p>}
        {name === null && week !== null && (
          <p className="text-small text-soft">
            <Trans>
              Week {week}, day {day}
            </Trans>
          </p>
        )}
      </div>
      <ButtonLink to={sessionPath} look="primary" className="min-h-14">
        {finishedAt === null ? <Trans>Go on with the workout</Trans> : <Trans>Look at the workout</Trans>}
      </ButtonLink>
    </>
  );
}

interface NextDayProps {
  readonly plan: NonNullable<TrainingOfDay['plan']>;
  readonly next: NonNullable<NonNullable<TrainingOfDay['plan']>['next']>;
  /** Something of the plan was trained today: what is next need not be done today. */
  readonly isQuiet: boolean;
  readonly day: string;
  readonly onMarked: (marked: Marked) => Promise<void>;
  /** What is shown is not how it stands. */
  readonly onStale: () => Promise<void>;
}

function NextDay({ plan, next, isQuiet, day, onMarked, onStale }: NextDayProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const path = useLocalPath()(sessionPath);
  const { isBusy, act } = useDeed();
  const { week, restDay, minutes, exercises, focusAreas, notes } = next;
  const title = inLanguage(plan.title, language);
  const focus = listed(
    focusAreas.map((area) => inLanguage(area, language)),
    language,
  );
  const busyLabel = isBusy ? t`One moment…` : undefined;
  const place = { week, day: next.day };
  const begin = () =>
    act(async () => {
      try {
        await (await loadBeginning()).beginSession({ startedPlanId: plan.id, ...place });
        await navigate(path);
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'session_going_on') throw error;
        await onStale();
      }
    });
  const rest = () =>
    act(async () => {
      await markDay(plan.id, place, true);
      await onMarked({ planId: plan.id, place, activity: null });
    });
  const didElsewhere = () =>
    act(async () => {
      const activity = elsewhere(plan, next, day, crypto.randomUUID());
      // First: what the server does not take is not logged.
      const [{ logActivity }] = await Promise.all([loadWriting(), markDay(plan.id, place, true)]);
      await logActivity(activity);
      await onMarked({ planId: plan.id, place, activity });
    });
  return (
    <>
      {isQuiet && (
        <p className="text-small font-semibold text-soft">
          <Trans>Next</Trans>
        </p>
      )}
      <div>
        <p className="text-large font-semibold wrap-anywhere">
          {restDay ? <Trans>Rest Day</Trans> : focus === '' ? title : focus}
        </p>
        <p className="text-small text-soft wrap-anywhere">
          {title}
          <Dot />
          <Trans>
            Week {week}, day {next.day}
          </Trans>
        </p>
      </div>
      {restDay ? (
        <p>
          <Trans>Take this day to recover and let your body heal.</Trans>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-4 font-semibold">
          <span>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
          <span>
            <Plural value={exercises} one="# exercise" other="# exercises" />
          </span>
        </p>
      )}
      {notes && <p className="text-soft">{inLanguage(notes, language)}</p>}
      {plan.phase && (
        <p className="text-small">
          <strong className="block font-semibold">{inLanguage(plan.phase.title, language)}</strong>
          {inLanguage(plan.phase.text, language)}
        </p>
      )}
      {restDay ? (
        <Button
          look={isQuiet ? 'plain' : 'primary'}
          className="min-h-14"
          onClick={() => void rest()}
          busyLabel={busyLabel}
        >
          <Trans>I have rested</Trans>
        </Button>
      ) : (
        <>
          <Button
            look={isQuiet ? 'plain' : 'primary'}
            className="min-h-14"
            onClick={() => void begin()}
            busyLabel={busyLabel}
          >
            <Trans>Start the workout</Trans>
          </Button>
          {!isQuiet && (
            <Button className="justify-self-start" onClick={() => void didElsewhere()} busyLabel={busyLabel}>
              <Trans>I did it elsewhere</Trans>
            </Button>
          )}
        </>
      )}
    </>
  );
}

function NoNext({ plan }: { plan: TrainingOfDay['plan'] }) {
  return (
    <>
      <p className="text-soft">
        {plan ? (
          <Trans>You have gone through the whole plan. Well done!</Trans>
        ) : (
          <Trans>You follow no plan yet. Three questions lead to one that fits you.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={finderPath} look="primary">
          <Trans>Find your plan</Trans>
        </ButtonLink>
        <ButtonLink to={plansPath}>
          <Trans>Choose a plan</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
