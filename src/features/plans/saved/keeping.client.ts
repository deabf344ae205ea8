import type { I18n } from '@lingui/core';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { memberApi } from '#src/session/account.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { PlanReference, SavedPlan } from './schema.ts';

const plansApi = () => memberApi()['saved-plans'];
const planApi = () => plansApi()[':kind'][':planId'];

/** @throws {ApiError} */
export const readSavedPlans = async (): Promise<readonly SavedPlan[]> =>
  (await read(plansApi().$get())).plans;

/** @throws {ApiError} */
export const isSaved = async ({ kind, planId }: PlanReference): Promise<boolean> =>
  (await read(planApi().$get({ param: { kind, planId } }))).saved;

/** Saves a plan, or removes it from the saved ones. @throws {ApiError} */
export async function keepPlan({ kind, planId }: PlanReference, isKept: boolean): Promise<void> {
  const param = { kind, planId };
  await read(isKept ? planApi().$put({ param }) : planApi().$delete({ param }));
}

const knownReasons = new Set([networkMessage, ...Object.values(savedPlanMessages)].map(({ id }) => id));

/** Why a plan was not saved or not removed: the server's reason where it is one of the texts known here. */
export function keepFailure(i18n: I18n, error: unknown, isKept: boolean): string {
  const reason = error instanceof ApiError ? error.problem.detail : '';
  const otherwise = isKept ? savedPlanMessages.notSaved : savedPlanMessages.notRemoved;
  return i18n._(knownReasons.has(reason) ? reason : otherwise.id);
}
