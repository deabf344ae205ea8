import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import {
  type DailyMeal,
  type MealItem,
  mealNames,
  type MealsOfDay,
  type NutritionPlan,
  type PlanVariant,
} from '../schema.ts';
import { formatNutritionText, parseNutritionText } from './nutrition-text.ts';
import type { NewNutritionPlan } from './schema.ts';

/** A text as the form holds it: empty where it is not there. */
export interface TextDraft {
  en: string;
  am: string;
}

export interface PortionDraft {
  foodId: string;
  /** As typed. */
  grams: string;
  /** How they were told: so many, as typed, of a measure of the food; no `id` where in grams only. */
  measure: { id: string; count: string };
}

/** What a portion begins with that is told in grams only. */
export const noMeasure = (): PortionDraft['measure'] => ({ id: '', count: '' });

export interface DishDraft {
  /** `id` is what the form's lists call their own. */
  mealId: string;
  name: TextDraft;
  description: TextDraft;
  imageUrl: string | null;
  isEthiopian: boolean;
  portions: PortionDraft[];
  /** Whether somebody stands for it that it is fasting food. */
  fastingFood: boolean;
  /** `450 cal, 12 g fat, 20 g protein, 60 g CHO`; empty where nothing is known. */
  nutritionText: string;
  ingredients: TextDraft[];
  preparation: TextDraft;
  /** Nothing in it where there is none. */
  instead: { name: TextDraft; portions: PortionDraft[] };
}

/** One table of a day. */
export type MealsDraft = Record<MealName, DishDraft[]>;
type MealName = (typeof mealNames)[number];

/** The regular meals of a day, and those of fasting food. Days have no numbers here: the order numbers them. */
export interface DayDraft extends MealsDraft {
  hasFasting: boolean;
  /** Empty where the day has no such table. */
  fasting: MealsDraft;
}

/** Where the form holds a table of a day. */
export type TableName = `meals.${number}` | `meals.${number}.fasting`;

/** @param day from 0 */
export const tableName = (day: number, variant: PlanVariant): TableName =>
  variant === 'fasting' ? `meals.${day}.fasting` : `meals.${day}`;

/** A nutrition plan as its form holds it. */
export interface PlanDraft {
  title: TextDraft;
  description: TextDraft;
  /** Days, as typed. */
  duration: string;
  category: NutritionPlan['category'];
  status: NutritionPlan['status'];
  featured: boolean;
  /** kcal a day, as typed. */
  calorieRange: { min: string; max: string };
  features: TextDraft[];
  tags: TextDraft[];
  meals: DayDraft[];
  leadingVariant: PlanVariant;
}

const emptyText = (): TextDraft => ({ en: '', am: '' });

/** What the form for a new plan begins with. */
export const newPlanDraft = (): PlanDraft => ({
  title: emptyText(),
  description: emptyText(),
  duration: '0',
  category: 'maintenance',
  status: 'draft',
  featured: false,
  calorieRange: { min: '0', max: '0' },
  features: [],
  tags: [],
  meals: [],
  leadingVariant: 'regular',
});

export const newMealsDraft = (): MealsDraft => eachMeal(() => []);

export const newDayDraft = (): DayDraft => ({
  ...newMealsDraft(),
  hasFasting: false,
  fasting: newMealsDraft(),
});

/** @param newId makes the part of an id behind `meal-` */
export const newDishDraft = (newId: () => string): DishDraft => ({
  mealId: `meal-${newId()}`,
  name: emptyText(),
  description: emptyText(),
  imageUrl: null,
  isEthiopian: true,
  portions: [],
  fastingFood: false,
  nutritionText: '',
  ingredients: [],
  preparation: emptyText(),
  instead: { name: emptyText(), portions: [] },
});

/** The same dishes once more, each a dish of its own. */
export const copyOfMeals = (meals: MealsDraft, newId: () => string): MealsDraft =>
  eachMeal((name) => structuredClone(meals[name]).map((dish) => ({ ...dish, mealId: `meal-${newId()}` })));

export const copyOfDay = (day: DayDraft, newId: () => string): DayDraft => ({
  ...copyOfMeals(day, newId),
  hasFasting: day.hasFasting,
  fasting: copyOfMeals(day.fasting, newId),
});

