import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { type DailyMeal, type MealItem, mealNames, type NutritionPlan } from '../schema.ts';
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
}

export interface DishDraft {
  /** `id` is what the form's lists call their own. */
  mealId: string;
  name: TextDraft;
  description: TextDraft;
  imageUrl: string | null;
  isEthiopian: boolean;
  portions: PortionDraft[];
  /** `450 cal, 12 g fat, 20 g protein, 60 g CHO`; empty where nothing is known. */
  nutritionText: string;
  ingredients: TextDraft[];
  preparation: TextDraft;
}

/** Days have no numbers here: the order numbers them. */
export type DayDraft = Record<(typeof mealNames)[number], DishDraft[]>;

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
});

export const newDayDraft = (): DayDraft => ({ breakfast: [], lunch: [], dinner: [], snacks: [] });

/** @param newId makes the part of an id behind `meal-` */
export const newDishDraft = (newId: () => string): DishDraft => ({
  mealId: `meal-${newId()}`,
  name: emptyText(),
  description: emptyText(),
  imageUrl: null,
  isEthiopian: true,
  portions: [],
  nutritionText: '',
  ingredients: [],
  preparation: emptyText(),
});

/** The same dishes once more, each a dish of its own. */
export const copyOfDay = (day: DayDraft, newId: () => string): DayDraft =>
  eachMeal((name) => structuredClone(day[name]).map((dish) => ({ ...dish, mealId: `meal-${newId()}` })));

export function draftOf(plan: NewNutritionPlan): PlanDraft {
  const { title, description, duration, category, status, featured, calorieRange, features, tags } = plan;
  return {
    category,
    status,
    featured,
    title: textDraft(title),
    description: textDraft(description),
    duration: String(duration),
    calorieRange: { min: String(calorieRange.min), max: String(calorieRange.max) },
    features: features.map(textDraft),
    tags: tags.map(textDraft),
    meals: plan.meals.map((day) => eachMeal((name) => day[name].map(dishDraft))),
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

export const dayOf = (draft: DayDraft, day: number): DailyMeal => ({
  day,
  ...eachMeal((name) => draft[name].map(dishOf)),
});

function eachMeal<Dish>(dishesOf: (name: (typeof mealNames)[number]) => Dish[]) {
  return Object.fromEntries(mealNames.map((name) => [name, dishesOf(name)])) as Record<
    (typeof mealNames)[number],
    Dish[]
  >;
}

const textDraft = ({ en, am = '' }: { readonly en: string; readonly am?: string }): TextDraft => ({ en, am });

function dishDraft(item: MealItem): DishDraft {
  const { id, name, description, imageUrl, isEthiopian, portions, nutritionInfo } = item;
  return {
    mealId: id,
    imageUrl,
    isEthiopian,
    name: textDraft(name),
    description: description ? textDraft(description) : emptyText(),
    portions: portions.map(({ foodId, grams }) => ({ foodId, grams: String(grams) })),
    nutritionText: nutritionInfo ? formatNutritionText(nutritionInfo) : '',
    ingredients: (item.ingredients ?? []).map(textDraft),
    preparation: item.preparation ? textDraft(item.preparation) : emptyText(),
  };
}

/** A text or list that is left empty is not there. */
export function dishOf(draft: DishDraft): MealItem {
  const { mealId, nutritionText, description, preparation, ingredients, portions, ...dish } = draft;
  return {
    id: mealId,
    ...dish,
    portions: portions.map(({ foodId, grams }) => ({ foodId, grams: numberOf(grams) })),
    ...(nutritionText.trim() !== '' && { nutritionInfo: parseNutritionText(nutritionText) }),
    ...(isWritten(description) && { description }),
    ...(isWritten(preparation) && { preparation }),
    ...(ingredients.length > 0 && { ingredients }),
  };
}

const isWritten = ({ en, am }: TextDraft) => en.trim() !== '' || am.trim() !== '';
