/** What lies where in a database that is spread over several machines (docs/decisions/0128). */

/** Members' rows. What leads to each other by foreign keys is spread together. */
export const spreadTables: readonly (readonly string[])[] = [
  ['activities'],
  ['assessments'],
  ['body_measurements'],
  ['measurements'],
  ['diary_entries'],
  ['saved_plans'],
  ['own_exercises'],
  ['routines'],
  ['started_plans'],
  ['workout_imports'],
  ['workout_sessions', 'workout_exercises'],
  ['deleted_workouts'],
];

/** What begins with the member and stays on the first machine: of staff, of few, or looked for across members. */
export const keptTogether: readonly string[] = [
  'account_deletions',
  'drafts',
  'feedback_notices',
  'idempotency_keys',
  'push_subscriptions',
  'reminder_sends',
  'reminders',
  'saved_filters',
];

/** What of a table lies on every machine, as `everywhere.<name>`; triggers of that table keep it. */
export interface Copy {
  readonly name: string;
  /** With its schema. */
  readonly of: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** What goes with a row of another copy. */
  readonly belongsTo?: string;
}

export const copies: readonly Copy[] = [
  { name: 'users', of: 'auth.users', key: ['id'], columns: ['id'] },
  { name: 'exercises', of: 'public.exercises', key: ['id'], columns: ['id', 'data'] },
  {
    name: 'fitness_plans',
    of: 'public.fitness_plans',
    key: ['id'],
    columns: ['id', 'title', 'level', 'status', 'data'],
  },
  {
    name: 'fitness_plan_versions',
    of: 'public.fitness_plan_versions',
    key: ['plan_id', 'version'],
    columns: ['plan_id', 'version', 'course'],
    belongsTo: 'foreign key (plan_id) references everywhere.fitness_plans (id) on delete cascade',
  },
  {
    name: 'nutrition_plans',
    of: 'public.nutrition_plans',
    key: ['id'],
    columns: ['id', 'title', 'status', 'data', 'calories_min', 'calories_max'],
  },
];

/** Of what an expression over members' rows is made. */
export const functionsEverywhere: readonly string[] = ['plan_course(jsonb)'];

const list = (columns: readonly string[], prefix = '') =>
  columns.map((column) => `${prefix}${column}`).join(', ');

/** What lay in the table before lies in its parts now; where it was, nobody reads it any more. */
export const freed = (table: string): string =>
  `select truncate_local_data_after_distributing_table('${table}')`;

/** The statements that put a copy on every machine, in one transaction. */
export function copyStatements({ name, of, key, columns, belongsTo }: Copy): string[] {
  const others = columns.filter((column) => !key.includes(column));
  const isRow = (row: string) => key.map((column) => `${column} = ${row}.${column}`).join(' and ');
  const conflict =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  return [
    // Who writes meanwhile waits, and then meets the triggers.
    `lock table ${of} in share row exclusive mode`,
    `drop view if exists everywhere.${name}`,
    `create table everywhere.${name} as select ${list(columns)} from ${of}`,
    `alter table everywhere.${name} add primary key (${list(key)})`,
    `select create_reference_table('everywhere.${name}')`,
    freed(`everywhere.${name}`),
    ...(belongsTo ? [`alter table everywhere.${name} add ${belongsTo}`] : []),
    `create function everywhere.copy_${name}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from everywhere.${name};
          return null;
        end if;
        if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (${list(key, 'old.')}) is distinct from (${list(key, 'new.')})) then
          delete from everywhere.${name} where ${isRow('old')};
        end if;
        if tg_op <> 'DELETE' then
          insert into everywhere.${name} (${list(columns)}) values (${list(columns, 'new.')})
          on conflict (${list(key)}) ${conflict};
        end if;
        return null;
      end $$`,
    `create trigger everywhere_rows after insert or delete or update of ${list(columns)} on ${of}
      for each row execute function everywhere.copy_${name}()`,
    `create trigger everywhere_emptied after truncate on ${of}
      for each statement execute function everywhere.copy_${name}()`,
  ];
}
