import {
  inQuarters,
  lessGrams,
  lessOf,
  measuredGrams,
  moreGrams,
  moreOf,
  quarter,
  unmeasuredGrams,
} from './amounts.ts';
import { ownPart } from './plate.ts';
import type { Measure } from './schema.ts';
import { forEaters, trayFor, type Dishes, type TypedDish } from './starting-trays.ts';

export const platePath = '/foods/plate';

/** What an address has that asks for every food, whichever the tray shows. */
export const wholeTable = 'whole';

/** What a tray can hold: grams of a dish, or so many of a measure, people around it, per cent of it for one of them. */
export const plateLimits = {
  dishes: 40,
  /** Enough for so many injera as there can be eaters. */
  grams: { min: 1, max: 20_000 },
  count: { min: quarter, max: 999 },
  eaters: { min: 1, max: 50 },
  share: { min: 1, max: 100 },
  /** Characters of anything typed. */
  text: 60,
} as const;

/**
 * A tray as it was typed, right or wrong: `?dish=shiro-wat&count=2&measure=ladle&dish=gomen&grams=60&eaters=4&share=30`.
 * What stands behind a dish says how much of it there is.
 */
export interface TypedPlate {
  /** What lies on it, one after the other. */
  readonly dishes: readonly TypedDish[];
  readonly eaters: string;
  /** One's own per cent; empty for as much as everybody else. */
  readonly share: string;
  /** What is looked for among the dishes that could be added. */
  readonly find: string;
  /** Whether those are shown too that seldom come to a tray. */
  readonly all: boolean;
  /** How many dishes were named beyond those that a tray can hold. */
  readonly beyond: number;
}

/** An address's parameters, or a form's fields. */
interface Values extends Iterable<[name: string, value: unknown]> {
  get(name: string): unknown;
  has(name: string): boolean;
}

/** What a tray must know of a food. */
interface Offered {
  readonly id: string;
  /** The usual one first. */
  readonly measures?: readonly Pick<Measure, 'id' | 'grams'>[];
}

/** All that an address of a tray may ask for. */
export const plateParameters: readonly string[] = [
  'dish',
  'grams',
  'count',
  'measure',
  'eaters',
  'share',
  'find',
  'all',
  'press',
];

/** A button of the form, by its value: what it does, and with which dish or row. */
export const press = {
  add: (dish: string) => `add.${dish}`,
  more: (row: number) => `more.${row}`,
  less: (row: number) => `less.${row}`,
  remove: (row: number) => `remove.${row}`,
  /** Tells it by another measure; null: by grams. */
  measure: (row: number, measure: string | null) => `measure.${row}.${measure ?? ''}`,
  moreEaters: 'more-eaters',
  lessEaters: 'less-eaters',
  equalShare: 'equal-share',
  allDishes: 'all-dishes',
  /** Only shows what was typed. */
  show: 'show',
} as const;

/** Signs that no screen shows are left out: they would come back changed. */
const readable = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\p{Cc}\p{Surrogate}]/gu, '').slice(0, plateLimits.text) : '';

/** A tray from an address or from the form itself, with what was pressed there done. */
export function readPlate(values: Values, foods: readonly Offered[]): TypedPlate {
  const named = namedDishes(values);
  const plate = {
    dishes: named.slice(0, plateLimits.dishes),
    eaters: values.has('eaters') ? readable(values.get('eaters')) : '1',
    share: readable(values.get('share')),
    find: readable(values.get('find')),
    all: values.has('all'),
    beyond: Math.max(0, named.length - plateLimits.dishes),
  };
  return afterPress(plate, readable(values.get('press')), foods);
}

/** Each dish with the amount and the measure that are named behind it. An amount of its own is one of no dish. */
function namedDishes(values: Values): TypedDish[] {
  const dishes: { dish: string; amount: string | null; measure: string | null }[] = [];
  for (const [name, value] of values) {
    const text = readable(value);
    const last = dishes.at(-1);
    if (name === 'dish') dishes.push({ dish: text, amount: null, measure: null });
    else if (name === 'grams' || name === 'count') {
      const amount = { amount: text, measure: name === 'grams' ? null : '' };
      if (last?.amount === null) Object.assign(last, amount);
      else dishes.push({ dish: '', ...amount });
    } else if (name === 'measure' && last?.measure === '') last.measure = text;
  }
  return dishes.map((typed) => ({ ...typed, amount: typed.amount ?? '' }));
}

