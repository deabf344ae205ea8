import { ratingForAdvice } from './norms.ts';
import { levelOrder, type Level, type Need } from './plan-limits.ts';
import { ratings, type Person, type Result } from './scoring.ts';

/** What the tests say together. It only helps to find a plan. */
export interface Overall extends Pick<Need, 'level' | 'weakest'> {
  /** 0 for each Poor to 3 for each Excellent. */
  readonly points: number;
  /** What they could be, without a test that no norm knows at this age. */
  readonly most: number;
}

const pointsEach = ratings.length - 1;

/** The share of all points at which a level begins. */
const levelStarts = { beginner: 0, intermediate: 5 / 12, advanced: 9 / 12 } as const satisfies Record<
  Level,
  number
>;

export function overallOf(results: readonly Result[], person: Person & { readonly age: number }): Overall {
  const counted = results.flatMap((result) => {
    const rating = ratingForAdvice(result, person);
    return rating ? [{ component: result.component, points: ratings.indexOf(rating) }] : [];
  });
  const points = counted.reduce((sum, each) => sum + each.points, 0);
  const most = pointsEach * counted.length;
  const lowest = counted.toSorted((a, b) => a.points - b.points)[0];
  return {
    points,
    most,
    level: levelOrder.findLast((level) => points >= levelStarts[level] * most)!,
    weakest: lowest && lowest.points < pointsEach ? lowest.component : null,
  };
}
