import { isTimed, type Component, type Result } from './scoring.ts';

/** How a test went over time; null while there is nothing to draw a line between. @param all the newest first */
export function historyOf(component: Component, all: readonly { readonly results: readonly Result[] }[]) {
  const scores = all
    .flatMap(({ results }) => results.filter((result) => result.component === component))
    .map(({ score }) => score)
    .toReversed();
  const [first, last] = [scores[0], scores.at(-1)];
  if (first === undefined || last === undefined || scores.length < 2) return null;
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  // A line that never moves runs in the middle.
  const height = (score: number) => (highest === lowest ? 0.5 : (score - lowest) / (highest - lowest));
  // From the oldest, each from 0 to 1 across and up; up is better, also where less is.
  const points = scores.map((score, index) => ({
    x: index / (scores.length - 1),
    y: isTimed(component) ? 1 - height(score) : height(score),
  }));
  return { component, first, last, points };
}
export type History = NonNullable<ReturnType<typeof historyOf>>;
