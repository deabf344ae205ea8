import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '#db/schema.ts';
import { accountClient, memoryStorage, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase, waitingForLocks } from '#test/database.ts';
import { whileCrowded } from '#test/password-crowd.ts';
import { hashPassword } from '../passwords/hashing.server.ts';
import { authenticate } from './actor.server.ts';
import { forgetOldSessions } from './session.server.ts';

const password = 'Injera-Wot-12';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
});
afterAll(async () => {
  await node.close();
  await database.close();
});

/** Someone new, signed up and signed in. */
async function someone() {
  const email = `person-${(people += 1)}@birtu.test`;
  const storage = memoryStorage();
  const client = accountClient(node.origin, storage);
  const { data, error } = await client.signUp({
    email,
    password,
    options: { data: { full_name: 'Sara Tesfaye' } },
  });
  if (error) throw error;
  return { email, client, storage, session: data.session! };
}

/** The same person on another device. */
async function otherDevice(email: string) {
  const client = accountClient(node.origin);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
}

const refreshWith = (token: string) =>
  fetch(`${node.origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });

async function refreshed(token: string) {
  const response = await refreshWith(token);
  expect(response.status).toBe(200);
  return (await response.json()) as { refresh_token: string; access_token: string };
}

const speakerOf = (token: string) => authenticate(node.runtime, `Bearer ${token}`);
const statusOf = async (token: string) =>
  (await fetch(`${node.origin}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;

test('a sign-in that there was no room for takes no attempt', async () => {
  const { email } = await someone();
  const statuses: number[] = [];
  await whileCrowded(async () => {
    for (let attempt = 0; attempt < 15; attempt += 1) {
      const { error } = await accountClient(node.origin).signInWithPassword({ email, password });
      statuses.push(error?.status ?? 200);
    }
  });
  expect(statuses).toContain(503);
  expect(statuses).not.toContain(429);
  expect((await accountClient(node.origin).signInWithPassword({ email, password })).error).toBeNull();
});

describe('a sign-in during which the password changes', () => {
  /** Signs in with the password of before, while a change to another holds the account. */
  async function signInWhile(becomes: string) {
    const { email } = await someone();
    const hash = await hashPassword(becomes);
    const client = accountClient(node.origin);
    let attempt: ReturnType<typeof client.signInWithPassword> | undefined;
    await database.sql.begin(async (tx) => {
      await tx`update auth.users set password_hash = ${hash} where email = ${email}`;
      attempt = client.signInWithPassword({ email, password });
      await expect.poll(() => waitingForLocks(database.sql), { timeout: 20_000 }).not.toEqual([]);
    });
    return (await attempt!).error?.code;
  }

  test('to another opens no session by the old one', async () => {
    expect(await signInWhile('Another-Wot-12')).toBe('invalid_credentials');
  });

  test('only in how it is kept opens one', async () => {
    expect(await signInWhile(password)).toBeUndefined();
  });
});

describe('the official client', () => {
  test('signs up, reads the user, refreshes, signs out', async () => {
    const { client, email, session } = await someone();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { full_name: 'Sara Tesfaye' },
    });
    const next = await client.refreshSession();
    expect(next.error).toBeNull();
    expect(next.data.session!.refresh_token).not.toBe(session.refresh_token);
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect(await statusOf(next.data.session!.access_token)).toBe(403);
    expect((await refreshWith(next.data.session!.refresh_token)).status).toBe(400);
  });

  test('checks claims against the published keys', async () => {
    const { client, session, email } = await someone();
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data!.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(data!.claims).toMatchObject({
      sub: session.user.id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      iss: 'http://birtu.test/auth/v1',
      amr: [{ method: 'password' }],
    });
    expect(data!.claims.exp - data!.claims.iat).toBe(600);
    const published = await fetch(`${node.origin}/.well-known/jwks.json`);
    const { keys } = (await published.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('learns by name what is wrong', async () => {
    const { email } = await someone();
    const client = accountClient(node.origin);
    const wrong = await client.signInWithPassword({ email, password: 'Wrong-Wot-12' });
    expect(wrong.error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid email or password. Please check your credentials and try again.',
    });
    const nobody = await client.signInWithPassword({ email: 'nobody@birtu.test', password });
    expect(nobody.error).toMatchObject({ code: 'user_not_found' });
  });
});

describe('sign-out', () => {
  test.each([
    ['global', [403, 403, 403]],
    ['local', [403, 200, 200]],
    ['others', [200, 403, 403]],
  ] as const)('%s ends the right sessions at once', async (scope, expected) => {
    const { email, client, session } = await someone();
    const others = [await otherDevice(email), await otherDevice(email)];
    expect((await client.signOut({ scope })).error).toBeNull();
    const tokens = [session, ...others.map((other) => other.session)].map((each) => each.access_token);
    expect(await Promise.all(tokens.map(statusOf))).toEqual(expected);
  });

  test('without a valid token is refused in the protocol’s shape', async () => {
    const response = await fetch(`${node.origin}/auth/v1/logout`, { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'Please log in to continue.',
    });
  });
});

describe('refreshing', () => {
  test('a lost answer and parallel tabs get the same successor', async () => {
    const { session } = await someone();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refreshed(session.refresh_token)));
    const successors = new Set(answers.map((answer) => answer.refresh_token));
    expect(successors.size).toBe(1);
    const [successor] = successors;
    const third = await refreshed(successor!);
    expect(third.refresh_token).not.toBe(successor);
    expect((await refreshed(successor!)).refresh_token).toBe(third.refresh_token);
  });

  test('an older token ends the session', async () => {
    const { session } = await someone();
    const second = await refreshed(session.refresh_token);
    const third = await refreshed(second.refresh_token);
    const reused = await refreshWith(session.refresh_token);
    expect(reused.status).toBe(400);
    expect(await reused.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
    expect((await refreshWith(third.refresh_token)).status).toBe(400);
    expect(await statusOf(third.access_token)).toBe(403);
  });

  test.each(['', 'x', 'ሰላም', `${'0'.repeat(32)}1.${'A'.repeat(43)}`])('%j is refused', async (token) => {
    const response = await refreshWith(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
  });

  test('a counter raised by hand is refused and ends nothing', async () => {
    const { session } = await someone();
    const [head, mac] = session.refresh_token.split('.') as [string, string];
    expect((await refreshWith(`${head.slice(0, 32)}2.${mac}`)).status).toBe(400);
    await refreshed(session.refresh_token);
  });
});

describe('a caller', () => {
  test('is who the token says, with the role of now', async () => {
    const { session } = await someone();
    const userId = session.user.id;
    expect(await speakerOf(session.access_token)).toMatchObject({
      userId,
      role: 'user',
      aal: 'aal1',
      recovery: false,
    });
    await node.runtime.sql`update user_profiles set role = 'planner' where id = ${userId}`;
    expect(await speakerOf(session.access_token)).toMatchObject({ role: 'planner' });
    await node.runtime.sql`delete from auth.users where id = ${userId}`;
    expect(await speakerOf(session.access_token)).toBe('ended');
  });

  test('is told from others who ask at the same moment, of whom one statement reads all', async () => {
    const people = await Promise.all([someone(), someone(), someone()]);
    const [, gone] = people;
    await gone.client.signOut();
    const tokens = [...people, ...people].map(({ session }) => session.access_token);
    // To check a signature takes a moment of its own, once.
    await Promise.all(tokens.map(speakerOf));
    const asked: string[] = [];
    node.runtime.sql.options.debug = (_connection, query) => {
      if (query.includes('auth.sessions')) asked.push(query);
    };
    const found = await Promise.all(tokens.map(speakerOf)).finally(
      () => (node.runtime.sql.options.debug = false),
    );
    expect(found.map((speaker) => (typeof speaker === 'string' ? speaker : speaker.userId))).toEqual(
      [...people, ...people].map((person) => (person === gone ? 'ended' : person.session.user.id)),
    );
    expect(asked).toHaveLength(1);
  });

  test('without a token is nobody, with a false one refused', async () => {
    const { session } = await someone();
    expect(await authenticate(node.runtime, undefined)).toBe('absent');
    const [header, payload, signature] = session.access_token.split('.') as [string, string, string];
    const unsigned = `${btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')}.${payload}.`;
    const forged = `${header}.${payload}.${signature.split('').toReversed().join('')}`;
    for (const token of [unsigned, forged, 'x', 'a.b.c']) expect(await speakerOf(token)).toBe('invalid');
  });

  test('is refused when the token has expired, also where it was remembered', async () => {
    const { session } = await someone();
    await speakerOf(session.access_token);
    node.passTime(601);
    expect(await speakerOf(session.access_token)).toBe('invalid');
    node.passTime(-601);
  });
});

test('a session ends when it was not continued for half a year; one for a reset when its link has expired', async () => {
  const { db, sql } = database;
  const [user] = await db.insert(users).values({ email: 'long-gone@birtu.test' }).returning();
  const left = async () => {
    await forgetOldSessions(node.runtime);
    const rows = await sql<{ recovery: boolean }[]>`
      select recovery from auth.sessions where user_id = ${user!.id} order by recovery`;
    return rows.map(({ recovery }) => recovery);
  };
  await db
    .insert(sessions)
    .values([true, false].map((recovery) => ({ userId: user!.id, amr: [], recovery })));
  expect(await left()).toEqual([false, true]);
  await sql`update auth.sessions set created_at = now() - interval '61 minutes' where user_id = ${user!.id}`;
  expect(await left()).toEqual([false]);
  await sql`update auth.sessions set refreshed_at = now() - interval '181 days' where user_id = ${user!.id}`;
  expect(await left()).toEqual([]);
});
