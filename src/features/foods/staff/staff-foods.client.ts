import { useLingui } from '@lingui/react/macro';
import { read } from '#src/api/client.ts';
import { changingAll } from '#src/api/staff-records.client.ts';
import { askedOf, saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { givenBackBy, useTakenBack } from '#src/ui/staff/taken-back.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { FoodChange, NewFood, OpenedFood, StaffFoods, StoredFood } from './schema.ts';

const foodsApi = () => memberApi().admin.foods;

const loadQuery = async () => (await import('./schema.ts')).foodListQuerySchema;

/** The list that an address asks for. @throws {ApiError} */
export const readFoods = async (address: URLSearchParams): Promise<StaffFoods> =>
  await read(foodsApi().$get({ query: await askedOf(loadQuery, address) }));

/** @throws {ApiError} */
export const readFood = async (id: string): Promise<OpenedFood> =>
  await read(foodsApi()[':id'].$get({ param: { id } }));

export const changeFood = (id: string, json: FoodChange, key: SaveKey): Promise<SaveResult<StoredFood>> =>
  saving(foodsApi()[':id'].$put({ param: { id }, json }, key));

export const addFood = (json: NewFood, key: SaveKey): Promise<SaveResult<StoredFood>> =>
  saving(foodsApi().$post({ json }, key));

export const changeAll = changingAll(foodsApi);

/** For `undoOf` of the editor: a food that was retired. */
export function useFoodTakenBack() {
  const { t } = useLingui();
  return useTakenBack<StoredFood>({
    reachOf: ({ food }) => (food.retired ? 0 : 1),
    nameOf: ({ food }) => food.name,
    giveBack: givenBackBy('offer', ({ food }) => food.id, changeAll),
    takenSaid: (title) => t`Retired: ${title}`,
    saidOf: (title) => t`Offered again: ${title}`,
  });
}