export function draftOf(plan: NewNutritionPlan): PlanDraft {
  const { title, description, duration, category, status, featured, calorieRange, features, tags } = plan;
  return {
    leadingVariant: plan.leadingVariant,
    category,
    status,
    featured,
    title: textDraft(title),
    description: textDraft(description),
    duration: String(duration),
    calorieRange: { min: String(calorieRange.min), max: String(calorieRange.max) },
    features: features.map(textDraft),
    tags: tags.map(textDraft),
    meals: plan.meals.map((day) => ({
      ...mealsDraft(day),
      hasFasting: day.fasting !== undefined,
      fasting: day.fasting ? mealsDraft(day.fasting) : newMealsDraft(),
    })),
  };
}

/** What the form holds, as it is sent: still to be validated, under the names of the form's own fields. */
export function planOf({ meals, duration, calorieRange, ...draft }: PlanDraft): NewNutritionPlan {
  return withoutEmptyTranslations({
    ...draft,
    duration: numberOf(duration),
    calorieRange: rangeOf(calorieRange),
    meals: meals.map((day, index) => dayOf(day, index + 1)),
  });
}

export const rangeOf = ({ min, max }: PlanDraft['calorieRange']) => ({
  min: numberOf(min),
  max: numberOf(max),
});

/** `1,500` and ` 7 ` are numbers too; what is none is NaN. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''));

const dayOf = ({ hasFasting, fasting, ...regular }: DayDraft, day: number): DailyMeal => ({
  day,
  ...mealsOf(regular),
  ...(hasFasting && { fasting: mealsOf(fasting) }),
});

export const mealsOf = (draft: MealsDraft): MealsOfDay => eachMeal((name) => draft[name].map(dishOf));

const mealsDraft = (meals: MealsOfDay): MealsDraft => eachMeal((name) => meals[name].map(dishDraft));

function eachMeal<Dish>(dishesOf: (name: MealName) => Dish[]) {
  return Object.fromEntries(mealNames.map((name) => [name, dishesOf(name)])) as Record<MealName, Dish[]>;
}

const textDraft = ({ en, am = '' }: { readonly en: string; readonly am?: string }): TextDraft => ({ en, am });

function dishDraft(item: MealItem): DishDraft {
  const { id, name, description, imageUrl, isEthiopian, portions, nutritionInfo, instead } = item;
  return {
    mealId: id,
    imageUrl,
    isEthiopian,
    name: textDraft(name),
    description: description ? textDraft(description) : emptyText(),
    portions: portions.map(portionDraft),
    fastingFood: item.fastingFood === true,
    nutritionText: nutritionInfo ? formatNutritionText(nutritionInfo) : '',
    ingredients: (item.ingredients ?? []).map(textDraft),
    preparation: item.preparation ? textDraft(item.preparation) : emptyText(),
    instead: instead
      ? { name: textDraft(instead.name), portions: instead.portions.map(portionDraft) }
      : { name: emptyText(), portions: [] },
  };
}

const portionDraft = ({ foodId, grams, measure }: MealItem['portions'][number]): PortionDraft => ({
  foodId,
  grams: String(grams),
  measure: measure ? { id: measure.id, count: String(measure.count) } : noMeasure(),
});
const portionOf = ({ foodId, grams, measure }: PortionDraft) => ({
  foodId,
  grams: numberOf(grams),
  ...(measure.id !== '' && { measure: { id: measure.id, count: numberOf(measure.count) } }),
});

/** A text or list that is left empty is not there. */
export function dishOf(draft: DishDraft): MealItem {
  const { mealId, nutritionText, description, preparation, ingredients, ...others } = draft;
  const { portions, fastingFood, instead, ...dish } = others;
  return {
    id: mealId,
    ...dish,
    portions: portions.map(portionOf),
    ...(fastingFood && { fastingFood }),
    ...(nutritionText.trim() !== '' && { nutritionInfo: parseNutritionText(nutritionText) }),
    ...(isWritten(description) && { description }),
    ...(isWritten(preparation) && { preparation }),
    ...(ingredients.length > 0 && { ingredients }),
    ...((isWritten(instead.name) || instead.portions.length > 0) && {
      instead: { name: instead.name, portions: instead.portions.map(portionOf) },
    }),
  };
}

const isWritten = ({ en, am }: TextDraft) => en.trim() !== '' || am.trim() !== '';
