import { read } from '#src/api/client.ts';
import { askedOf, deleting, saving } from '#src/api/screen-data.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import { libraryOf, type Library } from '../schedule.ts';
import type { PlanDraft } from '../schema.ts';
import { staffListQuerySchema, type StaffPlanPage, type StoredPlan } from './schema.ts';

const plansApi = () => memberApi().admin['fitness-plans'];

/** The page of the list that an address asks for. @throws {ApiError} */
export const readPlans = async (asked: URLSearchParams): Promise<StaffPlanPage> =>
  await read(plansApi().$get({ query: askedOf(staffListQuerySchema, asked) }));

/** @throws {ApiError} */
export const readPlan = async (id: string): Promise<StoredPlan> =>
  await read(plansApi()[':id'].$get({ param: { id } }));

/** All exercises that a plan can be made of. @throws {ApiError} */
export const readLibrary = async (): Promise<Library> =>
  libraryOf((await read(memberApi().exercises.$get())).items);

/** @param over what it is written over; null makes a new plan */
export const savePlan = (
  draft: PlanDraft,
  over: StoredPlan | null,
  key: SaveKey,
): Promise<SaveResult<StoredPlan>> =>
  saving(
    over
      ? plansApi()[':id'].$put({ param: { id: over.id }, json: { ...draft, version: over.version } }, key)
      : plansApi().$post({ json: draft }, key),
  );

export const deletePlan = (id: string) => deleting(plansApi()[':id'].$delete({ param: { id } }));