/** The tray once a button is pressed; as it was where the button means nothing on it. */
export function afterPress(plate: TypedPlate, pressed: string, foods: readonly Offered[]): TypedPlate {
  const [, verb, on = ''] = /^([a-z-]+)(?:\.(.*))?$/.exec(pressed) ?? [];
  const eaters = wholeNumber(plate.eaters, plateLimits.eaters);
  const changeEaters = (change: number) =>
    withEaters(plate, within(plateLimits.eaters, (eaters ?? 1) + change));
  switch (verb) {
    case 'add': {
      const food = foods.find(({ id }) => id === on);
      return food ? withHelping({ ...plate, find: '' }, food, eaters ?? 1) : plate;
    }
    case 'more':
      return withRow(plate, on, foods, moreOfDish);
    case 'less':
      return withRow(plate, on, foods, lessOfDish);
    case 'measure': {
      const [, row = '', id = ''] = /^(\d+)\.(.*)$/.exec(on) ?? [];
      return withRow(plate, row, foods, (dish) => measuredBy(dish, id));
    }
    case 'remove':
      return { ...plate, dishes: plate.dishes.filter((_, row) => String(row) !== on) };
    case 'more-eaters':
      return changeEaters(1);
    case 'less-eaters':
      return changeEaters(-1);
    case 'all-dishes':
      return { ...plate, all: !plate.all };
    case 'equal-share':
      return { ...plate, share: '' };
    default:
      return plate;
  }
}

/** For another number of people, as it is typed; a starting tray grows with it. */
export function withEaters(plate: TypedPlate, typed: string): TypedPlate {
  const after = wholeNumber(typed, plateLimits.eaters);
  const dishes = after
    ? forEaters(plate.dishes, wholeNumber(plate.eaters, plateLimits.eaters), after)
    : plate.dishes;
  return { ...plate, eaters: typed, dishes };
}

/** One of its usual measure for everybody. */
export const helpingOf = ({ measures: [usual] = [] }: Offered, eaters: number) =>
  usual
    ? { amount: within(plateLimits.count, eaters), measure: usual.id }
    : { amount: within(plateLimits.grams, unmeasuredGrams * eaters), measure: null };

/** A further helping of what is on the tray already, told as it is, or a new dish at its end. */
function withHelping(plate: TypedPlate, food: Offered, eaters: number): TypedPlate {
  const row = plate.dishes.findIndex(({ dish }) => dish === food.id);
  const usual = food.measures?.[0]?.grams ?? unmeasuredGrams;
  if (row >= 0)
    return withRow(plate, String(row), [food], (dish) =>
      dish.isMeasured
        ? changed(dish, (dish.count ?? 0) + eaters)
        : changed(dish, (dish.grams ?? 0) + Math.round(usual * eaters)),
    );
  if (plate.dishes.length >= plateLimits.dishes) return { ...plate, beyond: plate.beyond + 1 };
  return { ...plate, dishes: [...plate.dishes, { dish: food.id, ...helpingOf(food, eaters) }] };
}

type Dish = ReturnType<typeof dishOf<Offered>>;

/** The most of a measure that a tray can hold. */
export const mostOf = ({ grams }: Pick<Measure, 'grams'>): number =>
  Math.min(plateLimits.count.max, Math.floor((plateLimits.grams.max / grams) * 4) / 4);

/** Of a dish another amount, as far as a tray can hold it. */
function changed({ dish, measure, known, isMeasured }: Dish, amount: number): TypedDish {
  const { count, grams } = plateLimits;
  const limits = isMeasured ? { min: count.min, max: known ? mostOf(known) : count.max } : grams;
  return { dish, measure, amount: within(limits, amount) };
}

/** What is no amount begins at nothing. */
const moreOfDish = (dish: Dish) =>
  changed(dish, dish.isMeasured ? moreOf(dish.count ?? 0) : moreGrams(dish.grams ?? 0));

const lessOfDish = (dish: Dish) =>
  changed(dish, dish.isMeasured ? lessOf(dish.count ?? 0) : lessGrams(dish.grams ?? 0));

