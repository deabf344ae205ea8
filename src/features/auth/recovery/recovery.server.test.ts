import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  mailsTo,
  memoryStorage,
  startAccountNode,
  type AccountNode,
} from '#test/account-server.ts';
import { createTestDatabase, waitingForLocks } from '#test/database.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import { authenticate } from '../sessions/actor.server.ts';
import { recoverByCode } from './recovery.server.ts';

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
  const screen = accountClient(node.origin, memoryStorage(), fetch, 'implicit');
  const asked = await screen.resetPasswordForEmail(email, {
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

/** A call from another client's address. */
const contextFrom = (clientAddress: string): RequestContext => ({
  ...node.runtime,
  requestId: '',
  clientAddress,
  userAgent: '',
  language: 'en',
  actor: null,
});

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
    const actor = await authenticate(node.runtime, `Bearer ${found['access_token']}`);
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

  test('is asked for beside a change of the account, which takes tokens before sessions', async () => {
    const { email } = await someone();
    await visit(await linkFor(email));
    const screen = accountClient(node.origin, memoryStorage());
    let asked: ReturnType<typeof screen.resetPasswordForEmail> | undefined;
    await database.sql.begin(async (tx) => {
      const owner = tx`(select id from auth.users where email = ${email})`;
      await tx`select from auth.one_time_tokens where user_id = ${owner} for update`;
      asked = screen.resetPasswordForEmail(email);
      await expect.poll(() => waitingForLocks(database.sql), { timeout: 20_000 }).not.toEqual([]);
      await tx`delete from auth.sessions where user_id = ${owner}`;
    });
    expect((await asked!).error).toBeNull();
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

describe('a reset code', () => {
  const enterAt = (language = '') =>
    `http://birtu.test${language}/verify-reset-otp?email=whoever%40birtu.test`;

  /** Asks for a code, and reads it from the mail. */
  async function codeFor(email: string, origin = node.origin) {
    const client = accountClient(origin);
    const { error } = await client.resetPasswordForEmail(email, { redirectTo: enterAt() });
    expect(error).toBeNull();
    const mail = (await mailsTo(node.runtime, email)).at(-1)!;
    return /^\d{6}$/m.exec(mail.text)![0];
  }
  const verify = (email: string, token: string, origin = node.origin) =>
    accountClient(origin).verifyOtp({ email, token, type: 'recovery' });
  const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  test('opens a session that may set the password, once, however it was copied', async () => {
    const { email, client } = await someone();
    const code = await codeFor(email);
    const page = accountClient(node.origin);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await page.verifyOtp({ email, token: spaced, type: 'recovery' })).error).toBeNull();
    expect((await page.updateUser({ password: newPassword })).error).toBeNull();
    expect((await client.refreshSession()).error).not.toBeNull();
    expect(await signsIn(email, newPassword)).toBe(true);
    expect((await verify(email, code)).error?.code).toBe('otp_expired');
  });

  test('is mailed where the address of its page asks for it, in any language, and leads there', async () => {
    const { email } = await someone();
    await accountClient(node.origin).resetPasswordForEmail(email, { redirectTo: enterAt('/am') });
    const { text } = (await mailsTo(node.runtime, email)).at(-1)!;
    expect(text).toMatch(/^\d{6}$/m);
    expect(text).toContain(`http://birtu.test/am/verify-reset-otp?email=${encodeURIComponent(email)}`);
    expect(text).not.toContain('/auth/v1/verify');
  });

  test('bears four wrong tries and not five, right or wrong', async () => {
    const one = await someone();
    const code = await codeFor(one.email);
    for (let tries = 1; tries <= 4; tries += 1)
      expect((await verify(one.email, wrong(code, tries))).error?.code).toBe('otp_expired');
    expect((await verify(one.email, code)).error).toBeNull();
    expect((await verify(one.email, code)).error?.code).toBe('otp_expired');
  });

  test('is judged five times exactly when twenty guesses come at once on two nodes', async () => {
    const { email } = await someone();
    const code = await codeFor(email);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        verify(email, wrong(code, index + 1), [node, hiding][index % 2]!.origin),
      ),
    );
    const rows = await database.sql`
      select tries from auth.one_time_tokens t join auth.users u on u.id = t.user_id
      where u.email = ${email}`;
    expect(rows).toMatchObject([{ tries: 5 }]);
    expect((await verify(email, code)).error).not.toBeNull();
  });

  test('dies with a newer code, with a newer link, and after an hour', async () => {
    const { email } = await someone();
    const older = await codeFor(email);
    const newer = await codeFor(email);
    if (older !== newer) expect((await verify(email, older)).error?.code).toBe('otp_expired');
    await linkFor(email);
    expect((await verify(email, newer)).error?.code).toBe('otp_expired');
    const other = await someone();
    const late = await codeFor(other.email);
    node.passTime(3601);
    expect((await verify(other.email, late)).error?.code).toBe('otp_expired');
    node.passTime(-3601);
  });

  test('ends the link that was mailed before it', async () => {
    const { email } = await someone();
    const link = await linkFor(email);
    await codeFor(email);
    expect(await visit(link)).toMatchObject({ error_code: 'otp_expired' });
  });

  test('is not used up by a stranger for the codes that are mailed after it', async () => {
    const { email } = await someone();
    const first = await codeFor(email);
    const stranger = contextFrom('192.0.2.66');
    const guesses = [];
    for (let guess = 0; guess < 25; guess += 1)
      guesses.push(await recoverByCode(stranger, email, wrong(first)));
    expect(guesses.map((answer) => ('refused' in answer ? answer.refused : 'in'))).toEqual([
      ...Array.from({ length: 10 }, () => 'otp_expired'),
      ...Array.from({ length: 15 }, () => 'over_request_rate_limit'),
    ]);
    // Five tries were all that the first code had.
    expect(await recoverByCode(contextFrom('192.0.2.77'), email, first)).toMatchObject({
      refused: 'otp_expired',
    });
    const fresh = await codeFor(email);
    expect(await recoverByCode(stranger, email, wrong(fresh))).toMatchObject({
      refused: 'over_request_rate_limit',
    });
    expect((await verify(email, fresh)).error).toBeNull();
  });

  test('of another person, or for nobody, is a wrong one', async () => {
    const [one, other] = [await someone(), await someone()];
    const code = await codeFor(one.email);
    await codeFor(other.email);
    const [stranger, nobody] = [await verify(other.email, code), await verify('no-one@birtu.test', code)];
    for (const { error } of [stranger, nobody])
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('is limited in its own words', async () => {
    const { email } = await someone();
    const client = accountClient(node.origin);
    const ask = () => client.resetPasswordForEmail(email, { redirectTo: enterAt() });
    for (let mails = 0; mails < 3; mails += 1) await ask();
    expect((await ask()).error).toMatchObject({
      code: 'over_email_send_rate_limit',
      message: 'Too many emails sent. Please wait before requesting another OTP.',
    });
  });
});

describe('where existence is hidden', () => {
  test.each(['/set-new-password', '/verify-reset-otp'])(
    'a request for %s is answered alike, and as much is written, for a known e-mail and an unknown one',
    async (path) => {
      const { email } = await someone();
      const answers = [];
      for (const [index, asked] of [email, `unknown-${path.slice(1)}@birtu.test`].entries()) {
        const before = await rowsWritten();
        const answer = await fetch(
          `${hiding.origin}/auth/v1/recover?redirect_to=${encodeURIComponent(`http://birtu.test${path}`)}`,
          { method: 'POST', body: JSON.stringify({ email: asked }) },
        );
        const after = await rowsWritten();
        answers.push({ status: answer.status, body: await answer.text(), written: after - before });
        expect(await mailsTo(node.runtime, asked)).toHaveLength(index === 0 ? 1 : 0);
      }
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  test('a confirmation asked for again is answered alike, and as much is written, for whoever waits for one and for others', async () => {
    const waiting = `waiting-${(people += 1)}@birtu.test`;
    const { email: confirmed } = await someone();
    await database.sql`
      insert into auth.users (email, user_metadata) values (${waiting}, '{"full_name": "Sara"}')`;
    const answers = [];
    const ask = (asked: string) =>
      fetch(`${hiding.origin}/auth/v1/resend`, {
        method: 'POST',
        body: JSON.stringify({ type: 'signup', email: asked }),
      });
    // The client's own limit is counted from then on.
    await ask('first@birtu.test');
    for (const asked of [waiting, confirmed, 'stranger-to-confirm@birtu.test']) {
      const before = await rowsWritten();
      const answer = await ask(asked);
      const after = await rowsWritten();
      answers.push({ status: answer.status, body: await answer.text(), written: after - before });
      expect(await mailsTo(node.runtime, asked)).toHaveLength(asked === waiting ? 1 : 0);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  /** Rows of mails, tokens and limits: what a request for a mail writes. */
  async function rowsWritten(): Promise<number> {
    const [row] = await database.sql<{ rows: string }[]>`
      select (select count(*) from mails) + (select count(*) from auth.one_time_tokens)
           + (select count(*) from rate_limits) as rows`;
    return Number(row!.rows);
  }
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
      code: 'current_password_required',
    });
    const updated = await client.updateUser({ password: newPassword, current_password: password });
    expect(updated.error).toBeNull();
    expect(await signsIn(email, newPassword)).toBe(true);
    expect((await client.getUser()).error).toBeNull();
  });
});
