import { boughtReady, countedMeasures, litres, toldAsEaten } from '#content/market.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { entryOf } from '#src/lib/entry-of.ts';

/** Where at a market things stand together, in the order of a walk. */
export const aisles = [
  'grain',
  'pulse',
  'greens',
  'fruit',
  'animal',
  'fat',
  'spice',
  'nuts',
  'ready',
  'eaten',
] as const;
export type Aisle = (typeof aisles)[number];

const ofIngredients: readonly (readonly [RegExp, Aisle])[] = [
  [/^(enkulal|doro|bere|beg|fiyel|asa)-/, 'animal'],
  [/(misir|kik|ater|shimbra|bakela|boloke|adenguare)/, 'pulse'],
  [/(duket|sinde|gebs|bekolo|kinche|ruz|aja|teff)/, 'grain'],
  [/(ersho|chew|dilih|senafich)/, 'spice'],
];

const ofGroups: Readonly<Partial<Record<Food['group'], Aisle>>> = {
  pulse: 'pulse',
  vegetable: 'greens',
  ingredient: 'greens',
  fruit: 'fruit',
  meat: 'animal',
  dairy: 'animal',
  fat: 'fat',
  spice: 'spice',
  sweet: 'spice',
  seed: 'nuts',
  snack: 'nuts',
};

/** Milled or whole grain that the table counts among other groups. */
const grains: ReadonlySet<string> = new Set(['aja', 'teff-grain', 'besso-flour']);
const flours: ReadonlySet<string> = new Set(['shiro-flour']);

/** Dishes; where no recipe takes one apart, it is told as it is eaten. */
const dishes: ReadonlySet<Food['group']> = new Set(['wat', 'wat-fasting', 'breakfast', 'platter']);

/** With what a food stands together. */
export function aisleOf({ id, group }: Pick<Food, 'id' | 'group'>): Aisle {
  if (grains.has(id)) return 'grain';
  if (flours.has(id)) return 'pulse';
  if (boughtReady.has(id)) return ofGroups[group] ?? 'ready';
  if (toldAsEaten.has(id) || dishes.has(group)) return 'eaten';
  if (group === 'ingredient') return ofIngredients.find(([name]) => name.test(id))?.[1] ?? 'greens';
  return ofGroups[group] ?? 'ready';
}

/** So much of a food as a market sells: so many of a measure of the food, or so many kilos, litres or grams. */
export interface Bought {
  readonly unit: 'measure' | 'kilo' | 'litre' | 'gram';
  readonly count: number;
  /** Of the food, where it is sold by one. */
  readonly measureId?: string;
  readonly grams: number;
}

/** Grams up to which weights are sold in such steps. */
const steps = [
  { upTo: 100, step: 25 },
  { upTo: 250, step: 50 },
  { upTo: 1000, step: 250 },
  { upTo: Number.POSITIVE_INFINITY, step: 500 },
] as const;

/** Grams below which nobody counts: strawberries are weighed. */
const lightestPiece = 20;

/** Binary fractions leave a little over: `3 × 0.1` is no more than 0.3. */
const upTo = (value: number, step: number) => Math.ceil(Number((value / step).toFixed(6))) * step;

/** The least that a market sells of what covers so many grams. */
export function boughtOf(
  { id, group, measures = [] }: Pick<Food, 'id' | 'group' | 'measures'>,
  grams: number,
): Bought {
  const litre = entryOf(litres, id);
  if (litre !== undefined) {
    const count = upTo(grams / litre, 0.25);
    return { unit: 'litre', count, grams: Math.round(count * litre) };
  }
  const measure = measures.find((one) => countedMeasures.has(one.id) && one.grams >= lightestPiece);
  // Potatoes and tomatoes are sold by the kilo; a few are told as pieces, greens in bunches.
  const isWeighed = aisleOf({ id, group }) === 'greens' && measure?.id !== 'bunch';
  if (measure && (!isWeighed || grams < measure.grams * 4)) {
    const count = upTo(grams / measure.grams, 1);
    return { unit: 'measure', count, measureId: measure.id, grams: Math.round(count * measure.grams) };
  }
  const { step } = steps.find((one) => grams <= one.upTo)!;
  const bought = upTo(grams, step);
  return bought >= 250
    ? { unit: 'kilo', count: bought / 1000, grams: bought }
    : { unit: 'gram', count: bought, grams: bought };
}
