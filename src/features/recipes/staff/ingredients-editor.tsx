import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { measuredGrams } from '#src/features/foods/amounts.ts';
import type { Food, Measure } from '#src/features/foods/schema.ts';
import { FoodPicker } from '#src/features/foods/staff/food-picker.tsx';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { numberTyped } from '#src/lib/number-typed.ts';
import { noText } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { TickField, useFieldError } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { recipeLimits as limits } from '../kinds.ts';
import { noMeasure, type RecipeFields } from './recipe-fields.ts';

/** Foods of the table, by measure or by gram, in the order in which they are listed. */
export function IngredientsEditor() {
  const { t } = useLingui();
  const { control } = useFormContext<RecipeFields>();
  const { fields, append, remove, move } = useFieldArray<RecipeFields, 'ingredients'>({
    control,
    name: 'ingredients',
  });
  const fault = useFieldError()('ingredients');

  function add({ id: foodId, measures: [usual] = [] }: Food) {
    const amount = usual
      ? { grams: String(measuredGrams(usual, 1)), measure: { id: usual.id, count: '1' } }
      : { grams: '', measure: noMeasure };
    append(
      { foodId, ...amount, note: noText, part: noText, optional: false, lost: false },
      { focusName: `ingredients.${fields.length}.${usual ? 'measure.count' : 'grams'}` },
    );
  }

  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">
        <Trans>Ingredients</Trans>
      </legend>
      {fault && (
        <p data-fault className="text-small font-semibold text-red" tabIndex={-1}>
          {fault}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {fields.map(({ id, foodId }, index) => (
          <li key={id} className="border-s-2 border-edge ps-3">
            <Ingredient
              index={index}
              foodId={foodId}
              onRemove={() => remove(index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
            />
          </li>
        ))}
      </ol>
      {fields.length < limits.ingredients && (
        <FoodPicker label={t`Add an ingredient from the table of foods`} place="any" onPick={add} />
      )}
    </fieldset>
  );
}

interface IngredientProps {
  index: number;
  foodId: string;
  onRemove: () => void;
  onUp: (() => void) | undefined;
}

function Ingredient({ index, foodId, onRemove, onUp }: IngredientProps) {
  const { t } = useLingui();
  const { register, setValue } = useFormContext<RecipeFields>();
  const { byId } = useFoods();
  const language = useLanguage();
  const food = byId.get(foodId);
  const title = food ? inLanguage(food.name, language) : foodId;
  const name = `ingredients.${index}` as const;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
        <MeasureFields index={index} title={title} measures={food?.measures ?? []} />
        <FieldFrame label={<Trans>Grams</Trans>} error={useFieldError()(`${name}.grams`)}>
          {(control) => (
            <input
              {...control}
              {...register(`${name}.grams`, {
                // Weighed by hand: what it was measured with does not tell it any more.
                onChange: () => setValue(`${name}.measure`, noMeasure, { shouldDirty: true }),
              })}
              aria-label={t`${title}, grams`}
              inputMode="decimal"
              autoComplete="off"
              className={controlLook}
            />
          )}
        </FieldFrame>
      </div>
      <details>
        <summary className="min-h-11 content-center text-small">
          <Trans>How it is made ready, and what it goes into</Trans>
        </summary>
        <div className="grid grid-cols-1 gap-3 pb-2">
          <LocalizedField name={`${name}.note`} label={t`Made ready`} maxLength={limits.note} />
          <LocalizedField name={`${name}.part`} label={t`Part of the dish`} maxLength={limits.part} />
          <TickField name={`${name}.optional`} label={t`Optional: not in the figures`} />
          <TickField name={`${name}.lost`} label={t`Does not stay in the food: not in the figures`} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        {onUp && (
          <Button onClick={onUp} aria-label={t`Move up: ${title}`}>
            <Trans>Move up</Trans>
          </Button>
        )}
        <Button onClick={onRemove} aria-label={t`Remove: ${title}`}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}

interface MeasureFieldsProps {
  index: number;
  title: string;
  measures: readonly Measure[];
}

/** So many of a measure of the food, from which its grams follow. */
function MeasureFields({ index, title, measures }: MeasureFieldsProps) {
  const { t } = useLingui();
  const { register, setValue } = useFormContext<RecipeFields>();
  const language = useLanguage();
  const name = `ingredients.${index}.measure` as const;
  const { id, count } = useWatch<RecipeFields, typeof name>({ name });

  function weigh(next: { id: string; count: string }) {
    const measure = measures.find((one) => one.id === next.id);
    const number = numberTyped(next.count);
    if (measure && number > 0)
      setValue(`ingredients.${index}.grams`, String(measuredGrams(measure, number)), { shouldDirty: true });
  }

  return (
    <FieldFrame label={<Trans>Measure</Trans>} error={useFieldError()(`${name}.count`)}>
      {(control) => (
        <div className="flex items-center gap-3">
          {id !== '' && (
            <input
              {...control}
              {...register(`${name}.count`, {
                onChange: ({ target }: { target: HTMLInputElement }) => weigh({ id, count: target.value }),
              })}
              aria-label={t`${title}, how many`}
              inputMode="decimal"
              autoComplete="off"
              className={`${controlLook} max-w-24`}
            />
          )}
          <select
            {...(id === '' && control)}
            aria-label={t`${title}, measure`}
            value={id}
            onChange={({ target }) => {
              const chosen = target.value === '' ? noMeasure : { id: target.value, count: count || '1' };
              setValue(name, chosen, { shouldDirty: true });
              weigh(chosen);
            }}
            className={`${controlLook} min-w-0`}
          >
            <option value="">{t`Grams only`}</option>
            {measures.map((measure) => (
              <option key={measure.id} value={measure.id}>
                {inLanguage(measure.name, language)}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
