import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { noText } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { CitingHint } from '../../staff/source-fields.tsx';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import type { PlanFields } from './plan-fields.ts';

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
        hint={<CitingHint name="mealSuggestion.tips" />}
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
