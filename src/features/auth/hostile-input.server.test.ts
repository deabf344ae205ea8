import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerError } from '#src/features/auth/protocol.server.ts';
import { factors, userProfiles, users } from '#db/schema.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { readable } from '#src/lib/text.ts';
import { createTestDatabase } from '#test/database.ts';
import {
  holds,
  hostileAddressParts,
  hostileBodies,
  hostileTexts,
  valueAt,
  waysInto,
  withValue,
  wrongValues,
} from '#test/hostile.ts';
import { authApi } from './api.server.ts';
import { openSession, sessionJson } from './sessions/session.server.ts';

const email = 'selam@birtu.test';
const password = 'Injera-Wot-12';

const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
const metadata = { full_name: 'Selam', theme: { sizes: [1, 'large'] } };

/** What the calls of the protocol take. */
const bodies: Readonly<Record<string, object>> = {
  'POST /signup': {
    email: 'new@birtu.test',
    password,
    data: { ...metadata, role: 'admin_super' },
    ...challenge,
  },
  'POST /token?grant_type=password': { email, password },
  'POST /token?grant_type=refresh_token': { refresh_token: 'token' },
  'POST /token?grant_type=pkce': { auth_code: randomUUID(), code_verifier: 'v'.repeat(43) },
  'POST /recover': { email, ...challenge },
  'POST /resend': { type: 'signup', email, ...challenge },
  'POST /otp': { email, phone: '+251911000001', create_user: true, ...challenge },
  'POST /verify': { type: 'recovery', email, token: '123456', token_hash: 'hash' },
  'PUT /user': {
    email: 'other@birtu.test',
    password: 'Shiro-Wot-12',
    current_password: password,
    data: metadata,
    ...challenge,
  },
  'PUT /user?nonce': { password: 'Shiro-Wot-12', nonce: '123456' },
  'POST /factors': { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Birtu' },
  'POST /factors/:id/challenge': { channel: 'sms' },
  'POST /factors/:id/verify': { challenge_id: randomUUID(), code: '123456' },
};

/** What they read from an address. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  'POST /signup': ['redirect_to'],
  'POST /token': ['grant_type'],
  'POST /recover': ['redirect_to'],
  'POST /resend': ['redirect_to'],
  'POST /logout': ['scope'],
  'GET /verify': ['token', 'type', 'redirect_to'],
  'GET /authorize': ['provider', 'redirect_to', 'code_challenge', 'code_challenge_method', 'scopes'],
  'GET /callback': ['state', 'code', 'error', 'error_description'],
  'GET /user/identities/authorize': ['provider', 'redirect_to', 'code_challenge'],
  'DELETE /user/identities/:id': ['id'],
  'DELETE /factors/:id': ['id'],
  'POST /factors/:id/challenge': ['id'],
  'POST /factors/:id/verify': ['id'],
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let context: RequestContext;
let accounts: Hono<ApiEnvironment>;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
  context = {
    ...node.runtime,
    requestId: '',
    clientAddress: '192.0.2.1',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  accounts = new Hono<ApiEnvironment>();
  accounts.use((c, next) => {
    c.set('context', context);
    return next();
  });
  accounts.route('/', authApi().onError(answerError));
  const [user] = await node.runtime.db
    .insert(users)
    .values({ email, emailConfirmedAt: new Date() })
    .returning();
  userId = user!.id;
  await node.runtime.db.insert(userProfiles).values({ id: userId, fullName: 'Selam', email });
});
afterAll(async () => {
  await node.close();
  await database.close();
});

/** A call by a member whose session, factor and limits are new. */
async function call(endpoint: string, body: string | undefined, part?: { name: string; text: string }) {
  const { db, sql } = node.runtime;
  await sql.unsafe('delete from rate_limits; delete from auth.factors; delete from auth.sessions');
  const { access_token: token } = await sessionJson(
    context,
    await openSession(context, db, userId, { method: 'password' }),
  );
  const [factor] = await db
    .insert(factors)
    .values({ userId, factorType: 'totp', friendlyName: 'First', secret: 'sealed' })
    .returning();
  const [method = '', path = ''] = endpoint.split(' ');
  const id = part?.name === 'id' ? part.text : factor!.id;
  const query = part && part.name !== 'id' ? `?${part.name}=${part.text}` : '';
  const response = await accounts.request(path.replace(':id', id) + query, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}
type Answer = Awaited<ReturnType<typeof call>>;

/** What is wrong with an answer, whatever was asked; null where nothing is. */
function errorIn({ status, text }: Answer): string | null {
  if (status < 400) return null;
  if (status >= 500 || !text.startsWith('{')) return `${status} ${text}`;
  const { error_code: code, msg } = JSON.parse(text) as { error_code?: string; msg?: string };
  return code && msg ? null : `${status} without words: ${text}`;
}

describe('whatever stands in an address of the account protocol is answered, and never as a fault of ours', () => {
  test.each(Object.entries(parameters))('%s', async (endpoint, names) => {
    const faults: Record<string, string> = {};
    for (const name of names)
      for (const text of hostileAddressParts) {
        const body = endpoint.startsWith('GET ') ? undefined : JSON.stringify(bodies[endpoint] ?? {});
        const fault = errorIn(await call(endpoint, body, { name, text }));
        if (fault) faults[`${name}=${text}`] = fault;
      }
    expect(faults).toEqual({});
  });
});

describe('whatever stands in a body of the account protocol is refused in words', () => {
  test.each(Object.entries(bodies))('%s', async (endpoint, example) => {
    const faults: Record<string, string> = {};
    const note = (what: string, fault: string | null) => void (fault && (faults[what] = fault.slice(0, 200)));
    for (const [what, body] of Object.entries(hostileBodies)) note(what, errorIn(await call(endpoint, body)));
    for (const way of waysInto(example)) {
      const isText = typeof valueAt(example, way) === 'string';
      for (const value of [...wrongValues, ...(isText ? Object.values(hostileTexts) : [])]) {
        const answer = await call(endpoint, JSON.stringify(withValue(example, way, value)));
        note(`${way.join('.')} = ${JSON.stringify(value).slice(0, 60)}`, errorIn(answer));
      }
    }
    expect(faults).toEqual({});
  });
});

test('a factor’s name comes back as it was typed, without marks that turn its direction', async () => {
  const name = hostileTexts['harmful']!.slice(0, 40).toWellFormed();
  const answer = await call('POST /factors', JSON.stringify({ factor_type: 'totp', friendly_name: name }));
  expect(answer.status).toBe(200);
  expect(holds(JSON.parse(answer.text), readable(name))).toBe(true);
});
