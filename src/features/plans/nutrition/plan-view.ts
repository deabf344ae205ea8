import { measureOf, unitOf } from '#src/features/foods/measures.ts';
import { roundedRange, sumOfNutrients, type Amount } from '#src/features/foods/nutrients.ts';
import { strictnesses } from '#src/features/foods/kinds.ts';
import { strictnessOf } from '#src/features/foods/strictness.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { Language } from '#src/lib/language.ts';
import { otherLanguageNote } from '#src/lib/other-language.ts';
import { pictureIn } from '#src/lib/picture.ts';
import { translated } from '#src/lib/translated.ts';
import { categoryLabels, dayFigures, variantLabels } from './labels.ts';
import { mealLabels } from './meal-labels.ts';
import type { NutritionPlanCard, NutritionPlanDetail } from './listing.ts';
import { isUnchecked } from './fasting-table.ts';
import { mealDrawing, type MealPlace } from './meal-address.ts';
import { type Foods, itemNutrients, itemsOf, mealsIn } from './meals.ts';
import { type MealTimes, mealNames, type PlanVariant, planVariants } from './kinds.ts';
import type { MealItem, MealsOfDay } from './schema.ts';

/** kcal to which a day's energy is rounded. */
export const energyStep = 50;
/** kcal to which a meal's energy is rounded. */
const mealStep = 10;

/** Which table of which day is asked for; null where none is. */
export interface Choice {
  readonly day: number | null;
  readonly variant: PlanVariant | null;
}

/** What an address chooses of a plan: `?day=3&variant=fasting`. */
export function choiceIn(asked: URLSearchParams): Choice {
  return {
    day: Number(asked.get('day')),
    variant: planVariants.find((variant) => variant === asked.get('variant')) ?? null,
  };
}

/** What a page about a plan shows, in one language: the plan, its days by number, and one table of a day whole. */
export function planView(
  { plan, days, foods, recipes = {}, picture }: NutritionPlanDetail,
  choice: Choice,
  language: Language,
  drawingOf: (place: MealPlace) => string = mealDrawing,
) {
  const { id, title, description, duration, category, calorieRange, imageUrl } = plan;
  const { features, warnings, sources } = plan;
  const variant = choice.variant ?? plan.leadingVariant;
  const tables = days.map(({ fastingVariant, ...regular }) => ({
    ...regular,
    ...(variant === 'fasting' && fastingVariant),
  }));
  const chosen = Math.max(
    0,
    plan.meals.findIndex(({ day }) => day === choice.day),
  );
  const day = plan.meals[chosen];
  const known: CookedFoods = new Map(
    foods.map((food) => [food.id, { ...food, recipeId: recipes[food.id] ?? null }]),
  );
  const isForFasts = variant === 'fasting' && day?.fasting !== undefined;
  const shown = {
    id,
    title,
    description,
    duration,
    calorieRange,
    features,
    warnings,
    sources,
    imageUrl: imageUrl ?? platterOf(id),
    picture: pictureIn(imageUrl, picture, language),
    categoryLabel: categoryLabels[category],
    /** Which table is shown, and whether it was asked for; null where no day has two. */
    variant: plan.meals.some(({ fasting }) => fasting)
      ? {
          shown: variant,
          isAsked: choice.variant !== null,
          labels: variantLabels[plan.mealTimes],
        }
      : null,
    days: tables.map((table) => ({ number: table.day, fasting: table.fasting === 'yes' })),
    day: day && {
      number: day.day,
      /** Whether its one table is for all days, fasting or not. */
      isOnly: !day.fasting,
      ...sumsView(tables[chosen]),
      /** kcal a day that the plan promises. */
      planned: calorieRange,
      fasting: isForFasts || tables[chosen]?.fasting === 'yes',
      /** Whether fasting food is asked for and this is not, or not all of it. */
      isNoFast: variant === 'fasting' && !day.fasting && tables[chosen]?.fasting !== 'yes',
      ...tableView(mealsIn(day, variant), known, {
        isForFasts,
        mealTimes: plan.mealTimes,
        drawing: (meal) => drawingOf({ planId: id, day: day.day, variant, meal }),
      }),
    },
  };
  const own = { title, description, features, warnings, meals: day };
  return { ...translated(shown, language), ...otherLanguageNote(own, language) };
}
export type PlanView = ReturnType<typeof planView>;
export type DayView = NonNullable<PlanView['day']>;
export type MealView = DayView['meals'][number];

/** @param step to which it is rounded, as its bounds outward */
function amountView({ estimate, complete }: Amount, step: number) {
  return (
    estimate && {
      about: Math.round(estimate.value / step) * step,
      ...roundedRange(estimate, step),
      complete,
    }
  );
}

function sumsView(sums: Omit<NutritionPlanDetail['days'][number], 'fastingVariant'> | undefined) {
  const energy = sums?.nutrients.calories;
  const protein = sums?.nutrients.protein.estimate;
  return {
    /** kcal. */
    energy: energy ? amountView(energy, energyStep) : null,
    /** What else the day holds, where anything of it is known. */
    figures: dayFigures.flatMap(({ name, label, unit, step }) => {
      const amount = sums?.nutrients[name];
      const known = amount && amountView(amount, step);
      return known ? [{ name, label, unit, ...known }] : [];
    }),
    /** Grams. */
    protein: protein ? Math.round(protein.value) : null,
  };
}