/** As much of it, told by another of its measures, as nearly as that can; by grams where it has no such measure. */
function measuredBy(dish: Dish, id: string): TypedDish {
  const measure = dish.food?.measures?.find((each) => each.id === id);
  if (!measure)
    return changed({ ...dish, measure: null, isMeasured: false }, Math.round(dish.grams ?? unmeasuredGrams));
  const count = dish.grams === null ? 1 : inQuarters(dish.grams / measure.grams);
  return changed({ ...dish, measure: id, known: measure, isMeasured: true }, count);
}

/** Changes one row. */
const withRow = (
  plate: TypedPlate,
  on: string,
  foods: readonly Offered[],
  change: (dish: Dish) => TypedDish,
): TypedPlate => ({
  ...plate,
  dishes: plate.dishes.map((typed, row) => (String(row) === on ? change(dishOf(typed, foods)) : typed)),
});

/** As it stands behind the `?`. */
export function plateQuery({ dishes, eaters, share, find, all }: Omit<TypedPlate, 'beyond'>): string {
  const pairs: [string, string][] = [
    ...dishes.flatMap(({ dish, amount, measure }): [string, string][] => [
      ['dish', dish],
      ...(measure === null
        ? [['grams', amount] as [string, string]]
        : ([
            ['count', amount],
            ['measure', measure],
          ] as [string, string][])),
    ]),
    ['eaters', eaters],
  ];
  if (share) pairs.push(['share', share]);
  if (find) pairs.push(['find', find]);
  if (all) pairs.push(['all', '1']);
  return new URLSearchParams(pairs).toString();
}

/** What stands behind the `?` for a starting tray. */
export const trayQuery = (tray: Dishes, eaters: number): string =>
  plateQuery({
    dishes: trayFor(tray, eaters),
    eaters: String(eaters),
    share: '',
    find: '',
    all: false,
  });

type MeasureOf<F extends Offered> = NonNullable<F['measures']>[number];

/** How much of a dish was typed, as far as it means something; `count` only of a measure. */
function dishOf<F extends Offered>(typed: TypedDish, foods: readonly F[]) {
  const food = foods.find(({ id }) => id === typed.dish) ?? null;
  const isMeasured = typed.measure !== null;
  const measures: readonly MeasureOf<F>[] = food?.measures ?? [];
  const known = measures.find(({ id }) => id === typed.measure) ?? null;
  const count = isMeasured ? countTyped(typed.amount) : null;
  const measured = known && count !== null && count <= mostOf(known) ? measuredGrams(known, count) : null;
  return {
    ...typed,
    food,
    isMeasured,
    known,
    count,
    grams: isMeasured ? measured : wholeNumber(typed.amount, plateLimits.grams),
  };
}

/**
 * What was typed, as far as it means something: `food` null for a dish that is in no table, `known` for a measure that it
 * does not have, `grams`, `eaters`, `percent` and `part` null for what is not understood.
 */
export function understood<F extends Offered>(plate: TypedPlate, foods: readonly F[]) {
  const eaters = wholeNumber(plate.eaters, plateLimits.eaters);
  const isEqual = plate.share.trim() === '';
  const percent = isEqual ? null : wholeNumber(plate.share, plateLimits.share);
  return {
    dishes: plate.dishes.map((typed) => dishOf(typed, foods)),
    eaters,
    isEqual,
    percent,
    /** Of the tray, from 0 to 1. */
    part: isEqual ? eaters && ownPart(eaters, null) : percent && ownPart(1, percent),
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** So many of a measure, in quarters, with point, comma or fraction; null for anything else. */
function countTyped(text: string): number | null {
  const [, whole = '', rest = ''] = /^\s*(\d{0,3})([.,]\d{1,3}|[¼½¾])?\s*$/.exec(text) ?? [];
  const fractions = ['¼', '½', '¾'];
  const part = fractions.includes(rest) ? (fractions.indexOf(rest) + 1) / 4 : Number(rest.replace(',', '.'));
  const count = Number(whole) + part;
  return count >= plateLimits.count.min && Number.isInteger(count * 4) ? count : null;
}

/** A whole number within bounds; null for anything else. "1,000" could be one or a thousand, and so is neither. */
function wholeNumber(text: string, { min, max }: Range): number | null {
  if (!/^\s*\d{1,6}\s*$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

const within = ({ min, max }: Range, number: number) => String(Math.min(max, Math.max(min, number)));
