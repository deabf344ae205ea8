/** Apart from the schema, so that a page need not load that. */

/** For how many people recipes and shopping can be reckoned. */
export const eatersLimits = { min: 1, max: 12 } as const;

/** The number of eaters that an address asks for, `?for=4`; null where it asks for none that there can be. */
export function eatersIn(asked: URLSearchParams): number | null {
  const typed = asked.get('for')?.trim() ?? '';
  const eaters = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return eaters >= eatersLimits.min && eaters <= eatersLimits.max ? eaters : null;
}

/** Minutes, all in all, that one can ask for at most. */
export const minuteChoices = [15, 30, 60] as const;

export const recipeLimits = {
  name: 80,
  description: 300,
  ingredients: 25,
  grams: 10_000,
  count: 100,
  note: 80,
  part: 60,
  steps: 15,
  step: 600,
  minutes: 2880,
  swaps: 6,
  swap: 200,
  changes: 6,
  sources: 6,
  source: 300,
} as const;
