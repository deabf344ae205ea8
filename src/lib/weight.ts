/**
 * Loads in kilograms or pounds, as a person thinks of them. What is stored and sent is always kilograms; pounds are only
 * shown and typed.
 */

export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** By definition, since 1959. */
const kilogramsPerPound = 0.45359237;
/** The finest that is shown of pounds. */
const grain = 0.5;

const rounded = (value: number, to: number): number => Math.round(value / to) * to;

/** What a load is called: kilograms as they are, pounds to the half. */
export const shownLoad = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : rounded(kilograms / kilogramsPerPound, grain);

/** The kilograms of what is typed: two decimals are enough for half pounds to come back as they were. */
export const kilogramsOf = (load: number, unit: WeightUnit): number =>
  unit === 'kg' ? load : Math.round(load * kilogramsPerPound * 100) / 100;

/** The sum of many loads, where halves say nothing. */
export const shownTotal = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : Math.round(kilograms / kilogramsPerPound);

/** A load that is more by so many of a unit: 135 lb and 5 lb are 140 lb, whatever that is in kilograms. */
export const loadPlus = (kilograms: number, more: number, unit: WeightUnit): number =>
  Math.round(kilogramsOf(shownLoad(kilograms, unit) + more, unit) * 100) / 100;
