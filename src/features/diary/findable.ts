import { isIngredient, namesOf } from '#src/features/foods/foods-choice.ts';
import { namesOf as namesOfRecipe } from '#src/features/recipes/record.ts';
import { foundByName } from '#src/lib/search-name.ts';
import type { Eatables } from './eaten.ts';
import type { Eatable } from './figures.ts';
import { fastKindOf, fastKindOfRecipe, type FastKind } from './fitting.ts';
import type { DiaryPortion } from './schema.ts';

/** A food or a recipe, as it is looked for. */
export interface Findable {
  readonly key: string;
  readonly id: Pick<DiaryPortion, 'foodId' | 'recipeId'>;
  readonly name: Eatable['name'];
  readonly names: readonly string[];
  readonly fast: FastKind;
}

/** All that can be eaten. */
const findables = ({ foods, recipes }: Eatables): Findable[] => [
  ...[...foods.values()]
    .filter((food) => !isIngredient(food))
    .map((food) => ({
      key: keyOf({ foodId: food.id }),
      id: { foodId: food.id },
      name: food.name,
      names: namesOf(food),
      fast: fastKindOf(food),
    })),
  ...[...recipes.values()]
    .filter(({ retired }) => !retired)
    .map((recipe) => ({
      key: keyOf({ recipeId: recipe.id }),
      id: { recipeId: recipe.id },
      name: recipe.name,
      names: namesOfRecipe(recipe),
      fast: fastKindOfRecipe(recipe, foods),
    })),
];

const keyOf = ({ foodId, recipeId }: Findable['id']) =>
  foodId === undefined ? `recipe ${recipeId}` : `food ${foodId}`;

/**
 * By how names sound, in either script; nothing where nothing is typed. What the person often eats comes first.
 *
 * @param usual what is often eaten
 */
export function findEatables(things: Eatables, typed: string, usual: readonly Findable['id'][]): Findable[] {
  if (typed.trim() === '') return [];
  const often = new Set(usual.map(keyOf));
  const rank = ({ key }: Findable) => (often.has(key) ? 0 : 1);
  return foundByName(findables(things), ({ names }) => names, typed).toSorted((a, b) => rank(a) - rank(b));
}
