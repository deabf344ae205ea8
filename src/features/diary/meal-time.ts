import type { Meal } from './schema.ts';

/** From which minute of the day a meal is the next one that one writes down. */
const begins: readonly (readonly [minute: number, meal: Meal])[] = [
  [0, 'dinner'],
  [4 * 60, 'breakfast'],
  [10 * 60 + 30, 'lunch'],
  [15 * 60, 'snacks'],
  [18 * 60, 'dinner'],
];

/** The meal that is most likely meant. @param minute of the day */
export const mealAt = (minute: number): Meal => begins.findLast(([from]) => from <= minute)![1];
