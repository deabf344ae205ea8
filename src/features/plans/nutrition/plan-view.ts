import { roundedRange } from '#src/features/foods/nutrients.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { categoryLabels, mealLabels } from './labels.ts';
import type { NutritionPlanCard, NutritionPlanDetail } from './listing.ts';
import { type DailyMeal, type MealItem, mealNames } from './schema.ts';

/** kcal to which a day's energy is rounded. */
const energyStep = 50;

/** What a page about a plan shows, in one language: the plan, its days by number, and one day whole. */
export function planView(
  { plan, days, foods }: NutritionPlanDetail,
  dayNumber: number | null,
  language: Language,
) {
  const { id, title, description, duration, category, calorieRange, features, imageUrl } = plan;
  const meals = plan.meals.find(({ day }) => day === dayNumber) ?? plan.meals[0];
  const shown = {
    id,
    title,
    description,
    duration,
    calorieRange,
    features,
    imageUrl: imageUrl ?? platterOf(id),
    categoryLabel: categoryLabels[category],
    days: days.map(({ day, fasting }) => ({ number: day, fasting: fasting === 'yes' })),
    day: meals && dayView(meals, days, new Map(foods.map((food) => [food.id, food]))),
  };
  return translated(shown, language);
}
export type PlanView = ReturnType<typeof planView>;
export type DayView = NonNullable<PlanView['day']>;

function dayView(meals: DailyMeal, days: NutritionPlanDetail['days'], foods: ReadonlyMap<string, Food>) {
  const sums = days.find(({ day }) => day === meals.day);
  const energy = sums?.nutrients.calories;
  const protein = sums?.nutrients.protein.estimate;
  return {
    number: meals.day,
    fasting: sums?.fasting === 'yes',
    /** kcal. */
    energy: energy?.estimate
      ? {
          about: Math.round(energy.estimate.value / energyStep) * energyStep,
          ...roundedRange(energy.estimate, energyStep),
          complete: energy.complete,
        }
      : null,
    /** Grams. */
    protein: protein ? Math.round(protein.value) : null,
    meals: mealNames.map((name) => ({
      name,
      label: mealLabels[name],
      items: meals[name].map((item) => itemView(item, foods)),
    })),
    foods: foodsOf(meals).flatMap((id) => {
      const food = foods.get(id);
      if (!food) return [];
      const { name, grade, source } = food;
      return [{ id, name, grade, source, isTitle: typeof source === 'string' }];
    }),
  };
}

function itemView(item: MealItem, foods: ReadonlyMap<string, Food>) {
  return {
    id: item.id,
    name: item.name,
    description: item.description ?? null,
    ingredients: item.ingredients ?? [],
    preparation: item.preparation ?? null,
    /** As written down, where nothing is counted from portions. */
    figures: item.portions.length === 0 ? (item.nutritionInfo ?? null) : null,
    portions: item.portions.map(({ foodId, grams }) => ({
      name: foods.get(foodId)?.name ?? { en: foodId },
      grams,
    })),
  };
}

/** The foods of a day, each once, in the order in which they are eaten. */
function foodsOf(meals: DailyMeal): string[] {
  const items = mealNames.flatMap((name) => meals[name]);
  return [...new Set(items.flatMap(({ portions }) => portions.map(({ foodId }) => foodId)))];
}

/** What a list shows of a plan, in one language. */
export function cardView(card: NutritionPlanCard, language: Language) {
  return translated(
    {
      ...card,
      imageUrl: card.imageUrl ?? platterOf(card.id),
      categoryLabel: categoryLabels[card.category],
    },
    language,
  );
}
export type CardView = ReturnType<typeof cardView>;

/** The drawing of a plan's own dishes, which the server makes for every plan. */
const platterOf = (id: string) => `/figures/platter-${id}.svg`;
