import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  change,
  date,
  finish,
  logged,
  lossPlan,
  mark,
  start,
  tell,
  training,
  openTrainingStage,
  type Caller,
} from '#test/training-stage.ts';
import { isSpread, underIdOfAnother } from '#test/citus.ts';
import {
  comingDaysSchema,
  comingSessionSchema,
  finishedSchema,
  openSessionSchema,
  type OpenSession,
} from './schema.ts';
import { changedSets, withState } from './workout-sets.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

describe('a session', () => {
  test('brings all that is needed to go through it', async () => {
    const session = await begin(selam, await start(selam));
    expect(openSessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({
      planId: lossPlan,
      week: 1,
      day: 1,
      bodyWeight: 60,
      last: {},
      finishedAt: null,
    });
    const known = new Set(session.exercises.map(({ id }) => id));
    expect(session.sets.every(({ exerciseId }) => known.has(exerciseId))).toBe(true);
  });

  test('brings what its plan says to a set, and which rests are walked, also once more without the plan', async () => {
    const plan = await start(selam, 'first-run');
    const session = await begin(selam, plan);
    expect(openSessionSchema.parse(session)).toEqual(session);
    const runs = session.sets.filter(({ exerciseId }) => exerciseId === 'easy-run');
    expect(session.sets.filter(({ walkRest }) => walkRest)).toEqual(runs);
    const said = (id: string) => session.notes.find(({ setId }) => setId === id);
    expect(runs.map(({ id }) => said(id)?.text.en)).toEqual(Array(8).fill('Walk through the rest.'));
    // What a phone tells of a set keeps its rest a walk.
    const sets = withState(session.sets, runs[0]!.id, 'done', '2026-11-21T06:00:00.000Z', {
      reps: null,
      seconds: 60,
      weight: null,
    });
    expect((await tell(selam, session, ...changedSets(sets))).status).toBe(200);
    expect((await finish(selam, session)).status).toBe(200);
    const { body: again } = await selam('POST', '/training/session', { repeatedId: session.id });
    expect(again.notes).toEqual([]);
    const walks = (again as OpenSession).sets.filter(({ walkRest }) => walkRest);
    expect(walks.map(({ exerciseId }) => exerciseId)).toEqual(Array(8).fill('easy-run'));
  });

  test('goes on one at a time: the same day goes on, another one is answered with it', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    expect((await begin(selam, plan)).id).toBe(session.id);
    const other = await selam('POST', '/training/session', { startedPlanId: plan.id, week: 1, day: 2 });
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'session_going_on', current: { id: session.id } },
    });
    expect((await selam('DELETE', `/training/sessions/${session.id}`)).status).toBe(204);
    expect((await begin(selam, plan, 1, 2)).day).toBe(2);
  });

  test('that a device began by itself is begun once, with what was done in it, whatever became of its day', async () => {
    const plan = await start(selam);
    const { body } = await selam('GET', '/training/session/coming');
    expect(comingSessionSchema.parse(body.session)).toEqual(body.session);
    expect(body.session).toMatchObject({ startedPlanId: plan.id, week: 1, day: 1, bodyWeight: 60 });
    const id = randomUUID();
    const begun = { startedPlanId: plan.id, week: 1, day: 1, id };
    const { sets } = body.session;
    for (const startedAt of ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z']) {
      const session = await selam('POST', '/training/session', { ...begun, startedAt });
      expect(session).toMatchObject({ status: 201, body: { id, sets } });
    }
    const told = { ...sets[0]!, changes: 1, state: 'done', reps: 8, at: '2026-01-01T00:05:00Z' } as const;
    await tell(selam, { id }, told);
    expect((await finish(selam, { id })).status).toBe(200);
    // Finished, it is the same one still.
    const again = await selam('POST', '/training/session', begun);
    expect(again.body).toMatchObject({
      id,
      finishedAt: expect.any(String),
      sets: [{ reps: 8 }, ...sets.slice(1)],
    });

    await selam('PATCH', `/training/plans/${plan.id}`, { left: true });
    const left = { ...begun, id: randomUUID() };
    expect((await selam('POST', '/training/session', left)).status).toBe(404);
    const free = await selam('POST', '/training/session', { ...left, startedAt: '2026-01-03T00:00:00Z' });
    expect(free).toMatchObject({ status: 201, body: { id: left.id, planId: null, sets: [] } });
    const afterwards = await tell(selam, left, told);
    expect(afterwards.body.sets).toMatchObject([{ id: told.id, reps: 8 }]);
    // Nobody takes another’s.
    const stolen = await dawit('POST', '/training/session', { id, startedAt: '2026-01-03T00:00:00Z' });
    expect(stolen).toMatchObject(underIdOfAnother(201));
  });

  test.each([
    ['long ago', '1999-12-31T00:00:00Z', -31],
    ['tomorrow', '2999-12-31T00:00:00Z', 0],
  ])('that a device began %s by its clock began within the bounds', async (_when, startedAt, days) => {
    const { body } = await selam('POST', '/training/session', { id: randomUUID(), startedAt });
    const bound = Date.now() + days * 24 * 60 * 60 * 1000;
    expect(Math.abs(Date.parse(body.startedAt) - bound)).toBeLessThan(60_000);
  });

  test('has nothing to begin with on a rest day, and without a plan', async () => {
    expect((await selam('GET', '/training/session/coming')).body).toEqual({ session: null, following: [] });
    const plan = await start(selam);
    const rest = plan.blocks[0]!.days.find(({ restDay }) => restDay)!.day;
    for (let day = 1; day < rest; day += 1) await mark(selam, 'PUT', plan, 1, day);
    expect((await selam('GET', '/training/session/coming')).body).toMatchObject({ session: null });
  });

  test('is known ahead for three days of training, whatever rests lie between', async () => {
    const plan = await start(selam);
    const days = plan.blocks[0]!.days.filter(({ restDay }) => !restDay).map(({ day }) => day);
    const coming = async () => {
      const { body } = await selam('GET', '/training/session/coming');
      expect(comingDaysSchema.parse(body)).toEqual(body);
      return comingDaysSchema.parse(body);
    };
    const { session, following } = await coming();
    expect([session, ...following].map((each) => each?.day)).toEqual(days.slice(0, 3));
    expect(following.every(({ sets, exercises }) => sets.length > 0 && exercises.length > 0)).toBe(true);
    const rest = plan.blocks[0]!.days.find(({ restDay }) => restDay)!.day;
    for (let day = 1; day < rest; day += 1) await mark(selam, 'PUT', plan, 1, day);
    const { session: none, following: after } = await coming();
    expect(none).toBe(null);
    expect(after).toHaveLength(3);
    const places = [1, 2].flatMap((week) => days.map((day) => ({ week, day })));
    const open = places.filter(({ week, day }) => week > 1 || day > rest);
    expect(after).toMatchObject(open.slice(0, 3));
  });

  test('begins once, however many devices begin at once', async () => {
    const plan = await start(selam);
    const sessions = await Promise.all([1, 2, 3, 4].map(() => begin(selam, plan)));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });

  test('knows of each set what was told last, from whichever device', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(0), change(1));
    await tell(selam, session, change(1, { changes: 2, state: 'open', reps: null, at: null }));
    const { body } = await tell(selam, session, change(1), change(2, { weight: 7.5 }));
    expect(body.sets.slice(0, 4).map(({ state, weight }) => [state, weight])).toEqual([
      ['done', null],
      ['open', null],
      ['done', 7.5],
      ['open', null],
    ]);
    const read = await selam('GET', '/training/session');
    expect(read.body.session.sets).toEqual(body.sets);
  });

  test('works on when the plan changes and the exercise goes', async () => {
    const session = await begin(selam, await start(selam));
    const { exerciseId } = session.sets[0]!;
    const { sql } = stage;
    await sql`create table kept_plans as select * from fitness_plans`;
    await sql`create table kept_exercises as select * from exercises`;
    await sql`update fitness_plans set data = jsonb_set(data, '{blocks,0,schedule}', '[]') where id = ${lossPlan}`;
    await sql`delete from exercises where id = ${exerciseId}`;
    try {
      expect((await tell(selam, session, change(0))).status).toBe(200);
      const { body } = await selam('GET', '/training/session');
      expect(body.session.sets).toHaveLength(session.sets.length);
      expect((await finish(selam, session)).status).toBe(200);
    } finally {
      await sql`
        update fitness_plans set data = kept.data from kept_plans kept where kept.id = fitness_plans.id`;
      await sql`insert into exercises select * from kept_exercises on conflict do nothing`;
    }
  });

  test('of before ranges of repetitions is read as one without', async () => {
    const session = await begin(selam, await start(selam));
    await stage.sql`
      update workout_sessions set sets = (
        select jsonb_agg(one - 'targetRepsMax' - 'targetRpe') from jsonb_array_elements(sets) as one)`;
    const { body } = await selam('GET', '/training/session');
    expect(body.session.sets).toEqual(session.sets.map((set) => ({ ...set, targetRpe: null })));
    expect((await tell(selam, session, change(0))).status).toBe(200);
  });

  test('offers what was done the last time', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    const push = session.sets.findIndex(({ exerciseId }) => exerciseId === 'push-up');
    await tell(
      selam,
      session,
      change(push, { reps: 8, weight: 5 }),
      change(push + 1, { state: 'skipped', reps: null }),
    );
    await finish(selam, session);
    const { last } = await begin(selam, plan, 1, 5);
    expect(last).toEqual({ 'push-up': [{ setNumber: 1, reps: 8, seconds: null, weight: 5 }] });
  });
});

