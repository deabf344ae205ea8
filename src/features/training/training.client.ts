import type { I18n } from '@lingui/core';
import { read, remove, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep, type waits } from '#src/session/send-or-keep.client.ts';
import { readWaiting } from '#src/session/writes.client.ts';
import { trainingMessages } from './messages.ts';
import type { WaitingTraining } from './waiting-training.ts';
import type { KeptWorkout, NewSession, StoredWorkout } from './beginning.ts';
import type {
  ComingDays,
  Finish,
  Finished,
  OpenSession,
  Place,
  PlanDifferences,
  SetChange,
  StartedPlan,
  Training,
  WorkoutSession,
} from './schema.ts';

const api = () => memberApi().training;
const planApi = () => api().plans[':id'];
const sessionApi = () => api().sessions[':id'];
const dayApi = () => planApi().weeks[':week'].days[':day'];

/**
 * Where this device keeps the workout that a member goes through: another one on the same device neither sees nor sends it.
 */
export const copyKey = (userId: string): string => `birtu-training-${userId}`;

/** What of this member's training waits on this device; null where nothing at all does. */
export async function readWaitingTraining(): Promise<WaitingTraining | null> {
  const queue = await readWaiting();
  if (queue.length === 0) return null;
  return (await import('./waiting-training.ts')).waitingTraining(queue);
}

/** @throws {ApiError} as all of these */
export async function readTraining(): Promise<Training> {
  const [{ plans, session }, waiting] = await Promise.all([read(api().$get()), readWaitingTraining()]);
  if (!waiting) return { plans, session };
  const { withWaiting } = await import('./waiting-training.ts');
  const isOver = waiting.finished.some(({ id }) => id === session?.id);
  return { plans: plans.map((plan) => withWaiting(plan, waiting)), session: isOver ? null : session };
}

export const leavePlan = async (id: string): Promise<StartedPlan> =>
  await read(planApi().$patch({ param: { id }, json: { left: true } }));

/** Takes up again what was left. @param replace the started plan that is left for it */
export const takeUpPlan = async (id: string, replace?: string): Promise<StartedPlan> =>
  await read(planApi().$patch({ param: { id }, json: { left: false, ...replacing(replace) } }));

const replacing = (replace?: string) => (replace === undefined ? {} : { replace });

export const readDifferences = async (id: string): Promise<PlanDifferences> =>
  await read(planApi().differences.$get({ param: { id } }));

export const takeVersion = async (id: string, version: number): Promise<StartedPlan> =>
  await read(planApi().version.$put({ param: { id }, json: { version } }));

/** @param replace as for `takeUpPlan` */
export const startOver = async (id: string, replace?: string): Promise<StartedPlan> =>
  await read(planApi().restart.$post({ param: { id }, query: replacing(replace) }));

/** Marks a day as done without a session, or takes that back. */
export async function markDay(
  id: string,
  { week, day }: Place,
  isDone: boolean,
): Promise<StartedPlan | typeof waits> {
  const param = { id, week: String(week), day: String(day) };
  return await sendOrKeep(
    {
      method: isDone ? 'PUT' : 'DELETE',
      path: `/training/plans/${id}/weeks/${week}/days/${day}`,
      about: { kind: 'training_day', value: `${week} · ${day}` },
    },
    async () => await read(isDone ? dayApi().$put({ param }) : dayApi().$delete({ param })),
  );
}

/** The one that goes on, unless it was finished on this device. */
export async function readOpenSession(): Promise<OpenSession | null> {
  const [{ session }, waiting] = await Promise.all([read(api().session.$get()), readWaitingTraining()]);
  return waiting?.finished.some(({ id }) => id === session?.id) ? null : session;
}

/** What a workout would begin with now, for when there is no connection. */
export const readComing = async (): Promise<ComingDays> => await read(api().session.coming.$get());

export const startSession = async (json: NewSession): Promise<OpenSession> =>
  await read(api().session.$post({ json }));

export const recordSets = async (id: string, sets: SetChange[]): Promise<WorkoutSession> =>
  await read(sessionApi().sets.$put({ param: { id }, json: { sets } }));

export const finishSession = async (id: string, json: Finish): Promise<Finished> =>
  await read(sessionApi().finish.$post({ param: { id }, json }));

/** Tells all of a workout that this device has kept, in one. */
export const storeWorkout = async (id: string, json: KeptWorkout): Promise<StoredWorkout> =>
  await read(sessionApi().$put({ param: { id }, json }));

export const dropSession = (id: string): Promise<void> => remove(sessionApi().$delete({ param: { id } }));

/** Another exercise in place of one from now on: in the plan or the routine of a session. */
export const swapFromNowOn = (id: string, from: string, to: string): Promise<void> =>
  remove(
    sessionApi().swaps[':exerciseId'].$put({ param: { id, exerciseId: from }, json: { exerciseId: to } }),
  );

export const takeSwapBack = async (id: string, exerciseId: string): Promise<StartedPlan> =>
  await read(planApi().swaps[':exerciseId'].$delete({ param: { id, exerciseId } }));

/** Why something was not done. */
export const trainingFailure = (i18n: I18n, error: unknown): string =>
  i18n._(whyFailed(error, trainingMessages.notSaved));
