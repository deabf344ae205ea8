import { aimsFor, gainADay, type NoAim, type Unknown } from '#src/features/diary/aims.ts';
import type { Eater } from '#src/features/diary/eater.ts';
import { bmiCutOffs } from '#src/lib/bmi.ts';
import { addDays, daysBetween, type Day } from '#src/lib/day.ts';

/** Who says what a target rests on, as it was published. */
export const targetSources = [
  {
    citation:
      'National Institute for Health and Care Excellence (NICE). Obesity prevention (CG43): to lose no more than 0.5 to 1 kg a week.',
    url: 'https://www.nice.org.uk/guidance/cg43',
  },
  {
    citation:
      'Jensen MD, Ryan DH, Apovian CM, et al. (2014). 2013 AHA/ACC/TOS guideline for the management of overweight and obesity in adults. Circulation 129 (25 suppl 2): S102–S138.',
    url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
  },
  {
    citation: 'National Health Service (NHS). Healthy ways to gain weight: 300 to 500 kcal more a day.',
    url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/healthy-ways-to-gain-weight/',
  },
  {
    citation:
      'Hall KD (2008). What is the required energy deficit per unit weight loss? International Journal of Obesity 32: 573–576.',
    url: 'https://doi.org/10.1038/sj.ijo.0803720',
  },
] as const;

/** kcal in a kilogram of body weight (Hall 2008). */
const energyOfKilogram = 7700;

/** kg a week, the slower pace first: losing as NICE has it, gaining by what is eaten more a day. */
export const paces = {
  lose: [0.5, 1],
  gain: gainADay.map((more) => (more * 7) / energyOfKilogram) as unknown as readonly [number, number],
} as const satisfies Readonly<Record<'lose' | 'gain', readonly [number, number]>>;

/** Of the weight at first: what does good already (Jensen and others, 2014). */
export const firstStep = 0.05;

const tenthUp = (kg: number) => Math.ceil(Math.round(kg * 1000) / 100) / 10;

export interface TargetRange {
  readonly min: number;
  readonly max: number;
}

export type Offer =
  | { readonly none: NoAim | 'unmeasured'; readonly unknown: readonly Unknown[]; readonly range: null }
  | { readonly none: null; readonly range: TargetRange };

/**
 * Which targets are offered to somebody: never below a BMI of 18.5, and above 25 none that is more than they weigh. None
 * at all to whom the diary gives no aim: under 18, pregnant, nursing, or not known.
 */
export function targetsFor(eater: Eater): Offer {
  const { none, unknown } = aimsFor(eater, null);
  if (none !== null) return { none, unknown, range: null };
  const { height, weight } = eater;
  if (height === null || weight === null) return { none: 'unmeasured', unknown, range: null };
  const squareMetres = (height / 100) ** 2;
  const min = tenthUp(bmiCutOffs.normal * squareMetres);
  const mostNormal = Math.round((tenthUp(bmiCutOffs.overweight * squareMetres) - 0.1) * 10) / 10;
  return { none: null, range: { min, max: Math.max(weight, mostNormal) } };
}

export interface Target {
  /** kg */
  readonly weight: number;
  /** What was weighed when it was set. */
  readonly from: { readonly day: string; readonly weight: number };
}

export interface Course {
  readonly to: 'lose' | 'gain';
  /** kg, one decimal; 0 once it is reached. */
  readonly left: number;
  /** Weeks at the faster pace and at the slower one. */
  readonly weeks: readonly [soonest: number, latest: number];
  readonly days: readonly [soonest: Day, latest: Day];
  /** kg to reach first, where that is far off: a twentieth less. */
  readonly firstStep: number | null;
}

/** How far it is from a weight to a target, and how long at a sane pace. */
export function courseTo({ weight: target, from }: Target, weight: number, today: Day): Course {
  const to = target < from.weight ? 'lose' : 'gain';
  const missing = to === 'lose' ? weight - target : target - weight;
  const left = Math.max(0, Math.round(missing * 10) / 10);
  const [slow, fast] = paces[to];
  const weeks = [Math.ceil(left / fast), Math.ceil(left / slow)] as const;
  const step = Math.round(from.weight * (1 - firstStep) * 10) / 10;
  return {
    to,
    left,
    weeks,
    days: [addDays(today, 7 * weeks[0]), addDays(today, 7 * weeks[1])],
    firstStep: to === 'lose' && step > target && weight > step ? step : null,
  };
}

/** Days that a pace is measured over, at least and at most: a day's weight goes up and down by itself. */
const paceDays = { min: 14, max: 28 } as const;

/** kg a week that were lost of late, one decimal; negative where weight was gained, null where too little is known. */
export function lossOfLate(
  measurements: readonly { readonly date: string; readonly weight: number }[],
): number | null {
  const last = measurements.at(-1);
  if (!last) return null;
  const daysTo = (day: string) => daysBetween(day as Day, last.date as Day);
  const first = measurements.find(({ date }) => daysTo(date) <= paceDays.max);
  const days = first ? daysTo(first.date) : 0;
  if (!first || days < paceDays.min) return null;
  return Math.round(((first.weight - last.weight) / days) * 70) / 10;
}

/** Whether weight goes faster than it should. */
export const isTooFast = (loss: number | null): boolean => loss !== null && loss > paces.lose[1];
