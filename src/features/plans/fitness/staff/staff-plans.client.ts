import type { I18n } from '@lingui/core';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import { savedBefore } from '#src/lib/idempotency.ts';
import type { Exercise } from '../../exercises/schema.ts';
import { staffPlanReasons } from './messages.ts';
import { publishingMessages } from '../../publishing/messages.ts';
import { staffListQuerySchema, type Library, type PlanDraft, type StaffPlan } from './schema.ts';

const plansApi = () => memberApi().admin['fitness-plans'];

/** A page of the list that an address asks for; what no list can be asked for is left out. @throws {ApiError} */
export async function readPlans(asked: URLSearchParams) {
  const known = Object.entries(staffListQuerySchema.shape).flatMap(([name, schema]) => {
    const value = asked.get(name);
    return value !== null && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return await read(plansApi().$get({ query: Object.fromEntries(known) }));
}

/** @throws {ApiError} */
export const readPlan = async (id: string): Promise<StaffPlan> =>
  await read(plansApi()[':id'].$get({ param: { id } }));

/** All exercises that a plan can be made of. @throws {ApiError} */
export async function readLibrary(): Promise<Library> {
  const exercises = (await read(memberApi().exercises.$get())).items as Exercise[];
  return new Map(exercises.map((exercise) => [exercise.id, exercise]));
}

/** @throws {ApiError} */
export const createPlan = async (plan: PlanDraft, key: SaveKey) =>
  await read(plansApi().$post({ json: { plan } }, key));

/** @throws {ApiError}, with what others made of it meanwhile: see `standingPlan` */
export const updatePlan = async (id: string, version: number, plan: PlanDraft, key: SaveKey) =>
  await read(plansApi()[':id'].$put({ param: { id }, json: { version, plan } }, key));

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
 * made it whose answer was lost. @throws {ApiError}
 */
export async function standingPlan(error: unknown): Promise<StaffPlan | null> {
  if (!(error instanceof ApiError)) return null;
  const { code, current } = error.problem;
  if (code === 'saved_before') return await readPlan((current as { id: string }).id);
  return code === 'changed_meanwhile' ? (current as StaffPlan) : null;
}

const tellingReasons = new Set<string>([
  publishingMessages.notPublishable.id,
  networkMessage.id,
  staffPlanReasons.notFound.id,
  savedBefore.id,
]);

/** What could not be done, and why where the reason helps. */
export function failureText(i18n: I18n, failed: { readonly id: string }, error: unknown): string {
  const { status, detail, followers } =
    error instanceof ApiError ? error.problem : { status: 500, detail: '', followers: undefined };
  if (followers !== undefined)
    return `${i18n._(failed.id)}. ${i18n._(staffPlanReasons.followed.id, { count: followers })}`;
  const isTelling = tellingReasons.has(detail) || status === 413;
  return isTelling ? `${i18n._(failed.id)}. ${i18n._(detail)}` : i18n._(failed.id);
}
