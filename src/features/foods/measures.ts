import { countedName, measuredGrams } from './amounts.ts';
import type { Measure } from './schema.ts';

interface Measured {
  readonly name: { readonly en: string; readonly am?: string | undefined };
  readonly measures?: readonly Measure[] | undefined;
}

interface Portion {
  readonly grams: number;
  readonly measure?: { readonly id: string; readonly count: number } | undefined;
}

/**
 * How a portion is told in a kitchen: `1½ ladles`. Null where it is told in grams only, and where the measure has come
 * to hold another weight than the portion was written with: the grams are what counts.
 */
export function measureOf(food: Measured | undefined, { grams, measure }: Portion) {
  const known = measure && food?.measures?.find(({ id }) => id === measure.id);
  if (!food || !known || measuredGrams(known, measure.count) !== grams) return null;
  return {
    text: countedText(known, measure.count),
    isAssumed: known.source === undefined,
    /** Of injera, an injera: the food need not be named beside it. */
    isItself: isNamedBy(food.name, known.name),
  };
}

/** In each language in which both are there: in Amharic a date is a fruit, and a sorghum injera has its grain first. */
const isNamedBy = (food: Measured['name'], measure: Measure['name']) =>
  (food.en === '' || measure.en === '' || food.en.toLowerCase().startsWith(measure.en.toLowerCase())) &&
  (food.am === undefined ||
    measure.am === undefined ||
    food.am.startsWith(measure.am) ||
    food.am.endsWith(measure.am));

/** So many of a measure: `1 ladle`. */
export const unitOf = (measure: Measure, count = 1) => countedText(measure, count);

const countedText = ({ name, plural }: Measure, count: number) => ({
  en: name.en && countedName({ name: name.en, plural }, count),
  ...(name.am !== undefined && { am: countedName({ name: name.am }, count) }),
});
