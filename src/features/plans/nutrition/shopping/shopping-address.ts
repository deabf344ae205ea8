import { eatersIn } from '#src/features/recipes/kinds.ts';
import { addDays, isDay, type Day } from '#src/lib/day.ts';

/** Of the longest plan there can be. */
export const maxWeeks = 53;

/** Whose meals are shopped for: one table on all days, or the one that suits each day's fast. */
export const shoppingTables = ['regular', 'fasting', 'fasts'] as const;
export type ShoppingTable = (typeof shoppingTables)[number];

/** Days before and after today on which a week that is shopped for may begin: whoever plans further ahead plans by a plan. */
const begins = { before: 31, after: 366 } as const;

/** The days on which a week may begin, from the first to the last. */
export const firstDays = (today: Day) => ({
  min: addDays(today, -begins.before),
  max: addDays(today, begins.after),
});

/** Whether a week that is shopped for may begin on a day. */
export function mayBeginOn(day: string, today: Day): day is Day {
  const { min, max } = firstDays(today);
  return isDay(day) && min <= day && day <= max;
}

/** What an address of a list chooses: `?for=4&table=fasts&from=2026-11-23`. */
export interface ShoppingChoice {
  readonly eaters: number;
  readonly table: ShoppingTable;
  readonly from: Day | null;
  readonly week: number;
}

/** What is no choice that there can be counts as not made. */
export function shoppingChoice(asked: URLSearchParams, today: Day): ShoppingChoice {
  const from = asked.get('from') ?? '';
  return {
    eaters: eatersIn(asked) ?? 1,
    table: shoppingTables.find((table) => table === asked.get('table')) ?? 'regular',
    from: mayBeginOn(from, today) ? from : null,
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
