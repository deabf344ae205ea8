import { apiClient, read } from '#src/api/client.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import { isAnswerKept } from '#src/session/device/kept-answers.client.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { eatables, type Eatables } from './eaten.ts';

let reading: Promise<Eatables> | undefined;

/** Foods and recipes, which the browser caches; read once a visit. */
export function readEatables(): Promise<Eatables> {
  const { foods, recipes } = apiClient(fetch);
  reading ??= Promise.all([read(foods.$get()), read(recipes.$get({ query: {} }))]).then(
    ([known, made]) =>
      eatables(
        known.items,
        made.items.map(({ recipe }) => recipe),
      ),
    (error: unknown) => {
      reading = undefined;
      throw error;
    },
  );
  return reading;
}

/** A plan as everybody reads it. @throws {ApiError} */
export const readNutritionPlan = async (id: string): Promise<NutritionPlanDetail> =>
  await read(apiClient(fetch).plans.nutrition[':id'].$get({ param: { id }, query: {} }));

/** A day of a plan, or all of the plan where it is on the device and so there at once. @throws {ApiError} */
export async function readDayOfPlan(id: string, day: number): Promise<NutritionPlanDetail> {
  if (await isAnswerKept(`/api/plans/nutrition/${id}`)) return await readNutritionPlan(id);
  const asked = apiClient(fetch).plans.nutrition[':id'].$get({ param: { id }, query: { day: String(day) } });
  return await read(asked).catch((error: unknown) => {
    if (!isPassing(error)) throw error;
    return readNutritionPlan(id);
  });
}
