import { gentleRecommendations, recommendations } from '#content/assessment/recommendations.ts';
import { bmiCategory, bmiOf, type BmiCategory } from '#src/lib/bmi.ts';
import { isAtLeast } from '#src/lib/blood-pressure.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import type { AssessmentForm } from './answers.ts';
import { normRatings, ratingForAdvice, secondOpinion, type NormRating } from './norms.ts';
import { overallOf } from './overall.ts';
import { answeredPressure } from './readiness.ts';
import {
  assess,
  boundsFor,
  nextBand,
  pushUpNormsEnd,
  ratingColours,
  ratings,
  type Colour,
  type Rating,
  type Result,
} from './scoring.ts';

/** Where a score stands among bands, and what moves it up one. */
export interface Standing {
  /** From the lowest. */
  readonly bands: readonly { readonly rating: Rating | NormRating; readonly colour: Colour }[];
  /** Where each band but the first begins; falling where less is better. */
  readonly bounds: readonly number[];
  /** The band that the score is in. */
  readonly current: number;
  /** How far into it, from 0 to 1. */
  readonly share: number;
  readonly isHighest: boolean;
  /** Null from the highest band, and while a high blood pressure asks for rest. */
  readonly next: {
    readonly rating: Rating | NormRating;
    readonly score: number;
    readonly gap: number;
  } | null;
}

/** A test as it is shown. */
export interface ResultItem extends Result {
  readonly colour: Colour;
  /** Null where the table has no row for the person. */
  readonly standing: Standing | null;
  /** The published norm for these ages, where the table has none. */
  readonly norm: {
    readonly from: number;
    readonly to: number;
    readonly standing: Standing;
    /** As texts name it. */
    readonly source: string;
  } | null;
  readonly recommendations: readonly string[];
}

const tableBands = ratings.map((rating) => ({ rating, colour: ratingColours[rating] }));
const normColours: readonly Colour[] = ['red', 'gold', 'light green', 'light green', 'green'];
const normBands = normRatings.map((rating, index) => ({ rating, colour: normColours[index]! }));

/** The outer bands are taken to be as long as their neighbours. */
function shareOfBand(value: number, bounds: readonly number[], current: number): number {
  const [first = 0, second = first + 1] = bounds;
  const [beforeLast = first - 1, last = first] = bounds.slice(-2);
  const ends = [2 * first - second, ...bounds, 2 * last - beforeLast];
  const [from, to] = [ends[current]!, ends[current + 1]!];
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}

/** Whoever has a high blood pressure is not urged on. */
const isHeldBack = (form: AssessmentForm) => isAtLeast(answeredPressure(form) ?? 'usual', 'high');

function standingOf({ component, score, rating }: Result, form: AssessmentForm): Standing | null {
  const bounds = boundsFor(component, form);
  if (!bounds) return null;
  const current = ratings.indexOf(rating);
  const share = shareOfBand(score, bounds, current);
  const next = isHeldBack(form) ? null : nextBand(component, score, form);
  return { bands: tableBands, bounds, current, share, next, isHighest: current === tableBands.length - 1 };
}

function normFor(form: AssessmentForm): ResultItem['norm'] {
  const opinion = secondOpinion(form, form.pushUps);
  if (!opinion) return null;
  const { norm, rating, next } = opinion;
  const current = normRatings.indexOf(rating);
  const standing = {
    bands: normBands,
    bounds: norm.bounds,
    current,
    share: shareOfBand(form.pushUps, norm.bounds, current),
    isHighest: next === null,
    next: isHeldBack(form) ? null : next && { ...next, gap: next.score - form.pushUps },
  };
  return { from: norm.from, to: norm.to, standing, source: '[^3]' };
}

/**
 * What to do next, by the second opinion where the table has no row. While the blood pressure is high it is something
 * gentle; where a health worker has to see it first, only the walking; and nothing before care has been sought.
 */
function adviceOn(result: Result, form: AssessmentForm, language: Language): readonly string[] {
  const pressure = answeredPressure(form) ?? 'usual';
  if (isAtLeast(pressure, result.component === 'cardio' ? 'severe' : 'very-high')) return [];
  if (isAtLeast(pressure, 'high')) return translated(gentleRecommendations, language)[result.component];
  const rating = ratingForAdvice(result, form) ?? result.rating;
  return translated(recommendations, language)[result.component][rating];
}

/** A test as it is shown. */
export function resultItem(result: Result, form: AssessmentForm, language: Language): ResultItem {
  const standing = standingOf(result, form);
  return {
    ...result,
    colour: ratingColours[result.rating],
    standing,
    norm: standing ? null : normFor(form),
    recommendations: adviceOn(result, form, language),
  };
}

/** The adult bands of the BMI begin at this age, the assessment's own tables at the other. */
export const adultAges = { bmi: 20, tables: 18 } as const;

/** The band of a BMI, for those for whom there are bands. */
export const weightOf = (form: AssessmentForm): BmiCategory | null =>
  form.age >= adultAges.bmi ? bmiCategory(bmiOf(form)) : null;

/** All that the results show, in one language. */
export function resultsView(form: AssessmentForm, language: Language) {
  const results = assess(form);
  return {
    form,
    items: results.map((result) => resultItem(result, form, language)),
    overall: overallOf(results, form),
    /** Push-ups count in the overall result by the second opinion. */
    isBySecondOpinion: form.age >= pushUpNormsEnd,
    isMinor: form.age < adultAges.tables,
    /** Null where it was not answered. */
    pressure: answeredPressure(form),
    bmi: bmiOf(form),
    weight: weightOf(form),
  };
}
export type ResultsView = ReturnType<typeof resultsView>;
