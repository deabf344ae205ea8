import { pathIn } from '#src/lib/language.ts';
import { withoutMarks } from '#src/lib/notes.ts';
import { publisherFacts, type Facts } from '#src/lib/structured-data.ts';
import type { PlanView } from './plan-view.ts';

/** What is known of a plan. Ratings are left out: those of bundled plans are no readers' of this site. */
export const planFacts =
  (plan: PlanView): Facts =>
  (absolute, language) => ({
    '@type': 'Diet',
    name: plan.title,
    description: plan.description,
    url: absolute(pathIn(language, `/nutrition-plans/${plan.id}`)),
    image: new URL(plan.imageUrl, absolute('/')).href,
    inLanguage: language,
    isAccessibleForFree: true,
    timeRequired: `P${plan.duration}D`,
    ...(plan.features.length > 0 && { dietFeatures: plan.features.map(withoutMarks) }),
    publisher: publisherFacts(absolute),
  });
