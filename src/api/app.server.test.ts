import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mapError } from '#src/api/errors.server.ts';
import { userProfiles, users } from '#db/schema.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { createApi } from './mount.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let api: Hono<ApiEnvironment>;
/** The token of a member's living session. */
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '100' });
  const context: RequestContext = {
    ...node.runtime,
    requestId: '',
    clientAddress: '192.0.2.1',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', context);
    return next();
  });
  api.route('/', createApi().onError(mapError));
  const email = 'selam@birtu.test';
  const [user] = await database.db.insert(users).values({ email }).returning();
  await database.db.insert(userProfiles).values({ id: user!.id, fullName: 'Selam', email });
  const open = await openSession(context, database.db, user!.id, { method: 'password' });
  token = (await sessionJson(context, open)).access_token;
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const ask = async (method: string, path: string, body?: unknown, bearer = token) =>
  await api.request(path, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', 'a\0b', '\ud800', '%', '\\', "'", '', '-1', '1e400', '2026-02-30', 'true', 'a@b.et'),
);
const parameter = fc.oneof(
  fc.constantFrom(
    'q',
    'page',
    'featured',
    'category',
    'level',
    'min',
    'max',
    'muscleGroup',
    'pattern',
    'gear',
  ),
  fc.constantFrom('from', 'to', 'after'),
);
const field = fc.oneof(
  fc.constantFrom('name', 'email', 'subject', 'message', 'website'),
  fc.constantFrom('id', 'date', 'type', 'details'),
  fc.constantFrom('full_name', 'height', 'weight', 'role'),
);
const value = fc.oneof(words, fc.jsonValue(), fc.dictionary(words, words));
/** As a browser sends it; half a character is sent as its replacement. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

describe('whatever is sent is answered, never with a failure', () => {
  const readable = [
    '/plans/fitness',
    '/plans/nutrition',
    '/exercises',
    '/foods',
    '/activities',
    '/activities/history',
    '/site',
  ];
  test('as parameters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...readable), fc.dictionary(parameter, words), async (path, given) => {
        const query = Object.entries(given).map(([name, text]) => `${name}=${encoded(text)}`);
        expect((await ask('GET', `${path}?${query.join('&')}`)).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  const named = fc.constantFrom(
    'GET /plans/fitness/',
    'GET /plans/nutrition/',
    'GET /exercises/',
    'DELETE /activities/',
  );
  test('as a part of the path', async () => {
    await fc.assert(
      fc.asyncProperty(named, words, async (route, text) => {
        const [method = '', path = ''] = route.split(' ');
        expect((await ask(method, path + encoded(text))).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  const written = fc.constantFrom('POST /feedback', 'POST /activities', 'PATCH /profile');
  test('as a body', async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.dictionary(field, value), async (route, body) => {
        const [method = '', path = ''] = route.split(' ');
        expect((await ask(method, path, body)).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a token that speaks for nobody', () => {
  const message = {
    name: 'Selam',
    email: 'selam@birtu.test',
    subject: 'ቆሎ',
    message: 'How much is a handful?',
  };

  test('is no reason to refuse what everyone may do', async () => {
    expect((await ask('GET', '/plans/fitness', undefined, 'x.y.z')).status).toBe(200);
    const sent = await ask('POST', '/feedback', message, 'x.y.z');
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({ user_id: null });
  });

  test('is named where a member is needed', async () => {
    const refused = await ask('GET', '/profile', undefined, 'x.y.z');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'invalid_token' });
  });
});

describe('an address asked by a method that it does not have', () => {
  test.each([
    { method: 'DELETE', path: '/profile', allow: 'GET, HEAD, PATCH' },
    { method: 'POST', path: '/plans/fitness', allow: 'GET, HEAD' },
    { method: 'PUT', path: '/activities/8d7c1a53-6f2c-4f0e-9a55-0b8f5f0f4f11', allow: 'DELETE' },
    { method: 'GET', path: '/feedback', allow: 'POST' },
  ])('$method $path answers 405 and says what it takes', async ({ method, path, allow }) => {
    const answer = await ask(method, path, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  test('a method that no address has is refused as well, and an unknown address stays unknown', async () => {
    expect((await ask('PROPFIND', '/profile')).status).toBe(405);
    expect((await ask('DELETE', '/nowhere', {})).status).toBe(404);
  });

  test('what it has is answered, HEAD as GET', async () => {
    expect((await ask('GET', '/profile')).status).toBe(200);
    expect((await ask('HEAD', '/profile')).status).toBe(200);
  });
});
