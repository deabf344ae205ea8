import type { Candidates } from '../candidates/schema.ts';
import type { Gear } from '../exercises/gear.ts';
import { categoriesFor, gearAsked, type Answers } from './questions.ts';

type Plan = Candidates['fitness'][number];

/** What there is to say of a plan that was found. */
export interface Found {
  readonly plan: Plan;
  /** Whether it serves the goal; true where none was named. */
  readonly servesGoal: boolean;
  /** Whether it was made for what is to be minded. */
  readonly isMadeFor: boolean;
  /** Workouts a week beyond what there is time for. */
  readonly moreDays: number;
  /** Minutes of a workout beyond what there is time for. */
  readonly moreMinutes: number;
}

/** By how much a workout may outlast the time that was named before that is worth saying. */
const grace = 1.2;
const maxFound = 3;

/**
 * The plans that suit best: one to begin with and at most two others. Left out is what cannot be done with what there
 * is, and what somebody has to mind who is asked to take care by one of its exercises, unless it was made for them.
 */
export function findPlans(plans: readonly Plan[], answers: Answers): Found[] {
  return plans
    .filter((plan) => isPossible(plan, answers) && isSafe(plan, answers))
    .map((plan) => foundFor(plan, answers))
    .toSorted((a, b) => compare(ranks(a, answers), ranks(b, answers)))
    .slice(0, maxFound);
}

/** Their exercises say so themselves: a filled can or a weight, small cans or weights. */
const likeEachOther: readonly Gear[] = ['jerrycan', 'dumbbells'];

function isPossible({ gear }: Plan, answers: Answers): boolean {
  const isThere = (piece: Gear) =>
    answers.gear.includes(piece) ||
    (likeEachOther.includes(piece) && answers.gear.some((other) => likeEachOther.includes(other)));
  return gear.every((piece) => !gearAsked.includes(piece) || isThere(piece));
}

/** With pregnancy, a birth behind one, or a high blood pressure only what was made for it: the care goes beyond single exercises. */
const strict = ['pregnancy', 'after-birth', 'blood-pressure'] as const;

const isSafe = ({ suits, concerns }: Plan, { minds }: Answers): boolean =>
  minds.every(
    (mind) => suits.includes(mind) || (!strict.some((one) => one === mind) && !concerns.includes(mind)),
  );

function foundFor(plan: Plan, { goal, days, minutes, minds }: Answers): Found {
  return {
    plan,
    servesGoal: goal === null || categoriesFor[goal].includes(plan.category),
    isMadeFor: minds.length > 0 && minds.every((mind) => plan.suits.includes(mind)),
    moreDays: days === null ? 0 : Math.max(0, plan.weeklyWorkouts - days),
    moreMinutes:
      minutes === null || plan.minutes <= minutes * grace ? 0 : Math.max(0, plan.minutes - minutes),
  };
}

/** What decides, the most important first; less is better. */
function ranks(
  { plan, servesGoal, isMadeFor, moreDays, moreMinutes }: Found,
  { goal, days, minutes, minds }: Answers,
) {
  const category = goal === null ? 0 : categoriesFor[goal].indexOf(plan.category);
  const levels = ['beginner', 'intermediate', 'advanced'];
  return [
    isMadeFor ? 0 : 1,
    // What was made for a condition is for those who have it.
    minds.length === 0 && plan.suits.length > 0 ? 1 : 0,
    servesGoal ? 0 : 1,
    moreDays + moreMinutes / 10,
    category,
    levels.indexOf(plan.level),
    Math.abs(plan.weeklyWorkouts - (days ?? plan.weeklyWorkouts)) +
      Math.abs(plan.minutes - (minutes ?? plan.minutes)) / 10,
  ];
}

/** The plans' own order where nothing decides. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, index) => rank - b[index]!).find((difference) => difference !== 0) ?? 0;
