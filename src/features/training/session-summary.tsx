import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { AfterWorkout } from './after-workout.tsx';
import { EnergyNote } from './energy-note.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import type { DeviceCopy } from './device-copy.client.ts';
import { sessionResults } from './later-parts.client.ts';
import type { Finished, OpenSession, WorkoutSet } from './schema.ts';
import { TrainFreely } from './train-freely.tsx';
import type { Outcome } from './use-workout.client.ts';
import { speak } from '#src/words/catalogues.client.ts';

// The words of a workout do without these until it ends.
await speak('training');

/** Where it cannot load, the summary does without it. */
export const Results = lazy(() =>
  sessionResults.load().then(
    ({ SessionResults }) => ({ default: SessionResults }),
    () => ({ default: () => null }),
  ),
);

/** How a workout ended. */
export function SessionSummary({
  outcome,
  session,
  wasDropped,
}: {
  outcome: Exclude<Outcome, { kind: 'going' }>;
  /** As it was gone through on this device. */
  session: OpenSession;
  wasDropped: boolean;
}) {
  if (outcome.kind === 'finished') return <Summary finished={outcome.finished} own={session} />;
  if (outcome.kind === 'kept') return <KeptHere copy={outcome.copy} />;
  return <EndedElsewhere wasDropped={wasDropped} />;
}

/** What was done, and where it can be found from now on. */
function Summary({
  finished: { session, minutes, estimate },
  own,
}: {
  finished: Finished;
  own: OpenSession;
}) {
  return (
    <div className="grid gap-5 py-6">
      <WellDone sets={session.sets} minutes={minutes} />
      <Suspense>
        <Results session={own} />
      </Suspense>
      {estimate ? (
        <EnergyNote estimate={estimate} />
      ) : (
        <p className="text-soft">
          <Trans>No energy is estimated, since no weight is known.</Trans>
        </p>
      )}
      <p>
        <Trans>It is in your activity calendar and in your progress now.</Trans>
      </p>
      <AfterWorkout session={own} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to="/today" look="primary">
          <Trans>Today</Trans>
        </ButtonLink>
        <ButtonLink to={`/profile/training/workouts/${session.id}`}>
          <Trans>What you did</Trans>
        </ButtonLink>
      </div>
      <div className="grid">
        {session.week === null && session.routineId === null && (
          <ArrowLink to={`/profile/training/routines/new?workout=${session.id}`}>
            <Trans>Keep as a routine</Trans>
          </ArrowLink>
        )}
        <ArrowLink to="/profile/training">
          <Trans>My training</Trans>
        </ArrowLink>
        <ArrowLink to="/profile#calendar">
          <Trans>To the calendar</Trans>
        </ArrowLink>
        <ArrowLink to="/profile/progress">
          <Trans>My progress</Trans>
        </ArrowLink>
      </div>
    </div>
  );
}

/** How much was done. */
export function WellDone({ sets, minutes }: { sets: readonly WorkoutSet[]; minutes: number }) {
  const done = sets.filter(({ state }) => state === 'done').length;
  return (
    <>
      <Heading>
        <Trans>Well done</Trans>
      </Heading>
      <p className="text-large">
        <Plural value={done} one="# set" other="# sets" />
        <Dot />
        <Plural value={minutes} one="# minute" other="# minutes" />
      </p>
    </>
  );
}

/** What was done without a connection: it is on this device, and the next workout can begin. */
function KeptHere({ copy: { session, finish } }: { copy: DeviceCopy }) {
  return (
    <div className="grid gap-5 py-6">
      <WellDone sets={session.sets} minutes={finish?.minutes ?? 0} />
      <DeliveryNote delivery="waiting" isFinishing />
      <Suspense>
        <Results session={session} />
      </Suspense>
      <AfterWorkout session={session} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to="/today" look="primary">
          <Trans>Today</Trans>
        </ButtonLink>
        <ButtonLink to="/profile/training">
          <Trans>My training</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function EndedElsewhere({ wasDropped }: { wasDropped: boolean }) {
  return (
    <div className="grid justify-items-start gap-5 py-6">
      <Heading>
        {wasDropped ? (
          <Trans>The workout is dropped</Trans>
        ) : (
          <Trans>This workout does not go on any more</Trans>
        )}
      </Heading>
      <p className="text-large text-soft">
        {wasDropped ? (
          <Trans>Nothing of it is kept. The day waits for you.</Trans>
        ) : (
          <Trans>It was finished or dropped on another device, or in another window.</Trans>
        )}
      </p>
      <ButtonLink to="/profile/training" look="primary">
        <Trans>My training</Trans>
      </ButtonLink>
    </div>
  );
}

/** One has ended before, or none was begun. */
export const NothingGoesOn = () => (
  <div className="notice">
    <h1>
      <Trans>No workout is going on</Trans>
    </h1>
    <p className="text-large text-soft">
      <Trans>Start one from the day that is next in your plan.</Trans>
    </p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink to="/profile/training" look="primary">
        <Trans>My training</Trans>
      </ButtonLink>
      <TrainFreely isHere />
    </p>
  </div>
);

/** It takes the focus: what had it is gone. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-head">
      {children}
    </h1>
  );
}
