import { namesOf } from '#src/features/foods/foods-choice.ts';
import { namesOf as namesOfRecipe } from '#src/features/recipes/record.ts';
import { foundByName } from '#src/lib/search-name.ts';
import type { Eatable, Eatables } from './eaten.ts';
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

/** What nobody eats as it is: recipes begin from it. */
const notEaten: ReadonlySet<string> = new Set(['ingredient']);

/** All that can be eaten. */
const findables = ({ foods, recipes }: Eatables): Findable[] => [
  ...[...foods.values()]
    .filter(({ group }) => !notEaten.has(group))
    .map((food) => ({
      key: `food ${food.id}`,
      id: { foodId: food.id },
      name: food.name,
      names: namesOf(food),
      fast: fastKindOf(food),
    })),
  ...[...recipes.values()]
    .filter(({ retired }) => !retired)
    .map((recipe) => ({
      key: `recipe ${recipe.id}`,
      id: { recipeId: recipe.id },
      name: recipe.name,
      names: namesOfRecipe(recipe),
      fast: fastKindOfRecipe(recipe, foods),
    })),
];

/** By how names sound, in either script; nothing where nothing is typed. */
export const findEatables = (things: Eatables, typed: string): Findable[] =>
  typed.trim() === '' ? [] : foundByName(findables(things), ({ names }) => names, typed);
