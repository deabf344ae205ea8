import type { Localized } from '#src/lib/language.ts';
import { conditions } from '../exercises/cautions.ts';
import { gear, household, type Gear } from '../exercises/gear.ts';
import type { FitnessCategory } from '../fitness/kinds.ts';
import { finderPath } from '../plans-address.ts';
import { finderAddress, goals, type Answers, type Goal } from './answers.ts';

export const goalLabels: Readonly<Record<Goal, Localized>> = {
  'lose-weight': { en: 'Lose weight', am: 'ክብደት መቀነስ' },
  'get-stronger': { en: 'Get stronger', am: 'መጠንከር' },
  'gain-weight': { en: 'Gain weight', am: 'ክብደት መጨመር' },
  run: { en: 'Run or walk farther', am: 'ረጅም መሮጥ ወይም መራመድ' },
  'feel-well': { en: 'Stay well', am: 'ጤናን መጠበቅ' },
  'move-freely': { en: 'Move freely, without aches', am: 'ያለ ሕመም እንደ ልብ መንቀሳቀስ' },
};

/** The categories of plans that serve a goal, the closest first. */
export const categoriesFor: Readonly<Record<Goal, readonly FitnessCategory[]>> = {
  'lose-weight': ['weight-loss'],
  'get-stronger': ['strength', 'muscle-building', 'muscle-gain', 'functional'],
  'gain-weight': ['weight-gain', 'muscle-gain', 'muscle-building'],
  run: ['endurance', 'endurance-training'],
  'feel-well': ['maintenance', 'functional', 'endurance'],
  'move-freely': ['flexibility', 'functional', 'maintenance'],
};

export const dayChoices = [2, 3, 4, 5, 6] as const;
export const minuteChoices = [10, 15, 30, 45, 60] as const;

/** What is asked after: not everybody has it. */
export const gearAsked: readonly Gear[] = gear.filter((piece) => !household.includes(piece));

/** What an address answers. What is no choice counts as left open. */
export function answersIn(asked: URLSearchParams): Answers {
  const numberOf = (name: string, choices: readonly number[]) =>
    choices.find((choice) => String(choice) === asked.get(name)) ?? null;
  return {
    goal: goals.find((goal) => goal === asked.get('goal')) ?? null,
    days: numberOf('days', dayChoices),
    minutes: numberOf('minutes', minuteChoices),
    gear: gearAsked.filter((piece) => asked.getAll('gear').includes(piece)),
    minds: conditions.filter((condition) => asked.getAll('mind').includes(condition)),
  };
}

/** With what is known besides: a goal where none was named, and all that is to be minded. */
export const withKnown = (answers: Answers, known: Pick<Answers, 'goal' | 'minds'>): Answers => ({
  ...answers,
  goal: answers.goal ?? known.goal,
  minds: conditions.filter((mind) => answers.minds.includes(mind) || known.minds.includes(mind)),
});

/** Whether anything was answered. */
export const isAnswered = (answers: Answers): boolean => finderAddress(answers) !== finderPath;

/** What of its address the page shows; answered, it has too many variants to keep. Null where the path is another one. */
export function finderSearch(
  path: string,
  asked: URLSearchParams,
): { readonly search: string; readonly isTyped: boolean } | null {
  if (path !== finderPath) return null;
  const answers = answersIn(asked);
  return { search: finderAddress(answers).slice(finderPath.length), isTyped: isAnswered(answers) };
}
