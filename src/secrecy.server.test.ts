import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSecrets } from '#src/features/auth/keys/secrets.server.ts';
import { accountClient, testSecret } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { plainTextOf, startMailServer, type TestMailServer } from '#test/mail-server.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { freePort, startProduct, type Product } from '#test/product.ts';
import { createVisitor, passProvider } from '#test/visitor.ts';
import { withSecondStep } from '#test/second-step.ts';
import { everythingIn, Witness } from '#test/witness.ts';

const folder = mkdtempSync(join(tmpdir(), 'birtu-secrecy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface World {
  readonly product: Product;
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>;
  readonly provider: OpenIdProvider;
  readonly witness: Witness;
  /** What a mail to someone holds of this form, once one has come that was not given before. */
  mailed(email: string, form: RegExp): Promise<string>;
}

async function create(mailServer: TestMailServer | null) {
  const database = await createTestDatabase('bundled');
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const provider = await startOpenIdProvider({ publicUrl });
  const product = await startProduct({
    ...provider.settings,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    AUTH_SECRET: testSecret,
    LOG_LEVEL: 'debug',
    EMAIL_CONFIRMATION: 'required',
    ADMIN_EMAIL: 'admin@birtu.test',
    ADMIN_PASSWORD: 'Admin-Password-1',
    ...(mailServer && { SMTP_URL: mailServer.url }),
  });
  const kept = async (email: string) =>
    (
      await database.sql<{ text: string }[]>`
        select text from mails where recipient = ${email} order by created_at`
    ).map(({ text }) => text);
  const sent = (email: string) =>
    mailServer!.received.filter(({ recipients }) => recipients.includes(email)).map(plainTextOf);
  const given = new Set<string>();
  const world: World = {
    product,
    database,
    provider,
    witness: new Witness(),
    async mailed(email, form) {
      const find = async () => {
        const mails = mailServer ? sent(email) : await kept(email);
        return mails.flatMap((text) => form.exec(text)?.[0] ?? []).find((found) => !given.has(found));
      };
      const found = await vi.waitUntil(find, { timeout: 10_000, interval: 100 });
      given.add(found);
      return found;
    },
  };
  const end = async () => {
    await product.stop();
    await provider.close();
    await database.close();
  };
  return { world, end };
}

/** Registers, confirms, signs in, resets and fails at each, as people do. */
async function live(world: World): Promise<void> {
  const { product, witness } = world;
  witness.keepSecret('the password of the first admin', 'Admin-Password-1');
  witness.keepSecret('AUTH_SECRET', testSecret);
  witness.keepSecret('the secret towards the provider', world.provider.settings.OIDC_CLIENT_SECRET);
  const email = 'sara@birtu.test';
  const password = witness.keepSecret('a password', 'Injera-Wot-12');
  const wrong = witness.keepSecret('a wrong password', 'Wrong-Password-77');
  const client = accountClient(product.url, undefined, witness.fetch);

  await client.signUp({ email, password, options: { data: { full_name: 'Sara Tesfaye' } } });
  await client.signInWithPassword({ email, password });
  await visit(world, await mailedLink(world, email));
  const token = witness.keepSecret('a mailed code', await world.mailed(email, /^\d{6}$/m));
  expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
  await client.signInWithPassword({ email, password: wrong });
  const first = await client.signInWithPassword({ email, password });
  const { refresh_token: oldest } = first.data.session!;
  for (let round = 0; round < 3; round += 1) await client.refreshSession();
  const member = bearer((await client.getSession()).data.session!.access_token);
  await witness.fetch(`${product.url}/api/profile`, member);
  await tellFast(world, member);
  await accountClient(product.url, undefined, witness.fetch).refreshSession({ refresh_token: oldest });

  await resetByLink(world, email);
  const changed = await resetByCode(world, email);
  await misuse(world, email, changed);
  await signInSocially(world);
  await liveWithFactors(world, await changeEmail(world, email, changed));
}

/** Tells how they fast, rightly and wrongly, and what they have to mind; then staff look at everybody. */
async function tellFast(
  { product, database, witness }: World,
  member: ReturnType<typeof bearer>,
): Promise<void> {
  const headers = { ...member.headers, 'content-type': 'application/json' };
  for (const until of ['noon', 'noonish']) {
    const tsom = { tradition: 'orthodox', fish: true, honey: true, until };
    await witness.fetch(`${product.url}/api/preferences`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ tsom, finder: { gear: [], minds: ['after-birth'] } }),
    });
  }
  await witness.fetch(`${product.url}/plans/find?goal=run&mind=after-birth`);
  const staff = accountClient(product.url, undefined, witness.fetch);
  const { data } = await staff.signInWithPassword({
    email: 'admin@birtu.test',
    password: 'Admin-Password-1',
  });
  await database.sql.unsafe(withSecondStep(data.user!.id));
  const asStaff = bearer(data.session!.access_token);
  const list = await witness.fetch(`${product.url}/api/admin/users`, asStaff);
  for (const { id } of ((await list.json()) as { items: { id: string }[] }).items)
    await witness.fetch(`${product.url}/api/admin/users/${id}`, asStaff);
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** @returns the link that was mailed to someone, whose token is kept as a secret */
async function mailedLink(world: World, email: string): Promise<string> {
  const link = await world.mailed(email, /https?:\/\/\S+\/auth\/v1\/verify\?\S+/);
  world.witness.keepSecret('a mailed token', new URL(link).searchParams.get('token')!);
  return link;
}

