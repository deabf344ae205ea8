import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { DayPicker } from '../../day-picker.tsx';
import { ReadersView } from '../../staff/preview.tsx';
import { DayMeals } from '../day-meals.tsx';
import { servedDay } from '../fasting-table.ts';
import { mealOf, mealSvg } from '../meal-drawing.ts';
import { daySums, type Foods } from '../meals.ts';
import { Sources } from '../../sources-list.tsx';
import { KeyFeatures, PlanHero, Warnings } from '../plan-hero.tsx';
import { planView, type Choice, type PlanView } from '../plan-view.ts';
import { planVariants, type PlanVariant } from '../kinds.ts';
import { platterOfPlan, platterSvg } from '../platter.ts';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import type { NutritionPlanDraft } from './schema.ts';

/** A plan as the public will see it, saved or not; its days and tables can be looked at. */
export function PlanPreview({ plan }: { plan: NutritionPlanDraft }) {
  const { byId } = useFoods();
  const [choice, setChoice] = useState<Choice>({ day: 1, variant: null });
  return (
    <ReadersView
      areas={['plans', 'nutrition']}
      onFollow={(asked) => setChoice({ ...choice, day: Number(asked.get('day')) })}
    >
      {(language) => (
        <PublicPlan
          plan={viewOf(plan, byId, choice, language)}
          onVariant={(variant) => setChoice({ ...choice, variant })}
        />
      )}
    </ReadersView>
  );
}

interface PublicPlanProps {
  plan: PlanView;
  onVariant: (variant: PlanVariant) => void;
}

function PublicPlan({ plan, onVariant }: PublicPlanProps) {
  const { t } = useLingui();
  const days = plan.days.map(({ number }) => ({ number }));
  return (
    <>
      <PlanHero plan={plan} />
      <Warnings plan={plan} />
      <KeyFeatures plan={plan} />
      <section className="grid gap-6">
        <h2>
          <Trans>Daily Meal Breakdown</Trans>
        </h2>
        <DayPicker days={days} chosen={plan.day?.number ?? 1} label={t`Days of the plan`} />
        {plan.variant && (
          <div role="group" aria-label={t`Fasting or not`} className="flex flex-wrap gap-2">
            {planVariants.map((variant) => (
              <Button
                key={variant}
                aria-pressed={variant === plan.variant?.shown}
                look={variant === plan.variant?.shown ? 'primary' : 'plain'}
                onClick={() => onVariant(variant)}
              >
                {plan.variant?.labels[variant]}
              </Button>
            ))}
          </div>
        )}
        {plan.day && <DayMeals day={plan.day} />}
      </section>
      <Sources sources={plan.sources} />
    </>
  );
}

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What the public page would be given of a plan; its picture is drawn here. */
function viewOf(plan: NutritionPlanDraft, foods: Foods, choice: Choice, language: Language) {
  const picture = platterSvg(platterOfPlan(plan, plan.title.en));
  const media = { thumbnailGifUrl: null, fullGifUrl: null, rating: null, reviewCount: 0 };
  const imageUrl = plan.imageUrl ?? drawn(picture);
  const meals = plan.meals.map((day) => servedDay(day, foods));
  const days = meals.map((day) => daySums(day, foods));
  return planView(
    { plan: { id: 'preview', ...media, ...plan, meals, imageUrl }, days, foods: [...foods.values()] },
    choice,
    language,
    (place) => drawn(mealSvg(mealOf({ meals }, place) ?? [], foods)),
  );
}
