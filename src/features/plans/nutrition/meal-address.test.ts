import { expect, test } from 'vitest';
import { mealDrawing, mealNamed } from './meal-address.ts';

const place = { planId: 'light-mesob-2', day: 3, variant: 'fasting', meal: 'lunch' } as const;

test('the name of a drawing means the meal that it was made for', () => {
  const name = mealDrawing(place).slice('/figures/meal-'.length, -'.svg'.length);
  expect(mealNamed(name)).toEqual(place);
});

test.each([
  'light-mesob-2-0-fasting-lunch',
  'light-mesob-2-03-fasting-lunch',
  'light-mesob-2-1000-fasting-lunch',
  'light-mesob-2-3-fasting-constructor',
  'light-mesob-2-3-other-lunch',
  '-3-fasting',
  '',
])('%j names no meal: each has one name, so that its drawing is kept once', (name) => {
  expect(mealNamed(name)).toBeNull();
});
