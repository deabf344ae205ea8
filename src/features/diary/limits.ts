export const diaryLimits = {
  /** Of one day of one member. */
  entries: 60,
  /** As many as a tray can hold. */
  portions: 40,
  grams: { min: 0.1, max: 5000 },
  /** Of one measure. */
  count: { min: 0.25, max: 40, step: 0.25 },
  name: 200,
  /** Shown of what is often eaten at one meal. */
  often: 8,
} as const;

export const adultAge = 18;
