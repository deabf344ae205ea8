import type { Gender } from './answers.ts';
import { boundsFor, type Person, type Rating, type Result } from './scoring.ts';

/**
 * Push-ups without a time limit, by the Canadian Society for Exercise Physiology; women with their knees on the ground.
 * Only a second opinion, for the ages that the assessment's own table leaves out.
 */

/** From the lowest. */
export const normRatings = ['Needs improvement', 'Fair', 'Good', 'Very good', 'Excellent'] as const;
export type NormRating = (typeof normRatings)[number];

/** Years, both included, and where Fair, Good, Very good and Excellent begin. */
export interface AgeNorm {
  readonly from: number;
  readonly to: number;
  readonly bounds: readonly [fair: number, good: number, veryGood: number, excellent: number];
}

const pushUpNorms: Readonly<Record<Gender, readonly AgeNorm[]>> = {
  male: [
    { from: 40, to: 49, bounds: [10, 13, 17, 25] },
    { from: 50, to: 59, bounds: [7, 10, 13, 21] },
    { from: 60, to: 69, bounds: [5, 8, 11, 18] },
  ],
  female: [
    { from: 40, to: 49, bounds: [5, 11, 15, 24] },
    { from: 50, to: 59, bounds: [2, 7, 11, 21] },
    { from: 60, to: 69, bounds: [2, 5, 12, 17] },
  ],
};

/** What the published norm says of a number of push-ups; null for ages that it leaves out, too. */
export function secondOpinion(
  { gender, age }: { readonly gender: Gender; readonly age: number },
  pushUps: number,
) {
  const norm = pushUpNorms[gender].find(({ from, to }) => age >= from && age <= to);
  if (!norm) return null;
  const reached = norm.bounds.filter((bound) => pushUps >= bound).length;
  const [rating, above] = [normRatings[reached]!, normRatings[reached + 1]];
  const bound = norm.bounds[reached];
  // The band above and the push-ups that reach it; null from the highest.
  return { norm, rating, next: above && bound !== undefined ? { rating: above, score: bound } : null };
}

const asRating: Readonly<Record<NormRating, Rating>> = {
  'Needs improvement': 'Poor',
  Fair: 'Fair',
  Good: 'Good',
  'Very good': 'Good',
  Excellent: 'Excellent',
};

/**
 * The rating that advice goes by: the table's own, and where the table has no row the second opinion's; null where that
 * has none, either.
 */
export function ratingForAdvice(
  { component, score, rating }: Result,
  person: Person & { readonly age: number },
): Rating | null {
  if (boundsFor(component, person)) return rating;
  const opinion = secondOpinion(person, score);
  return opinion && asRating[opinion.rating];
}
