import { calorieMessages } from './messages.ts';
import { nutritionPlanLimits } from './kinds.ts';

/** As typed; what is empty bounds nothing. */
export interface TypedBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export interface CalorieBounds {
  /** kcal a day. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What is wrong with what was typed, field by field; then nothing is bounded. */
  readonly wrong?: { readonly [Field in keyof TypedBounds]: { readonly id: string } };
}

/** Between which calories a person looks for plans. */
export function calorieBounds(typed: TypedBounds): CalorieBounds {
  const [min, max] = [amountOf(typed.min), amountOf(typed.max)];
  if (min === null || max === null)
    return {
      wrong: {
        ...(min === null && { min: calorieMessages.notAnAmount }),
        ...(max === null && { max: calorieMessages.notAnAmount }),
      },
    };
  if (min !== undefined && max !== undefined && min > max) return { wrong: { max: calorieMessages.order } };
  return { min, max };
}

/** Whole kilocalories, which may be written `1,500` or `1 500`; null where it is no such amount. */
function amountOf(typed: string | undefined): number | null | undefined {
  if (!typed) return undefined;
  const digits = /^\d{1,3}([, ]\d{3})+$/.test(typed) ? typed.replace(/[, ]/g, '') : typed;
  const amount = /^\d{1,6}$/.test(digits) ? Number(digits) : null;
  return amount !== null && amount <= nutritionPlanLimits.calories ? amount : null;
}
