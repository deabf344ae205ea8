import { read, type apiClient } from '#src/api/client.ts';
import { plansAddress } from '#src/features/plans/plans-address.ts';
import { isAtLeast } from '#src/lib/blood-pressure.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import type { Need } from './plan-limits.ts';
import { matchFitness, matchNutrition } from './plan-match.ts';

type PlansApi = ReturnType<typeof apiClient>['plans'];

/** Published plans that suit, with why. */
export async function suggestPlans(api: PlansApi, need: Need, language: Language) {
  return {
    /** One of each kind, where there is one. */
    best: await bestPlans(api, need, language),
    /** The address of all plans for the level; null where most of them would not be safe. */
    all: isAtLeast(need.pressure, 'high') ? null : plansAddress({ tab: 'fitness', level: need.level }),
  };
}

export type Suggestions = Awaited<ReturnType<typeof suggestPlans>>;
export type Suggestion = Suggestions['best'][number];

/** None where they cannot be read: the results must not fail for them. */
async function bestPlans(api: PlansApi, need: Need, language: Language) {
  try {
    const { fitness, nutrition } = await read(api.candidates.$get());
    const found = [
      { kind: 'fitness', match: matchFitness(fitness, need) },
      { kind: 'nutrition', match: matchNutrition(nutrition, need) },
    ] as const;
    return found.flatMap(({ kind, match }) => {
      if (!match) return [];
      const { id, title, description, category } = match.plan;
      return {
        kind,
        id,
        title: inLanguage(title, language),
        description: inLanguage(description, language),
        reason: match.reason,
        /** It changes the weight, which this person's need not. */
        ignoreWeight: match.reason !== 'weight' && category.startsWith('weight-'),
      };
    });
  } catch {
    return [];
  }
}
