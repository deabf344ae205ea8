import { expect, test } from 'vitest';
import { eatDishAddress, eatFoodAddress, eatRecipeAddress, eatTrayAddress } from '#src/lib/diary-address.ts';
import { askedIn, dayIn } from './asked.ts';
import { mealAt } from './meal-time.ts';

const queryOf = (address: string) => new URL(address, 'http://internal').searchParams;

test('what other pages ask for is understood', () => {
  expect(askedIn(queryOf(eatFoodAddress('shiro-wat')))).toEqual({ kind: 'food', id: 'shiro-wat' });
  expect(askedIn(queryOf(eatRecipeAddress('misir-wat')))).toEqual({ kind: 'recipe', id: 'misir-wat' });
  const tray = 'dish=shiro-wat&grams=60&eaters=4';
  expect(askedIn(queryOf(eatTrayAddress(tray)))).toEqual({ kind: 'tray', tray });
  const dish = { planId: 'light-mesob', day: 3, variant: 'fasting', item: 'meal-one' };
  expect(askedIn(queryOf(eatDishAddress(dish)))).toEqual({ kind: 'dish', ...dish });
});

test.each([
  '',
  'food=',
  'food=<b>',
  'food=A',
  'recipe=..',
  'plan=a&of=0&variant=regular&item=meal-a',
  'plan=a&of=1&variant=x&item=meal-a',
  'plan=a&of=1&variant=regular',
  `tray=${'x'.repeat(8001)}`,
  `food=${'a'.repeat(61)}`,
])('%s asks for nothing', (query) => {
  expect(askedIn(new URLSearchParams(query))).toBeNull();
});

test.each([
  ['', '2026-11-20'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-02-30', '2026-11-20'],
  ['1899-12-31', '2026-11-20'],
])('the day %j is %s', (day, shown) => {
  expect(dayIn(new URLSearchParams({ day }), '2026-11-20')).toBe(shown);
});

test.each([
  [0, 'dinner'],
  [239, 'dinner'],
  [240, 'breakfast'],
  [629, 'breakfast'],
  [630, 'lunch'],
  [899, 'lunch'],
  [900, 'snacks'],
  [1079, 'snacks'],
  [1080, 'dinner'],
  [1439, 'dinner'],
])('at minute %s of the day it is %s', (minute, meal) => {
  expect(mealAt(minute, 'day')).toBe(meal);
});

test.each([
  [0, 'snacks'],
  [149, 'snacks'],
  [150, 'breakfast'],
  [839, 'breakfast'],
  [840, 'lunch'],
  [1110, 'lunch'],
  [1170, 'dinner'],
  [1319, 'dinner'],
  [1320, 'snacks'],
])('at minute %s of a day of Ramadan it is %s', (minute, meal) => {
  expect(mealAt(minute, 'ramadan')).toBe(meal);
});
