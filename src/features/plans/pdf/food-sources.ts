import type { Grade } from '#src/features/foods/kinds.ts';

interface SourcedFood {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade;
  readonly source: string;
}

/** What one source says, and of which foods. */
interface FoodSource {
  readonly grade: Grade;
  readonly source: string;
  /** Each with its code, where it has one. */
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

/** A table with the row that a food has in it: `A table, code 010109`. */
const rowOfTable = /^(.+), code (\d+)$/;

/**
 * Foods by their sources, each once: the best known first, otherwise in the order in which they come. Rows of one table
 * are told together, each with its code behind the food.
 */
export function foodSources(foods: readonly SourcedFood[]): FoodSource[] {
  const found = new Map<string, FoodSource>();
  for (const food of foods) {
    const [, table, code] = rowOfTable.exec(food.source) ?? [];
    const { grade } = food;
    const source = table ?? food.source;
    const name = code === undefined ? food.name : `${food.name} ${code}`;
    const key = `${grade} ${source}`;
    found.set(key, { grade, source, foods: [...(found.get(key)?.foods ?? []), { id: food.id, name }] });
  }
  return [...found.values()].toSorted((a, b) => a.grade.localeCompare(b.grade));
}

/** A food's name without what is said of it in brackets: "Injera (teff)" is injera. */
export const plainName = (name: string): string => name.replace(/\s*\([^)]*\)/g, '');
