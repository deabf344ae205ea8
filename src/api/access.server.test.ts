import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountDeletions,
  activities,
  assessments,
  deletedWorkouts,
  diaryEntries,
  measurements,
  factors,
  identities,
  ownExercises,
  pushSubscriptions,
  routines,
  startedPlans,
  userProfiles,
  users,
  workoutImports,
  workoutSessions,
} from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import { answerError } from '#src/features/auth/protocol.server.ts';
import { authApi, endpoints as accountEndpoints } from '#src/features/auth/api.server.ts';
import { admitWith } from '#src/features/auth/protocol.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import { roles } from '#src/lib/roles.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { withSecondStep } from '#test/second-step.ts';
import {
  accountAccess,
  apiAccess,
  callers,
  credentials,
  openToLeaving,
  type Caller,
  type Credential,
} from './access.ts';
import { createApi, endpoints } from './mount.server.ts';
import { endpointsOf, mountGuarded } from './guard.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let context: RequestContext;
let api: Hono<ApiEnvironment>;
let accounts: Hono<ApiEnvironment>;

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000' });
  context = {
    ...node.runtime,
    requestId: '',
    clientAddress: '192.0.2.1',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  api = inContext(createApi().onError(mapError));
  accounts = inContext(authApi().onError(answerError));
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

type Session = Awaited<ReturnType<typeof openSession>>;

const sessionFor = (userId: string, opening: Parameters<typeof openSession>[3] = { method: 'password' }) =>
  openSession(context, node.runtime.db, userId, opening);

/** The token of a new session. */
async function tokenOf(...whose: Parameters<typeof sessionFor>) {
  return (await sessionJson(context, await sessionFor(...whose))).access_token;
}

const askers = new Map<string, Promise<Session>>();

/**
 * The token of a new session to ask an endpoint with. What only reads, or is about others, leaves whoever asks as they are:
 * such endpoints are asked by one and the same.
 *
 * @param kind what tells whoever asks from others
 */
async function tokenFor(endpoint: string, kind: string, open: () => Promise<Session>): Promise<string> {
  const leavesThem = endpoint.startsWith('GET ') || endpoint.includes(' /admin/');
  const session = (leavesThem && askers.get(kind)) || open();
  if (leavesThem) askers.set(kind, session);
  return (await sessionJson(context, await session)).access_token;
}

async function tokenWith(credential: Credential): Promise<string | null> {
  if (credential === 'nothing') return null;
  const userId = await person('user');
  if (credential === 'factor owed') await factorOf(userId);
  const recovery = credential === 'recovery';
  return await tokenOf(userId, { method: recovery ? 'recovery' : 'password', recovery });
}

async function sessionOf(userId: string): Promise<string> {
  return (await openSession(context, node.runtime.db, userId, { method: 'password' })).session.id;
}

/** A verified factor of someone's, which their next session owes. */
async function factorOf(userId: string): Promise<string> {
  const values = { userId, factorType: 'totp', status: 'verified', friendlyName: 'Phone', secret: 'sealed' };
  return (await node.runtime.db.insert(factors).values(values).returning())[0]!.id;
}

async function startedPlanOf(userId: string): Promise<string> {
  const values = { userId, planId: 'weight-loss-foundation' };
  return (await node.runtime.db.insert(startedPlans).values(values).returning())[0]!.id;
}

async function workoutOf(userId: string): Promise<string> {
  const values = { userId, week: 1, day: 1 };
  return (await node.runtime.db.insert(workoutSessions).values(values).returning())[0]!.id;
}

async function doneWorkoutOf(userId: string): Promise<string> {
  const values = { userId, week: 1, day: 1, sets: [{}], finishedAt: new Date(), date: '2026-11-21' };
  return (await node.runtime.db.insert(workoutSessions).values(values).returning())[0]!.id;
}

async function deletedWorkoutOf(userId: string): Promise<string> {
  const values = { id: randomUUID(), userId, workout: {} };
  return (await node.runtime.db.insert(deletedWorkouts).values(values).returning())[0]!.id;
}

async function routineOf(userId: string, more: { deletedAt?: Date } = {}): Promise<string> {
  const values = { userId, name: 'Legs', exercises: [], ...more };
  return (await node.runtime.db.insert(routines).values(values).returning())[0]!.id;
}

async function ownExerciseOf(userId: string): Promise<string> {
  const id = `own-${randomUUID()}`;
  const values = { userId, id, name: 'Pull-up', measure: 'reps', isLoaded: false };
  await node.runtime.db.insert(ownExercises).values(values);
  return id;
}

async function entryOf(userId: string, more: { deletedAt?: Date } = {}): Promise<string> {
  const eaten = { day: '2026-11-21', meal: 'lunch', name: { en: 'Injera' }, portions: [] };
  const values = { id: randomUUID(), userId, ...eaten, ...more };
  return (await node.runtime.db.insert(diaryEntries).values(values).returning())[0]!.id;
}

async function measurementOf(userId: string, more: { deletedAt?: Date } = {}): Promise<string> {
  const measured = { kind: 'pulse', day: '2026-11-21', figures: { pulse: 60 } };
  const values = { id: randomUUID(), userId, ...measured, ...more };
  return (await node.runtime.db.insert(measurements).values(values).returning())[0]!.id;
}

async function deviceOf(userId: string): Promise<string> {
  const id = createHash('sha256').update(userId).digest('hex');
  const browser = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'k', auth: 'a', language: 'en' };
  await node.runtime.db
    .insert(pushSubscriptions)
    .values({ ...browser, id, userId, sessionId: await sessionOf(userId) });
  return id;
}

