import {
  isBlank,
  noText,
  withBothLanguages,
  withoutEmptyTranslations,
  type InFields,
  type TextFields,
} from '#src/lib/translations.ts';
import { copyNames } from '#src/lib/copy-name.ts';
import { numberTyped } from '#src/lib/number-typed.ts';
import { nutritionPlanLimits as limits, mealNames, type PlanVariant } from '../kinds.ts';
import type { DailyMeal, MealItem, MealsOfDay } from '../schema.ts';
import type { WrittenPortion } from './dish-shorthand.ts';
import { formatNutritionText, parseNutritionText } from './nutrition-text.ts';
import type { NutritionPlanDraft } from './schema.ts';

export interface PortionFields {
  foodId: string;
  /** As typed. */
  grams: string;
  /** How they were told: so many, as typed, of a measure of the food; no `id` where in grams only. */
  measure: { id: string; count: string };
}

/** What a portion begins with that is told in grams only. */
export const noMeasure = (): PortionFields['measure'] => ({ id: '', count: '' });

export interface DishFields extends Pick<MealItem, 'imageUrl' | 'isEthiopian'> {
  /** `id` is what the form's lists call their own. */
  mealId: string;
  name: TextFields;
  description: TextFields;
  portions: PortionFields[];
  /** Whether somebody stands for it that it is fasting food. */
  fastingFood: boolean;
  /** `450 cal, 12 g fat, 20 g protein, 60 g CHO`; empty where nothing is known. */
  nutritionText: string;
  ingredients: TextFields[];
  preparation: TextFields;
  /** Nothing in it where there is none. */
  instead: { name: TextFields; portions: PortionFields[] };
}

/** One table of a day. */
export type MealsFields = Record<MealName, DishFields[]>;
type MealName = (typeof mealNames)[number];

/** The regular meals of a day, and those of fasting food. Days have no numbers here: the order numbers them. */
export interface DayFields extends MealsFields {
  hasFasting: boolean;
  /** Empty where the day has no such table. */
  fasting: MealsFields;
}

/** Where the form holds a table of a day. */
export type TableName = `meals.${number}` | `meals.${number}.fasting`;

/** @param day from 0 */
export const tableName = (day: number, variant: PlanVariant): TableName =>
  variant === 'fasting' ? `meals.${day}.fasting` : `meals.${day}`;

/** A nutrition plan as its form holds it. */
export interface PlanFields extends InFields<
  Omit<NutritionPlanDraft, 'duration' | 'calorieRange' | 'meals'>
> {
  /** Days, as typed. */
  duration: string;
  /** kcal a day, as typed. */
  calorieRange: { min: string; max: string };
  meals: DayFields[];
}

export const newMeals = (): MealsFields => eachMeal(() => []);

export const newDay = (): DayFields => ({
  ...newMeals(),
  hasFasting: false,
  fasting: newMeals(),
});

const emptyDish: Omit<DishFields, 'mealId'> = {
  name: noText,
  description: noText,
  imageUrl: null,
  isEthiopian: true,
  portions: [],
  fastingFood: false,
  nutritionText: '',
  ingredients: [],
  preparation: noText,
  instead: { name: noText, portions: [] },
};

/** @param newId makes the part of an id behind `meal-` */
export const newDish = (newId: () => string): DishFields => ({ ...emptyDish, mealId: `meal-${newId()}` });

/** Portions that were written in a line. */
export const portionsOf = (written: readonly WrittenPortion[]): PortionFields[] =>
  written.map(({ food, grams, measure }) => ({
    foodId: food.id,
    grams: String(grams),
    measure: measure ? { id: measure.id, count: String(measure.count) } : noMeasure(),
  }));

export const copyOfDish = (dish: DishFields, newId: () => string): DishFields => ({
  ...structuredClone(dish),
  mealId: `meal-${newId()}`,
});

/** The same dishes once more, each a dish of its own. */
export const copyOfMeals = (meals: MealsFields, newId: () => string): MealsFields =>
  eachMeal((name) => meals[name].map((dish) => copyOfDish(dish, newId)));

export const copyOfDay = (day: DayFields, newId: () => string): DayFields => ({
  ...copyOfMeals(day, newId),
  hasFasting: day.hasFasting,
  fasting: copyOfMeals(day.fasting, newId),
});

