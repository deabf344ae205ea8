import type { Queue, Waiting } from '#src/session/device/queue/waiting.ts';
import type { KeptWorkout } from './beginning.ts';
import { nextPlace, samePlace } from './plan-progress.ts';
import type { Place, StartedPlan } from './schema.ts';

/** A workout that was finished on this device, and that the server does not know as finished. */
export interface FinishedHere extends Pick<KeptWorkout, 'startedPlanId' | 'week' | 'day' | 'routineId'> {
  readonly id: string;
  /** What it is called, in the words of whoever trained it. */
  readonly name: string;
  readonly date: string;
  readonly minutes: number;
  readonly finishedAt: string;
}

/** What was done to the place in a plan on this device. */
export type Deed = { readonly startedPlanId: string; readonly week: number } & (
  | { readonly is: 'trained' | 'marked'; readonly day: number; readonly at: string }
  | { readonly is: 'unmarked'; readonly day: number }
  /** The week is done once more, from its first day on; or no longer. */
  | { readonly is: 'again' | 'taken-back'; readonly round: string }
);

/** What waits of training, the oldest first. */
export interface WaitingTraining {
  readonly finished: readonly FinishedHere[];
  readonly deeds: readonly Deed[];
}

const session = /^\/training\/sessions\/([^/]+)$/;
const dayOfPlan = /^\/training\/plans\/([^/]+)\/weeks\/(\d+)\/days\/(\d+)$/;

const roundOfPlan = /^\/training\/plans\/([^/]+)\/weeks\/(\d+)\/rounds\/([^/]+)$/;

export const waitingTraining = (queue: Queue): WaitingTraining => ({
  finished: queue.flatMap(finishedOf),
  deeds: queue.flatMap(deedsOf),
});

function finishedOf({ method, path, body, about, at }: Waiting): FinishedHere[] {
  const [, id] = session.exec(path) ?? [];
  const { finish, startedPlanId, week, day, routineId } = (body ?? {}) as Partial<KeptWorkout>;
  if (id === undefined || method !== 'PUT' || !finish) return [];
  const { date, minutes } = finish;
  return [
    {
      id,
      name: about.value ?? '',
      date,
      minutes,
      finishedAt: at,
      ...(startedPlanId !== undefined && { startedPlanId }),
      ...(week !== undefined && { week }),
      ...(day !== undefined && { day }),
      ...(routineId !== undefined && { routineId }),
    },
  ];
}

function deedsOf(waiting: Waiting): Deed[] {
  const { method, path, at } = waiting;
  const isPut = method === 'PUT';
  const [, ofDay = '', weekOfDay, day] = dayOfPlan.exec(path) ?? [];
  if (day !== undefined) {
    const place = { startedPlanId: ofDay, week: Number(weekOfDay), day: Number(day) };
    return [isPut ? { ...place, is: 'marked', at } : { ...place, is: 'unmarked' }];
  }
  const [, ofRound = '', week, round] = roundOfPlan.exec(path) ?? [];
  if (round !== undefined)
    return [{ startedPlanId: ofRound, week: Number(week), is: isPut ? 'again' : 'taken-back', round }];
  return finishedOf(waiting).flatMap(({ startedPlanId, finishedAt, ...trained }) =>
    startedPlanId === undefined || trained.week === undefined || trained.day === undefined
      ? []
      : [{ startedPlanId, week: trained.week, day: trained.day, is: 'trained' as const, at: finishedAt }],
  );
}

type Done = StartedPlan['done'];

/** A plan as it stands once the server has taken what waits. */
export function withWaiting(plan: StartedPlan, { deeds }: Pick<WaitingTraining, 'deeds'>): StartedPlan {
  /** What was done of a week before it was opened again, by the round. */
  const before = new Map<string, Done>();
  const own = deeds.filter(({ startedPlanId }) => startedPlanId === plan.id);
  const done = own.reduce((known, deed) => withDeed(known, deed, before), plan.done);
  if (done === plan.done) return plan;
  const next = nextPlace(plan.blocks, done);
  // What is different in another week only the server knows.
  return { ...plan, done, next, phase: next?.week === plan.next?.week ? plan.phase : null };
}

function withDeed(done: Done, deed: Deed, before: Map<string, Done>): Done {
  const { week } = deed;
  switch (deed.is) {
    case 'trained':
      return [...done, { week, day: deed.day, trained: true, finishedAt: deed.at }];
    case 'marked':
      return withDay(done, { week, day: deed.day }, deed.at);
    case 'unmarked':
      return done.filter((one) => one.trained || !samePlace(one, { week, day: deed.day }));
    case 'again':
      before.set(
        deed.round,
        done.filter((one) => one.week === week),
      );
      return done.filter((one) => one.week !== week);
    case 'taken-back':
      return [...done, ...(before.get(deed.round) ?? [])];
  }
}

const withDay = (done: Done, place: Place, finishedAt: string): Done =>
  done.some((one) => samePlace(one, place)) ? done : [...done, { ...place, trained: false, finishedAt }];