async function importOf(userId: string): Promise<string> {
  const values = { userId, report: { source: 'hevy', workouts: 1 } };
  return (await node.runtime.db.insert(workoutImports).values(values).returning())[0]!.id;
}

/** All that there is of someone. */
const everythingOf = (userId: string) => node.runtime.sql`
  select (select jsonb_agg(t order by t.id) from activities t where user_id = ${userId}) as activities,
         (select jsonb_agg(t order by t.id) from assessments t where user_id = ${userId}) as assessments,
         (select jsonb_agg(t order by t.id) from started_plans t where user_id = ${userId}) as plans,
         (select jsonb_agg(t order by t.id) from workout_sessions t where user_id = ${userId}) as workouts,
         (select jsonb_agg(t order by t.id) from deleted_workouts t where user_id = ${userId}) as deleted,
         (select jsonb_agg(t order by t.id) from routines t where user_id = ${userId}) as routines,
         (select jsonb_agg(t order by t.id) from own_exercises t where user_id = ${userId}) as own,
         (select jsonb_agg(t order by t.id) from diary_entries t where user_id = ${userId}) as eaten,
         (select jsonb_agg(t order by t.id) from measurements t where user_id = ${userId}) as measured,
         (select jsonb_agg(t order by t.id) from push_subscriptions t where user_id = ${userId}) as browsers,
         (select jsonb_agg(t order by t.id) from auth.sessions t where user_id = ${userId}) as sessions,
         (select jsonb_agg(t order by t.id) from auth.factors t where user_id = ${userId}) as factors,
         (select jsonb_agg(t order by t.id) from auth.identities t where user_id = ${userId}) as identities`;

const inOrder = (a: string, b: string) => a.localeCompare(b);

const somewhere = '00000000-0000-4000-8000-000000000000';

