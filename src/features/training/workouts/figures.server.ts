import type { TransactionSql } from 'postgres';
import type { Sql } from '#src/server/database.server.ts';

/** As `figuresSchema` has it. @param row a row of `workout_exercises` */
export const figuresColumns = (sql: Sql | TransactionSql, row: string) => {
  const column = (name: string) => sql(`${row}.${name}`);
  return sql`
    'sets', ${column('sets')}, 'best', jsonb_build_object('reps', ${column('reps')},
      'seconds', ${column('seconds')}, 'weight', ${column('weight')}),
    'volume', ${column('volume')}, 'totalReps', ${column('total_reps')},
    'totalSeconds', ${column('total_seconds')}, 'oneRepMax', ${column('one_rep_max')}`;
};

/**
 * The most of each; the best set by its load, then its repetitions, then its time, as arrays are compared.
 *
 * @param row rows of `workout_exercises`
 */
export const bestsColumns = (sql: Sql | TransactionSql, row: string) => {
  const column = (name: string) => sql(`${row}.${name}`);
  return sql`
    'best', (select jsonb_build_object('weight', top[1], 'reps', top[2], 'seconds', top[3])
      from (select max(array[coalesce(${column('weight')}, 0), coalesce(${column('reps')}, 0),
        coalesce(${column('seconds')}, 0)]::float8[]) as top) as most),
    'volume', max(${column('volume')}), 'totalReps', max(${column('total_reps')}),
    'totalSeconds', max(${column('total_seconds')})`;
};
