/** The two systems of the calculators: cm and kg, or inches and pounds. */
export const units = ['metric', 'imperial'] as const;
export type Unit = (typeof units)[number];

export const cmPerInch = 2.54;
export const kgPerPound = 0.453592;

/** kg/m²: where each category begins. */
export const bmiCutOffs = { normal: 18.5, overweight: 25, obese: 30 } as const;
export const bmiCategories = ['underweight', 'normal', 'overweight', 'obese'] as const;
export type BmiCategory = (typeof bmiCategories)[number];

/** Height in cm, weight in kg. */
export interface Body {
  readonly height: number;
  readonly weight: number;
}

/** cm; what lies outside no person has. */
export const heightLimits = { min: 30, max: 300 } as const;
/** kg */
export const weightLimits = { min: 2, max: 700 } as const;
/** kg/m²; no weight and height outside of these belong to one person, though each by itself could. */
export const bmiLimits = { min: 5, max: 210 } as const;

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
export const isHeight = (cm: number): boolean => isWithin(cm, heightLimits);
export const isWeight = (kg: number): boolean => isWithin(kg, weightLimits);
/** Whether one person can have both measures. */
export const isBody = (body: Body): boolean =>
  isHeight(body.height) && isWeight(body.weight) && isWithin(bmiByFormula(body, 'metric'), bmiLimits);

/** Inches and pounds (or cm and kg) as cm and kg. */
export const toMetric = ({ height, weight }: Body, unit: Unit): Body =>
  unit === 'metric' ? { height, weight } : { height: height * cmPerInch, weight: weight * kgPerPound };

/** By which pounds per square inch become kg/m². */
export const imperialFactor = 703;

const squareCmPerSquareMetre = 10_000;

/** kg/m², unrounded, by the formula of each system; the measures are taken as they are, above 0. */
export function bmiByFormula({ height, weight }: Body, unit: Unit): number {
  const factor = unit === 'imperial' ? imperialFactor : squareCmPerSquareMetre;
  // Multiplied first: with metres, which are fractions, 64 kg and 160 cm would fall just short of 25.
  return (weight * factor) / (height * height);
}

const nearestTenth = (bmi: number) => Math.round(bmi * 10) / 10;

/** kg/m², rounded to one decimal; both measures must be above 0. */
export const bmiOf = (body: Body): number => nearestTenth(bmiByFormula(body, 'metric'));

/** The cut-off that a BMI reaches only by being rounded to one decimal; null where rounding changes no category. */
export const cutOffByRounding = (exact: number): number | null =>
  Object.values(bmiCutOffs).find((cutOff) => exact < cutOff && nearestTenth(exact) >= cutOff) ?? null;

export function bmiCategory(bmi: number): BmiCategory {
  if (bmi < bmiCutOffs.normal) return 'underweight';
  if (bmi < bmiCutOffs.overweight) return 'normal';
  return bmi < bmiCutOffs.obese ? 'overweight' : 'obese';
}

/** kg, the weights that belong to a normal BMI at a height in cm: from the first one, up to below the second. */
export function normalWeights(height: number): readonly [number, number] {
  const squareMetres = (height / 100) ** 2;
  return [bmiCutOffs.normal * squareMetres, bmiCutOffs.overweight * squareMetres];
}
