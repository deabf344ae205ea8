import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { dayNutrients } from '../meals.ts';
import { calorieVerdict, type CalorieVerdict } from './calorie-verdict.ts';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { mealsOf, rangeOf, type DayFields, type MealsFields, type PlanFields } from './plan-fields.ts';

/** Tells what a table adds up to, as it is typed, and how that stands to the plan's range. */
function useTotals() {
  const { byId } = useFoods();
  const typed = useWatch<PlanFields, 'calorieRange'>({ name: 'calorieRange' });
  const { min, max } = rangeOf(typed);
  const range = min > 0 && max >= min ? { min, max } : null;
  return (meals: MealsFields) => {
    const nutrients = dayNutrients(mealsOf(meals), byId);
    return { nutrients, range, verdict: calorieVerdict(nutrients.calories, range) };
  };
}

const looks: Readonly<Record<CalorieVerdict, string>> = {
  within: 'bg-green text-on-green',
  'too-low': 'bg-gold text-on-gold',
  'too-high': 'bg-red-tint text-red border border-red',
  unknown: 'border border-field-edge text-soft',
};

/** The sums of a day's table, with its verdict in words. */
export function DayTotal({ meals }: { meals: MealsFields }) {
  const { t, i18n } = useLingui();
  const { nutrients, range, verdict } = useTotals()(meals);
  const { calories, protein, carbs, fat } = nutrients;
  const kcal = i18n.number(Math.round(calories.estimate?.value ?? 0));
  const grams = ({ estimate }: typeof protein) => (estimate ? i18n.number(Math.round(estimate.value)) : '–');
  const words: Readonly<Record<CalorieVerdict, string>> = {
    within: t`Within the range`,
    'too-low': t`Too low`,
    'too-high': t`Too high`,
    unknown: range ? t`Some dishes have no figures` : t`No calorie range yet`,
  };
  return (
    <output className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-paper px-4 py-3">
      <strong className="font-serif text-large">
        {calories.complete ? <Trans>{kcal} kcal</Trans> : <Trans>At least {kcal} kcal</Trans>}
      </strong>
      <span className={`rounded-full px-3 py-0.5 text-small font-semibold ${looks[verdict]}`}>
        {words[verdict]}
      </span>
      {range && (
        <span className="text-small text-soft">
          <Trans>
            The plan asks for {i18n.number(range.min)}–{i18n.number(range.max)} kcal a day
          </Trans>
        </span>
      )}
      <span className="text-small text-soft">
        <Trans>
          Protein {grams(protein)} g, carbohydrate {grams(carbs)} g, fat {grams(fat)} g
        </Trans>
      </span>
    </output>
  );
}

const signs: Readonly<Record<CalorieVerdict, string>> = {
  within: '✓',
  'too-low': '↓',
  'too-high': '↑',
  unknown: '?',
};

/** The verdict on a day as a sign, for a row of days: of two tables the one that does not fit tells. */
export function DaySign({ day }: { day: DayFields }) {
  const { t } = useLingui();
  const totalOf = useTotals();
  const verdicts = (day.hasFasting ? [day, day.fasting] : [day]).map((meals) => totalOf(meals).verdict);
  const verdict = verdicts.find((each) => each !== 'within') ?? 'within';
  const words: Readonly<Record<CalorieVerdict, string>> = {
    within: t`within the range`,
    'too-low': t`too low`,
    'too-high': t`too high`,
    unknown: t`not known`,
  };
  return (
    <>
      <span aria-hidden="true">{signs[verdict]}</span>
      <span className="sr-only">{words[verdict]}</span>
    </>
  );
}
