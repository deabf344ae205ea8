import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountClient, mailsTo, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { whileCrowded } from '#test/password-crowd.ts';

const password = 'Injera-Wot-12';
const data = { full_name: 'Sara Tesfaye' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let other: AccountNode;
let careful: AccountNode;

beforeAll(async () => {
  database = await createTestDatabase();
  [node, other, careful] = await Promise.all([
    startAccountNode(database),
    startAccountNode(database),
    startAccountNode(database, { EMAIL_CONFIRMATION: 'required', HIDE_ACCOUNT_EXISTENCE: '1' }),
  ]);
});
afterAll(async () => {
  await Promise.all([node.close(), other.close(), careful.close()]);
  await database.close();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const headers = { 'x-supabase-api-version': '2024-01-01' };

async function post(to: AccountNode, path: string, body: unknown): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${to.origin}/auth/v1${path}`, { method: 'POST', headers, body: text });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const signUp = (to: AccountNode, email: string, more: object = {}) =>
  post(to, '/signup', { email, password, data, ...more });
const signIn = (to: AccountNode, email: string, password_ = password) =>
  post(to, '/token?grant_type=password', { email, password: password_ });

const tally = (answers: readonly Answer[]) =>
  answers.reduce<Record<string, number>>((counts, { status, body }) => {
    const outcome = status === 200 ? 'success' : String(body['code']);
    return { ...counts, [outcome]: (counts[outcome] ?? 0) + 1 };
  }, {});

describe('signing up', () => {
  test('makes user, identity and profile; what else is sent along counts for nothing', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const sent = { ...data, role: 'admin_super', sub: id, email_verified: 'yes', email: 'x@y.et' };
    const { status, body } = await signUp(node, ' Abebe@Birtu.TEST ', {
      data: sent,
      role: 'admin_super',
      id,
    });
    expect(status).toBe(200);
    const user = body['user'] as { id: string; identities: object[]; user_metadata: object };
    expect(user.id).not.toBe(id);
    expect(user.identities).toHaveLength(1);
    expect(user.user_metadata).toEqual({
      ...data,
      sub: user.id,
      email: 'abebe@birtu.test',
      email_verified: true,
      phone_verified: false,
    });
    const [profile] = await node.runtime
      .sql`select id, full_name, email, role from user_profiles where id = ${user.id}`;
    expect(profile).toEqual({
      id: user.id,
      full_name: 'Sara Tesfaye',
      email: 'abebe@birtu.test',
      role: 'user',
    });
  });

  test('confirms nothing by what is sent along', async () => {
    const email = 'hasty@birtu.test';
    const now = new Date().toISOString();
    const flags = { email_confirmed_at: now, confirmed_at: now, email_confirm: true };
    const { status, body } = await signUp(careful, email, {
      ...flags,
      data: { ...data, ...flags, email_verified: true },
      app_metadata: { role: 'admin_super' },
    });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('access_token');
    expect((await signIn(careful, email)).body['code']).toBe('email_not_confirmed');
    const rows = await careful.runtime.sql`
      select u.email_confirmed_at, u.user_metadata, p.role
      from auth.users u join user_profiles p using (id) where u.email = ${email}`;
    expect(rows).toEqual([{ email_confirmed_at: null, user_metadata: { ...data, ...flags }, role: 'user' }]);
  });

  test('again is refused by name', async () => {
    await signUp(node, 'again@birtu.test');
    expect(await signUp(node, 'AGAIN@birtu.test')).toEqual({
      status: 422,
      body: {
        code: 'user_already_exists',
        message: 'An account with this email already exists. Please sign in instead.',
      },
    });
  });

  test.each([
    [{ email: 'x' }, 'email_address_invalid', 'Please enter a valid email address'],
    [{ email: 7 }, 'email_address_invalid', 'Email is required'],
    [{ data: { full_name: '' } }, 'validation_failed', 'Name is required'],
    [{ data: ['Sara'] }, 'validation_failed', 'data: expected an object'],
    [
      { data: { note: 'x'.repeat(9000) } },
      'validation_failed',
      'The metadata of an account must not be larger than 8 kB.',
    ],
    [{ data: { full_name: 'a\u0000b' } }, 'validation_failed', 'Name contains invalid characters'],
    [{ password: 'Abc12' }, 'weak_password', 'Password must be at least 8 characters long'],
    [{ password: 'Passw0rd' }, 'weak_password', 'Password is too common, please choose a stronger password'],
    [
      { password: 'abcdefghijk' },
      'weak_password',
      'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters',
    ],
    [{ password: 'Aa1'.repeat(50) }, 'validation_failed', 'Password is too long'],
    [{ password: ['Injera-Wot-12'] }, 'validation_failed', 'Password is required'],
  ])('with %j is refused: %s', async (more, code, msg) => {
    const { status, body } = await signUp(node, 'wrong@birtu.test', more);
    expect([400, 422]).toContain(status);
    expect(body).toMatchObject({ code, message: msg });
  });

  test.each(['', '{', 'null', '[]', '7', '"x"'])(
    'with the body %j is refused, never a failure',
    async (body) => {
      for (const path of [
        '/signup',
        '/token?grant_type=password',
        '/token?grant_type=refresh_token',
        '/resend',
        '/verify',
      ])
        expect((await post(node, path, body)).status).toBe(400);
    },
  );

  test('with a body over the limit is refused', async () => {
    const body = `"${'x'.repeat(20_000)}"`;
    const { status, headers } = await fetch(`${node.origin}/auth/v1/signup`, { method: 'POST', body });
    expect([status, headers.get('connection')]).toEqual([413, 'close']);
  });

  test('for one e-mail at once, on two nodes, makes one account and admits five', async () => {
    const attempts = Array.from({ length: 50 }, (_, i) => signUp(i % 2 ? node : other, 'race@birtu.test'));
    expect(tally(await Promise.all(attempts))).toEqual({
      success: 1,
      user_already_exists: 4,
      over_request_rate_limit: 45,
    });
    const found = await node.runtime.sql`select 1 from auth.users where email = 'race@birtu.test'`;
    expect(found).toHaveLength(1);
    const { status, body } = await signUp(node, 'race@birtu.test');
    expect(status).toBe(429);
    expect(body['message']).toBe('Too many registration attempts. Please try again later.');
  });
});

describe('signing in', () => {
  test('stops after ten wrong passwords, exactly, and not for others', async () => {
    await Promise.all([signUp(node, 'limit@birtu.test'), signUp(node, 'free@birtu.test')]);
    const attempts = Array.from({ length: 50 }, (_, i) =>
      signIn(i % 2 ? node : other, 'limit@birtu.test', 'x'),
    );
    expect(tally(await Promise.all(attempts))).toEqual({
      invalid_credentials: 10,
      over_request_rate_limit: 40,
    });
    const right = await signIn(node, 'limit@birtu.test');
    expect(right.body['message']).toBe(
      'Too many login attempts. Please wait a few minutes before trying again.',
    );
    expect((await signIn(node, 'free@birtu.test')).status).toBe(200);
  });

  test('gives wrong attempts back when the password is right', async () => {
    await signUp(node, 'forgetful@birtu.test');
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 6; i += 1) await signIn(node, 'forgetful@birtu.test', 'x');
      expect((await signIn(node, 'forgetful@birtu.test')).status).toBe(200);
    }
  });

  test('renews a hash that was made at another cost', async () => {
    await signUp(node, 'old@birtu.test');
    const nonce = Buffer.alloc(16, 7);
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce,
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const outdated = `$argon2id$v=19$m=64,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
    const { sql } = node.runtime;
    await sql`update auth.users set password_hash = ${outdated} where email = 'old@birtu.test'`;
    expect((await signIn(node, 'old@birtu.test')).status).toBe(200);
    const [row] = await sql`select password_hash as hash from auth.users where email = 'old@birtu.test'`;
    expect(row!['hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(node, 'old@birtu.test')).status).toBe(200);
  });
});

/** The link in the newest mail to someone, on the node's own address. */
async function mailedLink(email: string) {
  const mails = await mailsTo(careful.runtime, email);
  const link = new URL(/http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(mails.at(-1)!.text)![0]);
  return { mails, link, token: link.searchParams.get('token')! };
}
const visit = (link: URL) => fetch(`${careful.origin}${link.pathname}${link.search}`, { redirect: 'manual' });

describe('confirmation', () => {
  test('comes before the first login; a scanner that visits first takes nothing away', async () => {
    const email = 'confirm@birtu.test';
    const client = accountClient(careful.origin);
    const signedUp = await client.signUp({ email, password, options: { data } });
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user!.email_confirmed_at).toBeUndefined();
    expect((await client.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'email_not_confirmed',
    });

    const { link } = await mailedLink(email);
    for (const visitor of ['a scanner', 'the person']) {
      const response = await visit(link);
      expect([visitor, response.status]).toEqual([visitor, 303]);
      expect(response.headers.get('location')).toBe('http://birtu.test/login?confirmation=done');
    }
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('by the client opens a session, once', async () => {
    const email = 'hash@birtu.test';
    const client = accountClient(careful.origin);
    await client.signUp({ email, password, options: { data } });
    const { token } = await mailedLink(email);
    const verified = await client.verifyOtp({ token_hash: token, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.session!.user.email_confirmed_at).toBeDefined();
    const again = await client.verifyOtp({ token_hash: token, type: 'signup' });
    expect(again.error).toMatchObject({ code: 'otp_expired' });
  });

  test('is mailed again on request, in the language asked for; the older link dies', async () => {
    const email = 'resend@birtu.test';
    await signUp(careful, email);
    const first = await mailedLink(email);
    await fetch(`${careful.origin}/auth/v1/resend?redirect_to=http://birtu.test/am/login`, {
      method: 'POST',
      headers: { 'accept-language': 'am' },
      body: JSON.stringify({ type: 'signup', email }),
    });
    const second = await mailedLink(email);
    expect(second.mails.map((mail) => mail.language)).toEqual(['en', 'am']);
    expect((await visit(first.link)).headers.get('location')).toBe(
      'http://birtu.test/login?confirmation=expired',
    );
    expect((await visit(second.link)).headers.get('location')).toBe(
      'http://birtu.test/am/login?confirmation=done',
    );
  });

  test('leads to no foreign site, and dies after an hour', async () => {
    const email = 'late@birtu.test';
    await signUp(careful, email);
    const { link } = await mailedLink(email);
    link.searchParams.set('redirect_to', 'https://elsewhere.example/');
    careful.passTime(3601);
    expect((await visit(link)).headers.get('location')).toBe('http://birtu.test/login?confirmation=expired');
    careful.passTime(-3601);
  });

  test('is resent three times at most, and no answer tells who has an account', async () => {
    await signUp(careful, 'flood@birtu.test');
    for (const email of ['flood@birtu.test', 'stranger@birtu.test']) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post(careful, '/resend', { type: 'signup', email })),
      );
      expect(tally(answers)).toEqual({ success: 3, over_email_send_rate_limit: 7 });
    }
    expect(await mailsTo(careful.runtime, 'flood@birtu.test')).toHaveLength(4);
    expect(await mailsTo(careful.runtime, 'stranger@birtu.test')).toHaveLength(0);
  });
});

