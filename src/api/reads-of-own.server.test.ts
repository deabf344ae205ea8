import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingForLocks } from '#test/database.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { readsOfOwn } from './access.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What is asked at each address, and how many statements it takes beside that which looks at the session. */
const reads: Readonly<
  Record<string, { readonly path: string; readonly statements: number; readonly status?: number }>
> = {
  'GET /profile': { path: '/profile', statements: 1 },
  'GET /preferences': { path: '/preferences', statements: 1 },
  'GET /activities': { path: '/activities?from=2026-11-01&to=2026-11-30', statements: 1 },
  'GET /activities/history': { path: '/activities/history', statements: 1 },
  'GET /assessments': { path: '/assessments', statements: 1 },
  'GET /progress': { path: '/progress?until=2026-11-22&weeks=12', statements: 4 },
  'GET /training': { path: '/training', statements: 2 },
  'GET /training/whereabouts': { path: '/training/whereabouts', statements: 3 },
  'GET /training/session': { path: '/training/session', statements: 1 },
  'GET /training/session/coming': { path: '/training/session/coming', statements: 1 },
  'GET /training/imports': { path: '/training/imports', statements: 1 },
  'GET /training/imports/:id': {
    path: '/training/imports/00000000-0000-4000-8000-000000000000',
    statements: 1,
    status: 404,
  },
  'GET /training/workouts': { path: '/training/workouts', statements: 1 },
  'GET /training/workouts/:id': {
    path: '/training/workouts/00000000-0000-4000-8000-000000000000',
    statements: 1,
    status: 404,
  },
  'GET /training/routines': { path: '/training/routines', statements: 1 },
  'GET /training/own-exercises': { path: '/training/own-exercises', statements: 1 },
  'GET /training/routines/:id': {
    path: '/training/routines/00000000-0000-4000-8000-000000000000',
    statements: 1,
    status: 404,
  },
  'GET /training/exercises/:exerciseId': { path: '/training/exercises/push-up', statements: 1, status: 404 },
  'GET /training/exercises/:exerciseId/workouts': {
    path: '/training/exercises/push-up/workouts',
    statements: 1,
  },
  'GET /today': { path: '/today?day=2026-11-21', statements: 13 },
  'GET /diary': { path: '/diary?day=2026-11-21', statements: 1 },
  'GET /diary/days': { path: '/diary/days?from=2026-11-01&to=2026-11-30', statements: 1 },
  'GET /diary/often': { path: '/diary/often?day=2026-11-21', statements: 1 },
  'GET /measurements': { path: '/measurements?from=2026-11-01&to=2026-11-30', statements: 1 },
  'GET /diary/aims': { path: '/diary/aims?day=2026-11-21', statements: 2 },
  'GET /saved-plans': { path: '/saved-plans', statements: 1 },
  'GET /saved-plans/:kind/:planId': { path: '/saved-plans/fitness/weight-loss-foundation', statements: 1 },
};

/**
 * Asks while nobody can look at a session, until all was asked of the database that is expected; then the session may
 * end before it is looked at.
 */
async function ask(
  { id, call }: Pick<ApiMember, 'id' | 'call'>,
  { path, statements, ends = false }: { path: string; statements: number; ends?: boolean },
) {
  const asked: string[] = [];
  let answer: ReturnType<typeof call> | undefined;
  await api.sql.begin(async (transaction) => {
    await transaction`lock table auth.sessions in access exclusive mode`;
    // Whatever else the node asks for, such as its signing keys, is not about this member.
    api.node.runtime.sql.options.debug = (_connection, query, parameters) => {
      if (query.includes('auth.sessions') || JSON.stringify(parameters).includes(id)) asked.push(query);
    };
    answer = call('GET', path);
    await expect
      .poll(() => asked, { timeout: 20_000 })
      .toHaveLength(1 + statements)
      .finally(() => (api.node.runtime.sql.options.debug = false));
    await expect.poll(() => waitingForLocks(api.sql), { timeout: 20_000 }).toHaveLength(1);
    if (ends) await transaction`delete from auth.sessions where user_id = ${id}`;
  });
  return { asked, answer: await answer! };
}

test.each(Object.entries(reads))('%s is read while the session is looked at', async (_endpoint, read) => {
  const { asked, answer } = await ask(await api.member(), read);
  expect(answer.status).toBe(read.status ?? 200);
  expect(asked.filter((query) => query.includes('auth.sessions'))).toHaveLength(1);
});

test.each(Object.entries(reads))(
  '%s tells nothing to a session that ends meanwhile',
  async (_endpoint, read) => {
    const { answer } = await ask(await api.member(), { ...read, ends: true });
    expect(answer).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'detail', 'status', 'title', 'type']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('a profile is made for nobody whose session has ended', async () => {
  const member = await api.logIn(await api.account());
  const { answer } = await ask(member, { path: '/profile', statements: 1, ends: true });
  expect(answer).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  expect(await api.sql`select from user_profiles where id = ${member.id}`).toHaveLength(0);
});

test('every such read is tried here', () => {
  expect(Object.keys(reads).toSorted()).toEqual([...readsOfOwn].toSorted());
});
