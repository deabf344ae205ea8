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

/** The part of the tray that is one's own. @param percent of the tray; null for as much as everybody else */
export const ownPart = (eaters: number, percent: number | null): number =>
  percent === null ? 1 / eaters : percent / 100;

/** Whether all of it belongs on an Orthodox fasting table: one dish that does not is enough. */
export function fastingOnTray(foods: readonly Pick<Food, 'fasting'>[]): FastingVerdict {
  const verdicts = foods.map(({ fasting }) => fasting);
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('disputed') ? 'disputed' : 'yes';
}

/**
 * Grams that one person is offered of a dish. Nobody has published what a ladle or an injera weighs: injera, fasting
 * wats and vegetables are those of the assumed platter in the table of foods, all others our own assumption.
 */
const helpings: Readonly<Record<Food['group'], number>> = {
  staple: 150,
  breakfast: 200,
  'wat-fasting': 60,
  wat: 150,
  platter: 640,
  meat: 120,
  dairy: 50,
  pulse: 40,
  vegetable: 40,
  fruit: 100,
  snack: 40,
  sweet: 20,
  seed: 15,
  fat: 10,
  spice: 5,
  drink: 200,
  ingredient: 100,
};
/** Where a food is eaten in other amounts than its group. */
const ownHelpings: Readonly<Record<string, number>> = { 'injera-teff': 300, ergo: 150, buna: 80 };

/** Grams assumed of a dish for a number of eaters. */
export const assumedGrams = ({ id, group }: Pick<Food, 'id' | 'group'>, eaters: number): number =>
  (ownHelpings[id] ?? helpings[group]) * eaters;

/** Grams by which a stepper goes up from an amount. */
const stepFrom = (grams: number) => (grams < 200 ? 10 : grams < 1000 ? 50 : 100);

/** The next whole step above an amount in grams. */
export function moreGrams(grams: number): number {
  const step = stepFrom(grams);
  return (Math.floor(grams / step) + 1) * step;
}

/** The next whole step below an amount in grams, never less than the smallest one. */
export function lessGrams(grams: number): number {
  const step = stepFrom(grams - 1);
  return Math.max(stepFrom(0), (Math.ceil(grams / step) - 1) * step);
}
