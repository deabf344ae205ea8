import type { Food } from '#src/features/foods/schema.ts';

/** The foods with every word in their names, in whichever language; those whose name begins so come first. */
export function foodsFound(foods: readonly Food[], typed: string): Food[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = (food: Food) => namesOf(food).some((name) => name.startsWith(words.join(' ')));
  return foods
    .filter((food) => words.every((word) => namesOf(food).some((name) => name.includes(word))))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
}

const namesOf = ({ name, nameOm }: Food): string[] =>
  [name.en, name.am, nameOm].flatMap((text) => text?.toLowerCase() ?? []);
