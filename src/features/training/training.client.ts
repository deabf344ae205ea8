import type { I18n } from '@lingui/core';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { activityMessages } from '#src/features/activity/messages.ts';
import { memberApi } from '#src/session/account.client.ts';
import { trainingMessages } from './messages.ts';
import type {
  Finish,
  Finished,
  NewSession,
  OpenSession,
  Place,
  SetChange,
  StartedPlan,
  Training,
  WorkoutSession,
} from './schema.ts';

const api = () => memberApi().training;
const planApi = () => api().plans[':id'];
const sessionApi = () => api().sessions[':id'];
const dayApi = () => planApi().weeks[':week'].days[':day'];

/** @throws {ApiError} as all of these */
export const readTraining = async (): Promise<Training> => await read(api().$get());

export const leavePlan = async (id: string, left: boolean): Promise<StartedPlan> =>
  (await read(planApi().$patch({ param: { id }, json: { left } }))) as StartedPlan;

export const startOver = async (id: string): Promise<StartedPlan> =>
  (await read(planApi().restart.$post({ param: { id } }))) as StartedPlan;

/** Marks a day as done without a session, or takes that back. */
export async function markDay(id: string, { week, day }: Place, isDone: boolean): Promise<StartedPlan> {
  const param = { id, week: String(week), day: String(day) };
  return (await read(isDone ? dayApi().$put({ param }) : dayApi().$delete({ param }))) as StartedPlan;
}

export const readOpenSession = async (): Promise<OpenSession | null> =>
  (await read(api().session.$get())).session;

export const startSession = async (json: NewSession): Promise<OpenSession> =>
  (await read(api().session.$post({ json }))) as OpenSession;

export const recordSets = async (id: string, sets: SetChange[]): Promise<WorkoutSession> =>
  (await read(sessionApi().sets.$put({ param: { id }, json: { sets } }))) as WorkoutSession;

export const finishSession = async (id: string, json: Finish): Promise<Finished> =>
  (await read(sessionApi().finish.$post({ param: { id }, json }))) as Finished;

/** Drops a session; one that is gone already is dropped. */
export async function dropSession(id: string): Promise<void> {
  const answer = await sessionApi().$delete({ param: { id } });
  if (!answer.ok && answer.status !== 404) await read(Promise.resolve(answer as never));
}

const knownReasons = new Set(
  [networkMessage, activityMessages.dayFull, ...Object.values(trainingMessages)].map(({ id }) => id),
);

/** Why something was not done: the server's reason where it is one of the texts known here. */
export function trainingFailure(i18n: I18n, error: unknown): string {
  const reason = error instanceof ApiError ? error.problem.detail : '';
  return i18n._(knownReasons.has(reason) ? reason : trainingMessages.notSaved.id);
}
