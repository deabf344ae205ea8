import type { I18n } from '@lingui/core';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { PlanReference, SavedPlan } from './schema.ts';

const plansApi = () => memberApi()['saved-plans'];
const planApi = () => plansApi()[':kind'][':planId'];

/** @throws {ApiError} */
export const readSavedPlans = async (): Promise<readonly SavedPlan[]> =>
  (await read(plansApi().$get())).items;

/** @throws {ApiError} */
export const isSaved = async ({ kind, planId }: PlanReference): Promise<boolean> =>
  (await read(planApi().$get({ param: { kind, planId } }))).saved;

/** Saves a plan, or removes it from the saved ones. @throws {ApiError} */
export async function keepPlan({ kind, planId }: PlanReference, isKept: boolean): Promise<void> {
  const param = { kind, planId };
  if (isKept) await read(planApi().$put({ param }));
  else await read(planApi().$delete({ param }));
}

/** Why a plan was not saved or not removed. */
export const keepFailure = (i18n: I18n, error: unknown, isKept: boolean): string =>
  i18n._(whyFailed(error, isKept ? savedPlanMessages.notSaved : savedPlanMessages.notRemoved));
