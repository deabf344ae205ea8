import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, type AccountNode } from '#test/account-server.ts';
import { waitingForLocks } from '#test/database.ts';
import {
  begin,
  browserAt,
  friend,
  know as knowAt,
  startSocialStage,
  codeIn,
  errorIn,
  signInAt,
  register,
  linkAddress,
  type SocialStage,
  type Browser,
} from '#test/social-stage.ts';
import { passProvider, type Page, type Visitor } from '#test/visitor.ts';

let stage: SocialStage;
let node: AccountNode;

beforeAll(async () => {
  stage = await startSocialStage();
  ({ node } = stage);
});
afterAll(() => stage.close());

const browser = (at = node) => browserAt(at);
const know = (login: string, more: object = {}) => knowAt(stage.provider, login, more);

/** The same browser, logged out at the provider. */
const forgetful = ({ visitor }: Browser): Visitor => {
  (visitor.cookies(new URL(stage.provider.issuer).host) as Map<string, string>).clear();
  return visitor;
};

describe('linking', () => {
  test('adds the identity to the one who asks, whatever its e-mail, and keeps the session', async () => {
    know('linked', { email: 'elsewhere@birtu.test', email_verified: false });
    const from = await register('links@birtu.test', node);
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
    const from = await register('ends@birtu.test', node);
    const address = await linkAddress(from);
    await from.client.signOut({ scope: 'local' });
    expect(errorIn(await passProvider(from.visitor, address, 'ended'))).toBe('session_expired');
  });

  test('counts only in the browser of the one who asks', async () => {
    know('lured');
    const attacker = await register('attacker@birtu.test', node);
    const victim = browser();
    expect(errorIn(await passProvider(victim.visitor, await linkAddress(attacker), 'lured'))).toBe(
      'bad_oauth_state',
    );
  });

  test('of an identity that an account has is refused', async () => {
    know('taken');
    await signInAt(browser(), 'taken');
    const from = await register('takes@birtu.test', node);
    expect(errorIn(await passProvider(from.visitor, await linkAddress(from), 'taken'))).toBe(
      'identity_already_exists',
    );
  });
});

describe('unlinking', () => {
  test('takes the identity, not the account', async () => {
    know('unlinked', { email: 'unlinked-elsewhere@birtu.test' });
    const from = await register('unlinks@birtu.test', node);
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

  test('waits for a sign-in with the identity that it meets, and the other way round', async () => {
    know('meeting', { email: 'meeting-elsewhere@birtu.test' });
    const from = await register('meets@birtu.test', node);
    await passProvider(from.visitor, await linkAddress(from), 'meeting');
    const { identities } = (await from.client.getUserIdentities()).data!;
    const social = identities.find(({ provider }) => provider === 'oidc')!;
    const other = browserAt(node, 'implicit');
    const address = await begin(other, `${friend}/account`);
    const { sql } = stage.database;
    const steps = [
      () => from.client.unlinkIdentity(social),
      () => passProvider(other.visitor, address, 'meeting'),
    ] as const;
    const done: Promise<unknown>[] = [];
    await sql.begin(async (tx) => {
      await tx`select from auth.users where id = ${social.user_id} for update`;
      for (const step of steps) {
        done.push(step());
        await expect.poll(() => waitingForLocks(sql), { timeout: 20_000 }).toHaveLength(done.length);
      }
    });
    const [unlinked, page] = (await Promise.all(done)) as [{ error: unknown }, Page];
    expect(unlinked.error).toBeNull();
    // The identity is nobody's by then: its owner gets an account of their own.
    const { access_token: token } = Object.fromEntries(new URLSearchParams(page.url.hash.slice(1)));
    expect((await other.client.getUser(token)).data.user?.email).toBe('meeting-elsewhere@birtu.test');
  });

  test('is for one’s own only', async () => {
    know('owner');
    const owner = browser();
    const { user } = await signInAt(owner, 'owner');
    const from = await register('meddler@birtu.test', node);
    expect((await from.client.unlinkIdentity(user.identities![0]!)).error).toMatchObject({
      code: 'identity_not_found',
    });
    expect((await owner.client.getUserIdentities()).data!.identities).toHaveLength(1);
  });
});
