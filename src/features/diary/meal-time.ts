import type { MealTimes } from '#src/features/plans/nutrition/kinds.ts';
import type { Meal } from './schema.ts';

type Begins = readonly (readonly [minute: number, meal: Meal])[];

/** From which minute of the day a meal is the next one that one writes down. */
const begins: Readonly<Record<MealTimes, Begins>> = {
  day: [
    [0, 'dinner'],
    [4 * 60, 'breakfast'],
    [10 * 60 + 30, 'lunch'],
    [15 * 60, 'snacks'],
    [18 * 60, 'dinner'],
  ],
  // Suhoor, until late in the morning; from the afternoon on iftar; dinner after the prayer, and what is eaten later.
  ramadan: [
    [0, 'snacks'],
    [2 * 60 + 30, 'breakfast'],
    [14 * 60, 'lunch'],
    [19 * 60 + 30, 'dinner'],
    [22 * 60, 'snacks'],
  ],
};

/** The meal that is most likely meant. @param minute of the day */
export const mealAt = (minute: number, hours: MealTimes): Meal =>
  begins[hours].findLast(([from]) => from <= minute)![1];
