import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  change,
  date,
  finish,
  mark,
  start,
  tell,
  training,
  openTrainingStage,
  type Caller,
} from '#test/training-stage.ts';
import type { SetChange } from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

describe('what cannot be', () => {
  test.each([
    ['a plan that there is not', 'POST', '/training/plans', { planId: 'nope' }, 404],
    ['an id that is none', 'POST', '/training/plans', { planId: '\u0000 <b>' }, 422],
    [
      'a start that is not',
      'POST',
      '/training/session',
      { startedPlanId: randomUUID(), week: 1, day: 1 },
      404,
    ],
    [
      'a week without end',
      'POST',
      '/training/session',
      { startedPlanId: randomUUID(), week: 1e9, day: 1 },
      422,
    ],
    [
      'minutes of a year',
      'POST',
      `/training/sessions/${randomUUID()}/finish`,
      { minutes: 525_600, date },
      422,
    ],
    ['half a minute', 'POST', `/training/sessions/${randomUUID()}/finish`, { minutes: 0.5, date }, 422],
    [
      'a day that is none',
      'POST',
      `/training/sessions/${randomUUID()}/finish`,
      { minutes: 5, date: '2026-02-30' },
      422,
    ],
  ])('%s', async (_what, method, path, body, status) => {
    expect((await selam(method, path, body)).status).toBe(status);
  });

  test.each([
    [{ reps: 501 }],
    [{ reps: 1.5 }],
    [{ reps: -1 }],
    [{ weight: 500.5 }],
    [{ seconds: 1e9 }],
    [{ changes: 10_001 }],
    [{ position: 900 }],
    [{ at: 'now' }],
  ])('a set of %j', async (more) => {
    const session = await begin(selam, await start(selam));
    expect((await tell(selam, session, change(0, more as Partial<SetChange>))).status).toBe(422);
  });

  test('a rest day has nothing to train, and a plan no eleventh week', async () => {
    const plan = await start(selam);
    const at = (week: number, day: number) =>
      selam('POST', '/training/session', { startedPlanId: plan.id, week, day });
    expect((await at(1, 7)).body.code).toBe('rest_day');
    expect((await at(11, 1)).body.code).toBe('no_such_day');
    expect((await mark(selam, 'PUT', plan, 11, 1)).body.code).toBe('no_such_day');
  });

  test('another member’s plan and session', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    expect(await training(dawit)).toEqual({ plans: [], session: null });
    const asked = await dawit('POST', '/training/session', { startedPlanId: plan.id, week: 1, day: 1 });
    expect(asked.status).toBe(404);
    expect((await tell(dawit, session, change(0))).status).toBe(404);
    expect((await finish(dawit, session)).status).toBe(404);
  });
});
