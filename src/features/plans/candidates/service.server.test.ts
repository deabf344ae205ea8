import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { candidatesSchema, maxCandidates } from './schema.ts';
import { findCandidates } from './service.server.ts';

let database: OpenDatabase;
let now = new Date('2026-11-22T08:00:00Z');
const read = () => findCandidates({ sql: database.sql, now: () => now });

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await database.sql`truncate fitness_plans, nutrition_plans cascade`;
});

const text = (en: string) => ({ en, am: en });

interface Given {
  readonly status?: string;
  readonly intensity?: string;
  readonly sets?: readonly { readonly setType: string; readonly rpe?: number }[];
  readonly exerciseId?: string;
  readonly daysOld?: number;
}

async function addFitnessPlan(given: Given = {}): Promise<string> {
  const { status = 'published', intensity = 'low', exerciseId = 'brisk-walk', daysOld = 0 } = given;
  const { sets = [{ setType: 'cardio', rpe: 3 }] } = given;
  const id = randomUUID();
  const timed = sets.map((set) => ({ ...set, reps: null, durationSeconds: 570, restTime: 30 }));
  const schedule = [{ restDay: false, exercises: [{ exerciseId, sets: timed }] }];
  const plan = { duration: 4, durationUnit: 'weeks', weeklyWorkouts: 3, suits: ['back'] };
  const data = JSON.stringify({ ...plan, intensity, blocks: [{ schedule }] });
  await database.sql`
    insert into fitness_plans (id, title, description, category, level, status, data, search_text, created_at)
    values (${id}, ${JSON.stringify(text('Walk'))}::text::jsonb, ${JSON.stringify(text('Daily'))}::text::jsonb,
      'endurance', 'beginner', ${status}, ${data}::text::jsonb, '', now() - ${daysOld} * interval '1 day')`;
  return id;
}

test('only what is published, the newest of each kind, and no more than so many', async () => {
  await addFitnessPlan({ status: 'draft' });
  const ids = [];
  for (let daysOld = 0; daysOld < maxCandidates + 2; daysOld += 1)
    ids.push(await addFitnessPlan({ daysOld }));
  const found = candidatesSchema.parse(await read());
  expect(found.fitness.map(({ id }) => id)).toEqual(ids.slice(0, maxCandidates));
  expect(found.nutrition).toEqual([]);
});

test.each([
  ['a light one', {}, true],
  [
    'one with light and unnamed warm-ups',
    { sets: [{ setType: 'warm-up' }, { setType: 'working', rpe: 4 }] },
    true,
  ],
  [
    'one with a hard set',
    {
      sets: [
        { setType: 'cardio', rpe: 3 },
        { setType: 'cardio', rpe: 8 },
      ],
    },
    false,
  ],
  ['one that names no effort', { sets: [{ setType: 'cardio' }] }, false],
  ['one with jumps', { exerciseId: 'jumping-jack' }, false],
  ['an intense one', { intensity: 'high' }, false],
] as const)('%s: gentle %o is %s', async (_, given, isGentle) => {
  await addFitnessPlan(given);
  expect((await read()).fitness).toMatchObject([{ isGentle }]);
});

test('what a plan takes is told by its weeks and its exercises', async () => {
  const data = JSON.stringify({ gear: ['mat'], cautions: ['lying-on-the-back'] });
  await database.sql`
    insert into exercises (id, data, search_text) values ('bridge', ${data}::text::jsonb, '')`;
  await addFitnessPlan({ exerciseId: 'bridge' });
  expect((await read()).fitness).toMatchObject([
    { minutes: 10, weeklyWorkouts: 3, gear: ['mat'], suits: ['back'], concerns: ['pregnancy'] },
  ]);
});

test('one reading serves everybody for a minute, and those who ask at once', async () => {
  const id = await addFitnessPlan();
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  await addFitnessPlan();
  now = new Date(now.getTime() + 59_000);
  expect((await read()).fitness.map((plan) => plan.id)).toEqual([id]);
  now = new Date(now.getTime() + 1_000);
  expect((await read()).fitness).toHaveLength(2);
});

test('what could not be read is read again', async () => {
  const { sql } = database;
  await sql`alter table nutrition_plans rename to away`;
  await expect(read()).rejects.toThrow('nutrition_plans');
  await sql`alter table away rename to nutrition_plans`;
  expect((await read()).fitness).toEqual([]);
});
