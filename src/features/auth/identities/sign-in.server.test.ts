import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { waitingForLocks } from '#test/database.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import {
  browserAt,
  know as knowAt,
  startSocialStage,
  begin,
  arrive,
  codeIn,
  errorIn,
  signInAt,
  register,
  linkAddress,
  password,
  publicUrl,
  type Browser,
  type SocialStage,
} from '#test/social-stage.ts';
import { passProvider } from '#test/visitor.ts';

let stage: SocialStage;
let node: AccountNode;
/** Believes every e-mail. */
let open: AccountNode;
/** Whose provider tells the e-mail only when asked again. */
let other: AccountNode;
let terse: OpenIdProvider;

beforeAll(async () => {
  stage = await startSocialStage();
  ({ node } = stage);
  terse = await startOpenIdProvider({ publicUrl, tellsAtUserinfo: true });
  const { database, provider } = stage;
  [other, open] = await Promise.all([
    startAccountNode(database, {
      ...terse.settings,
      EMAIL_CONFIRMATION: 'required',
      OIDC_ID: 'custom:terse',
    }),
    startAccountNode(database, provider.settings),
  ]);
});
afterAll(async () => {
  await Promise.all([other.close(), open.close(), terse.close()]);
  await stage.close();
});

const browser = (at = node) => browserAt(at);
const know = (login: string, more: object = {}) => knowAt(stage.provider, login, more);

async function accountsOf(email: string) {
  return node.runtime.sql<
    { id: string; role: string; name: string; providers: string[]; hash: string | null }[]
  >`
    select u.id, p.role, p.full_name as name, u.password_hash as hash,
           array(select provider from auth.identities i where i.user_id = u.id order by provider) as providers
    from auth.users u join user_profiles p on p.id = u.id where u.email = ${email}`;
}

describe('a social sign-in', () => {
  test('makes user, identity and profile the first time, and finds them the second', async () => {
    const email = know('new', { name: 'Sara (Tesfaye)' });
    const first = browser();
    const page = await arrive(first, 'new');
    expect(page.url.origin + page.url.pathname).toBe('http://birtu.test/am/login');
    expect(page.url.searchParams.get('from')).toBe('/am/profile');
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

    stage.provider.people.set('new', { email, email_verified: true, name: 'Sara Renamed' });
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
    const email = knowAt(terse, 'abebe.kebede', { name: undefined });
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

  test('asks the account’s second factor as well, for linking and unlinking too', async () => {
    know('careful');
    const from = browser();
    await signInAt(from, 'careful');
    const { data: factor } = await from.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    const code = () =>
      new TOTP({ secret: factor!.totp.secret }).generate({ timestamp: node.runtime.now().getTime() });
    const showFactor = ({ client }: Browser) =>
      client.mfa.challengeAndVerify({ factorId: factor!.id, code: code() });
    expect((await showFactor(from)).error).toBeNull();

    const later = browser();
    const { user } = await signInAt(later, 'careful');
    const level = async () => (await later.client.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const attempts = await Promise.all([
      later.client.linkIdentity({ provider: 'oidc' as 'google' }),
      later.client.unlinkIdentity(user.identities![0]!),
    ]);
    expect(attempts.map(({ error }) => error?.code)).toEqual(['insufficient_aal', 'insufficient_aal']);
    node.passTime(30);
    expect((await showFactor(later)).error).toBeNull();
    expect(await level()).toMatchObject({ currentLevel: 'aal2' });
    know('careful-too', { email: 'careful-too@birtu.test' });
    (later.visitor.cookies(new URL(stage.provider.issuer).host) as Map<string, string>).clear();
    const page = await passProvider(later.visitor, await linkAddress(later), 'careful-too');
    await later.client.exchangeCodeForSession(codeIn(page));
    expect(await level()).toMatchObject({ currentLevel: 'aal2' });
    node.passTime(-30);
  });
});

describe('an account that has the e-mail already', () => {
  test('is joined where both have shown that the mailbox is theirs, and told', async () => {
    const email = know('joins');
    const { client } = await register(email, node);
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
    await register(email, node);
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

  test('that never confirmed goes to the owner of the mailbox, also while its link is visited', async () => {
    const email = know('contested');
    const { visitor } = await register(email, node, false);
    const link = /http\S+verify\S+/.exec((await mailsTo(node.runtime, email)).at(-1)!.text)![0];
    const { sql } = stage.database;
    const arriving = browser();
    const steps = [() => arrive(arriving, 'contested'), () => visitor.go(link)];
    const pages: ReturnType<typeof arrive>[] = [];
    await sql.begin(async (tx) => {
      await tx`select from auth.users where email = ${email} for update`;
      for (const step of steps) {
        pages.push(step());
        await expect.poll(() => waitingForLocks(sql), { timeout: 20_000 }).toHaveLength(pages.length);
      }
    });
    const [arrived, visited] = await Promise.all(pages);
    expect((await arriving.client.exchangeCodeForSession(codeIn(arrived!))).error).toBeNull();
    expect(visited!.url.searchParams.get('confirmation')).toBe('expired');
    expect(await accountsOf(email)).toMatchObject([{ providers: ['oidc'], hash: null }]);
  });

  test('that never confirmed goes to the owner of the mailbox; who registered it is out', async () => {
    const email = know('victim');
    const stranger = await register(email, node, false);
    const { link } = {
      link: (await mailsTo(node.runtime, email)).at(-1)!.text.match(/http\S+verify\S+/)![0],
    };
    const { user } = await signInAt(browser(), 'victim');
    expect(user.user_metadata).toEqual({
      full_name: 'Sara Tesfaye',
      sub: user.id,
      email: user.email,
      email_verified: true,
      phone_verified: false,
    });
    expect((await mailsTo(node.runtime, email)).at(-1)!.text).toContain('Hello Sara Tesfaye,');
    expect(await accountsOf(email)).toMatchObject([
      { id: user.id, name: 'Sara Tesfaye', providers: ['oidc'], hash: null },
    ]);
    const { error } = await stranger.client.signInWithPassword({ email, password });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
    expect((await stranger.visitor.go(link)).url.searchParams.get('confirmation')).toBe('expired');
  });
});

test('a provider that is down is said to be, and nothing of that is kept', async () => {
  const mine = await startOpenIdProvider({ publicUrl });
  const at = await startAccountNode(stage.database, mine.settings);
  mine.people.set('patient', { email: 'patient@birtu.test', email_verified: true });
  const from = browser(at);
  mine.isDown = true;
  const page = await from.visitor.go(await begin(from));
  expect(page.url.pathname).toBe('/am/login');
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

test('the settings name who is offered', async () => {
  const answer = await fetch(`${other.origin}/auth/v1/settings`);
  expect(await answer.json()).toMatchObject({
    external: { email: true, 'custom:terse': true },
    mailer_autoconfirm: false,
  });
});
