import { measuredGrams } from '#src/features/foods/amounts.ts';
import type { Food, Measure } from '#src/features/foods/schema.ts';
import { numberTyped } from '#src/lib/number-typed.ts';
import { nutritionPlanLimits as limits } from '../kinds.ts';

/**
 * A dish in one line, as one would say it: `injera 1 + shiro 1½ ladles + gomen 80 g`. Each part is a food with how much of
 * it: of its usual measure, of another one by its name, or in grams; without a number it is one.
 */
export interface WrittenPart {
  readonly name: string;
  /** Null where none is written. */
  readonly count: number | null;
  /** As it is typed; null where none is. */
  readonly unit: string | null;
}

const numeral = String.raw`(\d*[¼½¾]|\d+(?:[.,]\d+)?)`;
const numberBehind = new RegExp(String.raw`^(.*\S)\s+${numeral}\s*(\p{L}[\p{L}\p{M} ]*)?$`, 'u');
const numberBefore = new RegExp(String.raw`^${numeral}\s+(.+)$`, 'u');
const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

function numberOf(text: string): number {
  const fraction = fractions[text.at(-1) ?? ''];
  if (fraction !== undefined) return Number(text.slice(0, -1) || '0') + fraction;
  return numberTyped(text);
}

/** The parts of a line; empty where nothing is typed. */
export const readParts = (line: string): readonly WrittenPart[] =>
  line
    .split(/[+;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [behind, before] = [numberBehind.exec(part), numberBefore.exec(part)];
      if (behind)
        return {
          name: behind[1]!,
          count: numberOf(behind[2]!),
          unit: behind[3]?.trim().toLowerCase() ?? null,
        };
      if (before) return { name: before[2]!, count: numberOf(before[1]!), unit: null };
      return { name: part, count: null, unit: null };
    });

export interface WrittenPortion {
  readonly food: Food;
  readonly grams: number;
  /** Null where it is told in grams. */
  readonly measure: { readonly id: string; readonly count: number } | null;
}

export type DishRead =
  | { readonly portions: readonly WrittenPortion[] }
  /** `food`: nothing is called so; `measure`: the food has no such measure; `amount`, `portions`: beyond the limits. */
  | { readonly fault: 'food' | 'measure' | 'amount' | 'portions'; readonly part: string };

const grams = new Set(['g', 'gram', 'grams', 'ግ', 'ግራም']);
/** Grams of a food without a measure. */
const usualGrams = 100;

const isCalled = ({ id, name, plural }: Measure, unit: string) =>
  [id, name.en, plural, name.am].some((called) => called?.toLowerCase().startsWith(unit));

/**
 * What a line means. Where several foods sound like a name, the nearest is meant.
 *
 * @param find the food that a name means
 */
export function readDish(line: string, find: (name: string) => Food | undefined): DishRead {
  const portions: WrittenPortion[] = [];
  for (const { name, count, unit } of readParts(line)) {
    const food = find(name);
    if (!food) return { fault: 'food', part: name };
    const weighed = unit !== null && grams.has(unit);
    const measure = weighed
      ? undefined
      : unit === null
        ? food.measures?.[0]
        : food.measures?.find((each) => isCalled(each, unit));
    if (!weighed && unit !== null && !measure) return { fault: 'measure', part: unit };
    const amount = count ?? 1;
    const told = measure ? measuredGrams(measure, amount) : weighed ? amount : amount * usualGrams;
    const isCounted = !measure || (amount <= limits.measuresPerPortion && Number.isInteger(amount * 4));
    if (!(told > 0 && told <= limits.gramsPerPortion && isCounted)) return { fault: 'amount', part: name };
    portions.push({ food, grams: told, measure: measure ? { id: measure.id, count: amount } : null });
  }
  return portions.length > limits.portions ? { fault: 'portions', part: line.trim() } : { portions };
}
