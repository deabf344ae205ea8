import { guidance } from '#content/assessment/guidance.ts';
import { sources } from '#content/assessment/sources.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import type { Answers } from './answers.ts';
import { isHeartFast } from './readiness.ts';
import type { Source } from './schema.ts';

/** What is shown with the sources that its texts name, `[^3]`, numbered as they are met, and these sources. */
export function cited<T>(shown: T): { readonly shown: T; readonly sources: readonly Source[] } {
  const met: number[] = [];
  const numbered = JSON.stringify(shown).replaceAll(/\[\^(\d+)\]/g, (_mark, digits: string) => {
    const known = met.indexOf(Number(digits));
    return `[^${known < 0 ? met.push(Number(digits)) : known + 1}]`;
  });
  return { shown: JSON.parse(numbered) as T, sources: met.map((number) => sources[number - 1]!) };
}

export const safetyIn = (language: Language) => translated(guidance.safety, language);
export const bodyGuidanceIn = (language: Language) => translated(guidance.body, language);

/** How each test is done; and, where the heart beats too fast at rest, that today none should be. */
export function testGuidanceIn(language: Language, answers: Answers) {
  const { warmUp, wait, tests } = translated(guidance, language);
  return { wait: isHeartFast(answers) ? wait : null, warmUp, tests };
}

export type Safety = ReturnType<typeof safetyIn>;
export type BodyGuidance = ReturnType<typeof bodyGuidanceIn>;
export type TestGuidance = ReturnType<typeof testGuidanceIn>;
