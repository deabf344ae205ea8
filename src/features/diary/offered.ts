import type { PlanVariant } from '#src/features/plans/nutrition/kinds.ts';
import type { Offered } from './fitting.ts';
import type { Meal, ShownEntry } from './schema.ts';

/** A dish as the diary takes it. */
export type PlannedEntry = Pick<ShownEntry, 'name' | 'portions' | 'source' | 'figures'>;

/** By meal, of each dish all the ways in which it can be eaten, what the plan means first. */
export type PlannedTable = Readonly<Record<Meal, readonly (readonly PlannedEntry[])[]>>;
/** By meal, the dishes that may be offered. */
export type OfferedTable = Readonly<Record<Meal, readonly PlannedEntry[]>>;

/** Of each dish the first way that may be offered whole; a dish without any is left out. */
export const offeredOf = (table: PlannedTable, offered: Offered): OfferedTable =>
  Object.fromEntries(
    Object.entries(table).map(([meal, dishes]) => [
      meal,
      dishes.flatMap(
        (ways) => ways.find(({ portions }) => portions.every(({ fast }) => offered(fast))) ?? [],
      ),
    ]),
  ) as unknown as OfferedTable;

/** Which of a plan’s two tables is meant on a day. */
export const variantFor = (keepsOrthodoxFasts: boolean, isFast: boolean, leading: PlanVariant): PlanVariant =>
  keepsOrthodoxFasts ? (isFast ? 'fasting' : 'regular') : leading;

/** Whether a dish of the plan stands in the diary already. */
export const isSameDish = (a: ShownEntry['source'], b: ShownEntry['source']): boolean =>
  a?.kind === 'plan' && b?.kind === 'plan' && a.planId === b.planId && a.day === b.day && a.item === b.item;
