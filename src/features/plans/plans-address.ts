export const plansPath = '/services/fitness-and-nutrition-plans';

/** What is chosen on the page of plans; what is left out is everything. */
export interface PlansChoice {
  readonly tab: 'fitness' | 'nutrition';
  readonly category?: string | undefined;
  readonly level?: string | undefined;
  readonly q?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The address of a choice, as short as it can be. */
export function plansAddress({ tab, category, level, q, page = 1 }: PlansChoice): string {
  const chosen = {
    tab: tab === 'nutrition' ? tab : undefined,
    ...{ category, level, q },
    page: page > 1 ? String(page) : undefined,
  };
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${plansPath}?${query}` : plansPath;
}
