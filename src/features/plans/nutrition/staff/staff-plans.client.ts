import { read } from '#src/api/client.ts';
import { askedOf, deleting, saving } from '#src/api/screen-data.client.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import {
  type NutritionPlanChange,
  type NutritionPlanDraft,
  staffListQuerySchema,
  type StaffPlanPage,
  type StoredNutritionPlan,
} from './schema.ts';

const plansApi = () => memberApi().admin['nutrition-plans'];

/** A page of the list that an address asks for. @throws {ApiError} */
export const readPlans = async (asked: URLSearchParams): Promise<StaffPlanPage> =>
  await read(plansApi().$get({ query: askedOf(staffListQuerySchema, asked) }));

/** @throws {ApiError} */
export const readPlan = async (id: string): Promise<StoredNutritionPlan> =>
  await read(plansApi()[':id'].$get({ param: { id } }));

/** The table of foods. @throws {ApiError} */
export const readFoods = async (): Promise<Food[]> => (await read(memberApi().foods.$get())).items;

export const createPlan = (
  json: NutritionPlanDraft,
  key: SaveKey,
): Promise<SaveResult<StoredNutritionPlan>> => saving(plansApi().$post({ json }, key));

export const changePlan = (
  id: string,
  json: NutritionPlanChange,
  key: SaveKey,
): Promise<SaveResult<StoredNutritionPlan>> => saving(plansApi()[':id'].$put({ param: { id }, json }, key));

export const deletePlan = (id: string) => deleting(plansApi()[':id'].$delete({ param: { id } }));
