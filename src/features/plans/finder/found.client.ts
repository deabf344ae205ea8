import { read, type apiClient } from '#src/api/client.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import type { Candidates } from '../candidates/schema.ts';
import { findPlans, waysOn, waysToGoal } from './find.ts';
import type { Answers } from './answers.ts';

type PlansApi = ReturnType<typeof apiClient>['plans'];
type Plan = Candidates['fitness'][number];

/**
 * The plans that answers lead to, in the reader's language.
 *
 * @param isAllowed what else is known of the person
 * @throws {ApiError}
 */
export async function readFound(
  api: PlansApi,
  answers: Answers,
  language: Language,
  isAllowed: (plan: Plan) => boolean = () => true,
) {
  const { fitness } = await read(api.candidates.$get());
  return findPlans(fitness.filter(isAllowed), answers).map(({ plan, ...facts }) => ({
    ...facts,
    plan: {
      ...plan,
      title: inLanguage(plan.title, language),
      description: inLanguage(plan.description, language),
    },
  }));
}

/**
 * The plans that answers lead to; where there is none, or none for the goal, other answers that do lead to one.
 *
 * @throws {ApiError}
 */
export async function readResults(api: PlansApi, answers: Answers, language: Language) {
  const found = await readFound(api, answers, language);
  const { fitness } = await read(api.candidates.$get());
  return { found, ways: (found.length > 0 ? waysToGoal : waysOn)(fitness, answers) };
}

export type FoundPlan = Awaited<ReturnType<typeof readFound>>[number];
export type FoundResults = Awaited<ReturnType<typeof readResults>>;
