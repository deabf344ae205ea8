import { guidance } from '#content/assessment/guidance.ts';
import { sources } from '#content/assessment/sources.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import type { Answers, Step } from './answers.ts';
import { isHeartFast } from './readiness.ts';
import type { Source } from './schema.ts';

/** Sources as a step's texts name them, from 1. */
export interface NumberedSource extends Source {
  readonly number: number;
}

const sourcesOf: Readonly<Record<Step, readonly number[]>> = {
  1: [1],
  2: [],
  3: [2, 3, 4, 5, 6, 7],
  4: [3, 8, 9, 10],
};

export const sourcesOn = (step: Step): NumberedSource[] =>
  sourcesOf[step].map((number) => ({ ...sources[number - 1]!, number }));

export const safetyIn = (language: Language) => translated(guidance.safety, language);
export const bodyGuidanceIn = (language: Language) => translated(guidance.body, language);

/** How each test is done; and, where the heart beats too fast at rest, that today none should be. */
export function testGuidanceIn(language: Language, answers: Answers) {
  const { warmUp, wait, tests } = translated(guidance, language);
  return { warmUp, tests, wait: isHeartFast(answers) ? wait : null };
}

export type Safety = ReturnType<typeof safetyIn>;
export type BodyGuidance = ReturnType<typeof bodyGuidanceIn>;
export type TestGuidance = ReturnType<typeof testGuidanceIn>;
