import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selam: ApiMember;
let dawit: ApiMember;

beforeAll(async () => {
  api = await startApi();
  selam = await api.member('user', 'Selam');
  dawit = await api.member('user', 'Dawit');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`update user_profiles set preferences = '{}'`;
});

async function call(member: ApiMember, change?: object) {
  const { status, body } = await member.call(change ? 'PUT' : 'GET', '/preferences', change);
  return { status, body };
}

const strict = { tradition: 'orthodox', fish: false, honey: false, until: '15:00' };

describe('preferences', () => {
  test('are empty until something is chosen, also where there is no profile yet', async () => {
    expect(await call(selam)).toEqual({ status: 200, body: {} });
    expect(await call(await api.logIn(await api.account()))).toEqual({ status: 200, body: {} });
  });

  test('are kept for the person who chose, and nobody else', async () => {
    expect(await call(selam, { tsom: strict })).toEqual({ status: 200, body: { tsom: strict } });
    expect((await call(selam)).body).toEqual({ tsom: strict });
    expect((await call(dawit)).body).toEqual({});
  });

  test('are changed, and forgotten', async () => {
    await call(selam, { tsom: strict });
    const lenient = { ...strict, fish: true, until: 'none' };
    expect((await call(selam, { tsom: lenient })).body).toEqual({ tsom: lenient });
    expect((await call(selam, {})).body).toEqual({ tsom: lenient });
    expect((await call(selam, { weightUnit: 'lb' })).body).toEqual({ tsom: lenient, weightUnit: 'lb' });
    expect((await call(selam, { tsom: null })).body).toEqual({ weightUnit: 'lb' });
    expect((await call(selam, { weightUnit: null })).body).toEqual({});
    expect((await call(selam, { reminderPassed: true })).body).toEqual({ reminderPassed: true });
    expect((await call(selam, { reminderPassed: null })).body).toEqual({});
  });

  test('hold the answers that lead to a plan, apart from the rest', async () => {
    const finder = { goal: 'run', days: 3, gear: ['jerrycan'], minds: ['pregnancy'] };
    await call(selam, { tsom: strict });
    expect((await call(selam, { finder, finderPassed: true })).body).toEqual({
      tsom: strict,
      finder,
      finderPassed: true,
    });
    const fewer = { gear: [], minds: [] };
    expect((await call(selam, { finder: fewer, finderPassed: null })).body).toEqual({
      tsom: strict,
      finder: fewer,
    });
    expect((await call(dawit)).body).toEqual({});
    expect((await call(selam, { finder: null })).body).toEqual({ tsom: strict });
  });

  test('leave no trace in the log of changes nor in the moment of the last change', async () => {
    const tracesOf = async () =>
      api.sql`
        select (select count(*)::int from activity_log) as log, updated_at from user_profiles where id = ${selam.id}`;
    const before = await tracesOf();
    await call(selam, { tsom: strict });
    expect(await tracesOf()).toEqual(before);
  });

  test.each([
    ['an unknown name', { diet: 'vegan' }],
    ['an unknown name within', { tsom: { ...strict, church: 'Selassie' } }],
    ['an unknown tradition', { tsom: { ...strict, tradition: 'jedi' } }],
    ['an unknown hour', { tsom: { ...strict, until: '18:00' } }],
    ['half a choice', { tsom: { tradition: 'muslim' } }],
    ['markup', { tsom: { ...strict, tradition: '<script>' } }],
    ['a unit of long ago', { weightUnit: 'arroba' }],
    ['a goal that is none', { finder: { goal: 'fly', gear: [], minds: [] } }],
    ['a day too many', { finder: { days: 8, gear: [], minds: [] } }],
    ['a condition that is none', { finder: { gear: [], minds: ['love'] } }],
    ['half an answer', { finder: { goal: 'run' } }],
    ['a question that is passed over by halves', { reminderPassed: false }],
    ['no object', ['tsom']],
  ])('%s is refused, and nothing changes', async (_name, change) => {
    await call(selam, { tsom: strict });
    expect((await call(selam, change)).status).toBe(422);
    expect((await call(selam)).body).toEqual({ tsom: strict });
  });

  test('what another version knew counts as not chosen', async () => {
    const stored = JSON.stringify({ tsom: strict, moon: 'full' });
    await api.sql`update user_profiles set preferences = ${stored}::text::jsonb where id = ${selam.id}`;
    expect((await call(selam)).body).toEqual({ tsom: strict });
  });
});
