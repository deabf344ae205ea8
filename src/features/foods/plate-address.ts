import { assumedGrams, lessGrams, moreGrams, ownPart } from './plate.ts';
import type { Food } from './schema.ts';
import { forEaters, trayFor, type Dishes, type TypedDish } from './starting-trays.ts';

export const platePath = '/foods/plate';

/** What a tray can hold: whole grams of a dish, people around it, per cent of it for one of them. */
export const plateLimits = {
  dishes: 40,
  grams: { min: 1, max: 9999 },
  eaters: { min: 1, max: 50 },
  share: { min: 1, max: 100 },
  /** Characters of anything typed. */
  text: 60,
} as const;

/** A tray as it was typed, right or wrong: `?dish=shiro-wat&grams=60&dish=…&eaters=4&share=30`. */
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
interface Values {
  get(name: string): unknown;
  getAll(name: string): unknown[];
  has(name: string): boolean;
}

type Offered = Pick<Food, 'id' | 'group'>;

/** All that an address of a tray may ask for. */
export const plateParameters: readonly string[] = [
  'dish',
  'grams',
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
  const [dishes, grams] = [values.getAll('dish'), values.getAll('grams')];
  const named = Math.max(dishes.length, grams.length);
  const held = Math.min(named, plateLimits.dishes);
  const plate = {
    dishes: Array.from({ length: held }, (_, i) => ({
      dish: readable(dishes[i]),
      grams: readable(grams[i]),
    })),
    eaters: values.has('eaters') ? readable(values.get('eaters')) : '1',
    share: readable(values.get('share')),
    find: readable(values.get('find')),
    all: values.has('all'),
    beyond: named - held,
  };
  return afterPress(plate, readable(values.get('press')), foods);
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
      return food ? withHelping({ ...plate, find: '' }, food.id, assumedGrams(food, eaters ?? 1)) : plate;
    }
    case 'more':
      return withGrams(plate, on, moreGrams);
    case 'less':
      return withGrams(plate, on, lessGrams);
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

/** For another number of people, as it is typed; a starting tray grows with it as far as a tray can hold that much. */
export function withEaters(plate: TypedPlate, typed: string): TypedPlate {
  const after = wholeNumber(typed, plateLimits.eaters);
  const dishes = after
    ? forEaters(plate.dishes, wholeNumber(plate.eaters, plateLimits.eaters), after)
    : plate.dishes;
  const fits = dishes.every(({ grams }) => Number(grams) <= plateLimits.grams.max);
  return { ...plate, eaters: typed, dishes: fits ? dishes : plate.dishes };
}

/** A further helping of what is on the tray already, or a new dish at its end. */
function withHelping(plate: TypedPlate, dish: string, grams: number): TypedPlate {
  const row = plate.dishes.findIndex((typed) => typed.dish === dish);
  if (row >= 0) return withGrams(plate, String(row), (before) => before + grams);
  if (plate.dishes.length >= plateLimits.dishes) return { ...plate, beyond: plate.beyond + 1 };
  return { ...plate, dishes: [...plate.dishes, { dish, grams: within(plateLimits.grams, grams) }] };
}

/** Changes the amount of one row. What is no amount begins at nothing. */
const withGrams = (plate: TypedPlate, on: string, change: (grams: number) => number): TypedPlate => ({
  ...plate,
  dishes: plate.dishes.map((typed, row) => {
    if (String(row) !== on) return typed;
    const grams = wholeNumber(typed.grams, plateLimits.grams) ?? 0;
    return { ...typed, grams: within(plateLimits.grams, change(grams)) };
  }),
});

/** As it stands behind the `?`. */
export function plateQuery({ dishes, eaters, share, find, all }: Omit<TypedPlate, 'beyond'>): string {
  const pairs: [string, string][] = [
    ...dishes.flatMap(({ dish, grams }): [string, string][] => [
      ['dish', dish],
      ['grams', grams],
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

/**
 * What was typed, as far as it means something: `food` null for a dish that is in no table, `amount` (g), `eaters`,
 * `percent` and `part` null for what is not understood.
 */
export function understood<F extends { readonly id: string }>(plate: TypedPlate, foods: readonly F[]) {
  const eaters = wholeNumber(plate.eaters, plateLimits.eaters);
  const isEqual = plate.share.trim() === '';
  const percent = isEqual ? null : wholeNumber(plate.share, plateLimits.share);
  return {
    dishes: plate.dishes.map((typed) => ({
      ...typed,
      food: foods.find(({ id }) => id === typed.dish) ?? null,
      amount: wholeNumber(typed.grams, plateLimits.grams),
    })),
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

/** A whole number within bounds; null for anything else. "1,000" could be one or a thousand, and so is neither. */
function wholeNumber(text: string, { min, max }: Range): number | null {
  if (!/^\s*\d{1,6}\s*$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

const within = ({ min, max }: Range, number: number) => String(Math.min(max, Math.max(min, number)));
