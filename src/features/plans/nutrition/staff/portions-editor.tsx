import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { measuredGrams } from '#src/features/foods/amounts.ts';
import { nutrientsOf } from '#src/features/foods/nutrients.ts';
import type { Food, Measure } from '#src/features/foods/schema.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { numberTyped } from '#src/lib/number-typed.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useFieldError } from '#src/ui/staff/form-fields.tsx';
import { nutritionPlanLimits as limits } from '../kinds.ts';
import type { DishName } from './dish-editor.tsx';
import { FastingSign } from '#src/features/foods/staff/fasting-sign.tsx';
import { isOnFastingTable } from './fast-check.tsx';
import { FoodPicker } from '#src/features/foods/staff/food-picker.tsx';
import type { FoodPlace } from '#src/features/foods/staff/food-search.ts';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { noMeasure, type PlanFields } from './plan-fields.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** What has a name and portions: a dish, or what is taken in its place. */
type Portioned = DishName | `${DishName}.instead`;

/** Foods of the table with their grams: what a dish contains is counted from them. */
export function Portions({ name }: { name: Portioned }) {
  const { t } = useLingui();
  const { control, getValues, setValue } = useFormContext<PlanFields>();
  const { fields, append, remove } = useFieldArray<PlanFields, `${Portioned}.portions`>({
    control,
    name: `${name}.portions`,
  });

  function add(food: Food) {
    const title = getValues(`${name}.name`);
    // A dish of one food mostly bears its name.
    if (fields.length === 0 && title.en === '' && title.am === '')
      setValue(`${name}.name`, { en: food.name.en, am: food.name.am ?? '' }, { shouldDirty: true });
    const [usual] = food.measures ?? [];
    const portion = usual
      ? { grams: String(measuredGrams(usual, 1)), measure: { id: usual.id, count: '1' } }
      : { grams: usualGrams, measure: noMeasure() };
    append(
      { foodId: food.id, ...portion },
      { focusName: `${name}.portions.${fields.length}.${usual ? 'measure.count' : 'grams'}` },
    );
  }

  return (
    <>
      {fields.length > 0 && (
        <ul className="grid gap-2">
          {fields.map(({ id, foodId }, index) => (
            <Portion
              key={id}
              name={`${name}.portions.${index}`}
              foodId={foodId}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {fields.length < limits.portions && (
        <FoodPicker label={t`Add a food from the table`} place={placeOf(name)} onPick={add} />
      )}
    </>
  );
}

const usualGrams = '100';

const placeOf = (name: Portioned): FoodPlace =>
  isOnFastingTable(name) ? (name.endsWith('.instead') ? 'instead' : 'fasting') : 'any';

interface PortionProps {
  name: `${Portioned}.portions.${number}`;
  foodId: string;
  onRemove: () => void;
}

function Portion({ name, foodId, onRemove }: PortionProps) {
  const { t, i18n } = useLingui();
  const { register, setValue } = useFormContext<PlanFields>();
  const { byId } = useFoods();
  const food = byId.get(foodId);
  const language = useLanguage();
  const title = food ? inLanguage(food.name, language) : foodId;
  const typed = numberTyped(
    useWatch<PlanFields, `${PortionProps['name']}.grams`>({ name: `${name}.grams` }) ?? '',
  );
  const energy = food && typed > 0 ? nutrientsOf(food, typed).calories.estimate : null;
  const kcal = i18n.number(Math.round(energy?.value ?? 0));
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2">
      {food?.measures && <MeasureFields name={name} title={title} measures={food.measures} />}
      <FieldFrame
        // Its measure has named the food.
        label={food?.measures ? <Trans>Grams</Trans> : <Trans>{title}, grams</Trans>}
        error={useFieldError()(`${name}.grams`)}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-3">
            <input
              {...control}
              {...register(`${name}.grams`, {
                // Weighed by hand: what it was measured with does not tell it any more.
                onChange: () => setValue(`${name}.measure`, noMeasure(), { shouldDirty: true }),
              })}
              aria-label={t`${title}, grams`}
              inputMode="decimal"
              autoComplete="off"
              className={`${controlLook} max-w-32`}
            />
            <span className="grow text-small text-soft sm:grow-0">
              {energy && <Trans>{kcal} kcal</Trans>}
            </span>
            {food && isOnFastingTable(name) && <FastingSign verdict={food.fasting} />}
            <Button onClick={onRemove} aria-label={t`Remove: ${title}`}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        )}
      </FieldFrame>
    </li>
  );
}

interface MeasureFieldsProps {
  name: PortionProps['name'];
  title: string;
  measures: readonly Measure[];
}

/** So many of a measure of the food, from which its grams follow. */
function MeasureFields({ name, title, measures }: MeasureFieldsProps) {
  const { t, i18n } = useLingui();
  const { register, setValue } = useFormContext<PlanFields>();
  const { id, count } = useWatch<PlanFields, `${PortionProps['name']}.measure`>({ name: `${name}.measure` });

  function weigh(next: { id: string; count: string }) {
    const measure = measures.find((one) => one.id === next.id);
    const number = numberTyped(next.count);
    if (measure && number > 0)
      setValue(`${name}.grams`, String(measuredGrams(measure, number)), { shouldDirty: true });
  }

  return (
    <FieldFrame label={<Trans>{title}, measure</Trans>} error={useFieldError()(`${name}.measure.count`)}>
      {(control) => (
        <div className="flex items-center gap-3">
          {id !== '' && (
            <input
              {...control}
              {...register(`${name}.measure.count`, {
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
              const chosen = target.value === '' ? noMeasure() : { id: target.value, count: count || '1' };
              setValue(`${name}.measure`, chosen, { shouldDirty: true });
              weigh(chosen);
            }}
            className={`${controlLook} max-w-72`}
          >
            <option value="">{t`Grams only`}</option>
            {measures.map((measure) => (
              <option key={measure.id} value={measure.id}>
                {inLanguage(measure.name, i18n.locale as Language)}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
