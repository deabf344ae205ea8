import { boughtReady, rawFoods, water } from '#content/market.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { entryOf } from '#src/lib/entry-of.ts';

/** So many grams of a food. */
export interface Need {
  readonly foodId: string;
  readonly grams: number;
}

/** What goes into a dish of the table. */
export interface Making {
  readonly yieldGrams: number;
  readonly ingredients: readonly (Need & { readonly optional?: true | undefined })[];
}

type Foods = ReadonlyMap<string, Pick<Food, 'group' | 'per100g'>>;

export interface Kitchen {
  readonly foods: Foods;
  /** By the dish that each makes. */
  readonly recipes: ReadonlyMap<string, Making>;
}

/** A recipe made of a dish of another recipe, and so on: no kitchen goes deeper. */
const deepest = 6;

/** What has to be bought for what is eaten: dishes by their recipes, cooked food by what it is raw, each food once. */
export function needsOf(eaten: readonly Need[], kitchen: Kitchen): Need[] {
  const grams = new Map<string, number>();
  for (const need of eaten.flatMap((one) => boughtFor(one, kitchen, 0)))
    grams.set(need.foodId, (grams.get(need.foodId) ?? 0) + need.grams);
  return [...grams].map(([foodId, sum]) => ({ foodId, grams: sum }));
}

function boughtFor(need: Need, kitchen: Kitchen, depth: number): Need[] {
  const { foodId, grams } = need;
  if (foodId === water) return [];
  const making = boughtReady.has(foodId) || depth >= deepest ? undefined : kitchen.recipes.get(foodId);
  if (making)
    return making.ingredients
      .filter(({ optional }) => !optional)
      .flatMap((part) =>
        boughtFor(
          { foodId: part.foodId, grams: (part.grams * grams) / making.yieldGrams },
          kitchen,
          depth + 1,
        ),
      );
  const raw = entryOf(rawFoods, foodId);
  const factor = raw === undefined ? null : rawPerCooked(kitchen.foods.get(foodId), kitchen.foods.get(raw));
  return raw === undefined || factor === null ? [need] : [{ foodId: raw, grams: grams * factor }];
}

/**
 * Grams of raw food in a gram of it cooked. Cooking brings water and takes it: what else is in a plant stays as it was;
 * of meat, whose fat drips, the protein does. Null where the table does not say.
 */
function rawPerCooked(
  cooked: Pick<Food, 'group' | 'per100g'> | undefined,
  raw: Pick<Food, 'group' | 'per100g'> | undefined,
): number | null {
  if (!cooked || !raw) return null;
  const kept = ({ group, per100g: { protein, water: moisture } }: Pick<Food, 'group' | 'per100g'>) =>
    cooked.group === 'meat' || group === 'meat' ? protein : moisture === null ? null : 100 - moisture;
  const [inCooked, inRaw] = [kept(cooked), kept(raw)];
  return inCooked === null || !inRaw ? null : inCooked / inRaw;
}
