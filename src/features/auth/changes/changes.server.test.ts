import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#db/schema.ts';
import {
  accountClient,
  mailsTo,
  memoryStorage,
  startAccountNode,
  type AccountNode,
} from '#test/account-server.ts';
import { createTestDatabase, waitingForLocks } from '#test/database.ts';

const password = 'Injera-Wot-12';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let hiding: AccountNode;
beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '100' });
  hiding = await startAccountNode(database, { HIDE_ACCOUNT_EXISTENCE: '1', CLIENT_LIMIT_FACTOR: '100' });
});
afterAll(async () => {
  await Promise.all([node.close(), hiding.close()]);
  await database.close();
});

let people = 0;
async function member(origin = node.origin) {
  people += 1;
  const email = `changing-${people}@birtu.test`;
  const client = accountClient(origin);
  const { data } = await client.signUp({ email, password, options: { data: { full_name: 'Hirut' } } });
  return { email, client, userId: data.user!.id, next: `moved-${people}@birtu.test` };
}
const signIn = async (email: string, with_ = password) => {
  const client = accountClient(node.origin, memoryStorage());
  const { error } = await client.signInWithPassword({ email, password: with_ });
  return error ? null : client;
};
const subjects = async (email: string) => (await mailsTo(node.runtime, email)).map(({ subject }) => subject);

/** The link in the newest mail to an address. */
async function linkTo(email: string) {
  const mail = (await mailsTo(node.runtime, email)).at(-1)!;
  return new URL(/http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(mail.text)![0]);
}
async function visit(link: URL, origin = node.origin) {
  const response = await fetch(`${origin}${link.pathname}${link.search}`, { redirect: 'manual' });
  return new URL(response.headers.get('location')!);
}

