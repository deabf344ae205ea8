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
import { cancelAtProvider, createVisitor, passProvider, type Page, type Visitor } from '#test/visitor.ts';

const publicUrl = 'http://birtu.test';
const landing = `${publicUrl}/am/profile?tab=all`;
const password = 'Injera-Wot-12';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let provider: OpenIdProvider;
let terse: OpenIdProvider;
/** Asks for confirmation by mail. */
let node: AccountNode;
let other: AccountNode;
/** Believes every e-mail. */
let open: AccountNode;

beforeAll(async () => {
  database = await createTestDatabase();
  [provider, terse] = await Promise.all([
    startOpenIdProvider({ publicUrl }),
    startOpenIdProvider({ publicUrl, tellsAtUserinfo: true }),
  ]);
  const settings = { ...provider.settings, EMAIL_CONFIRMATION: 'required' };
  [node, other, open] = await Promise.all([
    startAccountNode(database, settings),
    startAccountNode(database, { ...settings, ...terse.settings, OIDC_ID: 'custom:terse' }),
    startAccountNode(database, provider.settings),
  ]);
});
afterAll(async () => {
  await Promise.all([node.close(), other.close(), open.close()]);
  await Promise.all([provider.close(), terse.close(), database.close()]);
});

/** A browser with the official client in it. */
function browser(at: AccountNode = node) {
  const visitor = createVisitor({ publicUrl, origin: at.origin });
  return { visitor, client: accountClient(at.origin, memoryStorage(), visitor.fetch) };
}
type Browser = ReturnType<typeof browser>;

/** The address at which a social sign-in begins. */
async function begin({ client }: Browser, redirectTo = landing, id = 'oidc'): Promise<string> {
  const { data } = await client.signInWithOAuth({ provider: id as 'google', options: { redirectTo } });
  return data.url!;
}

/** Signs in with the provider, up to the page that it leads back to. */
async function arrive(from: Browser, login: string, id?: string): Promise<Page> {
  return passProvider(from.visitor, await begin(from, landing, id), login);
}
const codeIn = ({ url }: Page) => url.searchParams.get('code') ?? `none: ${url.search}`;
const errorIn = ({ url }: Page) => url.searchParams.get('error_code');

async function signInAt(from: Browser, login: string, id?: string) {
  const page = await arrive(from, login, id);
  const { data, error } = await from.client.exchangeCodeForSession(codeIn(page));
  if (error) throw error;
  return data;
}

/** Somebody at the provider. */
function know(login: string, more: object = {}) {
  const person = { email: `${login}@birtu.test`, email_verified: true, name: 'Sara Tesfaye', ...more };
  for (const { people } of [provider, terse]) people.set(login, person);
  return person.email;
}

async function accountsOf(email: string) {
  return node.runtime.sql<
    { id: string; role: string; name: string; providers: string[]; hash: string | null }[]
  >`
    select u.id, p.role, p.full_name as name, u.password_hash as hash,
           array(select provider from auth.identities i where i.user_id = u.id order by provider) as providers
    from auth.users u join user_profiles p on p.id = u.id where u.email = ${email}`;
}

/** Registers with a password and confirms by the mailed link. */
async function register(email: string, at: AccountNode = node, isConfirmed = true): Promise<Browser> {
  const from = browser(at);
  const options = { data: { full_name: 'Abebe Kebede' } };
  const { error } = await from.client.signUp({ email, password, options });
  if (error) throw error;
  if (!isConfirmed) return from;
  if (at.runtime.settings.emailConfirmation) {
    const link = /http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(
      (await mailsTo(at.runtime, email)).at(-1)!.text,
    )![0];
    await from.visitor.go(link);
    await from.client.signInWithPassword({ email, password });
  }
  return from;
}

/** The same browser, logged out at the provider. */
const forgetful = ({ visitor }: Browser): Visitor => {
  (visitor.cookies(new URL(provider.issuer).host) as Map<string, string>).clear();
  return visitor;
};

async function linkAddress({ client }: Browser, redirectTo = landing): Promise<string> {
  const { data, error } = await client.linkIdentity({
    provider: 'oidc' as 'google',
    options: { redirectTo },
  });
  if (error) throw error;
  return data.url;
}

