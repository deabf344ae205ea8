import { unknownAmount, type Amount } from '#src/features/foods/nutrients.ts';
import { countText } from '#src/features/foods/amounts.ts';
import { formatDecimal } from '#src/lib/numbers.ts';
import { ofEach } from './figures.ts';
import type { DiaryFigures, DiaryNutrient, DiaryPortion } from './schema.ts';

/** What a member can tell of a food that is in no table, in the order in which its id holds it. */
export const ownNutrients = ['calories', 'protein', 'carbs'] as const satisfies readonly DiaryNutrient[];
export type OwnNutrient = (typeof ownNutrients)[number];

/** The length of its name, and the most that one portion is taken to hold, in kcal and grams. */
export const ownLimits = { name: 80, calories: 5000, protein: 500, carbs: 1000 } as const;

/** What one portion holds by its member's word: kcal and grams; null where they do not know. */
export type OwnFood = Readonly<Record<OwnNutrient, number | null>>;

/**
 * The id of a food that is in no table, from which all that is known of it can be read: `written-down`, then kcal (`e`)
 * and tenths of a gram of protein (`p`) and carbohydrate (`c`) of one portion, as far as they are known.
 */
const idForm = /^written-down(?:-e(0|[1-9]\d*))?(?:-p(0|[1-9]\d*))?(?:-c(0|[1-9]\d*))?$/;

const inId: Readonly<Record<OwnNutrient, { readonly letter: string; readonly parts: number }>> = {
  calories: { letter: 'e', parts: 1 },
  protein: { letter: 'p', parts: 10 },
  carbs: { letter: 'c', parts: 10 },
};

/** So many grams stand for one portion, of which nobody knows the weight. */
export const ownPortion = 100;

export const ownFoodId = (food: OwnFood): string =>
  ownNutrients.reduce((id, name) => {
    const { letter, parts } = inId[name];
    return food[name] === null ? id : `${id}-${letter}${Math.round(food[name] * parts)}`;
  }, 'written-down');

/** Null for what is no food of a member's own. */
export function ownFoodOf(id: string | undefined): OwnFood | null {
  const told = id === undefined ? null : idForm.exec(id);
  if (!told) return null;
  const food = Object.fromEntries(
    ownNutrients.map((name, place) => {
      const text = told[place + 1];
      return [name, text === undefined ? null : Number(text) / inId[name].parts];
    }),
  ) as OwnFood;
  return ownNutrients.every((name) => (food[name] ?? 0) <= ownLimits[name]) ? food : null;
}

/** Of so many portions; what its member did not tell is unknown. */
export const figuresOfOwn = (food: OwnFood, grams: number): DiaryFigures =>
  ofEach((name): Amount => {
    const told = (food as Partial<Record<DiaryNutrient, number | null>>)[name] ?? null;
    if (told === null) return unknownAmount;
    const value = (told * grams) / ownPortion;
    return { estimate: { value, min: value, max: value }, complete: true };
  });

/** How many portions, as one says it: `1½`; what is no quarter as a number. */
export function ownCountText({ grams }: Pick<DiaryPortion, 'grams'>): string {
  const count = grams / ownPortion;
  return Number.isInteger(count * 4) ? countText(count) : formatDecimal(count, { maximumFractionDigits: 2 });
}
