import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mapError } from '#src/api/errors.server.ts';
import { factors, oneTimeTokens, sessions, users } from '#db/schema.ts';
import { createApi } from '#src/api/mount.server.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../passwords/hashing.server.ts';
import { openSession, sessionJson } from '../sessions/session.server.ts';
import { accountSchema, maxSessionsShown, recoveryCodesSchema, sessionsSchema } from './schema.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 12; TECNO KI5k) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
const api = new Hono<ApiEnvironment>();

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
  api.use((c, next) => {
    c.set('context', contextOn(''));
    return next();
  });
  api.route('/', createApi().onError(mapError));
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const contextOn = (userAgent: string): RequestContext => ({
  ...node.runtime,
  requestId: '',
  clientAddress: '192.0.2.7',
  userAgent,
  language: 'en',
  actor: null,
});

let people = 0;

async function someone(account: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const email = `person-${(people += 1)}@birtu.test`;
  const [user] = await database.db
    .insert(users)
    .values({ email, ...account })
    .returning();
  return user!.id;
}

/** Logs in from a device. @returns the new session's id, and how it calls the API */
async function logIn(userId: string, userAgent: string, recovery = false, factorId?: string) {
  const context = contextOn(userAgent);
  const method = recovery ? 'recovery' : 'password';
  const open = await openSession(context, database.db, userId, { method, recovery });
  if (factorId) await database.db.update(sessions).set({ factorId }).where(eq(sessions.id, open.session.id));
  const { access_token: token } = await sessionJson(context, open);
  const call = (method: string, path: string, json?: object) =>
    api.request(`/account${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    });
  const list = async () => sessionsSchema.parse(await (await call('GET', '/sessions')).json());
  return { id: open.session.id, call, list };
}

test('the overview tells whether there is a password, and what waits for confirmation', async () => {
  const withPassword = await logIn(await someone({ passwordHash: 'x', newEmail: 'new@birtu.test' }), phone);
  const overview = accountSchema.parse(await (await withPassword.call('GET', '')).json());
  expect(overview).toMatchObject({ has_password: true, new_email: 'new@birtu.test', recovery_codes_left: 0 });
  const without = await logIn(await someone(), phone);
  expect(await (await without.call('GET', '')).json()).toMatchObject({
    has_password: false,
    new_email: null,
  });
});

test('sessions are listed with their devices, the one that asks first, then the one used last', async () => {
  const person = await someone();
  const here = await logIn(person, desk);
  const first = await logIn(person, phone);
  const second = await logIn(person, 'curl/8.5.0');
  await logIn(await someone(), phone);
  await logIn(person, desk, true);
  const { items: sessions, total } = await here.list();
  expect(sessions.map(({ id }) => id)).toEqual([here.id, second.id, first.id]);
  expect(total).toBe(3);
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  expect(sessions[2]).toMatchObject({
    device: { browser: 'Chrome', system: 'Android', maker: 'Tecno' },
    address: '192.0.2.7',
  });
});

test('of very many sessions the list shows some and counts all', async () => {
  const person = await someone();
  const here = await logIn(person, desk);
  for (let more = 0; more < maxSessionsShown; more += 1)
    await openSession(contextOn(phone), database.db, person, { method: 'password' });
  const { items: sessions, total } = await here.list();
  expect(sessions).toHaveLength(maxSessionsShown);
  expect(sessions[0]).toMatchObject({ id: here.id, current: true });
  expect(total).toBe(maxSessionsShown + 1);
});

test('a session that is ended is over at once, and is not there to be ended again', async () => {
  const person = await someone();
  const here = await logIn(person, desk);
  const lost = await logIn(person, phone);
  expect((await here.call('DELETE', `/sessions/${lost.id}`)).status).toBe(204);
  expect((await lost.call('GET', '')).status).toBe(401);
  expect((await here.call('DELETE', `/sessions/${lost.id}`)).status).toBe(404);
});

test('nobody can end another person’s session, or learn that it exists', async () => {
  const stranger = await logIn(await someone(), phone);
  const here = await logIn(await someone(), desk);
  const theirs = await here.call('DELETE', `/sessions/${stranger.id}`);
  const none = await here.call('DELETE', '/sessions/00000000-0000-4000-8000-000000000000');
  expect(theirs.status).toBe(404);
  expect(await theirs.json()).toEqual(await none.json());
  expect((await stranger.call('GET', '')).status).toBe(200);
  expect((await here.call('DELETE', '/sessions/nonsense')).status).toBe(422);
});

describe('a password given once more', () => {
  const sessionOf = async (id: string) =>
    (await database.db.select().from(sessions).where(eq(sessions.id, id)))[0]!;

  test('counts for the session that gave it, and a wrong one for nothing', async () => {
    const passwordHash = await hashPassword('Injera-Wot-12');
    const here = await logIn(await someone({ passwordHash }), desk);
    const old = [{ method: 'password', timestamp: 1 }];
    await database.db.update(sessions).set({ amr: old }).where(eq(sessions.id, here.id));
    const wrong = await here.call('POST', '/proof', { password: 'Injera-Wot-13' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'current_password_invalid' }]);
    expect((await here.call('POST', '/proof', {})).status).toBe(422);
    expect((await sessionOf(here.id)).amr).toEqual(old);
    expect((await here.call('POST', '/proof', { password: 'Injera-Wot-12' })).status).toBe(204);
    const { amr } = await sessionOf(here.id);
    expect(amr).toHaveLength(1);
    expect(Date.now() / 1000 - amr[0]!.timestamp).toBeLessThan(60);
  });

  test('is tried under the limit of sign-in', async () => {
    const here = await logIn(await someone({ passwordHash: await hashPassword('Injera-Wot-12') }), desk);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 11; tries += 1)
      statuses.add((await here.call('POST', '/proof', { password: 'no' })).status);
    expect([...statuses]).toEqual([400, 429]);
  });

  test('is none where the account has none', async () => {
    const here = await logIn(await someone(), desk);
    const answer = await here.call('POST', '/proof', { password: 'anything' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'reauthentication_needed' }]);
  });
});

test('a change of e-mail that was taken back leaves no link behind', async () => {
  const person = await someone({ newEmail: 'new@birtu.test' });
  const other = await someone({ newEmail: 'other@birtu.test' });
  for (const userId of [person, other])
    await database.db.insert(oneTimeTokens).values({
      userId,
      purpose: 'email_change',
      form: 'link',
      hash: userId,
      expiresAt: new Date(Date.now() + 60_000),
    });
  const here = await logIn(person, desk);
  expect((await here.call('DELETE', '/new-email')).status).toBe(204);
  expect(await (await here.call('GET', '')).json()).toMatchObject({ new_email: null });
  const tokensOf = (userId: string) =>
    database.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  expect(await tokensOf(person)).toEqual([]);
  expect(await tokensOf(other)).toHaveLength(1);
});

describe('a second factor', () => {
  /** Somebody with verified factors of these names, logged in with one of them. */
  async function withFactors(...names: string[]) {
    const person = await someone();
    const rows = await database.db
      .insert(factors)
      .values(
        names.map((friendlyName) => ({
          userId: person,
          factorType: 'totp' as const,
          status: 'verified' as const,
          friendlyName,
        })),
      )
      .returning({ id: factors.id });
    const here = await logIn(person, desk, false, rows[0]!.id);
    return { here, ids: rows.map(({ id }) => id) };
  }
  const nameOf = async (id: string) =>
    (await database.db.select().from(factors).where(eq(factors.id, id)))[0]?.friendlyName;

  test('is renamed by its owner, to a name that no other one has', async () => {
    const { here, ids } = await withFactors('Phone', 'Tablet');
    const [phoneId, tabletId] = ids as [string, string];
    const rename = (id: string, friendly_name: string) =>
      here.call('PATCH', `/factors/${id}`, { friendly_name });
    expect((await rename(phoneId, 'ስልኬ')).status).toBe(200);
    expect(await nameOf(phoneId)).toBe('ስልኬ');
    expect((await rename(phoneId, 'Tablet')).status).toBe(409);
    expect((await rename(tabletId, '   ')).status).toBe(422);
    expect(await nameOf(tabletId)).toBe('Tablet');
  });

  test('of somebody else is answered like one that does not exist, and keeps its name', async () => {
    const theirs = await withFactors('Phone');
    const { here } = await withFactors('Phone');
    const tried = await here.call('PATCH', `/factors/${theirs.ids[0]}`, { friendly_name: 'Mine' });
    const none = await here.call('PATCH', '/factors/00000000-0000-4000-8000-000000000000', {
      friendly_name: 'Mine',
    });
    expect(tried.status).toBe(404);
    expect(await tried.json()).toEqual(await none.json());
    expect(await nameOf(theirs.ids[0]!)).toBe('Phone');
  });

  test('comes with ten recovery codes, of which the newest ten count; without one there are none', async () => {
    const { here } = await withFactors('Phone');
    const make = async () =>
      recoveryCodesSchema.parse(await (await here.call('POST', '/recovery-codes')).json()).codes;
    const first = await make();
    const second = await make();
    expect(new Set([...first, ...second]).size).toBe(20);
    expect(await (await here.call('GET', '')).json()).toMatchObject({ recovery_codes_left: 10 });
    const without = await logIn(await someone(), desk);
    expect((await without.call('POST', '/recovery-codes')).status).toBe(409);
  });
});
