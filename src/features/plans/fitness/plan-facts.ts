import { pathIn, type Localized } from '#src/lib/language.ts';
import { publisherFacts, type Facts } from '#src/lib/structured-data.ts';
import type { PlanView } from './plan-view.ts';

const frequency: Localized = { en: 'days a week', am: 'ቀን በሳምንት' };

/** What is known of a plan. Ratings are left out: those of bundled plans are no readers' of this site. */
export const planFacts =
  (plan: PlanView): Facts =>
  (absolute, language) => ({
    '@type': 'ExercisePlan',
    name: plan.title,
    description: plan.description,
    url: absolute(pathIn(language, `/services/fitness-plans/${plan.id}`)),
    ...(plan.imageUrl && { image: new URL(plan.imageUrl, absolute('/')).href }),
    inLanguage: language,
    isAccessibleForFree: true,
    exerciseType: plan.categoryLabel,
    timeRequired: plan.durationUnit === 'weeks' ? `P${plan.duration}W` : `PT${plan.duration}M`,
    activityFrequency: {
      '@type': 'QuantitativeValue',
      value: plan.weeklyWorkouts,
      unitText: frequency[language],
    },
    ...(plan.targetAudience !== null && {
      audience: { '@type': 'Audience', audienceType: plan.targetAudience },
    }),
    publisher: publisherFacts(absolute),
  });