/** What the form begins with; null for a new plan. */
export function fieldsOf(stored: { readonly plan: NutritionPlanDraft } | null): PlanFields {
  if (!stored) return newPlan;
  const { duration, calorieRange, meals, ...plan } = stored.plan;
  const { title, description, category, status, featured, features, tags } = plan;
  const { imageUrl, leadingVariant, mealTimes, warnings, sources } = plan;
  const guidance = { mealTimes, warnings, sources };
  const said = {
    title,
    description,
    category,
    status,
    featured,
    features,
    tags,
    imageUrl,
    leadingVariant,
    ...guidance,
  };
  return {
    ...withBothLanguages(said),
    duration: String(duration),
    calorieRange: { min: String(calorieRange.min), max: String(calorieRange.max) },
    meals: meals.map((day) => ({
      ...mealsFields(day),
      hasFasting: day.fasting !== undefined,
      fasting: day.fasting ? mealsFields(day.fasting) : newMeals(),
    })),
  };
}

const newPlan: PlanFields = {
  title: noText,
  description: noText,
  imageUrl: null,
  duration: '0',
  category: 'maintenance',
  status: 'draft',
  featured: false,
  calorieRange: { min: '0', max: '0' },
  features: [],
  tags: [],
  meals: [],
  leadingVariant: 'regular',
  mealTimes: 'day',
  warnings: [],
  sources: [],
};

/** What the form of another plan like this one begins with. */
export const copiedFields = (
  stored: { readonly plan: NutritionPlanDraft },
  newId: () => string,
): PlanFields => {
  const { title, meals, ...fields } = fieldsOf(stored);
  return {
    ...fields,
    title: copyNames(title, limits.title),
    meals: meals.map((day) => copyOfDay(day, newId)),
    status: 'draft',
    featured: false,
  };
};

/** What the form holds, as it is sent: still to be validated, under the names of the form's own fields. */
export function draftOf({ meals, duration, calorieRange, ...fields }: PlanFields): NutritionPlanDraft {
  return withoutEmptyTranslations({
    ...fields,
    duration: numberTyped(duration),
    calorieRange: rangeOf(calorieRange),
    meals: meals.map((day, index) => dayOf(day, index + 1)),
  });
}

export const rangeOf = ({ min, max }: PlanFields['calorieRange']) => ({
  min: numberTyped(min),
  max: numberTyped(max),
});

const dayOf = ({ hasFasting, fasting, ...regular }: DayFields, day: number): DailyMeal => ({
  day,
  ...mealsOf(regular),
  ...(hasFasting && { fasting: mealsOf(fasting) }),
});

export const mealsOf = (fields: MealsFields): MealsOfDay => eachMeal((name) => fields[name].map(dishOf));

const mealsFields = (meals: MealsOfDay): MealsFields => eachMeal((name) => meals[name].map(dishFields));

function eachMeal<Dish>(dishesOf: (name: MealName) => Dish[]) {
  return Object.fromEntries(mealNames.map((name) => [name, dishesOf(name)])) as Record<MealName, Dish[]>;
}

function dishFields({ id, portions, nutritionInfo, instead, ...dish }: MealItem): DishFields {
  return {
    ...emptyDish,
    ...withBothLanguages(dish),
    mealId: id,
    portions: portions.map(portionFields),
    nutritionText: nutritionInfo ? formatNutritionText(nutritionInfo) : '',
    ...(instead && {
      instead: { name: { ...noText, ...instead.name }, portions: instead.portions.map(portionFields) },
    }),
  };
}

const portionFields = ({ foodId, grams, measure }: MealItem['portions'][number]): PortionFields => ({
  foodId,
  grams: String(grams),
  measure: measure ? { id: measure.id, count: String(measure.count) } : noMeasure(),
});
const portionOf = ({ foodId, grams, measure }: PortionFields) => ({
  foodId,
  grams: numberTyped(grams),
  ...(measure.id !== '' && { measure: { id: measure.id, count: numberTyped(measure.count) } }),
});

/** A text or list that is left empty is not there. */
export function dishOf(fields: DishFields): MealItem {
  const { mealId, nutritionText, description, preparation, ingredients, ...others } = fields;
  const { portions, fastingFood, instead, ...dish } = others;
  return {
    id: mealId,
    ...dish,
    portions: portions.map(portionOf),
    ...(fastingFood && { fastingFood }),
    ...(nutritionText.trim() !== '' && { nutritionInfo: parseNutritionText(nutritionText) }),
    ...(!isBlank(description) && { description }),
    ...(!isBlank(preparation) && { preparation }),
    ...(ingredients.length > 0 && { ingredients }),
    ...((!isBlank(instead.name) || instead.portions.length > 0) && {
      instead: { name: instead.name, portions: instead.portions.map(portionOf) },
    }),
  };
}
