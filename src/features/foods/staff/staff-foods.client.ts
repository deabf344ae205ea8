import { read } from '#src/api/client.ts';
import { saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import { foodListQuerySchema, type FoodChange, type StaffFoods, type StoredFood } from './schema.ts';

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

export const changeFood = (id: string, json: FoodChange, key: SaveKey): Promise<SaveResult<StoredFood>> =>
  saving(foodsApi()[':id'].$put({ param: { id }, json }, key));
