import { eatersIn } from '#src/features/recipes/kinds.ts';
import { isDay, type Day } from '#src/lib/day.ts';

/** Of the longest plan there can be. */
export const maxWeeks = 53;

/** Whose meals are shopped for: one table on all days, or the one that suits each day's fast. */
export const shoppingTables = ['regular', 'fasting', 'fasts'] as const;
export type ShoppingTable = (typeof shoppingTables)[number];

/** What an address of a list chooses: `?for=4&table=fasts&from=2026-11-23`. */
export interface ShoppingChoice {
  readonly eaters: number;
  readonly table: ShoppingTable;
  readonly from: Day | null;
  readonly week: number;
}

/** What is no choice that there can be counts as not made. */
export function shoppingChoice(asked: URLSearchParams): ShoppingChoice {
  const from = asked.get('from') ?? '';
  return {
    eaters: eatersIn(asked) ?? 1,
    table: shoppingTables.find((table) => table === asked.get('table')) ?? 'regular',
    from: isDay(from) ? from : null,
    week: weekIn(asked),
  };
}

const weekIn = (asked: URLSearchParams): number => {
  const typed = asked.get('week')?.trim() ?? '';
  const week = /^\d{1,2}$/.test(typed) ? Number(typed) : 1;
  return week >= 1 && week <= maxWeeks ? week : 1;
};

/** The shortest query of a choice, with its `?`, or empty. */
export function shoppingSearch({ eaters, table, from, week }: ShoppingChoice): string {
  const query = new URLSearchParams({
    ...(eaters > 1 && { for: String(eaters) }),
    ...(table !== 'regular' && { table }),
    ...(table === 'fasts' && from && { from }),
    ...(week > 1 && { week: String(week) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

export const shoppingPath = (planId: string) => `/nutrition-plans/${planId}/shopping`;
