import type { Food } from './schema.ts';

/** What people judge differently on a fasting table. */
export const strictnesses = ['fish', 'honey'] as const;
export type Strictness = (typeof strictnesses)[number];

/** For which of them a food is left out by some: honey where it is in its recipe, else fish; null for a food that is not disputed. */
export function strictnessOf({ fasting, recipe }: Pick<Food, 'fasting' | 'recipe'>): Strictness | null {
  if (fasting !== 'disputed') return null;
  return recipe?.ingredients.some(({ name }) => name.en.toLowerCase() === 'honey') ? 'honey' : 'fish';
}
