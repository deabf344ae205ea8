export const plansPath = '/services/fitness-and-nutrition-plans';

/** Three questions that lead to a plan. */
export const finderPath = '/plans/find';

/** Where a visitor goes through a day of a fitness plan, without an account. */
export const tryAddress = (planId: string, week: number, day: number): string =>
  `/fitness-plans/${planId}/try?${week > 1 ? `week=${week}&` : ''}day=${day}`;

/** What is chosen on the page of plans; what is left out is everything. */
export interface PlansChoice {
  readonly tab: 'fitness' | 'nutrition';
  readonly category?: string | undefined;
  readonly level?: string | undefined;
  readonly q?: string | undefined;
  /** kcal a day between which a nutrition plan lies, as typed. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The address of a choice, as short as it can be. */
export function plansAddress({ tab, category, level, q, min, max, page = 1 }: PlansChoice): string {
  const query = new URLSearchParams({
    ...(tab === 'nutrition' && { tab }),
    ...(category && { category }),
    ...(level && { level }),
    ...(q && { q }),
    ...(min && { min }),
    ...(max && { max }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${plansPath}?${query}` : plansPath;
}