const visit = ({ witness }: World, link: string) => witness.fetch(link);

/** By the session in the hash, as our own screens do; then by a code that only the asking client can exchange. */
async function resetByLink(world: World, email: string): Promise<void> {
  const { product, witness } = world;
  const client = accountClient(product.url, undefined, witness.fetch, 'implicit');
  await client.resetPasswordForEmail(email, { redirectTo: `${product.url}/set-new-password` });
  const location = (await visit(world, await mailedLink(world, email))).headers.get('location')!;
  const tokens = new URLSearchParams(new URL(location).hash.slice(1));
  const session = { access_token: tokens.get('access_token')!, refresh_token: tokens.get('refresh_token')! };
  expect((await client.setSession(session)).error).toBeNull();
  const changed = witness.keepSecret('a new password', 'Doro-Wot-1213');
  await client.updateUser({ password: witness.keepSecret('a weak password', 'weakling') });
  expect((await client.updateUser({ password: changed })).error).toBeNull();
  await client.updateUser({ password: changed });
  await client.signOut();

  const exchanging = accountClient(product.url, undefined, witness.fetch);
  await exchanging.resetPasswordForEmail(email, { redirectTo: `${product.url}/set-new-password` });
  const target = (await visit(world, await mailedLink(world, email))).headers.get('location')!;
  // No secret: it is worth nothing without what only this client keeps.
  const code = new URL(target).searchParams.get('code')!;
  expect((await exchanging.exchangeCodeForSession(code)).error).toBeNull();
  await exchanging.signOut();
}

/** @returns the new password */
async function resetByCode(world: World, email: string): Promise<string> {
  const { product, witness } = world;
  const client = accountClient(product.url, undefined, witness.fetch);
  await client.resetPasswordForEmail(email, { redirectTo: `${product.url}/verify-reset-otp` });
  const code = witness.keepSecret('a mailed code', await world.mailed(email, /^\d{6}$/m));
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const token of [wrong, code, code]) await client.verifyOtp({ email, token, type: 'recovery' });
  const changed = witness.keepSecret('a new password', 'Shiro-Wot-1415');
  expect((await client.updateUser({ password: changed })).error).toBeNull();
  await client.signOut();
  return changed;
}

/** @returns how to sign in from then on */
async function changeEmail(world: World, email: string, password: string) {
  const { product, witness } = world;
  const client = accountClient(product.url, undefined, witness.fetch);
  await client.signInWithPassword({ email, password });
  const next = 'moved@birtu.test';
  await client.updateUser({ email: next, current_password: `${password}x` });
  expect((await client.updateUser({ email: next, current_password: password })).error).toBeNull();
  await visit(world, await mailedLink(world, next));
  const changed = witness.keepSecret('a new password', 'Kitfo-Gomen-16');
  expect((await client.reauthenticate()).error).toBeNull();
  const nonce = witness.keepSecret('a mailed code', await world.mailed(next, /^\d{6}$/m));
  const { error } = await client.updateUser({ password: changed, nonce });
  expect(error).toBeNull();
  return { email: next, password: changed };
}

