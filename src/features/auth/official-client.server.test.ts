import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  mailsTo,
  memoryStorage,
  startAccountNode,
  type AccountNode,
} from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { createVisitor, passProvider } from '#test/visitor.ts';

/** The calls of the protocol, one test for each, all by the official client and as a browser would make them. */

const publicUrl = 'http://birtu.test';
const password = 'Injera-Wot-12';
const newPassword = 'Shiro-Wot-77';
const data = { full_name: 'Sara Tesfaye' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let provider: OpenIdProvider;
let node: AccountNode;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startOpenIdProvider({ publicUrl });
  node = await startAccountNode(database, { ...provider.settings, EMAIL_CONFIRMATION: 'required' });
});
afterAll(async () => {
  await node.close();
  await Promise.all([provider.close(), database.close()]);
});

/** A browser, with the official client on its pages. */
function browser() {
  const visitor = createVisitor({ publicUrl, origin: node.origin });
  return { visitor, client: accountClient(node.origin, memoryStorage(), visitor.fetch) };
}

async function newestMail(recipient: string): Promise<string> {
  return (await mailsTo(node.runtime, recipient)).at(-1)?.text ?? '';
}
const linkIn = (mail: string) => /http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(mail)![0];
const codeIn = (mail: string) => /(?<!\d)\d{6}(?!\d)/.exec(mail)![0];

/** Someone who has registered, confirmed and signed in. */
async function member() {
  const email = `person-${(people += 1)}@birtu.test`;
  const at = browser();
  await at.client.signUp({ email, password, options: { data } });
  await at.visitor.go(linkIn(await newestMail(email)));
  const { data: signedIn, error } = await at.client.signInWithPassword({ email, password });
  if (error) throw error;
  return { ...at, email, session: signedIn.session };
}

const signsIn = async (email: string, secret: string) =>
  (await browser().client.signInWithPassword({ email, password: secret })).error === null;

const aalOf = async ({ client }: ReturnType<typeof browser>) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data;

test('sign in with password', async () => {
  const { session, email } = await member();
  expect(session).toMatchObject({
    token_type: 'bearer',
    expires_in: 600,
    user: { email, role: 'authenticated' },
  });
});

