import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  mailsTo,
  memoryStorage,
  startAccountNode,
  type AccountNode,
} from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';

/** Mailed links as other front ends than our own screens ask for them. */

const own = 'http://birtu.test';
const friend = 'https://app.birtu.example';
const password = 'Injera-Wot-12';
const newPassword = 'Shiro-Wot-77';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database, {
    EMAIL_CONFIRMATION: 'required',
    ALLOWED_ORIGINS: friend,
    CLIENT_LIMIT_FACTOR: '100',
  });
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const pkce = () => accountClient(node.origin, memoryStorage());
const implicit = () => accountClient(node.origin, memoryStorage(), fetch, 'implicit');
const newEmail = () => `visitor-${(people += 1)}@birtu.test`;
const newestMail = async (email: string) => (await mailsTo(node.runtime, email)).at(-1)?.text ?? '';

/** Where a visit to the link in the newest mail to someone ends. */
async function visit(email: string) {
  const link = new URL(/http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(await newestMail(email))![0]);
  return visitAt(link);
}
async function visitAt(link: URL) {
  const response = await fetch(`${node.origin}${link.pathname}${link.search}`, { redirect: 'manual' });
  const target = new URL(response.headers.get('location')!);
  return { target, hash: new URLSearchParams(target.hash.slice(1)), link };
}
const codeIn = (mail: string) => /^\d{6}$/m.exec(mail)?.[0];

async function confirmed() {
  const email = newEmail();
  const client = pkce();
  await client.signUp({ email, password, options: { emailRedirectTo: `${own}/login` } });
  await visit(email);
  return { email, client };
}
const signsIn = async (email: string, secret: string) =>
  (await pkce().signInWithPassword({ email, password: secret })).error === null;

