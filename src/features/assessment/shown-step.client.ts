import { apiClient } from '#src/api/client.ts';
import { languageOf } from '#src/lib/language.ts';
import { completeForm, heightMeant } from './answers.ts';
import { shownAt } from './assessment-address.ts';
import { bodyGuidanceIn, cited, safetyIn, testGuidanceIn } from './guidance.ts';
import { suggestPlans } from './plan-suggestions.client.ts';
import { resultsView } from './results-view.ts';

/** What a step shows beside its answers: words in the reader's language only, and what was worked out. */
export async function shownStep(url: URL, api: ReturnType<typeof apiClient>['plans']) {
  const shown = shownAt(url);
  const { step, answers } = shown;
  const language = languageOf(url.pathname);
  if (step === 1) {
    const { shown: safety, sources } = cited(safetyIn(language));
    return { ...shown, step, safety, sources };
  }
  if (step === 2) {
    const meant = shown.faults.height ? heightMeant(answers) : null;
    return { ...shown, step, meant, guidance: bodyGuidanceIn(language), sources: [] };
  }
  if (step === 3) {
    const { shown: guidance, sources } = cited(testGuidanceIn(language, answers));
    return { ...shown, step, guidance, sources };
  }
  const view = resultsView(completeForm(answers), language);
  const { shown: items, sources } = cited(view.items);
  return {
    ...shown,
    step,
    view: { ...view, items },
    sources,
    plans: await suggestPlans(
      api,
      { ...view.overall, weight: view.weight, pressure: view.pressure ?? 'usual' },
      language,
    ),
  };
}

/** The same on the device, with plans as it has them. */
export const shownHere = (url: URL) => shownStep(url, apiClient(fetch).plans);
