import type { I18n } from '@lingui/core';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import { nutritionStaffMessages } from './messages.ts';
import { publishingMessages } from '../../publishing/messages.ts';
import {
  type ChangedNutritionPlan,
  type NewNutritionPlan,
  type NutritionPlanChange,
  type StoredNutritionPlan,
  staffListQuerySchema,
} from './schema.ts';

const plansApi = () => memberApi().admin['nutrition-plans'];

/** A page of the list that an address asks for; what asks for nothing there is left out. @throws {ApiError} */
export const readPlans = async (asked: URLSearchParams) => {
  const known = Object.entries(staffListQuerySchema.shape).flatMap(([name, schema]) => {
    const value = asked.get(name);
    return value !== null && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return await read(plansApi().$get({ query: Object.fromEntries(known) }));
};

/** @throws {ApiError} */
export const readPlan = async (id: string): Promise<StoredNutritionPlan> =>
  await read(plansApi()[':id'].$get({ param: { id } }));

/** @throws {ApiError} */
export const createPlan = async (plan: NewNutritionPlan, key: SaveKey): Promise<StoredNutritionPlan> =>
  await read(plansApi().$post({ json: plan }, key));

/** @throws {ApiError}, with what others made of it meanwhile: see `standingPlan` */
export const changePlan = async (
  id: string,
  change: NutritionPlanChange,
  key: SaveKey,
): Promise<StoredNutritionPlan> =>
  (await read(plansApi()[':id'].$put({ param: { id }, json: change }, key))) as StoredNutritionPlan;

/** What is gone already is gone. @throws {ApiError} */
export async function deletePlan(id: string): Promise<void> {
  try {
    await read(plansApi()[':id'].$delete({ param: { id } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.status === 404)) throw error;
  }
}

/**
 * The plan as it stands, where that is why it was not saved: others have changed it meanwhile, or an earlier attempt has
 * made it whose answer was lost.
 *
 * @param me whose attempt that was
 */
export function standingPlan(error: unknown, me: string | null): ChangedNutritionPlan | null {
  if (!(error instanceof ApiError)) return null;
  const { code, current } = error.problem;
  if (code === 'saved_before') return { ...(current as StoredNutritionPlan), changedBy: me };
  return code === 'changed_meanwhile' ? (current as ChangedNutritionPlan) : null;
}

const tellingReasons = new Set<string>([
  publishingMessages.notPublishable.id,
  publishingMessages.breaksFast.id,
  networkMessage.id,
  nutritionStaffMessages.notFound.id,
]);

/** What could not be done, and why where the reason helps. */
export function failureText(i18n: I18n, failed: { readonly id: string }, error: unknown): string {
  const { status, detail } = error instanceof ApiError ? error.problem : { status: 500, detail: '' };
  const isTelling = tellingReasons.has(detail) || status === 413;
  return isTelling ? `${i18n._(failed.id)}. ${i18n._(detail)}` : i18n._(failed.id);
}