describe('a social sign-in', () => {
  test('makes user, identity and profile the first time, and finds them the second', async () => {
    const email = know('new', { name: 'Sara (Tesfaye)' });
    const first = browser();
    const page = await arrive(first, 'new');
    expect(page.url.origin + page.url.pathname).toBe('http://birtu.test/am/profile');
    expect(page.url.searchParams.get('tab')).toBe('all');
    const { data } = await first.client.exchangeCodeForSession(codeIn(page));
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String) as string,
      app_metadata: { provider: 'oidc', providers: ['oidc'] },
      user_metadata: { full_name: 'Sara Tesfaye' },
    });
    const [account] = await accountsOf(email);
    expect(account).toMatchObject({ role: 'user', name: 'Sara Tesfaye', providers: ['oidc'], hash: null });
    const { data: claims } = await first.client.getClaims();
    expect(claims!.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });

    provider.people.set('new', { email, email_verified: true, name: 'Sara Renamed' });
    const again = await signInAt(browser(), 'new');
    expect(again.user.id).toBe(data.user!.id);
    expect(again.user.identities![0]!.identity_data).toMatchObject({ name: 'Sara Renamed', sub: 'new' });
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test('goes on when the e-mail at the provider changes: the subject is the person', async () => {
    const email = know('moving');
    const { user } = await signInAt(browser(), 'moving');
    know('moving', { email: 'moved@birtu.test' });
    expect((await signInAt(browser(), 'moving')).user).toMatchObject({ id: user.id, email });
  });

  test('asks for what the id token does not say, and takes the name from the e-mail', async () => {
    const email = know('abebe.kebede', { name: undefined });
    const { user } = await signInAt(browser(other), 'abebe.kebede', 'custom:terse');
    expect(user).toMatchObject({ email, user_metadata: { full_name: 'Abebe Kebede' } });
  });

  test('of one person, many at once, makes one account', async () => {
    const email = know('hasty');
    const [a, b, c] = [browser(), browser(), browser(open)];
    const users = await Promise.all([a, b, c].map((from) => signInAt(from, 'hasty')));
    expect(new Set(users.map(({ user }) => user.id)).size).toBe(1);
    expect(await accountsOf(email)).toMatchObject([{ providers: ['oidc'] }]);
  });

  test.each([
    ['without an e-mail', 'mailless', { email: undefined }],
    ['with an e-mail that the provider has not verified', 'unverified', { email_verified: false }],
  ])('%s is refused, and nothing is made', async (_, login, more) => {
    know(login, more);
    expect(errorIn(await arrive(browser(), login))).toBe('provider_email_needs_verification');
    expect(await accountsOf(`${login}@birtu.test`)).toEqual([]);
  });

  test('asks the account’s second factor as well', async () => {
    know('careful');
    const from = browser();
    const { user } = await signInAt(from, 'careful');
    await node.runtime.sql`
      insert into auth.factors (user_id, factor_type, status, friendly_name)
      values (${user.id}, 'totp', 'verified', 'phone')`;
    const later = browser();
    await signInAt(later, 'careful');
    expect((await later.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
    });
    const link = await later.client.linkIdentity({ provider: 'oidc' as 'google' });
    expect(link.error).toMatchObject({ code: 'insufficient_aal' });
  });
});

describe('an account that has the e-mail already', () => {
  test('is joined where both have shown that the mailbox is theirs, and told', async () => {
    const email = know('joins');
    const { client } = await register(email);
    const { user } = await signInAt(browser(), 'joins');
    expect(user.id).toBe((await client.getUser()).data.user!.id);
    expect(await accountsOf(email)).toMatchObject([{ name: 'Abebe Kebede', providers: ['email', 'oidc'] }]);
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    const told = (await mailsTo(node.runtime, email)).at(-1)!;
    expect(told.subject).toBe('Test Provider now opens your Birtu account');
    expect(told.text).toContain('Hello Abebe Kebede,');
    expect(told.text).toContain('http://birtu.test/profile/security');
  });

  test('is never joined by an e-mail that the provider has not verified', async () => {
    const email = know('thief', { email_verified: false });
    await register(email);
    expect(errorIn(await arrive(browser(), 'thief'))).toBe('provider_email_needs_verification');
    expect(await accountsOf(email)).toMatchObject([{ providers: ['email'] }]);
  });

  test('is not joined where its own e-mail was never proven; after a link it is the person’s', async () => {
    const email = know('unproven');
    const from = await register(email, open);
    expect(errorIn(await arrive(browser(open), 'unproven'))).toBe('user_already_exists');
    expect(errorIn(await passProvider(from.visitor, await linkAddress(from), 'unproven'))).toBeNull();
    const { user } = await signInAt(browser(open), 'unproven');
    expect(user.id).toBe((await from.client.getUser()).data.user!.id);
  });

  test('that never confirmed goes to the owner of the mailbox; who registered it is out', async () => {
    const email = know('victim');
    const stranger = await register(email, node, false);
    const { link } = {
      link: (await mailsTo(node.runtime, email)).at(-1)!.text.match(/http\S+verify\S+/)![0],
    };
    const { user } = await signInAt(browser(), 'victim');
    expect(user.user_metadata).toEqual({ full_name: 'Sara Tesfaye' });
    expect((await mailsTo(node.runtime, email)).at(-1)!.text).toContain('Hello Sara Tesfaye,');
    expect(await accountsOf(email)).toMatchObject([
      { id: user.id, name: 'Sara Tesfaye', providers: ['oidc'], hash: null },
    ]);
    const { error } = await stranger.client.signInWithPassword({ email, password });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
    expect((await stranger.visitor.go(link)).url.searchParams.get('confirmation')).toBe('expired');
  });
});

