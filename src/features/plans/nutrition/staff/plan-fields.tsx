import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Checkbox } from '#src/ui/field.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { categoryLabels } from '../labels.ts';
import { nutritionCategories, nutritionPlanLimits as limits, nutritionStatuses } from '../schema.ts';
import { Choice, Line, useFault, useIsFaulty } from './form-fields.tsx';
import { statusLabels } from './labels.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What a plan says of itself, before its meals. */
export function PlanFields() {
  const { t, i18n } = useLingui();
  const { register } = useFormContext<PlanDraft>();
  const language = i18n.locale as Language;
  const wholeRange = useFault('calorieRange');
  const lowest = useFault('calorieRange.min');
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <LocalizedField name="title" label={t`Title`} maxLength={limits.title} />
      <LocalizedField name="description" label={t`Description`} isLong maxLength={limits.description} />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Line name="duration" label={t`Duration (days)`} {...number} />
        <Choice
          name="category"
          label={t`Category`}
          options={nutritionCategories.map((value) => ({
            value,
            label: inLanguage(categoryLabels[value], language),
          }))}
        />
        <Choice
          name="status"
          label={t`Status`}
          options={nutritionStatuses.map((value) => ({
            value,
            label: inLanguage(statusLabels[value], language),
          }))}
        />
        <Line
          name="calorieRange.min"
          label={t`Calories a day, lowest`}
          fault={wholeRange ?? lowest}
          {...number}
        />
        <Line name="calorieRange.max" label={t`Calories a day, highest`} {...number} />
        <Choice
          name="leadingVariant"
          label={t`Table shown first`}
          options={[
            { value: 'regular', label: t`Non-fasting meals` },
            { value: 'fasting', label: t`Fasting meals` },
          ]}
        />
        <div className="self-end">
          <Checkbox label={t`Featured on the plans page`} {...register('featured')} />
        </div>
      </div>
      <TextList
        name="features"
        label={t`Key features`}
        itemLabel={(number) => t`Feature ${number}`}
        maxLength={limits.featureText}
        most={limits.features}
      />
      <TextList
        name="tags"
        label={t`Tags`}
        itemLabel={(number) => t`Tag ${number}`}
        maxLength={limits.tagText}
        most={limits.tags}
      />
      <p className="text-small text-soft">
        <Trans>The picture of the plan is drawn from its dishes.</Trans>
      </p>
    </>
  );
}

type TextListProps = ComponentProps<typeof TextListField> & { name: 'features' | 'tags' };

/** A list of texts, folded until it is wanted or something is wrong with it. */
function TextList({ name, label, ...list }: TextListProps) {
  const count = useWatch<PlanDraft, TextListProps['name']>({ name }).length;
  const isFaulty = useIsFaulty(name);
  return (
    <details open={isFaulty || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
        {label} ({count})
      </summary>
      <div className="pt-2">
        <TextListField name={name} label={label} {...list} />
      </div>
    </details>
  );
}