describe('a change of e-mail', () => {
  test('waits for the new address, tells the old one, and then moves account, profile and identity', async () => {
    const { email, client, next, userId } = await member();
    const asked = await client.updateUser(
      { email: next.toUpperCase(), current_password: password },
      { emailRedirectTo: 'http://birtu.test/am/profile/security' },
    );
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    expect(await subjects(email)).toEqual(['Your Birtu e-mail is about to change']);
    expect(await subjects(next)).toEqual(['Confirm your new e-mail for Birtu']);
    expect(await signIn(email)).not.toBeNull();

    const target = await visit(await linkTo(next));
    expect(target.href).toBe(
      `http://birtu.test/am/profile/security?${new URLSearchParams({ confirmation: 'email-changed', email: next })}`,
    );
    const [row] = await database.sql`
      select u.email, u.new_email, p.email as profile, i.identity_data ->> 'email' as identity
      from auth.users u join user_profiles p on p.id = u.id
      join auth.identities i on i.user_id = u.id where u.id = ${userId}`;
    expect(row).toEqual({ email: next, new_email: null, profile: next, identity: next });
    expect(await subjects(email)).toContain('Your Birtu e-mail has changed');
    expect([await signIn(email), (await signIn(next)) !== null]).toEqual([null, true]);
  });

  test('ends every other session, not the one that asked', async () => {
    const { email, client, next } = await member();
    const elsewhere = (await signIn(email))!;
    await client.updateUser({ email: next, current_password: password });
    expect((await elsewhere.refreshSession()).error).toBeNull();
    await visit(await linkTo(next));
    expect((await client.refreshSession()).error).toBeNull();
    expect((await elsewhere.refreshSession()).error).not.toBeNull();
  });

  test('ends a reset that was mailed to the old address', async () => {
    const { email, client, next } = await member();
    await client.resetPasswordForEmail(email, { redirectTo: 'http://birtu.test/set-new-password' });
    const reset = await linkTo(email);
    await client.updateUser({ email: next, current_password: password });
    await visit(await linkTo(next));
    expect((await visit(reset)).hash).toContain('error_code=otp_expired');
  });

  test('and a visit to a reset link that meet wait for each other, and the change ends the reset', async () => {
    const { email, client, next, userId } = await member();
    await client.resetPasswordForEmail(email, { redirectTo: 'http://birtu.test/set-new-password' });
    const reset = await linkTo(email);
    await client.updateUser({ email: next, current_password: password });
    const change = await linkTo(next);
    const visits: ReturnType<typeof visit>[] = [];
    await database.sql.begin(async (tx) => {
      await tx`select from auth.users where id = ${userId} for update`;
      for (const link of [change, reset]) {
        visits.push(visit(link));
        await expect
          .poll(() => waitingForLocks(database.sql), { timeout: 20_000 })
          .toHaveLength(visits.length);
      }
    });
    const [changed, opened] = await Promise.all(visits);
    expect(changed!.searchParams.get('confirmation')).toBe('email-changed');
    expect(opened!.hash).toContain('error_code=otp_expired');
  });

  test('answers a second visit like the first, since a mail scanner may have been the first', async () => {
    const { client, next } = await member();
    await client.updateUser({ email: next, current_password: password });
    const link = await linkTo(next);
    const visits = await Promise.all([visit(link), visit(link, hiding.origin), visit(link)]);
    expect(visits.map(({ searchParams }) => searchParams.get('confirmation'))).toEqual(
      visits.map(() => 'email-changed'),
    );
  });

  test('needs the current password', async () => {
    const { client, next } = await member();
    for (const [current, code] of [
      [{}, 'current_password_required'],
      [{ current_password: '' }, 'current_password_required'],
      [{ current_password: 'Wrong-Wot-12' }, 'current_password_invalid'],
    ] as const)
      expect((await client.updateUser({ email: next, ...current })).error).toMatchObject({
        status: 400,
        code,
      });
    expect(await subjects(next)).toEqual([]);
  });

  test.each(['nonsense', '', 'a@b', `${'x'.repeat(250)}@birtu.test`])('to %o is refused', async (email) => {
    const { client } = await member();
    const { error } = await client.updateUser({ email, current_password: password });
    expect(error).toMatchObject({ status: 400 });
  });

  test('to an address that has an account is refused; where existence is hidden, only by its mailbox', async () => {
    const taken = await member();
    const { client } = await member();
    const refused = await client.updateUser({ email: taken.email, current_password: password });
    expect(refused.error?.code).toBe('email_exists');
    const hidden = await member(hiding.origin);
    const asked = await hidden.client.updateUser({ email: taken.email, current_password: password });
    expect(asked.error).toBeNull();
    const target = await visit(await linkTo(taken.email));
    expect(target.searchParams.get('confirmation')).toBe('email-taken');
    expect(await signIn(hidden.email)).not.toBeNull();
    expect(await signIn(taken.email)).not.toBeNull();
  });

  test('to an address that somebody registers in the meantime is told honestly, and both accounts stay', async () => {
    const { email, client, next } = await member();
    await client.updateUser({ email: next, current_password: password });
    const link = await linkTo(next);
    const rival = accountClient(node.origin);
    await rival.signUp({ email: next, password, options: { data: { full_name: 'Rival' } } });
    expect((await visit(link)).searchParams.get('confirmation')).toBe('email-taken');
    expect((await client.getUser()).data.user).toMatchObject({ email });
    expect((await client.getUser()).data.user?.new_email).toBeUndefined();
    expect((await visit(link)).searchParams.get('confirmation')).toBe('email-expired');
  });

  test('dies with a newer one, when it is taken back, and after an hour', async () => {
    const { email, client, next } = await member();
    const change = (to: string) => client.updateUser({ email: to, current_password: password });
    await change(next);
    const first = await linkTo(next);
    await change(`again-${next}`);
    expect((await visit(first)).searchParams.get('confirmation')).toBe('email-expired');
    const second = await linkTo(`again-${next}`);
    expect((await change(email)).data.user).toMatchObject({ email });
    expect((await visit(second)).searchParams.get('confirmation')).toBe('email-expired');
    await change(next);
    const third = await linkTo(next);
    node.passTime(3601);
    expect((await visit(third)).searchParams.get('confirmation')).toBe('email-expired');
    node.passTime(-3601);
  });

  test('is mailed again to the address that waits, by the present one', async () => {
    const { email, client, next } = await member();
    await client.updateUser({ email: next, current_password: password });
    const first = await linkTo(next);
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    expect((await client.resend({ type: 'email_change', email: next })).error).toBeNull();
    expect(await subjects(next)).toHaveLength(2);
    const second = await linkTo(next);
    expect((await visit(first)).searchParams.get('confirmation')).toBe('email-expired');
    expect((await client.resend({ type: 'email_change', email: 'nobody@birtu.test' })).error).toBeNull();
    expect(await subjects('nobody@birtu.test')).toEqual([]);
    await visit(second);
    expect((await client.refreshSession()).error).toBeNull();
    expect(await signIn(next)).not.toBeNull();
  });

  test('where existence is hidden is mailed again alike, to nobody, where none waits', async () => {
    const [asking, settled] = [await member(), await member()];
    await asking.client.updateUser({ email: asking.next, current_password: password });
    const mailsWritten = async () => {
      const [row] = await database.sql<{ count: string }[]>`select count(*) from mails`;
      return Number(row!.count);
    };
    const answers = [];
    for (const email of [asking.email, settled.email, 'stranger-to-change@birtu.test']) {
      const before = await mailsWritten();
      const { error } = await accountClient(hiding.origin).resend({ type: 'email_change', email });
      answers.push([error, (await mailsWritten()) - before]);
    }
    expect(answers).toEqual([
      [null, 1],
      [null, 1],
      [null, 1],
    ]);
    expect(await subjects('stranger-to-change@birtu.test')).toEqual([]);
  });

  test('is confirmed by the client with the link’s token too, once', async () => {
    const { client, next } = await member();
    await client.updateUser({ email: next, current_password: password });
    const token = (await linkTo(next)).searchParams.get('token')!;
    const elsewhere = accountClient(node.origin);
    const verified = await elsewhere.verifyOtp({ token_hash: token, type: 'email_change' });
    expect(verified.data.user).toMatchObject({ email: next });
    const again = await accountClient(node.origin).verifyOtp({ token_hash: token, type: 'email_change' });
    expect(again.error?.code).toBe('otp_expired');
  });

  test('is asked for five times at most in a while', async () => {
    const { client, next } = await member();
    const codes = [];
    for (let asked = 0; asked < 6; asked += 1)
      codes.push(
        (await client.updateUser({ email: `${asked}-${next}`, current_password: password })).error?.code,
      );
    expect(codes.slice(4)).toEqual([undefined, 'over_email_send_rate_limit']);
  });
});

