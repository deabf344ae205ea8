import { goalForBmi, type Answers, type Goal } from '#src/features/plans/finder/answers.ts';
import { isAtLeast } from '#src/lib/blood-pressure.ts';
import type { Need } from './plan-limits.ts';
import type { Component } from './scoring.ts';

const goalOf: Readonly<Record<Component, Goal>> = {
  pushUps: 'get-stronger',
  sitUps: 'get-stronger',
  flexibility: 'move-freely',
  cardio: 'run',
};
/** From which age a plan is made for it. */
const sixty = 60;

/** What an assessment knows of the three questions that lead to a plan. */
export const knownAnswers = (
  { weight, weakest, pressure }: Need,
  age: number,
): Pick<Answers, 'goal' | 'minds'> => ({
  goal: (weight && goalForBmi[weight]) ?? (weakest && goalOf[weakest]),
  minds: [
    ...(isAtLeast(pressure, 'high') ? (['blood-pressure'] as const) : []),
    ...(age >= sixty ? (['sixty-and-over'] as const) : []),
  ],
});
