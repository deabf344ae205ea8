import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PictureField } from '#src/features/media/staff/picture-field.tsx';
import { ChoiceField, LineField, TickField, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { FormPart } from '#src/ui/staff/form-parts.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { CitingHint, SourceFields } from '../../staff/source-fields.tsx';
import { statusLabels } from '../../status-labels.ts';
import { categoryLabels } from '../labels.ts';
import { nutritionPlanLimits as limits } from '../kinds.ts';
import type { PlanFields } from './plan-fields.ts';

/** What a plan is called and how long it lasts, what it counts and for whom. */
export function PlanDetails() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormPart>
      <LocalizedField name="title" label={t`Title`} maxLength={limits.title} />
      <LocalizedField name="description" label={t`Description`} isLong maxLength={limits.description} />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <LineField name="duration" label={t`Duration (days)`} {...number} />
        <ChoiceField name="category" label={t`Category`} options={optionsOf(categoryLabels)} />
        <ChoiceField name="status" label={t`Status`} options={optionsOf(statusLabels)} />
        <LineField
          name="calorieRange.min"
          label={t`Calories a day, lowest`}
          faults={['calorieRange', 'calorieRange.min']}
          {...number}
        />
        <LineField name="calorieRange.max" label={t`Calories a day, highest`} {...number} />
        <ChoiceField
          name="leadingVariant"
          label={t`Table shown first`}
          options={[
            { value: 'regular', label: t`Non-fasting meals` },
            { value: 'fasting', label: t`Fasting meals` },
          ]}
        />
        <ChoiceField
          name="mealTimes"
          label={t`Hours of the meals`}
          options={[
            { value: 'day', label: t`Breakfast, lunch, dinner` },
            { value: 'ramadan', label: t`Ramadan: suhoor, iftar, dinner` },
          ]}
        />
        <div className="self-end">
          <TickField name="featured" label={t`Featured on the plans page`} />
        </div>
      </div>
    </FormPart>
  );
}

/** What it lists, and its picture. */
export function PlanLists() {
  const { t } = useLingui();
  return (
    <FormPart>
      <TextList
        name="features"
        label={t`Key features`}
        itemLabel={(number) => t`Feature ${number}`}
        maxLength={limits.featureText}
        most={limits.features}
        hint={<CitingHint name="features" />}
      />
      <TextList
        name="warnings"
        label={t`Warnings: who should ask whom first`}
        itemLabel={(number) => t`Warning ${number}`}
        maxLength={limits.warningText}
        most={limits.warnings}
        hint={<CitingHint name="warnings" />}
      />
      <TextList
        name="tags"
        label={t`Tags`}
        itemLabel={(number) => t`Tag ${number}`}
        maxLength={limits.tagText}
        most={limits.tags}
      />
      <Folded label={<Trans>Sources of its advice</Trans>} name="sources">
        <SourceFields citing={['features', 'warnings']} isTitled />
      </Folded>
      <PictureField
        name="imageUrl"
        label={t`Picture`}
        none={null}
        hint={t`Without one it is drawn from the plan’s dishes.`}
      />
    </FormPart>
  );
}

type TextListProps = ComponentProps<typeof TextListField> & { name: 'features' | 'warnings' | 'tags' };

function TextList({ name, label, ...list }: TextListProps) {
  return (
    <Folded label={label} name={name}>
      <TextListField name={name} label={label} isTitled {...list} />
    </Folded>
  );
}

interface FoldedProps {
  readonly label: ReactNode;
  readonly name: TextListProps['name'] | 'sources';
  readonly children: ReactNode;
}

/** Folded until it is wanted or something is wrong with it. */
function Folded({ label, name, children }: FoldedProps) {
  const count = useWatch<PlanFields, FoldedProps['name']>({ name }).length;
  const isFaulty = useIsFaulty()(name);
  return (
    <details open={isFaulty || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
        {label} ({count})
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