interface TableOptions {
  /** Whether it has to be said where there is fish or honey in it. */
  readonly isForFasts: boolean;
  readonly mealTimes: MealTimes;
  /** The address of the drawing of a meal. */
  readonly drawing: (meal: (typeof mealNames)[number]) => string;
}

function tableView(meals: MealsOfDay, foods: CookedFoods, { isForFasts, mealTimes, drawing }: TableOptions) {
  return {
    meals: mealNames.map((name) => ({
      name,
      label: mealLabels[mealTimes][name],
      drawing: meals[name].length > 0 ? drawing(name) : null,
      /** kcal; null where nothing of it is known. */
      energy: amountView(
        sumOfNutrients(meals[name].map((item) => itemNutrients(item, foods))).calories,
        mealStep,
      ),
      items: meals[name].map((item) => ({
        ...itemView(item, foods),
        strictness: isForFasts ? strictnessView(item, foods) : null,
        conditions: isForFasts ? conditionsView(item, foods) : [],
        /** Whether nobody can tell that it is fasting food. */
        isUnchecked: isForFasts && isUnchecked(item),
      })),
    })),
    foods: foodsOf(meals).flatMap((id) => {
      const food = foods.get(id);
      if (!food) return [];
      const { name, grade, source } = food;
      return [
        {
          id,
          name,
          grade,
          source,
          isTitle: typeof source === 'string',
          measures: measuresUsed(food, meals),
        },
      ];
    }),
  };
}

function itemView(item: MealItem, foods: CookedFoods) {
  return {
    id: item.id,
    name: item.name,
    description: item.description ?? null,
    ingredients: item.ingredients ?? [],
    preparation: item.preparation ?? null,
    /** As written down, where nothing is counted from portions. */
    figures: item.portions.length === 0 ? (item.nutritionInfo ?? null) : null,
    portions: portionsView(item.portions, foods),
  };
}

/** Foods with the recipe that makes each, where there is one. */
type CookedFoods = ReadonlyMap<string, Food & { readonly recipeId: string | null }>;

const portionsView = (portions: MealItem['portions'], foods: CookedFoods) =>
  portions.map((portion) => {
    const food = foods.get(portion.foodId);
    const measure = measureOf(food, portion);
    return {
      id: portion.foodId,
      name: food?.name ?? { en: portion.foodId },
      grams: portion.grams,
      measure: measure?.text ?? null,
      isAssumed: measure?.isAssumed ?? false,
      /** Whether the measure names the food. */
      isNamed: measure?.isItself ?? false,
      recipeId: food?.recipeId ?? null,
    };
  });

/** What one of each measure holds by which a table tells a food. */
function measuresUsed(food: Food, meals: MealsOfDay) {
  const used = portionsOf(meals).filter(
    (portion) => portion.foodId === food.id && measureOf(food, portion) !== null,
  );
  const ids = new Set(used.map(({ measure }) => measure?.id));
  return (food.measures ?? [])
    .filter(({ id }) => ids.has(id))
    .map((measure) => ({
      text: unitOf(measure),
      grams: measure.grams,
      source: measure.source ?? null,
      isTitle: typeof measure.source === 'string',
    }));
}

/** What a dish has that some leave out in a fast, and what they take in its place; null where there is none of it. */
function strictnessView({ portions, instead }: MealItem, foods: CookedFoods) {
  const found = portions.map(({ foodId }) => foods.get(foodId)).map((food) => food && strictnessOf(food));
  const holds = strictnesses.filter((strictness) => found.includes(strictness));
  if (holds.length === 0) return null;
  return {
    holds,
    instead: instead ? { name: instead.name, portions: portionsView(instead.portions, foods) } : null,
  };
}

/** How foods of a dish must be made to be fasting food, where they can be made otherwise too. */
const conditionsView = ({ portions, instead }: MealItem, foods: Foods) =>
  [...portions, ...(instead?.portions ?? [])].flatMap(({ foodId }) => {
    const food = foods.get(foodId);
    return food?.fastingIf ? [{ id: foodId, name: food.name, condition: food.fastingIf }] : [];
  });

const portionsOf = (meals: MealsOfDay) =>
  itemsOf(meals).flatMap(({ portions, instead }) => [...portions, ...(instead?.portions ?? [])]);

/** The foods of a day, each once, in the order in which they are eaten. */
const foodsOf = (meals: MealsOfDay): string[] => [...new Set(portionsOf(meals).map(({ foodId }) => foodId))];

/** What a list shows of a plan, in one language. */
export function cardView(card: NutritionPlanCard, language: Language) {
  return translated(
    {
      ...card,
      imageUrl: card.imageUrl ?? platterOf(card.id),
      picture: pictureIn(card.imageUrl, card.picture, language),
      categoryLabel: categoryLabels[card.category],
    },
    language,
  );
}
export type CardView = ReturnType<typeof cardView>;

/** The drawing of a plan's own dishes, which the server makes for every plan. */
const platterOf = (id: string) => `/figures/platter-${id}.svg`;