describe('what comes back from the provider', () => {
  const callback = async (address: string, at = browser()) => {
    const page = await at.visitor.go(address);
    return [page.url.pathname, errorIn(page)];
  };

  /** The provider's last step, not yet taken: the callback with a good code. */
  async function lastStep(from: Browser, login: string): Promise<string> {
    know(login);
    const start = await begin(from);
    const watching: Visitor = {
      ...from.visitor,
      go: (address, form) => goUntilCallback(from, address, form),
    };
    return (await passProvider(watching, start, login)).url.href;
  }

  async function goUntilCallback(from: Browser, address: string, form?: Readonly<Record<string, string>>) {
    let url = new URL(address);
    let init: RequestInit = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    for (;;) {
      if (url.pathname === '/auth/v1/callback') return { url, status: 200, text: '' };
      const response = await from.visitor.fetch(url, init);
      const next = response.headers.get('location');
      if (next === null) return { url, status: response.status, text: await response.text() };
      url = new URL(next, url);
      init = {};
    }
  }

  test('counts only in the browser that began it; a stranger’s visit ends nothing', async () => {
    const [person, stranger] = [browser(), browser()];
    const address = await lastStep(person, 'bound');
    expect(await callback(address, stranger)).toEqual(['/login', 'bad_oauth_state']);
    expect(await accountsOf('bound@birtu.test')).toEqual([]);
    expect(await callback(address, person)).toEqual(['/am/profile', null]);
  });

  test('counts once', async () => {
    const from = browser();
    const address = await lastStep(from, 'twice');
    const cookie = [...from.visitor.cookies(new URL(node.origin).host)];
    expect(await callback(address, from)).toEqual(['/am/profile', null]);
    expect(from.visitor.cookies(new URL(node.origin).host).size).toBe(0);
    const again = browser();
    for (const [name, value] of cookie)
      (again.visitor.cookies(new URL(node.origin).host) as Map<string, string>).set(name, value);
    expect(await callback(address, again)).toEqual(['/login', 'bad_oauth_state']);
  });

  test('after ten minutes is too late', async () => {
    const from = browser();
    const address = await lastStep(from, 'slow');
    node.passTime(601);
    expect(await callback(address, from)).toEqual(['/login', 'bad_oauth_state']);
    node.passTime(-601);
  });

  test.each([
    '',
    '?state=x&code=y',
    '?state=00000000-0000-4000-8000-000000000000&code=y',
    '?state=%00&code=y',
  ])('with a forged query %j leads to the login', async (query) => {
    expect(await callback(`${publicUrl}/auth/v1/callback${query}`)).toEqual(['/login', 'bad_oauth_state']);
  });

  test('with a forged code is refused by the provider', async () => {
    const from = browser();
    const address = new URL(await lastStep(from, 'forger'));
    address.searchParams.set('code', 'forged');
    expect(await callback(address.href, from)).toEqual(['/am/profile', 'bad_oauth_callback']);
  });

  test('may be that the person turned back', async () => {
    const from = browser();
    const page = await cancelAtProvider(from.visitor, await begin(from));
    expect(page.url.pathname).toBe('/am/profile');
    expect(Object.fromEntries(page.url.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'access_denied',
      error_description: 'Signing in was not finished. You can try again.',
    });
  });

  test('the cookie is for this server only, and no script reads it', async () => {
    const response = await fetch(await begin(browser()), { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^birtu-flow-[\w-]+=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});

test('over TLS the cookie is this host’s alone', async () => {
  const secureUrl = 'https://birtu.test';
  const mine = await startOpenIdProvider({ publicUrl: secureUrl });
  const at = await startAccountNode(database, { ...mine.settings, PUBLIC_URL: secureUrl });
  mine.people.set('tls', { email: 'tls@birtu.test', email_verified: true });
  const from = {
    visitor: createVisitor({ publicUrl: secureUrl, origin: at.origin }),
    client: accountClient(at.origin),
  };
  const response = await from.visitor.fetch(await begin(from, secureUrl), { redirect: 'manual' });
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-birtu-flow-[\w-]+=.*; Path=\/; HttpOnly; Secure;/,
  );
  const page = await passProvider(from.visitor, response.headers.get('location')!, 'tls');
  expect([page.url.origin, errorIn(page)]).toEqual([secureUrl, null]);
  expect([...from.visitor.cookies(new URL(at.origin).host).keys()]).toEqual([]);
  await Promise.all([at.close(), mine.close()]);
});

test('one client begins only so many', async () => {
  const at = await startAccountNode(database, { ...provider.settings, CLIENT_LIMIT_FACTOR: '0.001' });
  const from = browser(at);
  await at.runtime.sql`delete from rate_limits where key like 'social-sign-in:%'`;
  const pages = [await from.visitor.go(await begin(from)), await from.visitor.go(await begin(from))];
  expect(pages.map(errorIn)).toEqual([null, 'over_request_rate_limit']);
  await at.close();
});

describe('the code for a session', () => {
  const exchange = async (code: string, verifier: string) => {
    const response = await fetch(`${node.origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    });
    const { code: refused = null } = (await response.json()) as { code?: string };
    return [response.status, refused];
  };
  const verifier = 'v'.repeat(43);
  /** A code whose verifier the test knows. */
  async function codeFor(login: string) {
    know(login);
    const from = browser();
    const query = new URLSearchParams({
      provider: 'oidc',
      redirect_to: landing,
      code_challenge: verifier,
      code_challenge_method: 'plain',
    });
    const page = await passProvider(from.visitor, `${node.origin}/auth/v1/authorize?${query}`, login);
    return codeIn(page);
  }

  test('works once', async () => {
    const code = await codeFor('once');
    const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
    expect(answers.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, null],
      [404, 'flow_state_not_found'],
    ]);
  });

  test('dies with a wrong verifier', async () => {
    const code = await codeFor('guess');
    expect(await exchange(code, 'w'.repeat(43))).toEqual([400, 'bad_code_verifier']);
    expect(await exchange(code, verifier)).toEqual([404, 'flow_state_not_found']);
  });

  test('dies after five minutes', async () => {
    const code = await codeFor('late');
    node.passTime(301);
    expect(await exchange(code, verifier)).toEqual([422, 'flow_state_expired']);
    node.passTime(-301);
  });

  test('is not readable in the table', async () => {
    const code = await codeFor('reader');
    const rows = await node.runtime.sql`select * from auth.flow_states`;
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('where it may lead', () => {
  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'http://birtu.test.elsewhere.example/',
    'http://birtu.test@elsewhere.example/',
    'javascript:alert(1)',
    'blob:http://birtu.test/x',
    '\\\\elsewhere.example',
    'http://birtu.test:81/',
  ])('%s is not followed', async (redirectTo) => {
    know('redirected');
    const from = browser();
    const page = await passProvider(from.visitor, await begin(from, redirectTo), 'redirected');
    expect(page.url.origin + page.url.pathname).toBe('http://birtu.test/login');
  });

  test('a provider that is not offered leads back with a reason', async () => {
    const from = browser();
    expect(errorIn(await from.visitor.go(await begin(from, landing, 'google')))).toBe('provider_disabled');
  });

  test('without a challenge nothing begins', async () => {
    const { status } = await fetch(`${node.origin}/auth/v1/authorize?provider=oidc`, { redirect: 'manual' });
    expect(status).toBe(400);
  });
});

test('a provider that is down is said to be, and nothing of that is kept', async () => {
  const [mine, database_] = [await startOpenIdProvider({ publicUrl }), database];
  const at = await startAccountNode(database_, mine.settings);
  mine.people.set('patient', { email: 'patient@birtu.test', email_verified: true });
  const from = browser(at);
  mine.isDown = true;
  const page = await from.visitor.go(await begin(from));
  expect(page.url.pathname).toBe('/am/profile');
  expect([page.url.searchParams.get('error'), errorIn(page)]).toEqual([
    'temporarily_unavailable',
    'unavailable',
  ]);
  mine.isDown = false;
  await signInAt(from, 'patient');
  await signInAt(browser(at), 'patient');
  expect(mine.descriptionsRead()).toBe(2);
  at.passTime(3601);
  mine.isDown = true;
  const link = new URL(await begin(browser(at)));
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.headers.get('location')).toContain(`${mine.issuer}/auth`);
  await Promise.all([at.close(), mine.close()]);
});

describe('linking', () => {
  test('adds the identity to the one who asks, whatever its e-mail, and keeps the session', async () => {
    know('linked', { email: 'elsewhere@birtu.test', email_verified: false });
    const from = await register('links@birtu.test');
    const before = (await from.client.getClaims()).data!.claims;
    const page = await passProvider(from.visitor, await linkAddress(from), 'linked');
    const { data, error } = await from.client.exchangeCodeForSession(codeIn(page));
    expect(error).toBeNull();
    expect(data.user!.email).toBe('links@birtu.test');
    const after = (await from.client.getClaims()).data!.claims;
    expect([after['session_id'], after['amr']]).toEqual([before['session_id'], before['amr']]);
    const { data: listed } = await from.client.getUserIdentities();
    expect(listed!.identities.map(({ provider: name }) => name)).toEqual(['email', 'oidc']);
    expect((await signInAt(browser(), 'linked')).user.id).toBe(data.user!.id);
    expect((await from.client.refreshSession()).error).toBeNull();
  });

  test('needs a session, and counts only as long as that one lives', async () => {
    expect((await browser().client.linkIdentity({ provider: 'oidc' as 'google' })).error).not.toBeNull();
    know('ended');
    const from = await register('ends@birtu.test');
    const address = await linkAddress(from);
    await from.client.signOut({ scope: 'local' });
    expect(errorIn(await passProvider(from.visitor, address, 'ended'))).toBe('session_expired');
  });

  test('counts only in the browser of the one who asks', async () => {
    know('lured');
    const attacker = await register('attacker@birtu.test');
    const victim = browser();
    expect(errorIn(await passProvider(victim.visitor, await linkAddress(attacker), 'lured'))).toBe(
      'bad_oauth_state',
    );
  });

  test('of an identity that an account has is refused', async () => {
    know('taken');
    await signInAt(browser(), 'taken');
    const from = await register('takes@birtu.test');
    expect(errorIn(await passProvider(from.visitor, await linkAddress(from), 'taken'))).toBe(
      'identity_already_exists',
    );
  });
});

describe('unlinking', () => {
  test('takes the identity, not the account', async () => {
    know('unlinked', { email: 'unlinked-elsewhere@birtu.test' });
    const from = await register('unlinks@birtu.test');
    await passProvider(from.visitor, await linkAddress(from), 'unlinked');
    const [own, social] = (await from.client.getUserIdentities()).data!.identities;
    expect((await from.client.unlinkIdentity(own!)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    expect((await from.client.unlinkIdentity(social!)).error).toBeNull();
    const told = await mailsTo(node.runtime, 'unlinks@birtu.test');
    expect(told.slice(-2).map(({ text }) => /Test Provider/.test(text))).toEqual([true, true]);
    expect(told.at(-1)!.subject).not.toBe(told.at(-2)!.subject);
    expect((await from.client.getUserIdentities()).data!.identities).toHaveLength(1);
    expect((await signInAt(browser(), 'unlinked')).user.email).toBe('unlinked-elsewhere@birtu.test');
  });

  test('never takes the last way in, not even two at once', async () => {
    know('lonely');
    const from = browser();
    await signInAt(from, 'lonely');
    const [only] = (await from.client.getUserIdentities()).data!.identities;
    expect((await from.client.unlinkIdentity(only!)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    know('lonely-too', { email: 'lonely-too@birtu.test' });
    await passProvider(forgetful(from), await linkAddress(from), 'lonely-too');
    const both = (await from.client.getUserIdentities()).data!.identities;
    const outcomes = await Promise.all(both.map((identity) => from.client.unlinkIdentity(identity)));
    expect(outcomes.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual([
      'done',
      'single_identity_not_deletable',
    ]);
  });

  test('is for one’s own only', async () => {
    know('owner');
    const owner = browser();
    const { user } = await signInAt(owner, 'owner');
    const from = await register('meddler@birtu.test');
    expect((await from.client.unlinkIdentity(user.identities![0]!)).error).toMatchObject({
      code: 'identity_not_found',
    });
    expect((await owner.client.getUserIdentities()).data!.identities).toHaveLength(1);
  });
});

test('the settings name who is offered', async () => {
  const answer = await fetch(`${other.origin}/auth/v1/settings`);
  expect(await answer.json()).toMatchObject({
    external: { email: true, 'custom:terse': true },
    mailer_autoconfirm: false,
  });
});
