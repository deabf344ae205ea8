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
  const query = new URLSearchParams({
    ...(tab === 'nutrition' && { tab }),
    ...(category && { category }),
    ...(level && { level }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${plansPath}?${query}` : plansPath;
}
