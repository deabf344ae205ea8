import { Trans, useLingui } from '@lingui/react/macro';
import { dequal } from 'dequal';
import { PreviewButton } from '../../staff/preview.tsx';
import { draftOf, type PlanFields } from './plan-fields.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { NutritionPlanDraft } from './schema.ts';

interface TheirPlanProps {
  theirs: NutritionPlanDraft;
  mine: PlanFields;
}

/** A plan as somebody else has saved it: in what it differs from what is typed here, and how it will look. */
export function TheirPlan({ theirs, mine }: TheirPlanProps) {
  const { t, i18n } = useLingui();
  const names: Readonly<Record<keyof NutritionPlanDraft, string>> = {
    title: t`Title`,
    description: t`Description`,
    duration: t`Duration`,
    category: t`Category`,
    calorieRange: t`Calories`,
    meals: t`Meals`,
    leadingVariant: t`Table shown first`,
    mealTimes: t`Hours of the meals`,
    warnings: t`Warnings`,
    sources: t`Sources`,
    features: t`Key features`,
    status: t`Status`,
    tags: t`Tags`,
    imageUrl: t`Picture`,
    featured: t`Featured`,
  };
  const draft = draftOf(mine);
  const parts = Object.keys(names) as (keyof NutritionPlanDraft)[];
  const differing = parts.filter((part) => !dequal(draft[part], theirs[part])).map((part) => names[part]);
  return (
    <>
      <p>
        <Trans>Theirs differs from yours in: {new Intl.ListFormat(i18n.locale).format(differing)}</Trans>
      </p>
      <PreviewButton planOf={() => theirs} label={<Trans>Preview theirs</Trans>} back={<Trans>Close</Trans>}>
        {(plan) => <PlanPreview plan={plan} />}
      </PreviewButton>
    </>
  );
}