describe('a reset link', () => {
  test.each([`${own}/set-new-password`, `${friend}/new-password?from=mail`])(
    'that a client asked for which exchanges codes leads to %s with one',
    async (redirectTo) => {
      const { email, client } = await confirmed();
      expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
      const scanner = await visit(email);
      const { target, link } = await visit(email);
      expect([target.href.startsWith(redirectTo), target.hash]).toEqual([true, '']);
      const code = target.searchParams.get('code')!;
      expect((await pkce().exchangeCodeForSession(code)).error).not.toBeNull();
      expect(scanner.target.searchParams.get('code')).not.toBe(code);

      const { data, error } = await client.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect((data as { redirectType?: string }).redirectType).toBe('recovery');
      expect((await client.updateUser({ password: newPassword })).error).toBeNull();
      expect([await signsIn(email, password), await signsIn(email, newPassword)]).toEqual([false, true]);
      const late = await visitAt(link);
      expect(late.target.searchParams.get('error_code')).toBe('otp_expired');
      expect(late.hash.get('error_code')).toBe('otp_expired');
    },
  );

  test('that another client asked for leads to its page with the session', async () => {
    const { email } = await confirmed();
    const client = implicit();
    await client.resetPasswordForEmail(email, { redirectTo: `${friend}/new-password` });
    const { target, hash } = await visit(email);
    expect(target.href.startsWith(`${friend}/new-password#access_token=`)).toBe(true);
    expect(hash.get('type')).toBe('recovery');
  });

  test.each([
    { code_challenge: 'x'.repeat(43) },
    { code_challenge_method: 's256' },
    { code_challenge: 'short', code_challenge_method: 's256' },
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
  ])('with the challenge %o is refused', async (challenge) => {
    const body = JSON.stringify({ email: 'nobody@birtu.test', ...challenge });
    const answer = await fetch(`${node.origin}/auth/v1/recover`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  });
});

describe('a link that a mail program has cut', () => {
  const looksAt = (query: string, accept: string) =>
    fetch(`${node.origin}/auth/v1/verify${query}`, { headers: { accept }, redirect: 'manual' });

  test.each([
    ['', '/login?confirmation=broken'],
    ['?token=abc', '/login?confirmation=broken'],
    ['?type=signup', '/login?confirmation=broken'],
    ['?type=email_change&token=', '/login?confirmation=broken'],
    ['?token=abc&type=', '/login?confirmation=broken'],
    ['?token=abc&amp;type=signup', '/login?confirmation=broken'],
    ['?redirect_to=https%3A%2F%2Felsewhere.example%2F', '/login?confirmation=broken'],
    ['?type=recovery', '/set-new-password#error=access_denied'],
  ])('%s leads a browser to a page of the site that says so', async (query, page) => {
    const response = await looksAt(query, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')!.startsWith(own + page)).toBe(true);
  });

  test('is told to a program as any bad input', async () => {
    const response = await looksAt('', '*/*');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  });
});

describe('the confirmation of a registration', () => {
  test('by link leads our own screens to the log-in, and signs nobody in', async () => {
    const email = newEmail();
    await pkce().signUp({ email, password, options: { emailRedirectTo: `${own}/am/login` } });
    expect(codeIn(await newestMail(email))).toBeUndefined();
    const { target } = await visit(email);
    expect(target.href).toBe(`${own}/am/login?confirmation=done`);
  });

  test('by link leads a listed front end’s page a code to exchange', async () => {
    const email = newEmail();
    const client = pkce();
    await client.signUp({ email, password, options: { emailRedirectTo: `${friend}/welcome` } });
    const scanner = await visit(email);
    const { target } = await visit(email);
    expect(target.origin + target.pathname).toBe(`${friend}/welcome`);
    const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code')!);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    const stolen = await pkce().exchangeCodeForSession(scanner.target.searchParams.get('code')!);
    expect(stolen.error).not.toBeNull();
  });

  test('by link leads a listed front end’s page the session where it takes one, once', async () => {
    const email = newEmail();
    await implicit().signUp({ email, password, options: { emailRedirectTo: `${friend}/welcome` } });
    const { hash, target } = await visit(email);
    expect([target.origin, hash.get('type')]).toEqual([friend, 'signup']);
    const session = await implicit().setSession({
      access_token: hash.get('access_token')!,
      refresh_token: hash.get('refresh_token')!,
    });
    expect(session.data.user).toMatchObject({ email });
    const again = await visit(email);
    expect([again.target.origin, again.hash.get('error_code')]).toEqual([friend, 'otp_expired']);
  });

  test('leads nowhere that is not listed', async () => {
    const email = newEmail();
    await implicit().signUp({ email, password, options: { emailRedirectTo: 'https://elsewhere.example/' } });
    const { link } = await visit(email);
    link.searchParams.set('redirect_to', 'https://elsewhere.example/');
    expect((await visitAt(link)).target.href).toBe(`${own}/login?confirmation=done`);
  });

  test.each(['signup', 'email'] as const)('by code (%s) signs in, once', async (type) => {
    const email = newEmail();
    await pkce().signUp({ email, password });
    const token = codeIn(await newestMail(email))!;
    const wrong = String((Number(token) + 1) % 1_000_000).padStart(6, '0');
    expect((await pkce().verifyOtp({ email, token: wrong, type })).error?.code).toBe('otp_expired');
    // A mail scanner's visit takes nothing away.
    await visit(email);
    const client = pkce();
    const { data, error } = await client.verifyOtp({ email, token, type });
    expect(error).toBeNull();
    expect(data.session!.user.email_confirmed_at).toBeDefined();
    expect((await pkce().verifyOtp({ email, token, type })).error?.code).toBe('otp_expired');
    expect((await visit(email)).target.searchParams.get('confirmation')).toBe('done');
  });

  test.each([
    ['its code', async (email: string, _link: URL) => ({ email, token: codeIn(await newestMail(email))! })],
    ['its token', async (_email: string, link: URL) => ({ token_hash: link.searchParams.get('token')! })],
  ])('by link leads nobody in any more who has signed in by %s', async (_by, proofOf) => {
    const email = newEmail();
    const client = pkce();
    await client.signUp({ email, password, options: { emailRedirectTo: `${friend}/welcome` } });
    // A mail scanner's visit takes nothing away.
    const { link } = await visit(email);
    const proof = await proofOf(email, link);
    expect((await client.verifyOtp({ type: 'signup', ...proof })).error).toBeNull();
    const { target } = await visit(email);
    expect([target.searchParams.get('code'), target.searchParams.get('error_code')]).toEqual([
      null,
      'otp_expired',
    ]);
  });

  test('by code is tried five times at most, however many try at once', async () => {
    const email = newEmail();
    await pkce().signUp({ email, password });
    const token = codeIn(await newestMail(email))!;
    const wrong = String((Number(token) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(
      Array.from({ length: 5 }, () => pkce().verifyOtp({ email, token: wrong, type: 'signup' })),
    );
    expect((await pkce().verifyOtp({ email, token, type: 'signup' })).error?.code).toBe('otp_expired');
    expect((await visit(email)).target.searchParams.get('confirmation')).toBe('done');
  });
});

describe('a change of e-mail', () => {
  test('leads a listed front end’s page a code to exchange', async () => {
    const { email, client } = await confirmed();
    await client.signInWithPassword({ email, password });
    const next = `moved-${email}`;
    const change = { email: next, current_password: password };
    await client.updateUser(change, { emailRedirectTo: `${friend}/account` });
    const { target } = await visit(next);
    const { data } = await client.exchangeCodeForSession(target.searchParams.get('code')!);
    expect([target.origin, data.user?.email]).toEqual([friend, next]);
  });
});
