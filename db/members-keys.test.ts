import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { copies, keptTogether, spreadTables } from './distribution.ts';
import * as schema from './schema.ts';

/** What staff have written or work on: a member only caused it. */
const ofStaff = new Set(['feedback', 'feedback_untold', 'fitness_plans', 'nutrition_plans']);
/** What every machine has a copy of. */
const everywhere = new Set(['users', 'sessions', 'fitness_plans', 'fitness_plan_versions']);
/** Unique across members: a browser; and what the release before finds by its id alone, to be taken away by the next one. */
const acrossMembers = new Set([
  'push_subscriptions_browser',
  'activities_id',
  'diary_entries_id',
  'routines_id',
  'started_plans_id',
  'workout_exercises_id',
  'workout_imports_id',
  'workout_sessions_id',
]);

const tables = Object.values(schema as Record<string, unknown>)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table))
  .filter(
    ({ schema: of, name, columns }) =>
      of === undefined && !ofStaff.has(name) && columns.some((column) => column.name === 'user_id'),
  );

test.each(tables.map((table) => [table.name, table] as const))(
  'rows of %s lie with their member',
  (_name, { columns, primaryKeys, foreignKeys, indexes }) => {
    const key = [
      ...columns.filter(({ primary }) => primary),
      ...primaryKeys.flatMap((primary) => primary.columns),
    ].map(({ name }) => name);
    expect(key[0]).toBe('user_id');
    for (const foreignKey of foreignKeys) {
      const { columns: from, foreignTable } = foreignKey.reference();
      const leadsTo = getTableConfig(foreignTable).name;
      if (!everywhere.has(leadsTo)) expect(from[0]!.name, leadsTo).toBe('user_id');
    }
    for (const { config } of indexes) {
      const [first] = config.columns;
      if (config.unique && !acrossMembers.has(config.name!))
        expect(first && 'name' in first && first.name, config.name).toBe('user_id');
    }
  },
);

test('each of them is either spread over several machines or said to stay on the first', () => {
  const names = tables.map(({ name }) => name).toSorted();
  expect([...spreadTables.flat(), ...keptTogether].toSorted()).toEqual(names);
});

test.each(spreadTables.map((together) => [together.join(' and '), together] as const))(
  'what %s leads to is there on every machine, or spread with it',
  (_name, together) => {
    const copied = copies.map(({ of }) => of);
    const lying = tables.filter(({ name }) => together.includes(name));
    for (const { foreignKeys } of lying)
      for (const { reference, onDelete } of foreignKeys) {
        const { name, schema: of } = getTableConfig(reference().foreignTable);
        const isThere = copied.includes(`${of ?? 'public'}.${name}`) || together.includes(name);
        // One that is only emptied goes, since its member is part of it: services empty it themselves.
        expect(isThere || onDelete === 'set null', name).toBe(true);
      }
  },
);
