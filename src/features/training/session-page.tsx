import { Trans, useLingui } from '@lingui/react/macro';
import { isPassing } from '#src/session/passing.client.ts';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { LoadingWords, requireSession, useMember } from '#src/session/guard.tsx';
import { LaterPart } from '#src/session/later-part.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { deliverKept } from './delivery.client.ts';
import { keepCopy, newCopy, readCopy, type DeviceCopy } from './device-copy.client.ts';
import { GoingWorkout } from './going-workout.tsx';
import type { WorkoutSet } from './schema.ts';
import { withExercises } from './session-exercises.client.ts';
import { sessionSummary } from './later-parts.client.ts';
import { readOpenSession } from './training.client.ts';
import { useWorkout, type Outcome } from './use-workout.client.ts';
import { mergeSets } from './workout-sets.ts';
import './session.css';

export const handle = await ownPage('workout');

export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

/** What helps whoever is there for the first time, until it is known which workout it is. */
export const HydrateFallback = () => (
  <main className="page min-h-dvh max-w-xl py-6">
    <p className="text-large text-soft">
      <Trans>
        Press Done after each set: the rest begins by itself. What you did is kept, with a connection or
        without one.
      </Trans>
    </p>
    <LoadingWords />
  </main>
);

interface Loaded {
  readonly userId: string;
  readonly copy: DeviceCopy | null;
  /** The sets as the server has them; null where it could not be asked. */
  readonly known: readonly WorkoutSet[] | null;
}

/** The session that goes on, from the server and from the device: without a connection from the device alone. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { id: userId } = await requireSession(request);
  const kept = readCopy(userId);
  try {
    const session = await readOpenSession();
    if (!session && kept?.finish) return { userId, copy: kept, known: null };
    // Ended elsewhere: what was done on this device is told before it is forgotten, and stays where it is not taken.
    const isEnded = kept !== null && kept.session.id !== session?.id;
    if (isEnded && (await deliverKept(userId)) !== null) return { userId, copy: kept, known: null };
    if (!session) return { userId, copy: forget(userId), known: null };
    const copy = kept?.session.id === session.id ? kept : newCopy(session, Date.now());
    const sets = mergeSets(session.sets, copy.session.sets);
    return {
      userId,
      copy: { ...copy, session: withExercises({ ...session, sets }, copy.session) },
      known: session.sets,
    };
  } catch (error) {
    if (!kept || !isPassing(error)) throw error;
    return { userId, copy: kept, known: null };
  }
}

function forget(userId: string): null {
  keepCopy(userId, null);
  return null;
}

/** A day of a plan, set by set. */
export default function SessionPage() {
  const { t } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  // What one was led here with; later news come by themselves.
  const [first, setFirst] = useState(loaded);
  if (!first.copy && loaded.copy) setFirst(loaded);
  const { userId, copy, known } = first;
  useMember();
  return (
    <main className="page max-w-xl pt-4 pb-0">
      <PageHead title={t`Workout`} description={t`Your day of training, set by set.`} />
      {copy ? (
        <Followed userId={userId} copy={copy} known={known} />
      ) : (
        <LaterPart of={sessionSummary}>{({ NothingGoesOn }) => <NothingGoesOn />}</LaterPart>
      )}
    </main>
  );
}

function Followed({ userId, copy, known }: Loaded & { copy: DeviceCopy }) {
  const workout = useWorkout(userId, copy, known);
  const [dropped, setDropped] = useState<Outcome | null>(null);
  const outcome = dropped ?? workout.outcome;
  if (outcome.kind !== 'going')
    return (
      <LaterPart of={sessionSummary}>
        {({ SessionSummary }) => (
          <SessionSummary outcome={outcome} session={workout.copy.session} wasDropped={dropped !== null} />
        )}
      </LaterPart>
    );
  return (
    <GoingWorkout
      workout={workout}
      onDropped={() => {
        keepCopy(userId, null);
        setDropped({ kind: 'elsewhere' });
      }}
    />
  );
}