/** @param endpoint as in the table @param id stands for its `:id` */
async function call(
  app: Hono<ApiEnvironment>,
  endpoint: string,
  token: string | null,
  id = somewhere,
  body: object = {},
) {
  const [method = '', path = ''] = endpoint.split(' ');
  const response = await app.request(path.replace(':id', id).replaceAll(/:(week|day)/g, '1'), {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
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
  'second_step_missing',
  'forbidden',
];
const isAdmitted = ({ code, status }: { code: string; status: number }) =>
  !refusals.includes(code) && status !== 401;

const accountRefusals = ['no_authorization', 'bad_jwt', 'session_not_found', 'insufficient_aal'];

/** A stored role for each caller but the visitor. */
const roleOf = (caller: Caller) => (caller === 'admin_*' ? 'admin_x' : caller);

async function admittedTo(app: Hono<ApiEnvironment>, endpoint: string): Promise<Caller[]> {
  const verdicts = callers.map(async (caller) => {
    const token =
      caller === 'visitor'
        ? null
        : await tokenFor(endpoint, caller, async () => {
            const id = await person(roleOf(caller));
            const session = await sessionFor(id);
            if (caller === 'admin_super') await database.sql.unsafe(withSecondStep(id));
            return session;
          });
    return { caller, admitted: isAdmitted(await call(app, endpoint, token)) };
  });
  return (await Promise.all(verdicts)).filter(({ admitted }) => admitted).map(({ caller }) => caller);
}

describe('the table of access', () => {
  test('has a row for every endpoint, and no other', () => {
    expect(Object.keys(apiAccess).toSorted(inOrder)).toEqual([...endpointsOf(endpoints)].toSorted(inOrder));
  });

  test.each(Object.entries(apiAccess))('%s', async (endpoint, allowed) => {
    expect(await admittedTo(api, endpoint)).toEqual(allowed);
  });

  test.each(Object.entries(apiAccess))(
    '%s asks for a whole session or for none',
    async (endpoint, allowed) => {
      const forAll = allowed.includes('visitor');
      const recovery = async () =>
        await sessionFor(await person('admin_super'), { method: 'recovery', recovery: true });
      const owing = async () => {
        const id = await person('admin_super');
        await factorOf(id);
        return await sessionFor(id);
      };
      const refused = [
        { token: await tokenFor(endpoint, 'recovery', recovery), code: 'recovery_session' },
        { token: await tokenFor(endpoint, 'owing', owing), code: 'second_factor_required' },
      ];
      for (const { token, code } of refused) {
        const answer = await call(api, endpoint, token);
        if (forAll) expect(isAdmitted(answer)).toBe(true);
        else expect(answer).toEqual({ status: 403, code });
      }
      expect(isAdmitted(await call(api, endpoint, 'x.y.z'))).toBe(forAll);
    },
  );
});

test.each(Object.entries(apiAccess))(
  '%s asks super admins alone for a second step',
  async (endpoint, allowed) => {
    const isStaffs = endpoint.includes(' /admin/');
    const tokenOfNew = async (role: string) =>
      await tokenFor(endpoint, `bare ${role}`, async () => await sessionFor(await person(role)));
    const bare = await call(api, endpoint, await tokenOfNew('admin_super'));
    if (isStaffs) expect(bare).toEqual({ status: 403, code: 'second_step_missing' });
    else expect(isAdmitted(bare)).toBe(true);
    const other = callers.find(
      (caller) => caller !== 'admin_super' && caller !== 'visitor' && allowed.includes(caller),
    );
    if (other) expect(isAdmitted(await call(api, endpoint, await tokenOfNew(roleOf(other))))).toBe(true);
  },
);

test.each(Object.entries(apiAccess))(
  '%s is open to whoever is leaving where the way back is',
  async (endpoint, allowed) => {
    const leaving = async () => {
      const userId = await person('admin_super');
      await node.runtime.db.insert(accountDeletions).values({ userId, dueAt: new Date() });
      return await sessionFor(userId);
    };
    const answer = await call(api, endpoint, await tokenFor(endpoint, 'leaving', leaving));
    const isOpenToLeaving = allowed.includes('visitor') || openToLeaving.has(endpoint);
    expect(answer.code === 'account_leaving').toBe(!isOpenToLeaving);
  },
);

describe('the table of the account protocol', () => {
  test('has a row for every endpoint, and no other', () => {
    expect(Object.keys(accountAccess).toSorted(inOrder)).toEqual(
      [...endpointsOf(accountEndpoints)].toSorted(inOrder),
    );
  });

  test.each(Object.entries(accountAccess))('%s', async (endpoint, allowed) => {
    const verdicts = credentials.map(async (credential) => {
      const token = await tokenWith(credential);
      const { code } = await call(accounts, endpoint, token);
      return { credential, admitted: !accountRefusals.includes(code) };
    });
    const admitted = (await Promise.all(verdicts)).filter((verdict) => verdict.admitted);
    expect(admitted.map(({ credential }) => credential)).toEqual(allowed);
  });
});

describe('another member’s', () => {
  /** Rows of the other member, by the endpoint that could be asked for them. */
  const owned: Readonly<Record<string, (owner: string) => Promise<string>>> = {
    'DELETE /activities/:id': async (userId) => {
      const values = { userId, date: '2026-11-21' };
      return (await node.runtime.db.insert(activities).values(values).returning())[0]!.id;
    },
    'DELETE /assessments/:id': async (userId) => {
      const values = { userId, form: {}, results: [] };
      return (await node.runtime.db.insert(assessments).values(values).returning())[0]!.id;
    },
    'PATCH /training/plans/:id': startedPlanOf,
    'GET /training/plans/:id/differences': startedPlanOf,
    'PUT /training/plans/:id/version': startedPlanOf,
    'DELETE /training/plans/:id/swaps/:exerciseId': startedPlanOf,
    'POST /training/plans/:id/restart': startedPlanOf,
    'PUT /training/plans/:id/weeks/:week/days/:day': startedPlanOf,
    'DELETE /training/plans/:id/weeks/:week/days/:day': startedPlanOf,
    'PUT /training/plans/:id/weeks/:week/rounds/:round': startedPlanOf,
    'DELETE /training/plans/:id/weeks/:week/rounds/:round': startedPlanOf,
    'PUT /training/sessions/:id': workoutOf,
    'PUT /training/sessions/:id/sets': workoutOf,
    'PUT /training/sessions/:id/swaps/:exerciseId': workoutOf,
    'POST /training/sessions/:id/finish': workoutOf,
    'DELETE /training/sessions/:id': workoutOf,
    'GET /training/workouts/:id': doneWorkoutOf,
    'PATCH /training/workouts/:id': doneWorkoutOf,
    'DELETE /training/workouts/:id': doneWorkoutOf,
    'POST /training/workouts/:id/restore': deletedWorkoutOf,
    'GET /training/routines/:id': routineOf,
    'PUT /training/routines/:id': routineOf,
    'DELETE /training/routines/:id': routineOf,
    'POST /training/routines/:id/restore': (userId) => routineOf(userId, { deletedAt: new Date() }),
    'PUT /training/own-exercises/:id': ownExerciseOf,
    'PUT /diary/:id': entryOf,
    'DELETE /diary/:id': entryOf,
    'POST /diary/:id/restore': (userId) => entryOf(userId, { deletedAt: new Date() }),
    'PUT /measurements/:id': measurementOf,
    'DELETE /measurements/:id': measurementOf,
    'POST /measurements/:id/restore': (userId) => measurementOf(userId, { deletedAt: new Date() }),
    'DELETE /reminders/devices/:id': deviceOf,
    'GET /training/imports/:id': importOf,
    'DELETE /training/imports/:id': importOf,
    'DELETE /account/sessions/:id': sessionOf,
    'PATCH /account/factors/:id': factorOf,
    'DELETE /factors/:id': factorOf,
    'POST /factors/:id/challenge': factorOf,
    'POST /factors/:id/verify': factorOf,
    'DELETE /user/identities/:id': async (userId) => {
      const values = { userId, provider: 'oidc', providerId: userId };
      return (await node.runtime.db.insert(identities).values(values).returning())[0]!.id;
    },
  };
  /** What staff change is nobody’s own. */
  const isOwned = ([endpoint, allowed]: [string, readonly string[]]) =>
    endpoint.includes(':id') && !allowed.includes('visitor') && !endpoint.includes(' /admin/');
  const endpointsWithIds = [...Object.entries(apiAccess), ...Object.entries(accountAccess)].filter(isOwned);

  test.each(endpointsWithIds.map(([endpoint]) => endpoint))(
    'id is nobody’s for %s, even for a super admin, and nothing changes',
    async (endpoint) => {
      const owner = await person('user');
      const id = await owned[endpoint]!(owner);
      const token = await tokenOf(await person('admin_super'));
      const before = await everythingOf(owner);
      const app = endpoint in apiAccess ? api : accounts;
      const body = {
        code: '123456',
        challenge_id: somewhere,
        friendly_name: 'Mine now',
        left: true,
        sets: [],
        minutes: 30,
        date: '2026-11-21',
      };
      const theirs = await call(app, endpoint, token, id, body);
      expect([404, 422]).toContain(theirs.status);
      expect(theirs).toEqual(await call(app, endpoint, token, somewhere, body));
      expect(await everythingOf(owner)).toEqual(before);
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
    const guarded = createApi(small(), access).onError(mapError);
    expect(new Set(await admittedTo(inContext(guarded), 'GET /plans'))).toEqual(new Set(allowed));
  });

  test.each(credentials)('of the account protocol lets in %s alone where its row says so', async (only) => {
    const guarded = new Hono<ApiEnvironment>().onError((_, c) => c.text('refused', 403));
    mountGuarded(guarded, small(), { 'GET /plans': [only] }, admitWith);
    const admitted = [];
    for (const credential of credentials) {
      const { status } = await call(inContext(guarded), 'GET /plans', await tokenWith(credential));
      if (status === 200) admitted.push(credential);
    }
    expect(admitted).toEqual(only === 'nothing' ? credentials : [only]);
  });

  test('is missing from no endpoint: without a row nothing starts', () => {
    expect(() => mountGuarded(new Hono(), small(), {}, () => (_c, next) => next())).toThrow(
      'GET /plans needs a row',
    );
  });
});
