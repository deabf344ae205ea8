import { daysBetween, type Day } from '#src/lib/day.ts';
import type { KeptEater } from './schema.ts';

export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** Whether a woman carries or nurses a child: then nothing is aimed at. */
export const motherhoods = ['pregnant', 'nursing', 'neither'] as const;
export type Motherhood = (typeof motherhoods)[number];

/** The three kinds of life of FAO, WHO and UNU. */
export const activityLevels = ['light', 'active', 'vigorous'] as const;
export type ActivityLevel = (typeof activityLevels)[number];

export const weightGoals = ['keep', 'lose', 'gain'] as const;
export type WeightGoal = (typeof weightGoals)[number];

/** What is looked after beside energy and protein. */
export const minded = ['salt', 'iron'] as const;
export type Minded = (typeof minded)[number];

export const ageLimits = { min: 5, max: 120 } as const;

/** All that is known of a member that an aim follows from; null where it is not. */
export interface Eater {
  readonly sex: Sex | null;
  /** Whole years. */
  readonly age: number | null;
  /** cm */
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  readonly motherhood: Motherhood | null;
  readonly activity: ActivityLevel | null;
  readonly goal: WeightGoal | null;
  readonly minds: readonly Minded[];
  readonly noAims: boolean;
}

/** Where the answers come from that the diary did not ask for. */
export interface KnownElsewhere {
  readonly height: number | null;
  readonly weight: number | null;
  /** Of the newest assessment. */
  readonly assessed: { readonly sex: Sex; readonly age: number; readonly on: Day } | null;
  /** Of the three questions: what is to be minded. */
  readonly conditions: readonly string[];
}

const yearDays = 365.2425;

/** At least so many years: one more with each whole year since it was said. */
export const ageAt = (age: number, said: Day, today: Day): number =>
  age + Math.max(0, Math.floor(daysBetween(said, today) / yearDays));

/** What was said here goes before what was said elsewhere; but who is pregnant by any answer is. */
export function eaterOf(kept: KeptEater, known: KnownElsewhere, today: Day): Eater {
  const { assessed, conditions } = known;
  const age =
    kept.age !== undefined && kept.ageOn !== undefined ? { age: kept.age, on: kept.ageOn as Day } : assessed;
  const sex = kept.sex ?? assessed?.sex ?? null;
  const minds: readonly Minded[] = kept.minds ?? (conditions.includes('blood-pressure') ? ['salt'] : []);
  return {
    sex,
    age: age ? ageAt(age.age, age.on, today) : null,
    height: known.height,
    weight: known.weight,
    motherhood: motherhoodOf(kept, sex, conditions),
    activity: kept.activity ?? null,
    goal: kept.goal ?? null,
    minds,
    noAims: kept.noAims ?? false,
  };
}

function motherhoodOf(
  { motherhood }: KeptEater,
  sex: Sex | null,
  conditions: readonly string[],
): Motherhood | null {
  if (sex === 'male') return 'neither';
  if (conditions.includes('pregnancy')) return 'pregnant';
  if (motherhood) return motherhood;
  return conditions.includes('after-birth') ? 'nursing' : null;
}
