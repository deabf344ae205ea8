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

/** A day that was put behind, or opened again, on this device. */
export interface MarkedHere extends Place {
  readonly startedPlanId: string;
  readonly isDone: boolean;
  readonly at: string;
}

/** What waits of training, the oldest first. */
export interface WaitingTraining {
  readonly finished: readonly FinishedHere[];
  readonly marked: readonly MarkedHere[];
}

const session = /^\/training\/sessions\/([^/]+)$/;
const dayOfPlan = /^\/training\/plans\/([^/]+)\/weeks\/(\d+)\/days\/(\d+)$/;

export const waitingTraining = (queue: Queue): WaitingTraining => ({
  finished: queue.flatMap(finishedOf),
  marked: queue.flatMap(markedOf),
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

function markedOf({ method, path, at }: Waiting): MarkedHere[] {
  const [, startedPlanId = '', week, day] = dayOfPlan.exec(path) ?? [];
  if (day === undefined) return [];
  return [{ startedPlanId, week: Number(week), day: Number(day), isDone: method === 'PUT', at }];
}

/** A plan as it stands once the server has taken what waits. */
export function withWaiting(plan: StartedPlan, { finished, marked }: WaitingTraining): StartedPlan {
  let { done } = plan;
  for (const { startedPlanId, isDone, at, week, day } of marked) {
    if (startedPlanId !== plan.id) continue;
    done = isDone
      ? withDay(done, { week, day }, false, at)
      : done.filter((one) => one.trained || !samePlace(one, { week, day }));
  }
  for (const { startedPlanId, week, day, finishedAt } of finished)
    if (startedPlanId === plan.id && week !== undefined && day !== undefined)
      done = [...done, { week, day, trained: true, finishedAt }];
  if (done === plan.done) return plan;
  const next = nextPlace(plan.blocks, done);
  // What is different in another week only the server knows.
  return { ...plan, done, next, phase: next?.week === plan.next?.week ? plan.phase : null };
}

const withDay = (
  done: StartedPlan['done'],
  place: Place,
  trained: boolean,
  finishedAt: string,
): StartedPlan['done'] =>
  done.some((one) => samePlace(one, place)) ? done : [...done, { ...place, trained, finishedAt }];