describe('the workout after the last', () => {
  test('proposes the next weights, with why, and names the harder way', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    const of = (id: string) =>
      session.sets.flatMap(({ exerciseId, setType }, position) =>
        exerciseId === id && setType === 'working' ? [position] : [],
      );
    await tell(
      selam,
      session,
      ...of('bent-over-row').map((position) => change(position, { reps: 14, weight: 10 })),
      ...of('push-up').map((position) => change(position, { reps: 8 })),
    );
    await finish(selam, session);
    const next = await begin(selam, plan, 1, 5);
    expect(openSessionSchema.parse(next)).toEqual(next);
    const proposalOf = (id: string) =>
      next.proposals.find(
        ({ exercise }) => next.sets.find((set) => set.exercise === exercise)?.exerciseId === id,
      );
    const kilograms = (weight: number) =>
      [1, 2, 3].map((setNumber) => ({ setNumber, reps: 12, seconds: null, weight }));
    expect(proposalOf('bent-over-row')).toMatchObject({
      sets: kilograms(11),
      lighter: kilograms(9),
      why: { reason: 'heavier', reps: 14, kilograms: 1 },
      relative: null,
      isOlder: false,
    });
    expect(proposalOf('push-up')).toMatchObject({
      why: { reason: 'harder', reps: 8 },
      relative: { en: 'Pike push-up' },
    });
    expect(proposalOf('plank')).toBeUndefined();
    expect((await begin(dawit, await start(dawit))).proposals).toEqual([]);
  });

  test('shows the last time that was planned alike, where another day of the week came between', async () => {
    const plan = await start(selam);
    for (const [week, day, reps] of [
      [1, 1, 11],
      [1, 5, 13],
    ] as const) {
      const session = await begin(selam, plan, week, day);
      const rows = session.sets.flatMap(({ exerciseId }, at) => (exerciseId === 'bent-over-row' ? [at] : []));
      await tell(selam, session, ...rows.map((position) => change(position, { reps, weight: 10 })));
      await finish(selam, session);
    }
    const { last, proposals } = await begin(selam, plan, 2, 1);
    expect(last['bent-over-row']?.map(({ reps }) => reps)).toEqual([11, 11, 11]);
    expect(proposals).toMatchObject([{ isOlder: true, why: { reason: 'more', reps: 12 } }]);
  });
});