describe('a change of password', () => {
  test('ends the other sessions and tells by mail', async () => {
    const { email, client } = await member();
    const elsewhere = (await signIn(email))!;
    const { error } = await client.updateUser({ password: 'Shiro77', current_password: password });
    expect(error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await elsewhere.refreshSession()).error).not.toBeNull();
    expect(await subjects(email)).toEqual(['Your Birtu password has changed']);
    expect([await signIn(email), (await signIn(email, 'Shiro77')) !== null]).toEqual([null, true]);
  });

  test.each([
    ['Ab123', 'weak_password', 'Password must be at least 6 characters long.'],
    [
      'abcdef1',
      'weak_password',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
    ],
    ['Passw0rd', 'weak_password', 'Password is too weak. Please choose a stronger password.'],
    [password, 'same_password', 'New password must be different from your current password.'],
    [`Ab1${'x'.repeat(126)}`, 'validation_failed', 'Password is too long'],
  ])('to %s is refused', async (next, code, message) => {
    const { client } = await member();
    const { error } = await client.updateUser({ password: next, current_password: password });
    expect(error).toMatchObject({ code, message });
  });

  test('is no way to try passwords on a session that was found open', async () => {
    const { client } = await member();
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1)
      codes.push(
        (await client.updateUser({ password: 'Shiro77', current_password: `Guess-${tries}` })).error?.code,
      );
    expect(codes.slice(9)).toEqual(['current_password_invalid', 'over_request_rate_limit']);
    const right = await client.updateUser({ password: 'Shiro77', current_password: password });
    expect(right.error?.code).toBe('over_request_rate_limit');
  });

  test('of an account without one asks for a sign-in of just now', async () => {
    const { email, client, userId } = await member();
    await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    node.passTime(601);
    await client.refreshSession();
    expect((await client.updateUser({ password: 'Shiro77' })).error?.code).toBe('reauthentication_needed');
    node.passTime(-601);
    expect((await client.updateUser({ password: 'Shiro77' })).error).toBeNull();
    expect(await signIn(email, 'Shiro77')).not.toBeNull();
  });
});

