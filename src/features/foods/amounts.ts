/** How amounts are counted, weighed, and changed: by the measure of a kitchen, or by grams. */

/** The least that a measure can be divided into by eye. */
export const quarter = 0.25;

/** So many of a measure: quarters up to one, then halves, then whole ones. */
const stepFrom = (count: number): number => (count < 1 ? quarter : count < 5 ? 0.5 : 1);

export function moreOf(count: number): number {
  const step = stepFrom(count);
  return (Math.floor(count / step) + 1) * step;
}

/** Never less than a quarter. */
export function lessOf(count: number): number {
  const step = stepFrom(count - 0.01);
  return Math.max(quarter, (Math.ceil(count / step) - 1) * step);
}

/** The nearest number of a measure that can be divided by eye, from a quarter. */
export const inQuarters = (count: number): number => Math.max(1, Math.round(count * 4)) / 4;

const gramStepFrom = (grams: number): number => (grams < 50 ? 5 : grams < 200 ? 10 : grams < 1000 ? 50 : 100);

export function moreGrams(grams: number): number {
  const step = gramStepFrom(grams);
  return (Math.floor(grams / step) + 1) * step;
}

/** Never less than the smallest step. */
export function lessGrams(grams: number): number {
  const step = gramStepFrom(grams - 0.01);
  return Math.max(step, (Math.ceil(grams / step) - 1) * step);
}

/** Grams that are assumed of what has no measure. */
export const unmeasuredGrams = 100;

/** Whole grams; of less than ten, which are spoons of seeds, a tenth. */
export function measuredGrams({ grams }: { readonly grams: number }, count: number): number {
  const exact = grams * count;
  const steps = exact < 10 ? 10 : 1;
  return Math.round(Number((exact * steps).toFixed(6))) / steps;
}

/** In one language: `1½ ladles`. */
export const countedName = (
  { name, plural }: { readonly name: string; readonly plural?: string | undefined },
  count: number,
) =>
  // One line holds a number and what it counts.
  `${countText(count)}\u00a0${count > 1 && plural ? plural : name}`;

const quarters = ['', '¼', '½', '¾'];

/** A number of measures as it is read: `½`, `1¾`. */
export function countText(count: number): string {
  const whole = Math.floor(count);
  return `${whole > 0 ? whole : ''}${quarters[Math.round((count - whole) * 4)] ?? ''}`;
}
