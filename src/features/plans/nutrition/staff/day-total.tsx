import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { dayNutrients } from '../meals.ts';
import { calorieVerdict, type CalorieVerdict } from './calorie-verdict.ts';
import { useFoods } from './foods-known.tsx';
import { dayOf, rangeOf, type DayDraft, type PlanDraft } from './plan-draft.ts';

/** What a day adds up to, as it is typed, and how that stands to the plan's range. */
export function useDayTotal(day: DayDraft | undefined) {
  const { byId } = useFoods();
  const typed = useWatch<PlanDraft, 'calorieRange'>({ name: 'calorieRange' });
  const { min, max } = rangeOf(typed);
  const range = min > 0 && max >= min ? { min, max } : null;
  const nutrients = day && dayNutrients(dayOf(day, 1), byId);
  const verdict: CalorieVerdict = nutrients ? calorieVerdict(nutrients.calories, range) : 'unknown';
  return { nutrients, range, verdict };
}

const looks: Readonly<Record<CalorieVerdict, string>> = {
  within: 'bg-green text-on-green',
  'too-low': 'bg-gold text-on-gold',
  'too-high': 'bg-red-tint text-red border border-red',
  unknown: 'border border-field-edge text-soft',
};

/** The sums of a day, with its verdict in words. */
export function DayTotal({ day }: { day: DayDraft | undefined }) {
  const { t, i18n } = useLingui();
  const { nutrients, range, verdict } = useDayTotal(day);
  if (!nutrients) return null;
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

/** The verdict on a day as a sign, for a row of days. */
export function DaySign({ day }: { day: DayDraft | undefined }) {
  const { t } = useLingui();
  const { verdict } = useDayTotal(day);
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