test('a change to a taken address and a new password does neither', async () => {
  const [{ email: taken }, { email, client, next }] = [await member(), await member()];
  const elsewhere = (await signIn(email))!;
  const change = { password: 'Shiro-Wot-77', current_password: password };
  const data = { city: 'Hawassa' };
  expect((await client.updateUser({ ...change, email: taken, data })).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  });
  expect((await elsewhere.refreshSession()).error).toBeNull();
  expect([(await signIn(email)) !== null, await signIn(email, 'Shiro-Wot-77')]).toEqual([true, null]);
  expect((await client.getUser()).data.user!.user_metadata).not.toHaveProperty('city');

  const both = await client.updateUser({ ...change, email: next, data });
  expect(both.data.user).toMatchObject({ email, new_email: next, user_metadata: data });
  expect(both.data.user!.email_change_sent_at).toBeDefined();
  expect([await signIn(email), (await signIn(email, 'Shiro-Wot-77')) !== null]).toEqual([null, true]);
});

test('a session from a reset link changes the password and nothing else', async () => {
  const { email, next } = await member();
  const page = accountClient(node.origin, memoryStorage(), fetch, 'implicit');
  await page.resetPasswordForEmail(email, { redirectTo: 'http://birtu.test/set-new-password' });
  const found = new URLSearchParams((await visit(await linkTo(email))).hash.slice(1));
  const tokens = { access_token: found.get('access_token')!, refresh_token: found.get('refresh_token')! };
  await page.setSession(tokens);
  for (const change of [{ email: next }, { data: { city: 'Adama' } }, { email: next, password: 'Shiro77' }])
    expect((await page.updateUser(change)).error).toMatchObject({
      code: 'reauthentication_needed',
      message: 'A reset link only sets a new password. Log in with it to change anything else.',
    });
  expect(await subjects(next)).toEqual([]);
  expect(await signIn(email)).not.toBeNull();
  expect((await page.updateUser({ password: 'Shiro77' })).error).toBeNull();
});

