import { bmiCutOffs, bmiOf } from '#src/lib/bmi.ts';
import { adultAge } from './limits.ts';
import type { ActivityLevel, Eater, Sex } from './eater.ts';

/** Who says what an aim rests on, as it was published. */
export const aimSources = {
  resting: {
    citation:
      'Mifflin MD, St Jeor ST, Hill LA, Scott BJ, Daugherty SA, Koh YO (1990). A new predictive equation for resting energy expenditure in healthy individuals. American Journal of Clinical Nutrition 51(2): 241–247.',
    url: 'https://doi.org/10.1093/ajcn/51.2.241',
  },
  activity: {
    citation:
      'FAO, WHO, United Nations University (2004). Human energy requirements. Report of a Joint FAO/WHO/UNU Expert Consultation, Rome 2001. FAO Food and Nutrition Technical Report Series 1.',
    url: 'https://www.fao.org/4/y5686e/y5686e00.htm',
  },
  losing: {
    citation:
      'Jensen MD, Ryan DH, Apovian CM, et al. (2014). 2013 AHA/ACC/TOS guideline for the management of overweight and obesity in adults. Circulation 129 (25 suppl 2): S102–S138.',
    url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
  },
  gaining: {
    citation: 'National Health Service (NHS). Healthy ways to gain weight.',
    url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/healthy-ways-to-gain-weight/',
  },
  protein: {
    citation:
      'WHO, FAO, United Nations University (2007). Protein and amino acid requirements in human nutrition. WHO Technical Report Series 935. Geneva: WHO.',
    url: 'https://iris.who.int/handle/10665/43411',
  },
  salt: {
    citation: 'WHO (2012). Guideline: sodium intake for adults and children. Geneva: WHO.',
    url: 'https://www.who.int/publications/i/item/9789241504836',
  },
  iron: {
    citation:
      'WHO, FAO (2004). Vitamin and mineral requirements in human nutrition, second edition. Geneva: WHO.',
    url: 'https://www.who.int/publications/i/item/9241546123',
  },
} as const;
export type AimSource = keyof typeof aimSources;

/** Times resting energy, from the least to the most of a kind of life (FAO/WHO/UNU 2004). */
export const activityFactors: Readonly<Record<ActivityLevel, readonly [number, number]>> = {
  light: [1.4, 1.69],
  active: [1.7, 1.99],
  vigorous: [2, 2.4],
};

/** kcal a day below which nobody is led: the least that the guideline on losing weight names. */
export const floors: Readonly<Record<Sex, number>> = { female: 1200, male: 1500 };

/** kcal a day: the lesser of the guideline’s two deficits. */
export const lossADay = 500;
/** kcal a day more. */
export const gainADay = [300, 500] as const;

/** Grams a day for each kilogram: enough for nearly everybody. */
export const proteinPerKilogram = 0.83;

/** Grams of salt a day, at most; 2 g of sodium. */
export const saltADay = 5;

/** mg a day where a tenth of the iron is taken up. */
const ironADay = { male: 13.7, female: 29.4, afterMenopause: 11.3 } as const;
/** From when on the figure for after the menopause holds, in the table of the source. */
const afterMenopauseAge = 51;

/** From when on nobody is asked whether she carries or nurses a child. */
const pastMotherhoodAge = 56;

/** kcal to which an aim is rounded, outward. */
const energyStep = 50;

/** kcal a day at rest, by height (cm), weight (kg) and age (years): Mifflin and St Jeor. */
export const restingEnergy = ({ sex, age, height, weight }: Body): number =>
  10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);