/** By an app, and by recovery codes; wrong ones, and each once too often. */
async function liveWithFactors({ product, witness }: World, account: { email: string; password: string }) {
  const client = accountClient(product.url, undefined, witness.fetch);
  await client.signInWithPassword(account);
  const enrolled = (await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).data!;
  const secret = witness.keepSecret('the secret of a factor', enrolled.totp.secret);
  const app = new TOTP({ secret });
  const code = witness.keepSecret('a code of a factor', app.generate());
  const factorId = enrolled.id;
  for (const tried of [String((Number(code) + 1) % 1_000_000).padStart(6, '0'), code, code])
    await client.mfa.challengeAndVerify({ factorId, code: tried });
  const { access_token: token, user } = (await client.getSession()).data.session!;
  expect(user.factors).toMatchObject([{ status: 'verified' }]);

  const init = { method: 'POST', ...bearer(token) };
  const answer = await witness.fetch(`${product.url}/api/account/recovery-codes`, init);
  const { codes } = (await answer.json()) as { codes: string[] };
  for (const recoveryCode of codes) {
    witness.keepSecret('a recovery code', recoveryCode);
    witness.keepSecret('a recovery code', recoveryCode.replaceAll(/\W/g, ''));
  }
  const later = accountClient(product.url, undefined, witness.fetch);
  await later.signInWithPassword(account);
  const attempts = [];
  for (const tried of [code, codes[0]!, codes[0]!])
    attempts.push(await later.mfa.challengeAndVerify({ factorId, code: tried }));
  expect(attempts.map(({ error }) => error === null)).toEqual([false, true, false]);
}

/** Secrets where none belong, and requests that cannot be read. */
async function misuse({ product, witness }: World, email: string, password: string): Promise<void> {
  const { data } = await accountClient(product.url, undefined, witness.fetch).signInWithPassword({
    email,
    password,
  });
  const { access_token: token, refresh_token: refresh } = data.session!;
  const send = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
    witness.fetch(product.url + path, { method, body, headers });
  const json = { 'content-type': 'application/json', ...bearer(token).headers };
  await send('POST', '/auth/v1/token?grant_type=password', `{"email": "${email}", "password": "${password}"`);
  await send('POST', '/auth/v1/token?grant_type=password', JSON.stringify({ email: password, password }));
  await send('POST', `/auth/v1/token?grant_type=${password}`, JSON.stringify({ email, password }));
  await send(
    'POST',
    '/auth/v1/token?grant_type=refresh_token',
    JSON.stringify({ refresh_token: `${refresh}x` }),
  );
  await send('POST', '/auth/v1/verify', JSON.stringify({ type: 'signup', token_hash: token }));
  await send('POST', '/auth/v1/signup', JSON.stringify({ email, password: { [password]: token } }));
  await send('PUT', '/auth/v1/user', JSON.stringify({ password, data: { token } }), bearer(token).headers);
  await send('PATCH', '/api/profile', JSON.stringify({ full_name: token, [password]: 1 }), json);
  await send('POST', '/api/activities', `{"type": ${password}`, json);
  await send('POST', '/api/activities', JSON.stringify({ id: password, date: token }), json);
  for (const path of [
    `/api/plans/fitness/${token}`,
    `/auth/v1/${refresh}`,
    `/auth/v1/verify?type=signup&token=${token}`,
    `/auth/v1/verify?type=recovery&token=${refresh}`,
    `/login?access_token=${token}`,
  ])
    await witness.fetch(product.url + path, bearer(`${token}x`));
}

async function signInSocially({ product, provider, witness }: World): Promise<void> {
  provider.people.set('abebe', { email: 'abebe@birtu.test', email_verified: true, name: 'Abebe Kebede' });
  const visitor = createVisitor({ publicUrl: product.url, origin: product.url });
  const client = accountClient(product.url, undefined, visitor.fetch);
  const options = { redirectTo: `${product.url}/login` };
  const { data } = await client.signInWithOAuth({ provider: 'oidc' as 'google', options });
  const page = await passProvider(visitor, data.url!, 'abebe');
  const code = witness.keepSecret('a sign-in code', page.url.searchParams.get('code')!);
  const { session } = (await client.exchangeCodeForSession(code)).data;
  witness.keepSecret('an access token', session!.access_token);
  witness.keepSecret('a refresh token', session!.refresh_token);
}

