import { spokenBeside } from '#src/lib/language.ts';
import { readable } from '#src/lib/text.ts';
import { eatables, shown } from './eaten.ts';
import { ownFoodId, ownFoodOf, ownLimits, ownNutrients, ownPortion, type OwnNutrient } from './own-food.ts';
import { ownMessages } from './own-messages.ts';
import type { LocalEntry } from './outbox.ts';

/** What is in no table, as it is typed; how much of it there was is not typed. */
export interface OwnTyped extends Readonly<Record<'name' | OwnNutrient, string>> {
  /** So many hundredths of a portion. */
  readonly grams: number;
}

export type OwnFault = keyof Omit<OwnTyped, 'grams'>;

/** @param name what was looked for */
export const newOwn = (name: string): OwnTyped => ({
  name: name.trim().slice(0, ownLimits.name),
  calories: '',
  protein: '',
  carbs: '',
  grams: ownPortion,
});

/** Null where the entry is of foods that are in the tables. */
export function typedOf({ name, portions }: Pick<LocalEntry, 'name' | 'portions'>): OwnTyped | null {
  const [portion] = portions;
  const food = ownFoodOf(portion?.foodId);
  if (!portion || !food) return null;
  const text = (nutrient: OwnNutrient) => String(food[nutrient] ?? '');
  return {
    name: name.en || (name.am ?? ''),
    calories: text('calories'),
    protein: text('protein'),
    carbs: text('carbs'),
    grams: portion.grams,
  };
}

const forms: Readonly<Record<OwnNutrient, RegExp>> = {
  calories: /^\d{1,4}$/,
  protein: /^\d{1,4}(\.\d)?$/,
  carbs: /^\d{1,4}(\.\d)?$/,
};

/** With point or comma; null where nothing is typed, undefined for what is no such figure. */
export function ownFigureTyped(name: OwnNutrient, text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  if (!forms[name].test(plain)) return undefined;
  const figure = Number(plain);
  return figure <= ownLimits[name] ? figure : undefined;
}

const nothing = eatables([], []);

/** What is to be written down, or what is wrong with it, in the order of the fields. */
export function readOwn(typed: OwnTyped) {
  const faults: Partial<Record<OwnFault, { readonly id: string }>> = {};
  const called = readable(typed.name).trim();
  if (called === '' || called.length > ownLimits.name) faults.name = ownMessages.name;
  const told: Record<OwnNutrient, number | null> = { calories: null, protein: null, carbs: null };
  for (const name of ownNutrients) {
    const figure = ownFigureTyped(name, typed[name]);
    if (figure === undefined) faults[name] = ownMessages[name];
    else told[name] = figure;
  }
  const chosen =
    Object.keys(faults).length > 0
      ? null
      : shown(
          {
            name: spokenBeside(called, 'en') === 'am' ? { en: '', am: called } : { en: called },
            portions: [{ foodId: ownFoodId(told), grams: typed.grams }],
            source: null,
          },
          nothing,
        );
  return { faults, chosen };
}
