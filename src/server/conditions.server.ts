import type { Sql } from './database.server.ts';
import type { Part } from './ids-in-order.server.ts';

/** Each begins with `and`; what is not asked for is none. */
export type Conditions = readonly (Part | undefined)[];

export const allOf = (sql: Sql, conditions: Conditions): Part =>
  conditions.reduce<Part>((all, one) => (one ? sql`${all} ${one}` : all), sql``);
