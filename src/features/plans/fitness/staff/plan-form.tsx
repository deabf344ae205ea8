import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PictureField } from '#src/features/media/staff/picture-field.tsx';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { ChecksField, ChoiceField, NumberField, TickField } from '#src/ui/staff/form-fields.tsx';
import { FormPart, FormParts } from '#src/ui/staff/form-parts.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { categoryLabels } from '../labels.ts';
import { conditionLabels } from '../../exercises/cautions.ts';
import { levelLabels } from '../../exercises/labels.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { CitingHint, SourceFields } from '../../staff/source-fields.tsx';
import { MealFields } from './guidance-fields.tsx';
import { statusLabels } from '../../status-labels.ts';
import { intensityLabels, locationLabels, timeLabels, unitLabels } from './labels.ts';
import type { PlanFields } from './plan-fields.ts';
import { BlocksField } from './blocks-field.tsx';
import type { WantedDay } from './schedule-field.tsx';
import type { Library } from '../schedule.ts';

interface PlanFormProps {
  readonly library: Library;
  /** With the exercise that was just added to it. */
  readonly onNewExercise: (library: Library) => void;
  /** A day that is to be opened, by its place. */
  readonly wantedDay: WantedDay | null;
  /** What stands below the fields. */
  readonly children: ReactNode;
}

/** The lists that name the plan's sources. */
const citing = ['prerequisites', 'equipment', 'goals', 'tips', 'mealSuggestion.tips'];

/** All fields of a plan. */
export function PlanForm({ library, onNewExercise, wantedDay, children }: PlanFormProps) {
  return (
    <FormParts>
      <Basics />
      <Audience />
      <FormPart title={<Trans>Workout Schedule</Trans>}>
        <BlocksField library={library} onNewExercise={onNewExercise} wanted={wantedDay} />
      </FormPart>
      <More library={library} />
      {children}
    </FormParts>
  );
}

function Basics() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const unit = useWatch<PlanFields, 'durationUnit'>({ name: 'durationUnit' });
  return (
    <FormPart title={<Trans>About the plan</Trans>}>
      <LocalizedField name="title" label={t`Title`} maxLength={limits.title} />
      <LocalizedField name="description" label={t`Description`} isLong maxLength={limits.text} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <ChoiceField name="category" label={t`Category`} options={optionsOf(categoryLabels)} />
        <ChoiceField name="level" label={t`Level`} options={optionsOf(levelLabels)} />
        <NumberField {...{ name: 'duration', label: t`Duration`, min: 1, max: limits.duration[unit] }} />
        <ChoiceField name="durationUnit" label={t`Duration in`} options={optionsOf(unitLabels)} />
        <NumberField
          {...{ name: 'weeklyWorkouts', label: t`Weekly workouts`, ...limits.weeklyWorkouts }}
          hint={t`Follows the schedule`}
        />
        <NumberField
          {...{
            name: 'difficulty',
            label: t`Difficulty`,
            ...limits.difficulty,
            hint: t`1 is easy, 5 is hard`,
          }}
        />
        <NumberField
          {...{
            name: 'estimatedCaloriesBurn',
            label: t`Calories a week (kcal)`,
            min: 0,
            max: limits.calories,
          }}
          {...{ empty: null, hint: t`May be left out` }}
        />
        <ChoiceField name="status" label={t`Status`} options={optionsOf(statusLabels)} />
      </div>
    </FormPart>
  );
}

function Audience() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const { most, maxLength } = { most: limits.list, maxLength: limits.text };
  return (
    <FormPart title={<Trans>For whom, with what, for what</Trans>}>
      <LocalizedField name="targetAudience" label={t`Target Audience`} isLong maxLength={limits.text} />
      <TextListField
        {...{ name: 'prerequisites', label: t`Prerequisites`, most, maxLength }}
        hint={<CitingHint name="prerequisites" />}
        itemLabel={(number) => t`Prerequisite ${number}`}
      />
      <TextListField
        {...{ name: 'equipment', label: t`Equipment`, most, maxLength }}
        itemLabel={(number) => t`Equipment ${number}`}
      />
      <TextListField
        {...{ name: 'goals', label: t`Goals`, most, maxLength }}
        itemLabel={(number) => t`Goal ${number}`}
      />
      <ChecksField
        {...{ name: 'suits', label: t`Made with care for`, options: optionsOf(conditionLabels) }}
      />
    </FormPart>
  );
}

function More({ library }: { library: Library }) {
  const { t, i18n } = useLingui();
  const optionsOf = useOptions();
  const most = limits.list;
  const drawings = [...library.values()].flatMap(({ image, name }) =>
    image === null ? [] : [{ value: image, label: inLanguage(name, i18n.locale as Language) }],
  );
  return (
    <FormPart title={<Trans>More</Trans>}>
      <PictureField name="imageUrl" label={t`Picture`} none={null} drawings={drawings} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <ChoiceField name="timeOfDay" label={t`Time of day`} options={optionsOf(timeLabels)} />
        <ChoiceField name="location" label={t`Where`} options={optionsOf(locationLabels)} />
        <ChoiceField name="intensity" label={t`Intensity`} options={optionsOf(intensityLabels)} />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <TickField name="featured" label={t`Featured`} />
        <TickField name="equipmentRequired" label={t`Cannot be done without equipment`} />
      </div>
      <TextListField
        {...{ name: 'tips', label: t`Tips`, most, maxLength: limits.text }}
        hint={<CitingHint name="tips" />}
        itemLabel={(number) => t`Tip ${number}`}
      />
      <TextListField
        {...{ name: 'tags', label: t`Tags`, most, maxLength: limits.title }}
        itemLabel={(number) => t`Tag ${number}`}
      />
      <MealFields />
      <SourceFields citing={citing} />
    </FormPart>
  );
}
