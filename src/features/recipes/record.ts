import { languages } from '#src/lib/language.ts';
import type { Recipe } from './schema.ts';

/** Every name of a recipe, in whichever language. */
export const namesOf = ({ name, alsoKnown = [] }: Pick<Recipe, 'name' | 'alsoKnown'>): string[] => [
  ...languages.flatMap((language) => name[language] || []),
  ...alsoKnown,
];

/** A recipe by the columns of its table; a search looks through its names in every language. */
export function recipeRecord(recipe: Recipe) {
  return { id: recipe.id, data: recipe, search_text: namesOf(recipe).join('\n').toLowerCase() };
}
