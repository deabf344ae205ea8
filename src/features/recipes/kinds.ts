/** Apart from the schema, so that a page need not load that. */

/** For how many people a recipe can be reckoned. */
export const eatersLimits = { min: 1, max: 12 } as const;

/** Minutes, all in all, that one can ask for at most. */
export const minuteChoices = [15, 30, 60] as const;
