import type { PlannedDish } from '#src/lib/diary-address.ts';
import { isDay, type Day } from '#src/lib/day.ts';
import { planVariants, type PlanVariant } from '#src/features/plans/nutrition/kinds.ts';

/** What an address of the diary asks to have written down. */
export type Asked =
  | { readonly kind: 'food'; readonly id: string }
  | { readonly kind: 'recipe'; readonly id: string }
  | { readonly kind: 'tray'; readonly tray: string }
  | ({ readonly kind: 'dish'; readonly variant: PlanVariant } & Omit<PlannedDish, 'variant'>);

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxTray = 8000;

/** Which day an address shows: today, or an earlier one. */
export function dayIn(asked: URLSearchParams, today: Day): Day {
  const day = asked.get('day') ?? '';
  return isDay(day) && day < today && day >= earliest ? day : today;
}

/** Before it the API knows no day. */
const earliest = '1900-01-01' satisfies Day;

/** What is to be written down; null where the address asks for nothing, or for what is none. */
export function askedIn(asked: URLSearchParams): Asked | null {
  const id = (name: string) => {
    const text = asked.get(name) ?? '';
    return text.length <= 60 && idForm.test(text) ? text : null;
  };
  const [food, recipe, plan] = [id('food'), id('recipe'), id('plan')];
  if (food) return { kind: 'food', id: food };
  if (recipe) return { kind: 'recipe', id: recipe };
  const tray = asked.get('tray');
  if (tray !== null && tray.length <= maxTray) return { kind: 'tray', tray };
  const [day, item] = [Number(asked.get('of')), id('item')];
  const variant = planVariants.find((name) => name === asked.get('variant'));
  if (plan && item && variant && Number.isInteger(day) && day >= 1 && day <= 366)
    return { kind: 'dish', planId: plan, day, variant, item };
  return null;
}
