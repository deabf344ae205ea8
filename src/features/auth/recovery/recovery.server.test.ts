import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountClient, mailsTo, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { readActor } from '../sessions/actor.server.ts';

const password = 'Injera-Wot-12';
const newPassword = 'Shiro77';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let hiding: AccountNode;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
  hiding = await startAccountNode(database, { HIDE_ACCOUNT_EXISTENCE: '1' });
});
afterAll(async () => {
  await Promise.all([node.close(), hiding.close()]);
  await database.close();
});

async function someone() {
  const email = `forgot-${(people += 1)}@birtu.test`;
  const client = accountClient(node.origin);
  await client.signUp({ email, password, options: { data: { full_name: 'Sara' } } });
  return { email, client };
}

/** Asks for a link, and reads it from the mail. */
async function linkFor(email: string) {
  const asked = await accountClient(node.origin).resetPasswordForEmail(email, {
    redirectTo: 'http://birtu.test/set-new-password',
  });
  expect(asked.error).toBeNull();
  const mail = (await mailsTo(node.runtime, email)).at(-1)!;
  return new URL(/http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(mail.text)![0]);
}

/** What the visitor's browser finds behind the hash. */
async function visit(link: URL) {
  const response = await fetch(`${node.origin}${link.pathname}${link.search}`, { redirect: 'manual' });
  const target = new URL(response.headers.get('location')!);
  expect(target.origin + target.pathname).toBe('http://birtu.test/set-new-password');
  return Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
}

/** The reset page in another browser: its client takes the session from the hash. */
async function resetPage(found: Record<string, string>) {
  const client = accountClient(node.origin);
  const { error } = await client.setSession({
    access_token: found['access_token']!,
    refresh_token: found['refresh_token']!,
  });
  expect(error).toBeNull();
  return client;
}

const signsIn = async (email: string, with_: string) =>
  (await accountClient(node.origin).signInWithPassword({ email, password: with_ })).error === null;

describe('a reset link', () => {
  test('survives a scanner, sets the password once, and ends all other sessions', async () => {
    const { email, client } = await someone();
    const link = await linkFor(email);
    const scanner = await resetPage(await visit(link));
    const page = await resetPage(await visit(link));
    const updated = await page.updateUser({ password: newPassword });
    expect(updated.error).toBeNull();
    expect((await scanner.updateUser({ password: 'Kitfo-88' })).error).not.toBeNull();
    expect((await client.refreshSession()).error).not.toBeNull();
    expect(await visit(link)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
    expect(await signsIn(email, password)).toBe(false);
    expect(await signsIn(email, newPassword)).toBe(true);
    expect((await page.updateUser({ password: 'Kitfo-88' })).error).toMatchObject({
      code: 'session_expired',
    });
    expect((await page.signOut({ scope: 'local' })).error).toBeNull();
  });

  test('opens a session that the API knows as one for a reset only', async () => {
    const { email } = await someone();
    const found = await visit(await linkFor(email));
    expect(found).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '600' });
    const headers = { authorization: `Bearer ${found['access_token']}` };
    const actor = await readActor(node.runtime, new Request('http://birtu.test/', { headers }));
    expect(actor).toMatchObject({ recovery: true });
  });

  test('dies with a newer one, and after an hour', async () => {
    const { email } = await someone();
    const older = await linkFor(email);
    const openedByOlder = await resetPage(await visit(older));
    const newer = await linkFor(email);
    expect(await visit(older)).toMatchObject({ error_code: 'otp_expired' });
    expect((await openedByOlder.updateUser({ password: newPassword })).error).not.toBeNull();
    node.passTime(3601);
    expect(await visit(newer)).toMatchObject({ error_code: 'otp_expired' });
    node.passTime(-3601);
  });

  test('is mailed three times at most in a while', async () => {
    const { email } = await someone();
    const client = accountClient(node.origin);
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.resetPasswordForEmail(email)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    expect(answers.find(({ error }) => error)!.error).toMatchObject({
      code: 'over_email_send_rate_limit',
      message: 'Too many password reset emails sent. Please wait before requesting another.',
    });
  });

  test('for an unknown e-mail is refused by name, or not at all where existence is hidden', async () => {
    const asked = await accountClient(node.origin).resetPasswordForEmail('nobody@birtu.test');
    expect(asked.error).toMatchObject({ code: 'user_not_found' });
    const hidden = await accountClient(hiding.origin).resetPasswordForEmail('nobody-else@birtu.test');
    expect(hidden.error).toBeNull();
  });
});

describe('a new password', () => {
  test.each([
    ['Ab1', 'weak_password', 'Password must be at least 6 characters long.'],
    [
      'abcdef1',
      'weak_password',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
    ],
    ['Passw0rd', 'weak_password', 'Password is too weak. Please choose a stronger password.'],
    [password, 'same_password', 'New password must be different from your current password.'],
  ])('%s is refused: %s', async (wrong, code, message) => {
    const { email } = await someone();
    const page = await resetPage(await visit(await linkFor(email)));
    expect((await page.updateUser({ password: wrong })).error).toMatchObject({ code, message });
  });

  test('needs the current one where no reset link opened the session', async () => {
    const { email, client } = await someone();
    expect((await client.updateUser({ password: newPassword })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    const updated = await client.updateUser({ password: newPassword, current_password: password });
    expect(updated.error).toBeNull();
    expect(await signsIn(email, newPassword)).toBe(true);
    expect((await client.getUser()).error).toBeNull();
  });
});
