import type { Candidates } from '../candidates/schema.ts';
import type { Gear } from '../exercises/gear.ts';
import { weeksOf } from '../fitness/schedule.ts';
import { finderAddress, type Answers } from './answers.ts';
import { categoriesFor, gearAsked } from './questions.ts';

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
    .filter(
      (plan) =>
        isFor(plan, answers) &&
        missingFor(plan, answers).length === 0 &&
        answers.minds.every((mind) => isSafeFor(plan, mind)),
    )
    .map((plan) => foundFor(plan, answers))
    .toSorted((a, b) => compare(ranks(a, answers), ranks(b, answers)))
    .slice(0, maxFound);
}

/** Their exercises say so themselves: a filled can or a weight, small cans or weights. */
const likeEachOther: readonly Gear[] = ['jerrycan', 'dumbbells'];

/** What else would have to be there, one of those that are like each other. */
const missingFor = ({ gear }: Plan, { gear: there }: Answers): Gear[] =>
  gear
    .filter((piece) => gearAsked.includes(piece))
    .reduce<Gear[]>((missing, piece) => {
      const known = [...there, ...missing];
      const isThere =
        known.includes(piece) ||
        (likeEachOther.includes(piece) && known.some((other) => likeEachOther.includes(other)));
      return isThere ? missing : [...missing, piece];
    }, []);

/** With pregnancy, a birth behind one, or a high blood pressure only what was made for it: the care goes beyond single exercises. */
const strict = ['pregnancy', 'after-birth', 'blood-pressure'] as const;

type Mind = Answers['minds'][number];
const isStrict = (mind: Mind): boolean => strict.some((one) => one === mind);

const isSafeFor = ({ suits, concerns }: Plan, mind: Mind): boolean =>
  suits.includes(mind) || (!isStrict(mind) && !concerns.includes(mind));

/** What was made for expecting or after a birth is nobody else's. */
const mothers: readonly Mind[] = ['pregnancy', 'after-birth'];
const isFor = ({ suits }: Plan, { minds }: Answers): boolean =>
  suits.some((mind) => minds.includes(mind) || !mothers.includes(mind)) || suits.length === 0;

/** Answers of which one part is another one, so that there is a plan. */
export interface Way {
  readonly answers: Answers;
  /** What would have to be there. */
  readonly added: readonly Gear[];
  /** What would have to be minded without the plan. */
  readonly dropped: readonly Mind[];
}

/**
 * Where nothing is found: the answers that are the least changed and do find something. Before anything that is to be
 * minded is given up, gear is added; never is all of it given up.
 */
export function waysOn(plans: readonly Plan[], answers: Answers): Way[] {
  const ways = plans
    .filter((plan) => isFor(plan, answers))
    .map((plan) => {
      const added = missingFor(plan, answers);
      const minds = answers.minds.filter((mind) => isSafeFor(plan, mind));
      const dropped = answers.minds.filter((mind) => !minds.includes(mind));
      const rank = [
        dropped.filter(isStrict).length,
        dropped.filter((mind) => plan.concerns.includes(mind)).length,
        dropped.length,
        added.length,
      ];
      const gear = gearAsked.filter((piece) => answers.gear.includes(piece) || added.includes(piece));
      return { way: { answers: { ...answers, gear, minds }, added, dropped }, rank };
    })
    .filter(({ way }) => way.dropped.length === 0 || way.answers.minds.length > 0)
    .toSorted((a, b) => compare(a.rank, b.rank));
  const least = ways.filter(({ rank }) => compare(rank, ways[0]!.rank) === 0);
  const different = new Map(least.map(({ way }) => [finderAddress(way.answers), way] as const));
  return [...different.values()].slice(0, maxFound);
}

/** Where none that can be done serves the goal: with what else one would, which may well be there. */
export function waysToGoal(plans: readonly Plan[], answers: Answers): Way[] {
  const { goal } = answers;
  if (goal === null) return [];
  const serving = plans.filter(({ category }) => categoriesFor[goal].includes(category));
  if (findPlans(serving, answers).length > 0) return [];
  // A can is in more homes than weights are.
  const asCan = (pieces: readonly Gear[]) =>
    pieces.map((piece) => (piece === 'dumbbells' ? 'jerrycan' : piece));
  return waysOn(serving, answers)
    .filter(({ dropped }) => dropped.length === 0)
    .map((way) => ({
      ...way,
      added: asCan(way.added),
      answers: {
        ...way.answers,
        gear: gearAsked.filter((piece) => [...answers.gear, ...asCan(way.added)].includes(piece)),
      },
    }));
}

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
    plan.suits.length > 0 && !plan.suits.some((mind) => minds.includes(mind)) ? 1 : 0,
    servesGoal ? 0 : 1,
    moreDays + moreMinutes / 10,
    category,
    levels.indexOf(plan.level),
    Math.abs(plan.weeklyWorkouts - (days ?? plan.weeklyWorkouts)) +
      Math.abs(plan.minutes - (minutes ?? plan.minutes)) / 10,
    // The longer one leads farther; a short one is for a season, such as a fast.
    -weeksOf(plan),
  ];
}

/** The plans' own order where nothing decides. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, index) => rank - b[index]!).find((difference) => difference !== 0) ?? 0;
