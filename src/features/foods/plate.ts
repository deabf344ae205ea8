import { type Figures, nutrientsOf, type Nutrients, sumOfNutrients, unknownNutrients } from './nutrients.ts';
import type { FastingVerdict } from './kinds.ts';
import type { Food } from './schema.ts';

/** A dish on the shared tray; grams of the whole tray. `null` where nothing can be reckoned: it makes an "at least". */
export type Portion = { readonly food: Figures; readonly grams: number } | null;

/** What a part of everything on the tray gives, from 0 (nothing) to 1 (the whole tray). */
export const nutrientsOnTray = (portions: readonly Portion[], part = 1): Nutrients =>
  sumOfNutrients(
    portions.map((portion) => (portion ? nutrientsOf(portion.food, portion.grams * part) : unknownNutrients)),
  );

/** What a part of dishes gives as they are told; what cannot be counted makes it an "at least". */
export const nutrientsFor = (
  dishes: readonly { readonly food: Figures | null; readonly grams: number | null }[],
  part: number,
): Nutrients =>
  nutrientsOnTray(
    dishes.map(({ food, grams }) => (food && grams !== null ? { food, grams } : null)),
    part,
  );

/** The part of the tray that is one's own. @param percent of the tray; null for as much as everybody else */
export const ownPart = (eaters: number, percent: number | null): number =>
  percent === null ? 1 / eaters : percent / 100;

/** Whether all of it belongs on an Orthodox fasting table: one dish that does not is enough. */
export function fastingOnTray(foods: readonly Pick<Food, 'fasting'>[]): FastingVerdict {
  const verdicts = foods.map(({ fasting }) => fasting);
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('disputed') ? 'disputed' : 'yes';
}
