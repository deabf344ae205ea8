import type { BmiCategory } from '#src/lib/bmi.ts';

/** kg/m²: where the profile's own label begins to change. The calculators' bands end at 25 and 30. */
export const profileCutOffs = { normal: 18.5, overweight: 24.9, obese: 29.9 } as const;

/** The profile's own label for a BMI. */
export function profileCategory(bmi: number): BmiCategory {
  if (bmi < profileCutOffs.normal) return 'underweight';
  if (bmi < profileCutOffs.overweight) return 'normal';
  return bmi < profileCutOffs.obese ? 'overweight' : 'obese';
}
