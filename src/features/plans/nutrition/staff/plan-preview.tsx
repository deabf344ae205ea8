import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { i18nFor, loadCatalogue } from '#src/words/catalogues.client.ts';
import { languages, type Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DayMeals } from '../day-meals.tsx';
import { servedDay } from '../fasting-table.ts';
import { daySums, leadingMeals, type Foods } from '../meals.ts';
import { KeyFeatures, PlanHero } from '../plan-hero.tsx';
import { planView, type Choice } from '../plan-view.ts';
import { planVariants } from '../schema.ts';
import { platterFoods, platterSvg } from '../platter.ts';
import { useFoods } from './foods-known.tsx';
import type { NutritionPlanDraft } from './schema.ts';

// The reader may look at either language.
await Promise.all(
  languages.flatMap((language) =>
    (['shell', 'plans', 'nutrition'] as const).map((area) => loadCatalogue(language, area)),
  ),
);

interface PlanPreviewProps {
  readonly plan: NutritionPlanDraft;
  readonly onClose: () => void;
}

/** A plan as the public will see it, saved or not, in both languages. */
export default function PlanPreview({ plan, onClose }: PlanPreviewProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={<Trans>Preview</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className="grid gap-6">
        <div role="group" aria-label={t`Language of the preview`} className="flex gap-2">
          {languages.map((offered) => (
            <Button
              key={offered}
              lang={offered}
              aria-pressed={offered === language}
              look={offered === language ? 'primary' : 'plain'}
              onClick={() => setLanguage(offered)}
            >
              {offered === 'en' ? 'English' : 'አማርኛ'}
            </Button>
          ))}
        </div>
        <I18nProvider i18n={i18nFor(language)}>
          <div lang={language} className="grid gap-8">
            <PublicPlan plan={plan} language={language} />
          </div>
        </I18nProvider>
      </div>
    </Dialog>
  );
}

function PublicPlan({ plan, language }: { plan: NutritionPlanDraft; language: Language }) {
  const { byId } = useFoods();
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice>({ day: 1, variant: null });
  const view = viewOf(plan, byId, choice, language);
  const variants = { regular: t`Non-fasting meals`, fasting: t`Fasting meals` };
  return (
    <>
      <PlanHero plan={view} />
      <KeyFeatures plan={view} />
      <section className="grid gap-6">
        <h2>
          <Trans>Daily Meal Breakdown</Trans>
        </h2>
        <div className="flex flex-wrap gap-2">
          {view.days.map(({ number }) => (
            <Button
              key={number}
              aria-pressed={number === view.day?.number}
              look={number === view.day?.number ? 'primary' : 'plain'}
              onClick={() => setChoice({ ...choice, day: number })}
            >
              <Trans>Day {number}</Trans>
            </Button>
          ))}
        </div>
        {view.variant && (
          <div role="group" aria-label={t`Fasting or not`} className="flex flex-wrap gap-2">
            {planVariants.map((variant) => (
              <Button
                key={variant}
                aria-pressed={variant === view.variant?.shown}
                look={variant === view.variant?.shown ? 'primary' : 'plain'}
                onClick={() => setChoice({ ...choice, variant })}
              >
                {variants[variant]}
              </Button>
            ))}
          </div>
        )}
        {view.day && <DayMeals day={view.day} />}
      </section>
    </>
  );
}

/** What the public page would be given of a plan; its picture is drawn here. */
function viewOf(plan: NutritionPlanDraft, foods: Foods, choice: Choice, language: Language) {
  const picture = platterSvg({ seed: plan.title.en, foods: platterFoods(leadingMeals(plan)) });
  const media = { thumbnailGifUrl: null, fullGifUrl: null, rating: null, reviewCount: 0 };
  const imageUrl = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  const meals = plan.meals.map((day) => servedDay(day, foods));
  const days = meals.map((day) => daySums(day, foods));
  return planView(
    { plan: { id: 'preview', ...media, ...plan, meals, imageUrl }, days, foods: [...foods.values()] },
    choice,
    language,
  );
}
