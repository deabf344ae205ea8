import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FoodPicker } from '#src/features/foods/staff/food-picker.tsx';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { noText } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { LineField, useFieldError } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { recipeLimits as limits } from '../kinds.ts';
import { useRecipeLabels } from './labels.client.ts';
import type { RecipeFields } from './recipe-fields.ts';

/** What may be done otherwise: a line, and the foods whose grams it changes. */
export function SwapsEditor() {
  const { t } = useLingui();
  const { control } = useFormContext<RecipeFields>();
  const { fields, append, remove } = useFieldArray<RecipeFields, 'swaps'>({ control, name: 'swaps' });
  const labels = useRecipeLabels();
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{labels.swaps}</legend>
      <ol className="grid grid-cols-1 gap-4">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-1 gap-2 border-s-2 border-edge ps-3">
            <LocalizedField
              name={`swaps.${index}.text`}
              label={t`Swap ${index + 1}`}
              maxLength={limits.swap}
            />
            <Changes index={index} />
            <Button
              onClick={() => remove(index)}
              aria-label={t`Remove: swap ${index + 1}`}
              className="justify-self-start"
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ol>
      {fields.length < limits.swaps && (
        <Button className="justify-self-start" onClick={() => append({ text: noText, changes: [] })}>
          <Trans>Add</Trans>
        </Button>
      )}
    </fieldset>
  );
}

function Changes({ index }: { index: number }) {
  const { t } = useLingui();
  const { control } = useFormContext<RecipeFields>();
  const name = `swaps.${index}.changes` as const;
  const { fields, append, remove } = useFieldArray<RecipeFields, typeof name>({ control, name });
  const ingredients = useWatch<RecipeFields, 'ingredients'>({ name: 'ingredients' });
  const { byId } = useFoods();
  const language = useLanguage();
  const fault = useFieldError()(name);
  const titleOf = (foodId: string) => {
    const food = byId.get(foodId);
    return food ? inLanguage(food.name, language) : foodId;
  };
  return (
    <>
      {fault && (
        <p data-fault className="text-small font-semibold text-red" tabIndex={-1}>
          <Trans>Choose at least one food that it changes</Trans>
        </p>
      )}
      {fields.map(({ id, foodId }, place) => {
        const title = titleOf(foodId);
        const now = ingredients.find((each) => each.foodId === foodId)?.grams ?? '0';
        return (
          <div key={id} className="flex flex-wrap items-end gap-3">
            <LineField
              name={`${name}.${place}.grams`}
              label={
                <Trans>
                  {title}: grams in place of {now}; 0 leaves it out
                </Trans>
              }
              inputMode="decimal"
              autoComplete="off"
            />
            <Button onClick={() => remove(place)} aria-label={t`Remove: ${title}`}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        );
      })}
      {fields.length < limits.changes && (
        <FoodPicker
          label={t`A food that it changes`}
          place="any"
          onPick={(food) =>
            append({ foodId: food.id, grams: '' }, { focusName: `${name}.${fields.length}.grams` })
          }
        />
      )}
    </>
  );
}
