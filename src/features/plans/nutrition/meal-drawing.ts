import { bowl, coffee, injera, mound, sequence, turned } from '#src/features/foods/dish-drawings.ts';
import { lookOf, lookOfKind } from '#src/features/foods/food-look.ts';
import { mealsIn, type Foods } from './meals.ts';
import type { MealPlace } from './meal-address.ts';
import type { MealItem, NutritionPlan } from './schema.ts';

/** What is stirred into other dishes is not seen. */
const unseen: ReadonlySet<string> = new Set(['fat', 'spice']);

/** The dishes of a meal that a plan has; null where it has none. */
export function mealOf(
  { meals }: Pick<NutritionPlan, 'meals'>,
  { day, variant, meal }: Omit<MealPlace, 'planId'>,
): readonly MealItem[] | null {
  const found = meals.find((one) => one.day === day);
  return found ? mealsIn(found, variant)[meal] : null;
}

/** A meal on its plate from above, in a square of 200; injera covers the plate where there is some. */
export function mealSvg(items: readonly MealItem[], foods: Foods): string {
  const portions = items
    .flatMap((item) => item.portions)
    .filter(({ foodId }) => !unseen.has(foods.get(foodId)?.group ?? ''));
  const random = sequence(portions.map(({ foodId }) => foodId).join());
  const isInjera = ({ foodId }: { foodId: string }) => foodId.startsWith('injera') || foodId === 'beyaynetu';
  const served = portions.filter((portion) => !portion.foodId.startsWith('injera')).slice(0, 7);
  const radii = served.map(({ grams }) => Math.min(44, Math.max(15, 2.6 * Math.sqrt(grams))));
  const distance = served.length < 2 ? 0 : served.length < 4 ? 40 : 50;
  const dishes = served.map(({ foodId }, i) => {
    const [x, y] = turned(distance, -2.2 + (i / served.length) * 2 * Math.PI).map(Math.round) as [
      number,
      number,
    ];
    const radius = radii[i]!;
    if (foodId === 'buna') return `<g transform="translate(${x} ${y}) scale(.8)">${coffee(0, 0)}</g>`;
    const seen = lookOf(foodId) ?? lookOfKind(foods.get(foodId)?.group ?? 'ingredient');
    return seen.inBowl
      ? bowl(x, y, Math.max(22, radius), seen.look, random)
      : mound(x, y, radius, seen.look, random);
  });
  const ground = portions.some(isInjera)
    ? `<g transform="scale(.56)">${injera(random)}</g>`
    : '<circle r="92" fill="#E9E2D4"/><circle r="90" fill="#FBF8F1"/><circle r="72" fill="none" stroke="#E3DBCB" stroke-width="2"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><circle cy="4" r="92" fill="#5A3A1C" opacity=".18"/>${ground}${dishes.join('')}</svg>`;
}
