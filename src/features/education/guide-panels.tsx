import type { ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { HealthRelated } from './guide-health.tsx';
import { Metabolic } from './guide-metabolic.tsx';
import { Overview } from './guide-overview.tsx';
import { Findings } from './guide-parts.tsx';
import type { GuideTab } from './guide-tabs.ts';
import { Testing } from './guide-testing.tsx';
import type { Guide } from './guide.ts';

/** What stands under each tab. */
export const panels: Readonly<Record<GuideTab, (guide: Guide) => ReactNode>> = {
  overview: Overview,
  metabolic: Metabolic,
  'health-related': HealthRelated,
  testing: Testing,
};

export function NutritionTips({ words, nutritionTips }: Guide) {
  return (
    <aside aria-labelledby="nutrition-tips" className="card guide-tips">
      <h2 id="nutrition-tips" className="text-title">
        {words.nutritionTips}
      </h2>
      <Findings findings={nutritionTips} />
      <p className="guide-tags">
        <ArrowLink to="/services/fitness-and-nutrition-plans?tab=nutrition">
          {words.seeNutritionPlans}
        </ArrowLink>
        <ArrowLink to="/services/fitness-and-nutrition-plans">{words.seeFitnessPlans}</ArrowLink>
      </p>
    </aside>
  );
}
