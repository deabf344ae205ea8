import type { BmiCategory } from '#src/lib/bmi.ts';
import type { Condition } from '../exercises/cautions.ts';
import type { Gear } from '../exercises/gear.ts';
import { finderPath } from '../plans-address.ts';

/** What somebody wants from training. */
export const goals = [
  'lose-weight',
  'get-stronger',
  'gain-weight',
  'run',
  'feel-well',
  'move-freely',
] as const;
export type Goal = (typeof goals)[number];

/** What a body mass index asks for; nothing where it is in order. */
export const goalForBmi: Readonly<Record<BmiCategory, Goal | null>> = {
  underweight: 'gain-weight',
  normal: null,
  overweight: 'lose-weight',
  obese: 'lose-weight',
};

/** The answers to the three questions, each of which may be left open. */
export interface Answers {
  readonly goal: Goal | null;
  /** A week. */
  readonly days: number | null;
  /** Of a workout. */
  readonly minutes: number | null;
  /** Beside what a home has. */
  readonly gear: readonly Gear[];
  readonly minds: readonly Condition[];
}

export const noAnswers: Answers = { goal: null, days: null, minutes: null, gear: [], minds: [] };

/** The address of answers, always written in one way. */
export function finderAddress({ goal, days, minutes, gear: pieces, minds }: Answers): string {
  const query = new URLSearchParams([
    ...(goal ? [['goal', goal]] : []),
    ...(days ? [['days', String(days)]] : []),
    ...(minutes ? [['minutes', String(minutes)]] : []),
    ...pieces.map((piece) => ['gear', piece]),
    ...minds.map((mind) => ['mind', mind]),
  ] as [string, string][]);
  return query.size > 0 ? `${finderPath}?${query}` : finderPath;
}

/** Answers as a member keeps them: without what was left open. */
export interface KeptAnswers {
  readonly goal?: Goal | undefined;
  readonly days?: number | undefined;
  readonly minutes?: number | undefined;
  readonly gear: readonly Gear[];
  readonly minds: Answers['minds'];
}

export const answersKept = ({ goal, days, minutes, gear: pieces, minds }: KeptAnswers): Answers => ({
  goal: goal ?? null,
  days: days ?? null,
  minutes: minutes ?? null,
  gear: pieces,
  minds,
});
