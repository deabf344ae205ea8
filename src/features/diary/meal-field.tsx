import { Trans, useLingui } from '@lingui/react/macro';
import { meals } from './kinds.ts';
import { useMealName } from './meal-names.client.ts';
import type { Meal } from './schema.ts';

/** At which meal of the day. */
export function MealField({ meal, onChange }: { meal: Meal; onChange: (meal: Meal) => void }) {
  const { t } = useLingui();
  const mealName = useMealName();
  return (
    <fieldset>
      <legend className="sr-only">
        <Trans>Meal</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4" aria-label={t`Meal`}>
        {meals.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-field-edge bg-card px-3 has-checked:border-green has-checked:bg-green-tint"
          >
            <input
              type="radio"
              name="meal"
              value={each}
              checked={each === meal}
              onChange={() => onChange(each)}
              className="size-5 accent-green"
            />
            {mealName(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