describe('a mailed code in place of the current password', () => {
  async function mailedCode({ email, client }: Awaited<ReturnType<typeof member>>) {
    expect((await client.reauthenticate()).error).toBeNull();
    return /^\d{6}$/m.exec((await mailsTo(node.runtime, email)).at(-1)!.text)![0];
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const notValid = { status: 422, code: 'reauthentication_not_valid' };

  test('changes password and e-mail, once', async () => {
    const person = await member();
    const nonce = await mailedCode(person);
    const { client, email, next } = person;
    expect((await client.updateUser({ password: 'Shiro-Wot-77', email: next, nonce })).error).toBeNull();
    expect((await client.updateUser({ password: 'Kitfo-Wot-88', nonce })).error).toMatchObject(notValid);
    expect(await signIn(email, 'Shiro-Wot-77')).not.toBeNull();
    expect((await client.getUser()).data.user).toHaveProperty('reauthentication_sent_at');
  });

  test('is nobody else’s, dies with a newer one and after five tries', async () => {
    const [one, other] = [await member(), await member()];
    const older = await mailedCode(one);
    expect((await other.client.updateUser({ password: 'Shiro77', nonce: older })).error).toMatchObject(
      notValid,
    );
    const nonce = await mailedCode(one);
    for (const tried of [older === nonce ? wrong(nonce) : older, ...Array(4).fill(wrong(nonce)), nonce])
      expect((await one.client.updateUser({ password: 'Shiro77', nonce: tried })).error).toMatchObject(
        notValid,
      );
    expect(await signIn(one.email)).not.toBeNull();
  });

  test('outlives a change that was refused', async () => {
    const [person, { email: taken }] = [await member(), await member()];
    const nonce = await mailedCode(person);
    expect((await person.client.updateUser({ email: taken, nonce })).error?.code).toBe('email_exists');
    expect((await person.client.updateUser({ password: 'Shiro-Wot-77', nonce })).error).toBeNull();
  });

  test('is made for no account that is deleted at that moment', async () => {
    const { client, userId } = await member();
    let asked: ReturnType<typeof client.reauthenticate> | undefined;
    await database.sql.begin(async (tx) => {
      await tx`delete from auth.users where id = ${userId}`;
      asked = client.reauthenticate();
      await expect.poll(() => waitingForLocks(database.sql), { timeout: 20_000 }).not.toEqual([]);
    });
    // As the official client tells it where the server says `session_not_found`.
    expect((await asked!).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('is mailed to who is logged in, three times at most in a while', async () => {
    expect((await accountClient(node.origin, memoryStorage()).reauthenticate()).error).not.toBeNull();
    const { client } = await member();
    const codes = [];
    for (let asked = 0; asked < 4; asked += 1) codes.push((await client.reauthenticate()).error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'over_email_send_rate_limit']);
  });
});

describe('metadata', () => {
  test('is merged key by key; null takes a key away; what the server says stays its own', async () => {
    const { client, email, userId } = await member();
    const first = { city: 'Gondar', theme: { dark: true }, role: 'admin_super', email: 'x@y.et' };
    expect((await client.updateUser({ data: first })).error).toBeNull();
    const { data } = await client.updateUser({ data: { city: null, height: 1.7, ['__proto__']: 1 } });
    expect(data.user!.user_metadata).toEqual({
      full_name: 'Hirut',
      theme: { dark: true },
      height: 1.7,
      sub: userId,
      email,
      email_verified: true,
      phone_verified: false,
    });
    expect(data.user!.role).toBe('authenticated');
    const { data: claims } = await client.refreshSession().then(() => client.getClaims());
    expect(claims!.claims.user_metadata).toMatchObject({ height: 1.7, sub: userId });
    const [profile] = await database.sql`select role from user_profiles where id = ${userId}`;
    expect(profile).toEqual({ role: 'user' });
  });

  test('keeps what two clients change at once', async () => {
    const { client } = await member();
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => client.updateUser({ data: { [`key-${at}`]: at } })),
    );
    const { data } = await client.getUser();
    for (let at = 0; at < 8; at += 1) expect(data.user!.user_metadata[`key-${at}`]).toBe(at);
  });

  test.each([
    ['too large', { note: 'ሰ'.repeat(2731) }, 'The metadata of an account must not be larger than 8 kB.'],
    ['too deep', { a: JSON.parse('['.repeat(20) + ']'.repeat(20)) as object }, /nested too deeply/],
    ['no text', { a: 'x\u0000' }, /cannot be kept/],
    ['no name', { full_name: 'http://x' }, 'Name contains invalid characters'],
  ])('that is %s is refused in words', async (_, data, message) => {
    const { client } = await member();
    const { error } = await client.updateUser({ data });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error!.message).toMatch(message);
  });

  test('may hold the name, which is the profile’s, too', async () => {
    const { client, userId } = await member();
    expect((await client.updateUser({ data: { full_name: ' ሂሩት በቀለ ' } })).error).toBeNull();
    const [profile] = await database.sql`select full_name from user_profiles where id = ${userId}`;
    expect(profile).toEqual({ full_name: 'ሂሩት በቀለ' });
  });

  test('may be missing: an account without a name', async () => {
    const client = accountClient(node.origin, memoryStorage());
    const email = 'nameless@birtu.test';
    const { data, error } = await client.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user!.user_metadata).not.toHaveProperty('full_name');
    const [profile] = await database.sql`select full_name from user_profiles where email = ${email}`;
    expect(profile).toEqual({ full_name: '' });
  });
});

test('a request that changes nothing is answered with the user', async () => {
  const { client, email } = await member();
  expect(await client.updateUser({})).toMatchObject({ data: { user: { email } }, error: null });
  expect(await client.updateUser({ data: {} })).toMatchObject({ data: { user: { email } }, error: null });
});
