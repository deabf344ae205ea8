import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSpread } from '#test/citus.ts';
import { begin, change, finish, openTrainingStage, start, tell, type Caller } from '#test/training-stage.ts';
import {
  exerciseHistorySchema,
  trainedExerciseSchema,
  type ExerciseHistory,
  type TrainedExercise,
} from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());

const read = async (caller: Caller, id: string) =>
  (await caller('GET', `/training/exercises/${id}`)).body as unknown as TrainedExercise;
const history = async (caller: Caller, id: string, after?: string) =>
  (await caller('GET', `/training/exercises/${id}/workouts${after ? `?after=${after}` : ''}`))
    .body as unknown as ExerciseHistory;

test('an exercise tells what was done of it: over time, the most so far, set by set', async () => {
  const plan = await start(selam);
  const ids: string[] = [];
  for (const [day, reps, weight] of [
    [1, 8, 10],
    [5, 12, 5],
  ] as const) {
    const session = await begin(selam, plan, 1, day);
    const place = session.sets.findIndex(({ exerciseId }) => exerciseId === 'push-up');
    await tell(selam, session, change(place, { reps, weight }), change(place + 1, { reps: 4, weight }));
    await finish(selam, session);
    ids.push(session.id);
  }
  const exercise = await read(selam, 'push-up');
  expect(trainedExerciseSchema.parse(exercise)).toEqual(exercise);
  expect(exercise).toMatchObject({
    name: { en: 'Push-up' },
    workouts: 2,
    charted: [
      { workoutId: ids[0], sets: 2, best: { reps: 8, weight: 10 }, volume: 120 },
      { workoutId: ids[1], sets: 2, best: { reps: 12, weight: 5 }, volume: 80 },
    ],
    records: {
      best: { workoutId: ids[0], reps: 8, weight: 10 },
      volume: { workoutId: ids[0], value: 120 },
      totalReps: { workoutId: ids[1], value: 16 },
      totalSeconds: null,
    },
  });
  expect(exercise.records.oneRepMax?.value).toBeCloseTo((10 * 36) / 29, 3);
  const told = await history(selam, 'push-up');
  expect(exerciseHistorySchema.parse(told)).toEqual(told);
  expect(told.items.map(({ workoutId, sets }) => [workoutId, sets.map(({ reps }) => reps)])).toEqual([
    [ids[1], [12, 4]],
    [ids[0], [8, 4]],
  ]);

  expect(await read(dawit, 'push-up')).toMatchObject({ workouts: 0, charted: [], records: { best: null } });
  expect(await history(dawit, 'push-up')).toEqual({ items: [], next: null });
  expect((await selam('GET', '/training/exercises/no-such')).status).toBe(404);
});

test.skipIf(isSpread)('what was done before it was counted this way is counted alike', async () => {
  const rows = await stage.sql`select * from workout_exercises order by workout_id, exercise_id`;
  const file = (await readdir('db/migrations')).find((name) => name.endsWith('workouts-opened.sql'))!;
  const written = await readFile(`db/migrations/${file}`, 'utf8');
  const filling = written
    .split('--> statement-breakpoint')
    .find((one) => one.includes('INSERT INTO "workout_exercises"'))!;
  // As keys were then.
  await stage.sql`alter table workout_exercises drop constraint workout_exercises_own_workout`;
  await stage.sql`alter table workout_sessions drop constraint workout_sessions_pkey, add primary key (id)`;
  await stage.sql`delete from workout_exercises`;
  await stage.sql.unsafe(filling);
  expect(await stage.sql`select * from workout_exercises order by workout_id, exercise_id`).toEqual(rows);
  await stage.sql`
    alter table workout_sessions drop constraint workout_sessions_pkey, add primary key (user_id, id)`;
  await stage.sql`
    alter table workout_exercises add constraint workout_exercises_own_workout foreign key (user_id, workout_id)
      references workout_sessions (user_id, id) on delete cascade`;
});

test('the history goes on where a page ends', async () => {
  await stage.sql`delete from workout_sessions`;
  await stage.sql`
    with many as (
      insert into workout_sessions (user_id, week, day, sets, started_at, finished_at, date)
      select ${stage.selamId}, 1, 1,
        '[{"exerciseId": "gone", "state": "done", "reps": 5, "setType": "working", "seconds": null, "weight": null}]',
        moment, moment, moment::date
      from generate_series(1, 25) as number,
        lateral (select timestamptz '2026-01-01' + (number / 2) * interval '1 day' as moment) as day
      returning id, user_id, started_at
    )
    insert into workout_exercises (workout_id, user_id, started_at, exercise_id, sets, reps, volume, total_reps, total_seconds)
    select id, user_id, started_at, 'gone', 1, 5, 0, 5, 0 from many`;
  const pages = [await history(selam, 'gone')];
  while (pages.at(-1)?.next) pages.push(await history(selam, 'gone', pages.at(-1)!.next!));
  expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ workoutId }) => workoutId))).size).toBe(25);
  expect(await read(selam, 'gone')).toMatchObject({ name: null, workouts: 25 });
});
