import { Trans, useLingui } from '@lingui/react/macro';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { noText } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { LineField, NumberField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import type { PlanFields } from './plan-fields.ts';

const rowLook = 'grid grid-cols-1 gap-3 border-s-2 border-edge ps-3';

/** How the training changes from week to week. */
export function ProgressionFields() {
  const { t, i18n } = useLingui();
  const { formState, getValues } = useFormContext<PlanFields>();
  const { fields, append, remove } = useFieldArray<PlanFields, 'progression'>({ name: 'progression' });
  const unit = useWatch<PlanFields, 'durationUnit'>({ name: 'durationUnit' });
  if (unit === 'minutes' && fields.length === 0) return null;
  const fault: unknown =
    get(formState.errors, 'progression.root.message') ?? get(formState.errors, 'progression.message');
  const next = () => (getValues('progression').at(-1)?.toWeek ?? 0) + 1;
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">
        <Trans>Week by week</Trans>
      </legend>
      {typeof fault === 'string' && (
        <p data-fault tabIndex={-1} className="text-small font-semibold text-red">
          {i18n._(fault)}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className={rowLook}>
            <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
              <NumberField
                {...{ name: `progression.${index}.fromWeek`, label: t`From week` }}
                {...{ min: 1, max: limits.duration.weeks }}
              />
              <NumberField
                {...{ name: `progression.${index}.toWeek`, label: t`To week` }}
                {...{ min: 1, max: limits.duration.weeks }}
              />
            </div>
            <LocalizedField
              {...{ name: `progression.${index}.title`, label: t`Title of step ${index + 1}` }}
              maxLength={limits.title}
            />
            <LocalizedField
              {...{ name: `progression.${index}.text`, label: t`What changes in step ${index + 1}` }}
              isLong
              maxLength={limits.text}
            />
            <Button
              className="justify-self-start"
              onClick={() => remove(index)}
              aria-label={t`Remove: step ${index + 1}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ol>
      <Button
        className="justify-self-start"
        onClick={() =>
          append({
            fromWeek: next(),
            toWeek: Math.max(next(), getValues('duration')),
            title: noText,
            text: noText,
          })
        }
      >
        <Trans>Add a step</Trans>
      </Button>
    </fieldset>
  );
}

/** What the plan's advice rests on. */
export function SourceFields() {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray<PlanFields, 'sources'>({ name: 'sources' });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">
        <Trans>Sources</Trans>
      </legend>
      <ol className="grid grid-cols-1 gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className={rowLook}>
            <LocalizedField
              {...{ name: `sources.${index}.claim`, label: t`What source ${index + 1} says` }}
              isLong
              maxLength={limits.text}
            />
            <LineField
              {...{ name: `sources.${index}.citation`, label: t`Publication`, maxLength: limits.text }}
            />
            <LineField
              {...{ name: `sources.${index}.url`, label: t`Address (https://…)`, maxLength: limits.text }}
              type="url"
            />
            <Button
              className="justify-self-start"
              onClick={() => remove(index)}
              aria-label={t`Remove: source ${index + 1}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ol>
      {fields.length < limits.list && (
        <Button
          className="justify-self-start"
          onClick={() => append({ claim: noText, citation: '', url: '' })}
        >
          <Trans>Add a source</Trans>
        </Button>
      )}
    </fieldset>
  );
}

const noMeal = { text: noText, foodIds: [] };
const noMeals: NonNullable<PlanFields['mealSuggestion']> = {
  breakfast: noMeal,
  lunch: noMeal,
  snack: noMeal,
  dinner: noMeal,
  postWorkout: noMeal,
  tips: [],
};

/** Ethiopian meals that go with the plan; most plans have none. */
export function MealFields() {
  const { t } = useLingui();
  const { setValue } = useFormContext<PlanFields>();
  const meals = useWatch<PlanFields, 'mealSuggestion'>({ name: 'mealSuggestion' });
  if (!meals)
    return (
      <Button
        className="justify-self-start"
        onClick={() => setValue('mealSuggestion', noMeals, { shouldDirty: true })}
      >
        <Trans>Add a meal suggestion</Trans>
      </Button>
    );
  const named = {
    breakfast: t`Breakfast`,
    lunch: t`Lunch`,
    snack: t`Snack`,
    dinner: t`Dinner`,
    postWorkout: t`Post-workout`,
  };
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">
        <Trans>Meal suggestion</Trans>
      </legend>
      {Object.entries(named).map(([meal, label]) => (
        <LocalizedField
          key={meal}
          {...{ name: `mealSuggestion.${meal}.text`, label, isLong: true, maxLength: limits.text }}
        />
      ))}
      <TextListField
        {...{ name: 'mealSuggestion.tips', label: t`Tips for the meals` }}
        itemLabel={(number) => t`Tip for the meals ${number}`}
        maxLength={limits.text}
        most={limits.list}
      />
      <Button
        className="justify-self-start"
        onClick={() => setValue('mealSuggestion', null, { shouldDirty: true })}
      >
        <Trans>Remove the meal suggestion</Trans>
      </Button>
    </fieldset>
  );
}