test('where existence is hidden, known and unknown e-mails are answered alike', async () => {
  await signUp(careful, 'hidden@birtu.test');
  const [known, unknown] = [
    await signUp(careful, 'hidden@birtu.test'),
    await signUp(careful, 'fresh@birtu.test'),
  ];
  expect(known.status).toBe(unknown.status);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  const wrong = [
    await signIn(careful, 'hidden@birtu.test', 'x'),
    await signIn(careful, 'never@birtu.test', 'x'),
  ];
  expect(wrong[0]).toEqual(wrong[1]);
  expect(wrong[0]!.body['code']).toBe('invalid_credentials');
});

test('what is not there answers 404 in the protocol’s shape', async () => {
  for (const path of ['/nothing', '/signup/nothing', '/authorize']) {
    const { status, body } = await post(node, path, {});
    expect(status).toBe(404);
    expect(body['code']).toBe('not_found');
  }
});

test('nothing secret is readable in the tables', async () => {
  const email = 'secret@birtu.test';
  await signUp(careful, email);
  const { token } = await mailedLink(email);
  const session = (await signUp(node, 'secret-session@birtu.test')).body;
  const { sql } = node.runtime;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'auth'`;
  let dump = '';
  for (const { name } of tables) dump += JSON.stringify(await sql`select * from ${sql(`auth.${name}`)}`);
  expect(dump).toContain(email);
  for (const secret of [
    password,
    token,
    String(session['refresh_token']),
    String(session['access_token']),
    '"d":',
  ])
    expect(dump).not.toContain(secret);
});

test('a registration that there is no room for is asked to come back, and then taken', async () => {
  const register = async () =>
    await fetch(`${node.origin}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: 'crowd@birtu.test', password, data: { full_name: 'Almaz' } }),
    });
  await whileCrowded(async () => {
    const refused = await vi.waitFor(async () => {
      const answer = await register();
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ error_code: 'over_capacity' });
  });
  expect((await register()).status).toBe(200);
});
