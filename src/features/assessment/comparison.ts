import type { AssessmentForm } from './answers.ts';
import { components, isTimed, type Component, type Rating, type Result } from './scoring.ts';

/** How a test went beside the time before. */
export interface Change {
  readonly component: Component;
  readonly trend: 'better' | 'same' | 'less';
  /** How far the scores lie apart, to one decimal. */
  readonly by: number;
  readonly before: { readonly score: number; readonly rating: Rating };
}

/** Test by test; what was not tested both times is left out. */
export function compare(now: readonly Result[], before: readonly Result[]): Change[] {
  return components.flatMap((component) => {
    const [later, earlier] = [now, before].map((results) =>
      results.find((result) => result.component === component),
    );
    if (!later || !earlier) return [];
    const gain = (later.score - earlier.score) * (isTimed(component) ? -1 : 1);
    const trend = gain === 0 ? 'same' : gain > 0 ? 'better' : 'less';
    const by = Math.round(Math.abs(gain) * 10) / 10;
    return [{ component, trend, by, before: { score: earlier.score, rating: earlier.rating } } as const];
  });
}

const isSame = (a: AssessmentForm, b: AssessmentForm) =>
  (Object.keys(a) as (keyof AssessmentForm)[]).every((name) => a[name] === b[name]);

/**
 * What is kept of these answers, and the one to compare them with: the newest, unless that is they themselves.
 *
 * @param all the newest first
 */
export function keptAndBefore<Kept extends { readonly form: AssessmentForm }>(
  form: AssessmentForm,
  all: readonly Kept[],
): { readonly kept: Kept | null; readonly before: Kept | null } {
  const index = all.findIndex((each) => isSame(form, each.form));
  return { kept: all[index] ?? null, before: all[index + 1] ?? null };
}
