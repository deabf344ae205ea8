/** A category to choose, with how many plans it has. */
export interface OfferedCategory<Category extends string> {
  readonly category: Category;
  readonly plans: number;
}

/**
 * The categories that a visitor can choose from, in the order of the list: none that leads to nothing, but for the one
 * that is chosen already.
 */
export function offeredCategories<Category extends string>(
  all: readonly Category[],
  inUse: readonly OfferedCategory<Category>[],
  chosen: Category | undefined,
): OfferedCategory<Category>[] {
  return all.flatMap((category) => {
    const found = inUse.find((counted) => counted.category === category);
    if (found) return [found];
    return category === chosen ? [{ category, plans: 0 }] : [];
  });
}
