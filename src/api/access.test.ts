import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userProfiles, users } from '#db/schema.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import { roles } from '#src/lib/roles.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { apiAccess, callers, type Caller } from './access.ts';
import { createApi, endpoints } from './app.server.ts';
import { endpointsOf, mountGuarded } from './guard.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let context: RequestContext;
let api: Hono<ApiEnvironment>;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000' });
  context = {
    ...node.runtime,
    requestId: '',
    clientAddress: '192.0.2.1',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  api = inContext(createApi());
});
afterAll(async () => {
  await node.close();
  await database.close();
});

function inContext(inner: Hono<ApiEnvironment>): Hono<ApiEnvironment> {
  const outer = new Hono<ApiEnvironment>();
  outer.use((c, next) => {
    c.set('context', context);
    return next();
  });
  return outer.route('/', inner);
}

let people = 0;

/** Someone new with this role. */
async function person(role: string): Promise<string> {
  const email = `person-${(people += 1)}@birtu.test`;
  const [user] = await node.runtime.db
    .insert(users)
    .values({ email, emailConfirmedAt: new Date() })
    .returning();
  await node.runtime.db.insert(userProfiles).values({ id: user!.id, fullName: 'Selam', email, role });
  return user!.id;
}

/** The token of a new session. */
async function tokenOf(userId: string, opening: Parameters<typeof openSession>[3] = { method: 'password' }) {
  const open = await openSession(context, node.runtime.db, userId, opening);
  return (await sessionJson(context, open)).access_token;
}

const somewhere = '00000000-0000-4000-8000-000000000000';

/** @param endpoint as in the table @param id stands for its `:id` */
async function call(app: Hono<ApiEnvironment>, endpoint: string, token: string | null, id = somewhere) {
  const [method = '', path = ''] = endpoint.split(' ');
  const response = await app.request(path.replace(':id', id), {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const text = await response.text();
  const { code = '' } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string };
  return { status: response.status, code };
}

/** What the guards say; whatever else is wrong with a request, they let it through. */
const refusals = [
  'not_signed_in',
  'invalid_token',
  'recovery_session',
  'second_factor_required',
  'forbidden',
];
const isAdmitted = ({ code, status }: { code: string; status: number }) =>
  !refusals.includes(code) && status !== 401;

/** A stored role for each caller but the visitor. */
const roleOf = (caller: Caller) => (caller === 'admin_*' ? 'admin_x' : caller);

async function admittedTo(app: Hono<ApiEnvironment>, endpoint: string): Promise<Caller[]> {
  const verdicts = callers.map(async (caller) => {
    const token = caller === 'visitor' ? null : await tokenOf(await person(roleOf(caller)));
    return { caller, admitted: isAdmitted(await call(app, endpoint, token)) };
  });
  return (await Promise.all(verdicts)).filter(({ admitted }) => admitted).map(({ caller }) => caller);
}

describe('the table of access', () => {
  test('has a row for every endpoint, and no other', () => {
    expect(Object.keys(apiAccess).toSorted()).toEqual([...endpointsOf(endpoints)].toSorted());
  });

  test.each(Object.entries(apiAccess))('%s', async (endpoint, allowed) => {
    expect(await admittedTo(api, endpoint)).toEqual(allowed);
  });

  test.each(Object.entries(apiAccess))(
    '%s asks for a whole session or for none',
    async (endpoint, allowed) => {
      const forAll = allowed.includes('visitor');
      const recovery = await tokenOf(await person('admin_super'), { method: 'recovery', recovery: true });
      const answer = await call(api, endpoint, recovery);
      expect(isAdmitted(answer)).toBe(forAll);
      if (!forAll) expect(answer).toEqual({ status: 403, code: 'recovery_session' });
      expect(isAdmitted(await call(api, endpoint, 'x.y.z'))).toBe(forAll);
    },
  );
});

describe('a guard', () => {
  const small = () => new Hono<ApiEnvironment>().get('/plans', (c) => c.text('in'));

  test.each([
    [['admin_super', 'admin_fitness']],
    [callers.filter((caller) => caller.startsWith('admin_'))],
    [roles.filter((role) => role !== 'user')],
  ] satisfies [Caller[]][])('lets in %j and nobody else', async (allowed) => {
    const access = { 'GET /plans': allowed };
    const guarded = createApi(small(), access);
    expect(new Set(await admittedTo(inContext(guarded), 'GET /plans'))).toEqual(new Set(allowed));
  });

  test('is missing from no endpoint: without a row nothing starts', () => {
    expect(() => mountGuarded(new Hono(), small(), {})).toThrow('GET /plans needs a row');
  });
});