interface Body {
  readonly sex: Sex;
  readonly age: number;
  readonly height: number;
  readonly weight: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Why there is no aim at all. */
export type NoAim = 'off' | 'young' | 'pregnant' | 'nursing' | 'unknown';
/**
 * Whether somebody is to be reminded of the scales: not who carries or nurses a child, is under 18, or wants nothing to be
 * aimed at.
 */
export const isOfferedScales = (none: NoAim | null): boolean => none === null || none === 'unknown';

/** What would have to be known. */
export type Unknown = 'sex' | 'age' | 'motherhood' | 'body';

export interface Aims {
  readonly none: NoAim | null;
  readonly unknown: readonly Unknown[];
  readonly energy:
    | (Range & {
        readonly by: 'plan' | 'formula';
        /** What the weight is to do; a wish that the body mass index speaks against is not followed. */
        readonly goal: 'keep' | 'lose' | 'gain';
        /** kcal; whether it was raised to the least that is named to anybody. */
        readonly floor: number;
        readonly isRaised: boolean;
      })
    | null;
  /** Grams, at least. */
  readonly protein: number | null;
  /** Grams, at most. */
  readonly salt: number | null;
  /** mg, at least. */
  readonly iron: number | null;
  readonly sources: readonly AimSource[];
}

const noAims: Aims = {
  none: null,
  unknown: [],
  energy: null,
  protein: null,
  salt: null,
  iron: null,
  sources: [],
};

/**
 * What a day may stand beside. Nobody under 18, pregnant or nursing is given an aim, nor anybody of whom that is not
 * known.
 *
 * @param planned kcal a day of the nutrition plan that the member keeps; it goes before any formula
 */
export function aimsFor(eater: Eater, planned: Range | null): Aims {
  if (eater.noAims) return { ...noAims, none: 'off' };
  const { sex, age, motherhood } = eater;
  if (age !== null && age < adultAge) return { ...noAims, none: 'young' };
  if (motherhood === 'pregnant' || motherhood === 'nursing') return { ...noAims, none: motherhood };
  const isAsked = sex === 'female' && (age === null || age < pastMotherhoodAge);
  if (sex === null || age === null || (isAsked && motherhood === null)) {
    const unknown: Unknown[] = [];
    if (sex === null) unknown.push('sex');
    if (age === null) unknown.push('age');
    if (isAsked && motherhood === null) unknown.push('motherhood');
    return { ...noAims, none: 'unknown', unknown };
  }
  const { weight, height } = eater;
  const formula =
    weight !== null && height !== null ? byFormula({ ...eater, sex, age, weight, height }) : null;
  const energy = planned ? raised({ ...planned, by: 'plan', goal: 'keep' }, sex) : formula;
  const isBodyMissing = weight === null || (energy === null && height === null);
  const salt = eater.minds.includes('salt') ? saltADay : null;
  const iron = eater.minds.includes('iron') ? ironFor(sex, age) : null;
  const protein = weight === null ? null : Math.ceil(proteinPerKilogram * weight);
  return {
    none: null,
    unknown: isBodyMissing ? ['body'] : [],
    energy,
    protein,
    salt,
    iron,
    sources: [
      ...(energy ? sourcesOf(energy) : []),
      ...(protein === null ? [] : (['protein'] as const)),
      ...(salt === null ? [] : (['salt'] as const)),
      ...(iron === null ? [] : (['iron'] as const)),
    ],
  };
}

type Energy = NonNullable<Aims['energy']>;

function sourcesOf({ by, goal, isRaised }: Energy): readonly AimSource[] {
  const needsFloor = isRaised || goal === 'lose';
  return [
    ...(by === 'formula' ? (['resting', 'activity'] as const) : []),
    ...(goal === 'gain' ? (['gaining'] as const) : []),
    ...(needsFloor ? (['losing'] as const) : []),
  ];
}

function byFormula(eater: Eater & Body): Energy {
  const [least, most] = activityFactors[eater.activity ?? 'light'];
  const resting = restingEnergy(eater);
  const goal = goalFor(eater);
  const [less, more] = goal === 'gain' ? gainADay : goal === 'lose' ? [-lossADay, -lossADay] : [0, 0];
  return raised(
    {
      min: Math.floor((resting * least + less) / energyStep) * energyStep,
      max: Math.ceil((resting * most + more) / energyStep) * energyStep,
      by: 'formula',
      goal,
    },
    eater.sex,
  );
}

/** Losing is for who weighs too much, gaining for who does not. */
function goalFor({ goal, height, weight }: Pick<Eater, 'goal'> & Body): Energy['goal'] {
  const bmi = bmiOf({ height, weight });
  if (goal === 'lose' && bmi >= bmiCutOffs.overweight) return 'lose';
  if (goal === 'gain' && bmi < bmiCutOffs.overweight) return 'gain';
  return 'keep';
}

function raised(aim: Omit<Energy, 'floor' | 'isRaised'>, sex: Sex): Energy {
  const floor = floors[sex];
  return {
    ...aim,
    min: Math.max(aim.min, floor),
    max: Math.max(aim.max, floor),
    floor,
    isRaised: aim.min < floor,
  };
}

function ironFor(sex: Sex, age: number): number {
  if (sex === 'male') return ironADay.male;
  return age < afterMenopauseAge ? ironADay.female : ironADay.afterMenopause;
}
