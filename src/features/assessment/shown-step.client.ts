import { apiClient } from '#src/api/client.ts';
import { languageOf } from '#src/lib/language.ts';
import { completeForm, heightMeant } from './answers.ts';
import { shownAt } from './assessment-address.ts';
import { bodyGuidanceIn, safetyIn, sourcesOn, testGuidanceIn } from './guidance.ts';
import { suggestPlans } from './plan-suggestions.client.ts';
import { resultsView } from './results-view.ts';

/** What a step shows beside its answers: words in the reader's language only, and what was worked out. */
export async function shownStep(url: URL, api: ReturnType<typeof apiClient>['plans']) {
  const shown = shownAt(url);
  const { step, answers } = shown;
  const language = languageOf(url.pathname);
  const common = { ...shown, sources: sourcesOn(step) };
  if (step === 1) return { ...common, step, safety: safetyIn(language) };
  if (step === 2) {
    const meant = shown.faults.height ? heightMeant(answers) : null;
    return { ...common, step, meant, guidance: bodyGuidanceIn(language) };
  }
  if (step === 3) return { ...common, step, guidance: testGuidanceIn(language, answers) };
  const view = resultsView(completeForm(answers), language);
  return {
    ...common,
    step,
    view,
    plans: await suggestPlans(
      api,
      { ...view.overall, weight: view.weight, pressure: view.pressure ?? 'usual' },
      language,
    ),
  };
}

/** The same on the device, with plans as it has them. */
export const shownHere = (url: URL) => shownStep(url, apiClient(fetch).plans);