describe('a finished session', () => {
  test('is an activity with its minutes and an estimate of energy, and the plan moves on', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    const { status, body } = await finish(selam, session);
    expect(status).toBe(200);
    expect(finishedSchema.parse(body)).toEqual(body);
    expect(body.estimate).toEqual({ met: 3.5, bodyWeight: 60, minutes: 30, calories: 105 });
    expect(await logged(selam)).toMatchObject([
      {
        type: 'Workout',
        date,
        details: {
          name: 'Weight Loss Foundation · week 1, day 1',
          names: {
            en: 'Weight Loss Foundation · week 1, day 1',
            am: expect.stringMatching(/\p{Script=Ethiopic} · ሳምንት 1፣ ቀን 1$/u),
          },
          finishedAt: '2026-11-21T06:00:00.000Z',
          duration: 30,
          calories: 105,
          met: 3.5,
          bodyWeight: 60,
          plan: lossPlan,
          week: 1,
          day: 1,
        },
      },
    ]);
    expect((await training(selam)).plans[0]).toMatchObject({
      next: { week: 1, day: 2 },
      done: [{ week: 1, day: 1, trained: true }],
    });
  });

  test.skipIf(isSpread)(
    'that was named in one language before is read in both, as those of today are',
    async () => {
      const session = await begin(selam, await start(selam), 2, 3);
      await tell(selam, session, change(1));
      await finish(selam, session);
      const own = { name: 'Morning run', duration: 20 };
      await selam('POST', '/activities', { date, type: 'Workout', details: own });
      const [today] = await logged(selam);
      await stage.sql`update activities set details = details - 'names' - 'finishedAt'`;
      await stage.sql.unsafe(await readFile('db/migrations/0020_workout-names.sql', 'utf8'));
      const [earlier, untouched] = await logged(selam);
      expect(earlier!.details).toEqual({
        ...today!.details,
        finishedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
      });
      expect(untouched!.details).toEqual(own);
      // A plan that is deleted tells no name; the one that was written stays.
      await stage.sql`update workout_sessions set plan_id = null`;
      await stage.sql`update activities set details = details - 'names' - 'finishedAt'`;
      await stage.sql.unsafe(await readFile('db/migrations/0020_workout-names.sql', 'utf8'));
      expect((await logged(selam))[0]!.details).toMatchObject({ name: today!.details['name'] });
      expect((await logged(selam))[0]!.details).not.toHaveProperty('names');
    },
  );

  test('is finished once, however often a phone asks', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    const answers = await Promise.all([1, 2, 3].map(() => finish(selam, session)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logged(selam)).toHaveLength(1);
    expect((await selam('DELETE', `/training/sessions/${session.id}`)).status).toBe(404);
  });

  test('without a known weight has no estimate, unless the person tells it', async () => {
    const plan = await start(dawit);
    for (const [day, more] of [
      [1, {}],
      [2, { bodyWeight: 80 }],
    ] as const) {
      const session = await begin(dawit, plan, 1, day);
      await tell(dawit, session, change(1));
      await finish(dawit, session, more);
    }
    const [without, told] = await logged(dawit);
    expect(without!.details).not.toHaveProperty('calories');
    expect(told!.details).toMatchObject({ calories: 140, bodyWeight: 80 });
  });

  test('outlives its activity: what was taken from the calendar leaves the day done', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    await finish(selam, session);
    const [activity] = await logged(selam);
    expect((await selam('DELETE', `/activities/${activity!.id}`)).status).toBe(204);
    expect((await training(selam)).plans[0]!.done).toMatchObject([{ week: 1, day: 1, trained: true }]);
    expect((await finish(selam, session)).status).toBe(200);
    expect(await logged(selam)).toEqual([]);
  });

  test('takes in sets of a device that had no connection, and keeps its minutes and energy', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    const { body: first } = await finish(selam, session);
    const { status, body } = await tell(selam, session, change(1), change(2, { reps: 12 }));
    expect(status).toBe(200);
    expect(body.finishedAt).not.toBeNull();
    expect(body.sets[2]).toMatchObject({ state: 'done', reps: 12 });
    const again = await finish(selam, session, { minutes: 90, bodyWeight: 100 });
    expect(again.body).toMatchObject({ minutes: first.minutes, estimate: first.estimate });
    expect(await logged(selam)).toMatchObject([{ details: { duration: 30, calories: 105 } }]);
    expect((await tell(dawit, session, change(3))).status).toBe(404);
  });

  test('needs a set that is done', async () => {
    const session = await begin(selam, await start(selam));
    expect((await finish(selam, session)).body.code).toBe('nothing_done');
  });
});
