import { copyKey } from './training.client.ts';
import type { StepTimer } from './course.ts';
import { pauseTimer, resumeTimer } from './rest-timer.ts';
import type { NewSession } from './beginning.ts';
import type { Finish, OpenSession, ShownExercise, WorkoutSession, WorkoutSet } from './schema.ts';
import { endOfSets, isAhead, mergeSets, wholeSets } from './workout-sets.ts';

/** A session as this device keeps it, so that neither a lost line nor a reload takes anything away. */
export interface DeviceCopy {
  readonly session: OpenSession;
  /** When it began, in milliseconds of this device's clock. */
  readonly begunAt: number;
  /** Since when it is paused; null while it goes on. */
  readonly pausedAt: number | null;
  /** Milliseconds of earlier pauses. */
  readonly pausedFor: number;
  readonly timer: StepTimer | null;
  /** Finished here; the server is still to be told. */
  readonly finish: Finish | null;
  /** How it began here, where the server is still to be told. */
  readonly begun?: NewSession;
  /** Whether less is wanted for this day. */
  readonly isLighter?: boolean;
}

/** A session that another device may have begun before. @param now by this device's clock, in milliseconds */
export const newCopy = (session: OpenSession, now: number): DeviceCopy => ({
  session,
  begunAt: Math.min(now, Date.parse(session.startedAt)),
  pausedAt: null,
  pausedFor: 0,
  timer: null,
  finish: null,
});

/** What a day tells of the workout that is kept here. Finished, it waits to be told to the server. */
export const headOf = ({ session, finish }: DeviceCopy): Omit<WorkoutSession, 'sets'> => ({
  ...session,
  finishedAt: finish && (endOfSets(session.sets) ?? session.startedAt),
});

/** What stands in the storage; null for nothing, or for what an older version of the product has left there. */
export function parseCopy(text: string | null): DeviceCopy | null {
  try {
    const copy = JSON.parse(text ?? 'null') as Partial<DeviceCopy> | null;
    return copy && Array.isArray(copy.session?.sets) && typeof copy.begunAt === 'number'
      ? wholeCopy(copy as DeviceCopy)
      : null;
  } catch {
    return null;
  }
}

/** What a copy that an older version of the product has left does not know of. */
function wholeCopy(copy: DeviceCopy): DeviceCopy {
  const {
    proposals = [],
    alternatives = {},
    notes = [],
    ...session
  } = copy.session as Partial<OpenSession> & Pick<OpenSession, 'sets' | 'exercises'>;
  const sets = wholeSets(session.sets);
  const isOld = session.name === undefined;
  return {
    ...copy,
    session: {
      ...copy.session,
      ...(isOld && { name: null, routineId: null }),
      exercises: session.exercises.map((exercise) => ({
        ...exercise,
        gear: (exercise as Partial<ShownExercise>).gear ?? [],
        category: (exercise as Partial<ShownExercise>).category ?? 'strength',
        pattern: (exercise as Partial<ShownExercise>).pattern ?? 'other',
      })),
      proposals: isOld ? [] : proposals,
      alternatives,
      notes,
      sets,
    },
  };
}

/** Storage can be refused, as in some private windows: then the session lives in the page and on the server. */
export function readCopy(userId: string): DeviceCopy | null {
  try {
    return parseCopy(localStorage.getItem(copyKey(userId)));
  } catch {
    return null;
  }
}

/** @param copy null: nothing goes on here any more */
export function keepCopy(userId: string, copy: DeviceCopy | null): void {
  try {
    const [key, text] = [copyKey(userId), JSON.stringify(copy)];
    if (copy === null) localStorage.removeItem(key);
    else if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/** A copy with what another one knows of the sets. The same one where that is nothing new. */
export const withSets = (copy: DeviceCopy, sets: readonly WorkoutSet[]): DeviceCopy =>
  isAhead(sets, copy.session.sets)
    ? { ...copy, session: { ...copy.session, sets: mergeSets(copy.session.sets, sets) } }
    : copy;

/** @param now by this device's clock, in milliseconds */
export function paused(copy: DeviceCopy, now: number): DeviceCopy {
  return {
    ...copy,
    pausedAt: now,
    timer: copy.timer && { ...copy.timer, run: pauseTimer(copy.timer.run, now) },
  };
}

export function resumed(copy: DeviceCopy, now: number): DeviceCopy {
  return {
    ...copy,
    pausedAt: null,
    pausedFor: copy.pausedFor + (copy.pausedAt === null ? 0 : now - copy.pausedAt),
    timer: copy.timer && { ...copy.timer, run: resumeTimer(copy.timer.run, now) },
  };
}

/** Seconds since the beginning, without pauses. */
export const elapsedSeconds = ({ begunAt, pausedAt, pausedFor }: DeviceCopy, now: number): number =>
  Math.max(0, ((pausedAt ?? now) - begunAt - pausedFor) / 1000);