describe('refresh', () => {
  test('rotates', async () => {
    const { client, session } = await member();
    const { data: refreshed, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(refreshed.session!.refresh_token).not.toBe(session.refresh_token);
    expect((await client.getUser()).error).toBeNull();
  });

  test('in several tabs at once gives all of them the same session', async () => {
    const { client, session } = await member();
    // Tabs that have each read the stored session, and of which none yet sees what the others store.
    const tabs = Array.from({ length: 6 }, () => accountClient(node.origin));
    const refreshed = await Promise.all(
      tabs.map((tab) => tab.refreshSession({ refresh_token: session.refresh_token })),
    );
    expect(refreshed.map(({ error }) => error)).toEqual(tabs.map(() => null));
    expect(new Set(refreshed.map(({ data: { session: next } }) => next!.refresh_token)).size).toBe(1);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('with a token that was copied long ago ends the session', async () => {
    const { client, session } = await member();
    await client.refreshSession();
    await client.refreshSession();
    const thief = accountClient(node.origin);
    expect((await thief.refreshSession({ refresh_token: session.refresh_token })).error).toMatchObject({
      code: 'refresh_token_already_used',
    });
    expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });
});

describe('sign up', () => {
  test('asks to confirm the e-mail, then refuses a second account by name', async () => {
    const { client } = browser();
    const email = 'sign-up@birtu.test';
    const options = { data: { ...data, role: 'admin_super' } };
    const { data: signedUp, error } = await client.signUp({ email, password, options });
    expect([error, signedUp.session]).toEqual([null, null]);
    expect(signedUp.user!.user_metadata).toMatchObject({ ...data, email, email_verified: false });
    expect(signedUp.user!.user_metadata).not.toHaveProperty('role');
    expect(signedUp.user!.confirmation_sent_at).toBeDefined();
    expect((await client.signUp({ email, password, options })).error).toMatchObject({
      code: 'user_already_exists',
    });
  });
});

describe('sign out', () => {
  test.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('%s', async (scope, expected) => {
    const one = await member();
    const devices = [one, browser(), browser()];
    for (const { client } of devices.slice(1))
      await client.signInWithPassword({ email: one.email, password });
    expect((await one.client.signOut({ scope })).error).toBeNull();
    const alive = await Promise.all(
      devices.map(async ({ client }) => (await client.refreshSession()).error === null),
    );
    expect(alive).toEqual(expected);
  });
});

describe('confirm and resend', () => {
  test('by a mailed link, and by the newest one only', async () => {
    const email = 'confirm@birtu.test';
    const { client, visitor } = browser();
    await client.signUp({ email, password, options: { data } });
    const older = linkIn(await newestMail(email));
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const [late, right] = [await visitor.go(older), await visitor.go(linkIn(await newestMail(email)))];
    expect([late, right].map(({ url }) => url.searchParams.get('confirmation'))).toEqual(['expired', 'done']);
    expect(await signsIn(email, password)).toBe(true);
  });

  test('by the token of the link, which signs in', async () => {
    const email = 'token@birtu.test';
    const { client } = browser();
    await client.signUp({ email, password, options: { data } });
    const token = new URL(linkIn(await newestMail(email))).searchParams.get('token')!;
    const { data: verified, error } = await client.verifyOtp({ token_hash: token, type: 'signup' });
    expect(error).toBeNull();
    expect(verified.session!.user.email_confirmed_at).toBeDefined();
  });
});

test('reset by link', async () => {
  const { email, client } = await member();
  const redirectTo = `${publicUrl}/set-new-password`;
  // Our own screens take the session from the hash: the link may be opened in another browser than the one that asked.
  const screen = accountClient(node.origin, memoryStorage(), fetch, 'implicit');
  expect((await screen.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const elsewhere = browser();
  const { url } = await elsewhere.visitor.go(linkIn(await newestMail(email)));
  const found = new URLSearchParams(url.hash.slice(1));
  expect([url.pathname, found.get('type')]).toEqual(['/set-new-password', 'recovery']);
  await elsewhere.client.setSession({
    access_token: found.get('access_token')!,
    refresh_token: found.get('refresh_token')!,
  });
  expect((await elsewhere.client.updateUser({ password: newPassword })).error).toBeNull();
  expect((await client.refreshSession()).error).not.toBeNull();
  expect([await signsIn(email, password), await signsIn(email, newPassword)]).toEqual([false, true]);
});

test('reset by code', async () => {
  const { email, client } = await member();
  const redirectTo = `${publicUrl}/verify-reset-otp?email=${encodeURIComponent(email)}`;
  expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const code = codeIn(await newestMail(email));
  const elsewhere = browser();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const guessed = await elsewhere.client.verifyOtp({ email, token: wrong, type: 'recovery' });
  expect(guessed.error).toMatchObject({ code: 'otp_expired' });
  const verified = await elsewhere.client.verifyOtp({ email, token: code, type: 'recovery' });
  expect(verified.error).toBeNull();
  expect((await elsewhere.client.updateUser({ password: newPassword })).error).toBeNull();
  expect(await signsIn(email, newPassword)).toBe(true);
});

describe('user', () => {
  test('is read', async () => {
    const { client, email } = await member();
    const { data: read } = await client.getUser();
    expect(read.user).toMatchObject({ email, user_metadata: data, app_metadata: { providers: ['email'] } });
  });

  test('changes the password, by the current one; other sessions end', async () => {
    const { client, email } = await member();
    const other = browser();
    await other.client.signInWithPassword({ email, password });
    const changed = await client.updateUser({ password: newPassword, current_password: password });
    expect(changed.error).toBeNull();
    expect((await other.client.refreshSession()).error).not.toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect(await signsIn(email, newPassword)).toBe(true);
  });

  test('changes the e-mail, once the new address has confirmed it', async () => {
    const { client, email, visitor } = await member();
    const next = `moved-${email}`;
    const asked = await client.updateUser({ email: next, current_password: password });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    await visitor.go(linkIn(await newestMail(next)));
    expect((await client.getUser()).data.user).toMatchObject({ email: next });
    expect([await signsIn(email, password), await signsIn(next, password)]).toEqual([false, true]);
  });
});

describe('factors', () => {
  const codeNow = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: node.runtime.now().getTime() });

  async function withApp() {
    const at = await member();
    const { data: enrolled, error } = await at.client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Birtu',
    });
    if (error) throw error;
    const { secret } = enrolled.totp;
    const verified = await at.client.mfa.challengeAndVerify({ factorId: enrolled.id, code: codeNow(secret) });
    if (verified.error) throw verified.error;
    return { ...at, factorId: enrolled.id, secret };
  }

  test('by an app: enrol, challenge, verify; the session rises to aal2', async () => {
    const at = await withApp();
    expect(await aalOf(at)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const { data: listed } = await at.client.mfa.listFactors();
    expect(listed!.totp).toMatchObject([{ id: at.factorId, friendly_name: 'My phone', status: 'verified' }]);
  });

  test('are asked for at the next sign-in; a code works once', async () => {
    const { email, factorId, secret } = await withApp();
    const later = browser();
    await later.client.signInWithPassword({ email, password });
    expect(await aalOf(later)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await later.client.updateUser({ password: newPassword })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    const used = await later.client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    expect(used.error).not.toBeNull();
    node.passTime(30);
    const fresh = await later.client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    expect(fresh.error).toBeNull();
    expect(await aalOf(later)).toMatchObject({ currentLevel: 'aal2' });
    expect((await later.client.refreshSession()).error).toBeNull();
    expect(await aalOf(later)).toMatchObject({ currentLevel: 'aal2' });
  });

  test('by text message', async () => {
    const at = await member();
    const phone = '+251911000001';
    const { data: enrolled, error } = await at.client.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'SMS',
      phone,
    });
    expect(error).toBeNull();
    const factorId = enrolled!.id;
    const { data: challenge } = await at.client.mfa.challenge({ factorId, channel: 'sms' });
    const [text] = await node.runtime.sql<{ text: string }[]>`
      select text from mails where channel = 'sms' order by created_at desc limit 1`;
    const verified = await at.client.mfa.verify({
      factorId,
      challengeId: challenge!.id,
      code: codeIn(text!.text),
    });
    expect(verified.error).toBeNull();
    expect(await aalOf(at)).toMatchObject({ currentLevel: 'aal2' });
  });

  test('are removed', async () => {
    const at = await withApp();
    expect((await at.client.mfa.unenroll({ factorId: at.factorId })).error).toBeNull();
    expect((await at.client.mfa.listFactors()).data!.all).toEqual([]);
    const later = browser();
    await later.client.signInWithPassword({ email: at.email, password });
    expect(
      (await later.client.updateUser({ password: newPassword, current_password: password })).error,
    ).toBeNull();
  });
});

describe('identities and social sign-in', () => {
  test('sign in with a provider', async () => {
    provider.people.set('sara', { email: 'sara@birtu.test', email_verified: true, name: 'Sara Tesfaye' });
    const { client, visitor } = browser();
    const { data: left } = await client.signInWithOAuth({
      provider: 'oidc' as 'google',
      options: { redirectTo: `${publicUrl}/login` },
    });
    const { url } = await passProvider(visitor, left.url!, 'sara');
    expect(url.pathname).toBe('/login');
    const { data: exchanged, error } = await client.exchangeCodeForSession(url.searchParams.get('code')!);
    expect(error).toBeNull();
    expect(exchanged.user).toMatchObject({ email: 'sara@birtu.test', user_metadata: data });
  });

  test('link, list, unlink', async () => {
    provider.people.set('linked', {});
    const { client, visitor } = await member();
    const { data: left } = await client.linkIdentity({ provider: 'oidc' as 'google' });
    const { url } = await passProvider(visitor, left.url!, 'linked');
    expect((await client.exchangeCodeForSession(url.searchParams.get('code')!)).error).toBeNull();
    const { data: listed } = await client.getUserIdentities();
    const social = listed!.identities.find((identity) => identity.provider === 'oidc')!;
    expect((await client.unlinkIdentity(social)).error).toBeNull();
    expect((await client.getUserIdentities()).data!.identities).toHaveLength(1);
  });
});

test('signing keys: claims are checked against the published ones', async () => {
  const { client, session, email } = await member();
  const { data: checked, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(checked!.header.alg).toBe('ES256');
  expect(checked!.claims).toMatchObject({
    sub: session.user.id,
    email,
    aal: 'aal1',
    iss: `${publicUrl}/auth/v1`,
  });
  const forged = `${session.access_token.slice(0, -8)}AAAAAAAA`;
  expect((await client.getClaims(forged)).error).not.toBeNull();
});

test('errors carry the protocol’s codes', async () => {
  const { client, email } = await member();
  const codes = await Promise.all([
    client.signInWithPassword({ email, password: 'wrong' }),
    client.signInWithPassword({ email: 'nobody@birtu.test', password }),
    client.signUp({ email: 'weak@birtu.test', password: 'abcdefgh', options: { data } }),
    client.verifyOtp({ token_hash: 'unknown', type: 'signup' }),
    client.updateUser({ password, current_password: password }),
    accountClient(node.origin).refreshSession({ refresh_token: 'unknown' }),
  ]);
  expect(codes.map(({ error }) => error?.code)).toEqual([
    'invalid_credentials',
    'user_not_found',
    'weak_password',
    'otp_expired',
    'same_password',
    'refresh_token_not_found',
  ]);
});
