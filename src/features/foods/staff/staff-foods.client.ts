import type { I18n } from '@lingui/core';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import { staffFoodMessages } from './messages.ts';
import {
  foodListQuerySchema,
  type ChangedFood,
  type FoodChange,
  type StaffFoods,
  type StoredFood,
} from './schema.ts';

const foodsApi = () => memberApi().admin.foods;

/** The list that an address asks for; what asks for nothing there is left out. @throws {ApiError} */
export async function readFoods(asked: URLSearchParams): Promise<StaffFoods> {
  const known = Object.entries(foodListQuerySchema.shape).flatMap(([name, schema]) => {
    const value = asked.get(name);
    return value !== null && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return await read(foodsApi().$get({ query: Object.fromEntries(known) }));
}

/** @throws {ApiError} */
export const readFood = async (id: string): Promise<StoredFood> =>
  await read(foodsApi()[':id'].$get({ param: { id } }));

/** @throws {ApiError}, with what others made of it meanwhile: see `changedMeanwhileIn` */
export const changeFood = async (id: string, change: FoodChange, key: SaveKey): Promise<StoredFood> =>
  (await read(foodsApi()[':id'].$put({ param: { id }, json: change }, key))) as StoredFood;

/** The food as others have changed it meanwhile, where that is why it was not saved. */
export const changedMeanwhileIn = (error: unknown): ChangedFood | null =>
  error instanceof ApiError && error.problem.code === 'changed_meanwhile'
    ? (error.problem.current as ChangedFood)
    : null;

const tellingReasons = new Set([networkMessage.id, staffFoodMessages.notFound.id]);

/** What could not be done, and why where the reason helps. */
export function failureText(i18n: I18n, failed: { readonly id: string }, error: unknown): string {
  const detail = error instanceof ApiError ? error.problem.detail : '';
  return tellingReasons.has(detail) ? `${i18n._(failed.id)}. ${i18n._(detail)}` : i18n._(failed.id);
}
