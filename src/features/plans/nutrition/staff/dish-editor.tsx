import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Checkbox } from '#src/ui/field.tsx';
import { LineField, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField, UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { isUnchecked } from '../fasting-table.ts';
import { itemNutrients } from '../meals.ts';
import { nutritionPlanLimits as limits, type mealNames } from '../kinds.ts';
import { DishFastingSign, isOnFastingTable } from './fast-check.tsx';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { useKeptState } from './kept-state.tsx';
import { holdsNutrition, parseNutritionText } from './nutrition-text.ts';
import { dishOf, type DishFields, type PlanFields, type TableName } from './plan-fields.ts';
import { Portions } from './portions-editor.tsx';

/** Where a dish stands in the form. */
export type DishName = `${TableName}.${(typeof mealNames)[number]}.${number}`;

interface DishEditorProps {
  name: DishName;
  id: string;
  /** Begins open, as what was just added does. */
  isNew: boolean;
  /** What can be done with it as a whole. */
  actions: ReactNode;
}

/** One dish: folded, its name and energy; open, all that can be said of it. */
export function DishEditor({ name, id, isNew, actions }: DishEditorProps) {
  const [isOpen, setOpen] = useKeptState(id, isNew);
  const isFaulty = useIsFaulty()(name);
  const isShown = isOpen || isFaulty;
  return (
    <details
      data-place={name}
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group min-w-0 grow rounded-card border border-edge bg-card"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
        <span aria-hidden="true" className="text-green group-open:rotate-90">
          ▸
        </span>
        <DishSummary name={name} />
        <DishFastingSign name={name} />
      </summary>
      {isShown && (
        <div className="grid gap-5 border-t border-edge p-4">
          <DishDetails name={name} />
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
      )}
    </details>
  );
}

function DishSummary({ name }: { name: DishName }) {
  const { i18n } = useLingui();
  const { byId } = useFoods();
  const dish = useWatch<PlanFields, DishName>({ name }) as DishFields | undefined;
  if (!dish) return null;
  const { calories } = itemNutrients(dishOf(dish), byId);
  const title = inLanguage(
    { en: dish.name.en, ...(dish.name.am && { am: dish.name.am }) },
    i18n.locale as Language,
  );
  const kcal = calories.estimate && i18n.number(Math.round(calories.estimate.value));
  return (
    <>
      <span className="min-w-0 flex-[1_1_8rem] font-semibold wrap-anywhere">
        {title || <Trans>New dish</Trans>}
      </span>
      {(dish.name.en.trim() === '') !== (dish.name.am.trim() === '') && <UntranslatedSign />}
      <span className="ms-auto text-small text-soft">
        {kcal === null ? (
          <Trans>No figures</Trans>
        ) : calories.complete ? (
          <Trans>{kcal} kcal</Trans>
        ) : (
          <Trans>At least {kcal} kcal</Trans>
        )}
      </span>
    </>
  );
}

function DishDetails({ name }: { name: DishName }) {
  const { t } = useLingui();
  const { register } = useFormContext<PlanFields>();
  const isFaulty = useIsFaulty()(`${name}.description`, `${name}.ingredients`, `${name}.preparation`);
  return (
    <>
      <LocalizedField name={`${name}.name`} label={t`Name of the dish`} maxLength={limits.title} />
      <fieldset className="grid gap-3">
        <legend className="font-semibold">
          <Trans>Foods and portions</Trans>
        </legend>
        <Portions name={name} />
      </fieldset>
      <Instead name={name} />
      <WrittenNutrition name={name} />
      <FastingWord name={name} />
      <details open={isFaulty || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
          <Trans>Description, ingredients, preparation</Trans>
        </summary>
        <div className="grid gap-5 pt-2">
          <LocalizedField
            name={`${name}.description`}
            label={t`Description`}
            isLong
            maxLength={limits.description}
          />
          <TextListField
            name={`${name}.ingredients`}
            label={t`Ingredients`}
            itemLabel={(number) => t`Ingredient ${number}`}
            maxLength={limits.ingredientText}
            most={limits.ingredients}
          />
          <LocalizedField
            name={`${name}.preparation`}
            label={t`Preparation`}
            isLong
            maxLength={limits.preparation}
          />
        </div>
      </details>
      <Checkbox label={t`An Ethiopian dish`} {...register(`${name}.isEthiopian`)} />
    </>
  );
}

/** What to take in place of a dish with fish or honey, by those who leave them out in a fast. */
function Instead({ name }: { name: DishName }) {
  const { t } = useLingui();
  const { byId } = useFoods();
  const dish = useWatch<PlanFields, DishName>({ name }) as DishFields | undefined;
  if (!dish) return null;
  const { portions, instead } = dishOf(dish);
  const isDisputed = portions.some(({ foodId }) => byId.get(foodId)?.fasting === 'disputed');
  if (!instead && !(isDisputed && isOnFastingTable(name))) return null;
  return (
    <fieldset className="grid gap-3 border-s-4 border-gold ps-4">
      <legend className="font-semibold">
        <Trans>Without fish and honey</Trans>
      </legend>
      <p className="text-small text-soft">
        <Trans>
          Customs differ on them. Say what is taken in place of this dish by those who leave them out.
        </Trans>
      </p>
      <LocalizedField
        name={`${name}.instead.name`}
        label={t`Name of the dish instead`}
        maxLength={limits.title}
      />
      <Portions name={`${name}.instead`} />
    </fieldset>
  );
}

/** For a dish on a fasting table that no foods of the table tell about: somebody has to stand for it. */
function FastingWord({ name }: { name: DishName }) {
  const { t } = useLingui();
  const { register } = useFormContext<PlanFields>();
  const dish = useWatch<PlanFields, DishName>({ name }) as DishFields | undefined;
  if (!dish || !isOnFastingTable(name)) return null;
  if (!dish.fastingFood && !isUnchecked(dishOf(dish))) return null;
  return (
    <Checkbox
      label={t`It is fasting food: no meat, milk, butter or eggs are in it`}
      {...register(`${name}.fastingFood`)}
    />
  );
}

/** For a dish that is not made of foods of the table: its figures in words, and as what they are read. */
function WrittenNutrition({ name }: { name: DishName }) {
  const { t, i18n } = useLingui();
  const portions = useWatch<PlanFields, `${DishName}.portions`>({ name: `${name}.portions` });
  const text = useWatch<PlanFields, `${DishName}.nutritionText`>({ name: `${name}.nutritionText` });
  const parts = ['calories', 'fat', 'protein', 'carbs'];
  if (portions.length > 0) return null;
  const { calories, fat, protein, carbs } = parseNutritionText(text);
  const amount = (value: number) => i18n.number(value, { maximumFractionDigits: 3 });
  return (
    <LineField
      name={`${name}.nutritionText`}
      label={t`Figures of one helping, where they are known`}
      placeholder="450 cal, 12 g fat, 20 g protein, 60 g CHO"
      autoComplete="off"
      maxLength={200}
      faults={parts.map((part) => `${name}.nutritionInfo.${part}`)}
      hint={
        text.trim() === '' ? (
          <Trans>Written as: 450 cal, 12 g fat, 20 g protein, 60 g CHO</Trans>
        ) : holdsNutrition(text) ? (
          <Trans>
            Read as {amount(calories)} kcal, {amount(fat)} g fat, {amount(protein)} g protein, {amount(carbs)}{' '}
            g carbohydrate
          </Trans>
        ) : (
          <Trans>No figure was found in this, so all of them count as 0.</Trans>
        )
      }
    />
  );
}
