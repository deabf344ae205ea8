import { expect, test } from 'vitest';
import { bmiCategory } from '#src/lib/bmi.ts';
import { profileCategory } from './bmi-bands.ts';

test.each([
  [18.4, 'underweight'],
  [18.5, 'normal'],
  [24.8, 'normal'],
  [24.9, 'overweight'],
  [29.8, 'overweight'],
  [29.9, 'obese'],
] as const)('a BMI of %d is %s on the profile', (bmi, category) => {
  expect(profileCategory(bmi)).toBe(category);
});

test('it differs from the calculators’ only just below 25 and 30', () => {
  const differing = Array.from({ length: 400 }, (_, tenths) => tenths / 10).filter(
    (bmi) => bmiCategory(bmi) !== profileCategory(bmi),
  );
  expect(differing).toEqual([24.9, 29.9]);
});
