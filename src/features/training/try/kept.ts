/** Of a workout that a visitor goes through, which nobody but this device has. */
export const triedLimits = {
  /** Days after which it is forgotten, from its last change on. */
  days: 7,
  /** Characters of its text: a long day of a plan with all that can take the place of its exercises has about a third. */
  length: 500_000,
} as const;

const msOfDay = 24 * 60 * 60 * 1000;

/** Whether it is too old. By a clock that was set otherwise meanwhile, in either direction. */
export const isTooOld = (savedAt: number, now: number): boolean =>
  !(Math.abs(now - savedAt) <= triedLimits.days * msOfDay);

/** Where a member is, as far as it decides what a workout counts for. */
interface Following {
  readonly plan: { readonly id: string; readonly planId: string } | null;
  readonly left: readonly string[];
}

/**
 * What a workout that was tried before counts for: the plan that goes on, if it is of that one; the plan that it begins,
 * where none does; or for itself: what a member follows, and what they left, stays as it is.
 */
export function countsFor({ plan, left }: Following, planId: string): 'followed' | 'started' | 'itself' {
  if (plan) return plan.planId === planId ? 'followed' : 'itself';
  return left.includes(planId) ? 'itself' : 'started';
}
