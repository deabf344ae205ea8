import type { Finding } from '#src/lib/finding.ts';
import { breaksFast, finding, repeatedDays, untranslatedParts } from '../../publishing/finding.ts';
import { type FastFaultKind, fastFaults } from '../fasting-table.ts';
import { mealLabels } from '../meal-labels.ts';
import { dayNutrients, fastingOfDay, type Foods, itemsOf } from '../meals.ts';
import { type MealTimes, mealNames } from '../kinds.ts';
import type { DailyMeal, MealsOfDay } from '../schema.ts';
import { calorieVerdict } from './calorie-verdict.ts';
import { nutritionFindingMessages as messages } from './messages.ts';
import type { NutritionPlanDraft } from './schema.ts';

/** All that keeps a nutrition plan from being published, and what is worth a look before it is. */
export function publishingFindings(plan: NutritionPlanDraft, foods: Foods): Finding[] {
  const { meals, mealTimes } = plan;
  const days = meals.map(({ day }, index) => ({ day, path: ['meals', index] }));
  const isForFasts = plan.leadingVariant === 'fasting' || meals.some(({ fasting }) => fasting);
  return [
    ...dayCount(plan),
    ...repeatedDays(days),
    ...meals.flatMap((day, index) => [
      ...emptyTables(day, index),
      ...fastFindings(day, index, foods, mealTimes),
      ...(isForFasts ? missingFast(day, index, foods) : []),
      ...tables(day, index).flatMap((table) => [
        ...unknownDishes(table, foods, mealTimes),
        ...energyOf(table, plan.calorieRange, foods),
      ]),
    ]),
    ...untranslatedParts(plan, days),
  ];
}

/** Of the fasting table of a day, the day's place being counted from 0. */
export const fastFindings = (
  { day, fasting }: DailyMeal,
  index: number,
  foods: Foods,
  mealTimes: MealTimes = 'day',
): Finding[] =>
  fasting
    ? fastFaults(fasting, foods).map(({ kind, meal, path, name }) => {
        const [severity, code, message] = fastRules[kind];
        const values = { day, meal: mealLabels[mealTimes][meal], food: name };
        return finding(severity, code, message, ['meals', index, 'fasting', ...path], values);
      })
    : [];

const fastRules = {
  breaks: ['blocks', breaksFast, messages.breaksFast],
  unknown: ['blocks', 'fast_unknown', messages.fastUnknown],
  disputed: ['warns', 'fast_disputed', messages.fastDisputed],
  'disputed-instead': ['blocks', 'fast_disputed_instead', messages.fastDisputedInstead],
} as const satisfies Readonly<Record<FastFaultKind, readonly [Finding['severity'], string, { id: string }]>>;

function dayCount({ duration, meals }: NutritionPlanDraft): Finding[] {
  if (meals.length === 0) return [finding('blocks', 'no_days', messages.noDays, ['meals'])];
  const beyond = meals.flatMap(({ day }, index) =>
    day > duration ? [finding('blocks', 'day_beyond', messages.beyond, ['meals', index], { day })] : [],
  );
  // What the form holds of a duration may be no number yet: that is a fault of its own field.
  if (!(duration > 0) || meals.length === duration) return beyond;
  const values = { days: meals.length, duration };
  return [finding('blocks', 'days_against_duration', messages.days, ['duration'], values), ...beyond];
}

const emptyTables = ({ day, fasting, ...regular }: DailyMeal, index: number): Finding[] => [
  ...(itemsOf(regular).length === 0
    ? [finding('blocks', 'empty_day', messages.emptyDay, ['meals', index], { day })]
    : []),
  ...(fasting && itemsOf(fasting).length === 0
    ? [finding('blocks', 'empty_fasting', messages.emptyFasting, ['meals', index, 'fasting'], { day })]
    : []),
];

/** A day with one table in a plan for fasts: who fasts is shown that table. */
const missingFast = (day: DailyMeal, index: number, foods: Foods): Finding[] =>
  !day.fasting && itemsOf(day).length > 0 && fastingOfDay(day, foods) !== 'yes'
    ? [finding('warns', 'no_fasting_table', messages.noFastingTable, ['meals', index], { day: day.day })]
    : [];

interface Table {
  readonly day: number;
  readonly meals: MealsOfDay;
  readonly isFasting: boolean;
  readonly path: Finding['path'];
}

const tables = ({ day, fasting, ...meals }: DailyMeal, index: number): Table[] => [
  { day, meals, isFasting: false, path: ['meals', index] },
  ...(fasting ? [{ day, meals: fasting, isFasting: true, path: ['meals', index, 'fasting'] }] : []),
];

function unknownDishes(
  { day, meals, path, isFasting }: Table,
  foods: Foods,
  mealTimes: MealTimes,
): Finding[] {
  return mealNames.flatMap((meal) =>
    meals[meal].flatMap(({ name, portions, instead, nutritionInfo }, index) => {
      const at = [...path, meal, index];
      const values = { day, meal: mealLabels[mealTimes][meal] };
      // On a fasting table nobody can judge them, which is told already.
      const missing = [
        ...portions.map(({ foodId }, place) => ({ foodId, at: [...at, 'portions', place, 'foodId'] })),
        ...(instead?.portions ?? []).map(({ foodId }, place) => ({
          foodId,
          at: [...at, 'instead', 'portions', place, 'foodId'],
        })),
      ].filter(({ foodId }) => !isFasting && !foods.has(foodId));
      return [
        ...missing.map(({ foodId, at: place }) =>
          finding('blocks', 'unknown_food', messages.unknownFood, place, { ...values, food: { en: foodId } }),
        ),
        ...(portions.length === 0 && !nutritionInfo
          ? [finding('warns', 'no_figures', messages.noFigures, at, { ...values, food: name })]
          : []),
      ];
    }),
  );
}

function energyOf(
  { day, meals, isFasting, path }: Table,
  range: NutritionPlanDraft['calorieRange'],
  foods: Foods,
) {
  const { calories } = dayNutrients(meals, foods);
  const verdict = calorieVerdict(calories, range.min > 0 && range.max >= range.min ? range : null);
  if (itemsOf(meals).length === 0 || verdict === 'within' || verdict === 'unknown') return [];
  const kcal = Math.round(calories.estimate?.value ?? 0);
  const rule = isFasting ? messages.fastingEnergy : messages.energy;
  return [finding('warns', 'energy_outside', rule, path, { day, kcal })];
}
