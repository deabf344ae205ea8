import type { Gender } from './answers.ts';

/** From the lowest. */
export const ratings = ['Poor', 'Fair', 'Good', 'Excellent'] as const;
export type Rating = (typeof ratings)[number];

/** The four tests, by the name of their field. */
export const components = ['pushUps', 'sitUps', 'flexibility', 'cardio'] as const;
export type Component = (typeof components)[number];

/** The colour that a rating is shown in. */
export const ratingColours = {
  Poor: 'red',
  Fair: 'gold',
  Good: 'light green',
  Excellent: 'green',
} as const satisfies Record<Rating, string>;
export type Colour = (typeof ratingColours)[Rating];

/** Where Fair, Good and Excellent begin. */
export type Bounds = readonly [fair: number, good: number, excellent: number];

/** On whom the bounds of a test depend. */
export interface Person {
  readonly gender: Gender;
  /** Years; null where it is not known. */
  readonly age: number | null;
}

/** The first age that the table of push-ups says nothing about. */
export const pushUpNormsEnd = 40;

/** Push-ups in 1 minute, by the age below which a row holds. */
const pushUpBounds: Readonly<Record<Gender, readonly { below: number; bounds: Bounds }[]>> = {
  male: [
    { below: 30, bounds: [20, 30, 40] },
    { below: pushUpNormsEnd, bounds: [15, 25, 35] },
  ],
  female: [
    { below: 30, bounds: [10, 20, 30] },
    { below: pushUpNormsEnd, bounds: [8, 15, 25] },
  ],
};
/** In 1 minute. */
const sitUpBounds: Bounds = [20, 35, 50];
/** cm */
const flexibilityBounds: Bounds = [5, 10, 15];
/** Minutes for 1.5 miles, at most. */
const cardioBounds: Readonly<Record<Gender, Bounds>> = { male: [15, 12, 10], female: [17, 14, 12] };

/** Where the levels of a test begin for a person; null where the table has no row for them. */
export function boundsFor(component: Component, { gender, age }: Person): Bounds | null {
  if (component === 'sitUps') return sitUpBounds;
  if (component === 'flexibility') return flexibilityBounds;
  if (component === 'cardio') return cardioBounds[gender];
  return pushUpBounds[gender].find(({ below }) => age !== null && age < below)?.bounds ?? null;
}

/** Whether less is better: only the run is measured in time. */
export const isTimed = (component: Component): boolean => component === 'cardio';

const reaches = (component: Component, score: number, bound: number) =>
  isTimed(component) ? score <= bound : score >= bound;

/** The highest level that a score reaches; what reaches none that is listed is Poor. */
export function rate(component: Component, score: number, person: Person): Rating {
  const bounds = boundsFor(component, person) ?? [];
  return ratings[bounds.filter((bound) => reaches(component, score, bound)).length]!;
}

/** What moves a person up one band. */
export interface NextBand {
  readonly rating: Rating;
  /** The score that reaches it. */
  readonly score: number;
  /** How much is missing, always above 0. */
  readonly gap: number;
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The band above the one a score is in; null from the highest one, or where there are no bands. */
export function nextBand(component: Component, score: number, person: Person): NextBand | null {
  const bounds = boundsFor(component, person) ?? [];
  const index = bounds.findIndex((bound) => !reaches(component, score, bound));
  const bound = bounds[index];
  if (bound === undefined) return null;
  return { rating: ratings[index + 1]!, score: bound, gap: toTenth(Math.abs(bound - score)) };
}

/** How one test went. */
export interface Result {
  readonly component: Component;
  /** In the unit of its field. */
  readonly score: number;
  readonly rating: Rating;
}

type Tested = Person & Readonly<Record<Component, number>>;

/** All four tests, rated. */
export const assess = (form: Tested): Result[] =>
  components.map((component) => ({
    component,
    score: form[component],
    rating: rate(component, form[component], form),
  }));
