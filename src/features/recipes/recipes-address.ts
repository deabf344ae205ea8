import { recipesPath } from '#src/lib/recipe-path.ts';

/** Characters of a name that is looked for. */
export const maxNameLength = 60;

/** What is chosen of the recipes; what is left out is everything. */
export interface RecipesChoice {
  readonly q?: string | undefined;
  readonly group?: string | undefined;
  readonly fasting?: string | undefined;
  readonly minutes?: number | undefined;
}

/** The address of a choice, as short as it can be. */
export function recipesAddress({ q, group, fasting, minutes }: RecipesChoice): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(group && { group }),
    ...(fasting && { fasting }),
    ...(minutes && { minutes: String(minutes) }),
  });
  return query.size > 0 ? `${recipesPath}?${query}` : recipesPath;
}
