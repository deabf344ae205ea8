import type { Candidates } from '../candidates/schema.ts';
import { levels } from '../exercises/kinds.ts';
import type { FitnessCategory } from '../fitness/kinds.ts';
import { findPlans } from './find.ts';
import { goals, type Answers, type Goal } from './answers.ts';
import { categoriesFor } from './questions.ts';

type Plan = Candidates['fitness'][number];

/** The goal that a category serves first. */
export function goalOf(category: FitnessCategory): Goal | null {
  const serving = goals.filter((goal) => categoriesFor[goal].includes(category));
  const placeIn = (goal: Goal) => categoriesFor[goal].indexOf(category);
  return serving.toSorted((a, b) => placeIn(a) - placeIn(b))[0] ?? null;
}

/** What can follow a plan that was gone through. */
export interface AfterPlan {
  /** What leads to it: the goal of the plan, and what else is known of the person. */
  readonly answers: Answers;
  readonly plans: readonly Plan[];
}

const maxShown = 2;

/**
 * The plans for the same goal that are no easier, and suit what is known of the person; none that was gone through, or
 * was made for a condition that the plan was not made for.
 *
 * @param behind ids of the plans that were gone through, the last one first
 */
export function plansAfter(plans: readonly Plan[], behind: readonly string[], known: Answers): AfterPlan {
  const last = plans.find(({ id }) => id === behind[0]);
  const goal = last ? goalOf(last.category) : known.goal;
  const answers = { ...known, goal };
  if (!last || goal === null) return { answers, plans: [] };
  const following = plans.filter(
    ({ id, category, level, suits }) =>
      !behind.includes(id) &&
      categoriesFor[goal].includes(category) &&
      levels.indexOf(level) >= levels.indexOf(last.level) &&
      suits.every((mind) => last.suits.includes(mind) || known.minds.includes(mind)),
  );
  return {
    answers,
    plans: findPlans(following, answers)
      .slice(0, maxShown)
      .map(({ plan }) => plan),
  };
}