/** The part of the current signing key that nobody may have. */
async function privateKeyOf({ database }: World): Promise<string> {
  const [row] = await database.sql<{ sealed: string }[]>`
    select private_jwk as sealed from auth.signing_keys where status = 'current'`;
  const opened = createSecrets([testSecret]).open('signing-keys', row!.sealed);
  return (JSON.parse(opened!.text) as { d: string }).d;
}

describe.each(['sends its mails', 'keeps its mails'])('a product that %s', (kind) => {
  const sends = kind === 'sends its mails';
  let mailServer: TestMailServer;
  let world: World;
  let end: () => Promise<void>;

  beforeAll(async () => {
    mailServer = await startMailServer();
    ({ world, end } = await create(sends ? mailServer : null));
    await live(world);
    world.witness.keepSecret('the private key', await privateKeyOf(world));
  }, 90_000);
  afterAll(async () => {
    await end();
    await mailServer.stop();
  });

  test('has been used with every kind of secret', () => {
    expect([...world.witness.names].toSorted()).toEqual([
      'AUTH_SECRET',
      'a code of a factor',
      'a mailed code',
      'a mailed token',
      'a new password',
      'a password',
      'a recovery code',
      'a refresh token',
      'a sign-in code',
      'a weak password',
      'a wrong password',
      'an access token',
      'the password of the first admin',
      'the private key',
      'the secret of a factor',
      'the secret towards the provider',
    ]);
    const failures = world.witness.heard.filter(({ status }) => status >= 400);
    expect(failures.length).toBeGreaterThan(15);
    expect(world.witness.heard.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test(`keeps none of them readable in any table${sends ? '' : ', but for the mails of a local trial'}`, async () => {
    if (sends)
      await expect
        .poll(async () => await world.database.sql`select 1 from mails where sent_at is null`, {
          timeout: 10_000,
        })
        .toHaveLength(0);
    const everything = await everythingIn(world.database);
    expect(everything.get('auth.users')).toContain('moved@birtu.test');
    const found = [...everything].flatMap(([table, text]) =>
      world.witness.foundIn(text).map((name) => `${name} in ${table}`),
    );
    // Without a mail server the outbox is where mails are read: nothing else of it would be of use.
    expect(found).toEqual(sends ? [] : ['a mailed token in public.mails', 'a mailed code in public.mails']);
  });

  test('writes none of them in its log', () => {
    const log = world.product.output();
    expect(log).toContain('"path":"/auth/v1/verify"');
    expect(world.witness.foundIn(log)).toEqual([]);
  });

  test('tells neither its log nor its staff how somebody fasts, and what they have to mind', () => {
    const told = (text: string) => text.includes('orthodox') || text.includes('after-birth');
    const asked = (path: string) => world.witness.heard.filter(({ request }) => request.includes(path));
    expect(asked('/api/preferences').map(({ status, body }) => [status, told(body)])).toEqual([
      [200, true],
      [422, false],
    ]);
    expect(asked('/api/admin/users').length).toBeGreaterThan(1);
    expect(asked('/api/admin/users').filter(({ status, body }) => status !== 200 || told(body))).toEqual([]);
    expect(world.product.output()).toContain('"path":"/api/preferences"');
    expect(world.product.output()).toContain('"path":"/plans/find"');
    expect(told(world.product.output())).toBe(false);
  });

  test('gives none of them in an answer that refuses', () => {
    const found = world.witness.heard
      .filter(({ status }) => status >= 400)
      .flatMap(({ request, body }) => world.witness.foundIn(body).map((name) => `${name} at ${request}`));
    expect(found).toEqual([]);
  });

  test('leads with them to no address, but in the hash of the one that sets a new password', () => {
    const locations = world.witness.heard.flatMap(({ location }) => (location === null ? [] : [location]));
    expect(locations.some((location) => location.includes('/set-new-password#access_token='))).toBe(true);
    for (const location of locations) {
      const [address = '', hash = ''] = location.split('#', 2);
      expect([location, world.witness.foundIn(address)]).toEqual([location, []]);
      if (!address.endsWith('/set-new-password')) expect(world.witness.foundIn(hash)).toEqual([]);
    }
  });
});
