import { apiClient, read } from '#src/api/client.ts';
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

/** A plan as everybody reads it. */
export const readNutritionPlan = async (id: string) =>
  await read(apiClient(fetch).plans.nutrition[':id'].$get({ param: { id } }));
