import { randomUUID } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountClient,
  mailsTo,
  memoryStorage,
  startAccountNode,
  testSecret,
  type AccountNode,
} from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { authenticate } from '../sessions/actor.server.ts';
import { provePassword } from '../security/service.server.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';

const password = 'Injera-Wot-12';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let otherNode: AccountNode;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { AUTH_SECRET: testSecret, CLIENT_LIMIT_FACTOR: '100' };
  node = await startAccountNode(database, settings);
  otherNode = await startAccountNode(database, settings);
});
afterAll(async () => {
  await node.close();
  await otherNode.close();
  await database.close();
});

let people = 0;
async function newMember() {
  people += 1;
  const email = `member.${people}@factors.test`;
  const client = accountClient(node.origin);
  const { data, error } = await client.signUp({ email, password, options: { data: { full_name: 'Selam' } } });
  expect(error).toBeNull();
  return { email, client, userId: data.user!.id };
}

/** What an authenticator app shows, `steps` of half a minute from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: node.runtime.now().getTime() + steps * 30_000,
  });

/** A member with an authenticator, whose session has shown it. */
async function protectedMember() {
  const member = await newMember();
  const { data } = await member.client.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' });
  const factor = { factorId: data!.id };
  const secret = data!.totp.secret;
  // The code before this one, so that those of now are still unused.
  const { error } = await member.client.mfa.challengeAndVerify({ ...factor, code: codeOf(secret, -1) });
  expect(error).toBeNull();
  return { ...member, ...factor, secret };
}

async function signIn(email: string, origin = node.origin) {
  const client = accountClient(origin, memoryStorage());
  const { error } = await client.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const codesLeftOf = async (client: GoTrueClient) =>
  await countRecoveryCodes(database.db, (await contextOf(client)).actor.userId);

async function contextOf(client: GoTrueClient): Promise<MemberContext> {
  const { data } = await client.getSession();
  const actor = await authenticate(node.runtime, `Bearer ${data.session!.access_token}`);
  if (typeof actor === 'string') throw new Error(actor);
  return {
    ...node.runtime,
    actor,
    requestId: '',
    clientAddress: '',
    userAgent: '',
    language: 'en',
  };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('setting up an authenticator', () => {
  test('shows a secret that an app reads from a picture, and protects nothing until a code was shown', async () => {
    const { client, email } = await newMember();
    const { data, error } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Birtu',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(data!.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    const read = new URL(data!.totp.uri);
    expect(read.searchParams.get('secret')).toBe(data!.totp.secret);
    expect(decodeURIComponent(read.pathname)).toContain(email);
    expect((await client.mfa.listFactors()).data).toMatchObject({
      all: [{ status: 'unverified', friendly_name: 'My phone' }],
      totp: [],
    });
    const elsewhere = await signIn(email);
    expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  test('raises the session with the first code, tells by mail and ends the others', async () => {
    const { client, email } = await newMember();
    const elsewhere = await signIn(email);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' });
    const verified = await client.mfa.challengeAndVerify({
      factorId: data!.id,
      code: codeOf(data!.totp.secret),
    });
    expect(verified.error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await elsewhere.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const [mail] = (await mailsTo(node.runtime, email)).slice(-1);
    expect(mail!.text).toContain('My phone');
  });

  test('keeps its level through a refresh', async () => {
    const { client } = await protectedMember();
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  test('takes the place of an unfinished one of the same name, but not of one that protects', async () => {
    const { client } = await newMember();
    const first = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(again.data!.id).not.toBe(first.data!.id);
    await client.mfa.challengeAndVerify({ factorId: again.data!.id, code: codeOf(again.data!.totp.secret) });
    const taken = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(taken.error?.code).toBe('mfa_factor_name_conflict');
  });

  test('stops at ten, however many come at once', async () => {
    const { client } = await newMember();
    const all = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        client.mfa.enroll({ factorType: 'totp', friendlyName: `App ${index}` }),
      ),
    );
    const refused = all.filter(({ error }) => error).map(({ error }) => error!.code);
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'too_many_enrolled_mfa_factors'));
  });

  test.each([
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(51) }],
    [{ factor_type: 'sms' }],
    [{ factor_type: 'phone', phone: '0911' }],
    [{}],
  ])('%o is refused', async (body) => {
    const { client } = await newMember();
    const { data } = await client.getSession();
    const answer = await fetch(`${node.origin}/auth/v1/factors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session!.access_token}` },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  });
});

describe('a session that owes its second factor', () => {
  test('reads the user and shows a code, and may do nothing else', async () => {
    const { email, factorId, secret } = await protectedMember();
    const client = await signIn(email);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await client.getUser()).data.user?.email).toBe(email);
    const refused = [
      await client.updateUser({ password: 'Another-Wot-12' }),
      await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' }),
      await client.mfa.unenroll({ factorId }),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'insufficient_aal'));
    expect((await contextOf(client)).actor.needsSecondFactor).toBe(true);
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(error).toBeNull();
    expect((await contextOf(client)).actor).toMatchObject({ needsSecondFactor: false, aal: 'aal2' });
  });

  test('is freed at once when the factor is removed elsewhere; its recovery codes go too', async () => {
    const { email, client, factorId } = await protectedMember();
    await makeRecoveryCodes(await contextOf(client));
    const waiting = await signIn(email);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await contextOf(waiting)).actor.needsSecondFactor).toBe(false);
    expect(await codesLeftOf(client)).toBe(0);
    await expect(makeRecoveryCodes(await contextOf(client))).rejects.toMatchObject({
      problem: { code: 'no_second_factor' },
    });
    const [mail] = (await mailsTo(node.runtime, email)).slice(-1);
    expect(mail!.subject).toBe('A second step was removed from your Birtu account');
  });
});

describe('a factor that goes', () => {
  const levelOf = async (client: GoTrueClient) => {
    expect((await client.refreshSession()).error).toBeNull();
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    return [data!.currentLevel, data!.currentAuthenticationMethods.map((shown) => Object(shown).method)];
  };
  const enrol = async (client: GoTrueClient, name: string) => {
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name });
    return { factorId: data!.id, secret: data!.totp.secret };
  };

  test('takes its level from every session that showed it', async () => {
    const { client: here, email, factorId, secret } = await protectedMember();
    const there = await signIn(email, otherNode.origin);
    await there.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(await levelOf(there)).toEqual(['aal2', ['totp', 'password']]);
    expect((await here.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await levelOf(here)).toEqual(['aal1', ['password']]);
    expect(await levelOf(there)).toEqual(['aal1', ['password']]);
  });

  test('leaves its sessions to show the one that stays', async () => {
    const { client, factorId: oldId, secret: oldSecret } = await protectedMember();
    const next = await enrol(client, 'Next');
    await client.mfa.challengeAndVerify({ factorId: next.factorId, code: codeOf(next.secret) });
    expect((await client.mfa.unenroll({ factorId: next.factorId })).error).toBeNull();
    expect((await contextOf(client)).actor.needsSecondFactor).toBe(true);
    expect((await client.mfa.unenroll({ factorId: oldId })).error?.code).toBe('insufficient_aal');
    await client.mfa.challengeAndVerify({ factorId: oldId, code: codeOf(oldSecret) });
    expect((await contextOf(client)).actor).toMatchObject({ needsSecondFactor: false, aal: 'aal2' });
  });

  test('leaves nobody a level that the next one never gave', async () => {
    const { client: owner, email, factorId: oldId, secret } = await protectedMember();
    const other = await signIn(email);
    await other.mfa.challengeAndVerify({ factorId: oldId, code: codeOf(secret) });
    expect((await owner.mfa.unenroll({ factorId: oldId })).error).toBeNull();
    const next = await enrol(owner, 'New');
    const { error } = await owner.mfa.challengeAndVerify({
      factorId: next.factorId,
      code: codeOf(next.secret),
    });
    expect(error).toBeNull();
    expect((await other.mfa.unenroll({ factorId: next.factorId })).error).not.toBeNull();
    expect((await other.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await contextOf(owner)).actor.aal).toBe('aal2');
  });

  test('is taken out in the database, too, whoever deletes it', async () => {
    const { client, factorId } = await protectedMember();
    await database.sql`delete from auth.factors where id = ${factorId}`;
    expect((await contextOf(client)).actor.aal).toBe('aal1');
  });
});

describe('removing a factor', () => {
  /** As if everything the person has proved had been so long ago. */
  const letAge = (userId: string, seconds: number) => database.sql`
    update auth.sessions set amr = (
      select jsonb_agg(jsonb_set(shown, '{timestamp}', to_jsonb((shown ->> 'timestamp')::int - ${seconds}::int)))
      from jsonb_array_elements(amr) shown)
    where user_id = ${userId}`;

  test('asks for a proof that is no older than ten minutes', async () => {
    const { client, userId, factorId, secret } = await protectedMember();
    await letAge(userId, 601);
    const refused = await client.mfa.unenroll({ factorId });
    expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.mfa.listFactors()).data!.totp).toHaveLength(1);
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('takes a recovery code of before this login in the place of its own', async () => {
    const { client, email, userId, factorId } = await protectedMember();
    const [code] = await makeRecoveryCodes(await contextOf(client));
    const next = await signIn(email);
    await letAge(userId, 601);
    expect((await next.mfa.challengeAndVerify({ factorId, code: code! })).error).toBeNull();
    expect((await next.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('takes no recovery code that was made in this login, whatever else was shown in it', async () => {
    const { client, userId, factorId } = await protectedMember();
    await letAge(userId, 601);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Next' });
    const own = { factorId: data!.id, code: codeOf(data!.totp.secret) };
    expect((await client.mfa.challengeAndVerify(own)).error).toBeNull();
    const [code] = await makeRecoveryCodes(await contextOf(client));
    expect((await client.mfa.challengeAndVerify({ factorId, code: code! })).error).toBeNull();
    const refused = await client.mfa.unenroll({ factorId });
    expect(refused.error).toMatchObject({
      code: 'reauthentication_needed',
      message:
        'These recovery codes were made in this login. Log in again to remove a step with one of them.',
    });
  });

  test('takes no code of another factor', async () => {
    const { client, userId, factorId: oldId } = await protectedMember();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Next' });
    await letAge(userId, 601);
    const code = codeOf(data!.totp.secret);
    expect((await client.mfa.challengeAndVerify({ factorId: data!.id, code })).error).toBeNull();
    expect((await client.mfa.unenroll({ factorId: oldId })).error?.code).toBe('reauthentication_needed');
    expect((await client.mfa.unenroll({ factorId: data!.id })).error).toBeNull();
  });

  test('takes the password, given in this session', async () => {
    const { client, userId, email, factorId, secret } = await protectedMember();
    await letAge(userId, 601);
    const elsewhere = await signIn(email);
    await elsewhere.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await client.mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed');
    await provePassword(await contextOf(client), password);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('that was never verified asks for nothing', async () => {
    const { client, userId } = await newMember();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' });
    await letAge(userId, 601);
    expect((await client.mfa.unenroll({ factorId: data!.id })).error).toBeNull();
  });
});

test('of two sessions that each verify a new factor at once, one ends the other', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { client, email } = await newMember();
    const clients = [client, await signIn(email, otherNode.origin)];
    const factors = await Promise.all(
      clients.map((each, index) =>
        each.mfa.enroll({ factorType: 'totp', friendlyName: `Phone ${index}` }).then(({ data }) => data!),
      ),
    );
    const shown = await Promise.all(
      clients.map((each, index) =>
        each.mfa.challengeAndVerify({
          factorId: factors[index]!.id,
          code: codeOf(factors[index]!.totp.secret),
        }),
      ),
    );
    expect(shown.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of shown) expect(error?.status ?? 200).toBeLessThan(500);
    const [verified] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from auth.factors f join auth.users u on u.id = f.user_id
      where u.email = ${email} and f.status = 'verified'`;
    expect(verified!.count).toBe(1);
  }
});

describe('a code', () => {
  test('counts within a step of its time, and not two away', async () => {
    for (const [steps, isGood] of [
      [-2, false],
      [-1, false],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const { error } = await withinAStep(async () => {
        // The one before was shown when the factor was set up.
        const { email, factorId, secret } = await protectedMember();
        const client = await signIn(email);
        return await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
      });
      expect([steps, error === null]).toEqual([steps, isGood]);
    }
  });

  /** Once more where the clock has passed into the next step meanwhile. */
  async function withinAStep<T>(attempt: () => Promise<T>): Promise<T> {
    const step = () => Math.floor(Date.now() / 30_000);
    for (;;) {
      const before = step();
      try {
        const told = await attempt();
        if (step() === before) return told;
      } catch (error) {
        if (step() === before) throw error;
      }
    }
  }

  test('works once, however many show it at once on two nodes', async () => {
    const { email, factorId, secret } = await protectedMember();
    const clients = await Promise.all(
      [node, otherNode, node, otherNode].map(({ origin }) => signIn(email, origin)),
    );
    const code = codeOf(secret);
    const shown = await Promise.all(
      clients.map((client) => client.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(shown.filter(({ error }) => error === null)).toHaveLength(1);
    const again = await signIn(email);
    expect((await again.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
      'mfa_verification_failed',
    );
  });

  test('that is wrong ten times pauses the factor for a quarter of an hour, exactly so under a rush', async () => {
    const { email, factorId, secret } = await protectedMember();
    const clients: GoTrueClient[] = [];
    for (let index = 0; index < 14; index += 1)
      clients.push(await signIn(email, [node, otherNode][index % 2]!.origin));
    const tried = await Promise.all(
      clients.map((client) => client.mfa.challengeAndVerify({ factorId, code: wrong(codeOf(secret, 5)) })),
    );
    const codes = tried.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(4);
    const client = clients[0]!;
    const paused = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(paused.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    await database.sql`
      update auth.factors set paused_until = paused_until - interval '15 minutes' where id = ${factorId}`;
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  });

  test('that is right gives the wrong ones back', async () => {
    const { email, factorId, secret } = await protectedMember();
    const client = await signIn(email);
    for (let tries = 0; tries < 9; tries += 1)
      await client.mfa.challengeAndVerify({ factorId, code: wrong(codeOf(secret, 5)) });
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    const next = await client.mfa.challengeAndVerify({ factorId, code: wrong(codeOf(secret, 5)) });
    expect(next.error?.code).toBe('mfa_verification_failed');
  });

  test('needs a challenge that is its own, not expired and not used', async () => {
    const { email, factorId, secret } = await protectedMember();
    const client = await signIn(email);
    const { data: late } = await client.mfa.challenge({ factorId });
    node.passTime(301);
    const expired = await client.mfa.verify({ factorId, challengeId: late!.id, code: codeOf(secret) });
    expect(expired.error?.code).toBe('mfa_challenge_expired');
    const unknown = await client.mfa.verify({ factorId, challengeId: randomUUID(), code: codeOf(secret) });
    expect(unknown.error?.code).toBe('mfa_challenge_expired');
    const { data: used } = await client.mfa.challenge({ factorId });
    const proof = { factorId, challengeId: used!.id };
    expect((await client.mfa.verify({ ...proof, code: codeOf(secret) })).error).toBeNull();
    expect((await client.mfa.verify({ ...proof, code: codeOf(secret, 1) })).error?.code).toBe(
      'mfa_challenge_expired',
    );
    node.passTime(-301);
  });
});

test('another person’s factor is one that does not exist', async () => {
  const { factorId, secret } = await protectedMember();
  const { client } = await newMember();
  const { data } = await client.getSession();
  const tried = [
    await client.mfa.challenge({ factorId }),
    await client.mfa.verify({ factorId, challengeId: randomUUID(), code: codeOf(secret) }),
    await client.mfa.unenroll({ factorId }),
  ];
  expect(tried.map(({ error }) => error?.code)).toEqual(tried.map(() => 'mfa_factor_not_found'));
  const nonsense = await fetch(`${node.origin}/auth/v1/factors/nonsense/challenge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session!.access_token}` },
  });
  expect(nonsense.status).toBe(404);
});

describe('recovery codes', () => {
  test('take the place of a factor’s code, each once, and tell by mail', async () => {
    const { email, client, factorId } = await protectedMember();
    const codes = await makeRecoveryCodes(await contextOf(client));
    expect(new Set(codes).size).toBe(10);
    const lost = await signIn(email);
    const [code] = codes;
    const shown = await lost.mfa.challengeAndVerify({ factorId, code: code!.toLowerCase() });
    expect(shown.error).toBeNull();
    expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'recovery_code' }, { method: 'password' }],
    });
    expect(await codesLeftOf(lost)).toBe(9);
    expect((await mailsTo(node.runtime, email)).at(-1)!.text).toContain('Codes left: 9');
    const again = await signIn(email);
    expect((await again.mfa.challengeAndVerify({ factorId, code: code! })).error?.code).toBe(
      'mfa_verification_failed',
    );
  });

  test('work once under a rush, and die when new ones are made', async () => {
    const { email, client, factorId } = await protectedMember();
    const [code] = await makeRecoveryCodes(await contextOf(client));
    const clients = await Promise.all([node, otherNode].map(({ origin }) => signIn(email, origin)));
    const shown = await Promise.all(
      clients.map((each) => each.mfa.challengeAndVerify({ factorId, code: code! })),
    );
    expect(shown.filter(({ error }) => error === null)).toHaveLength(1);
    const [, old] = await makeRecoveryCodes(await contextOf(client));
    await makeRecoveryCodes(await contextOf(client));
    const late = await signIn(email);
    expect((await late.mfa.challengeAndVerify({ factorId, code: old! })).error).not.toBeNull();
  });

  test('are for accounts with a second factor only, and are never stored readable', async () => {
    const { client } = await newMember();
    await expect(makeRecoveryCodes(await contextOf(client))).rejects.toMatchObject({
      problem: { status: 409, code: 'no_second_factor' },
    });
    const safe = await protectedMember();
    const codes = await makeRecoveryCodes(await contextOf(safe.client));
    const stored = JSON.stringify(await database.sql`select * from auth.recovery_codes`);
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 5));
    expect(JSON.stringify(await database.sql`select * from auth.factors`)).not.toContain(safe.secret);
  });
});

describe('a phone', () => {
  const texts = (to: string) =>
    database.sql<{ text: string }[]>`
      select text from mails where channel = 'sms' and recipient = ${to} order by created_at`;
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)![0];

  test('gets a code by text message, which raises the session', async () => {
    const { client } = await newMember();
    const phone = '+251911000001';
    const { data } = await client.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'SIM',
      phone: '+251 911-000 001',
    });
    expect(data).toMatchObject({ type: 'phone', phone });
    const factorId = data!.id;
    const { data: asked } = await client.mfa.challenge({ factorId, channel: 'sms' });
    const [sent] = await texts(phone);
    const proof = { factorId, challengeId: asked!.id };
    const failed = await client.mfa.verify({ ...proof, code: wrong(codeIn(sent!.text)) });
    expect(failed.error?.code).toBe('mfa_verification_failed');
    expect((await client.mfa.verify({ ...proof, code: codeIn(sent!.text) })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.phone).toMatchObject([{ phone, status: 'verified' }]);
    expect((await client.mfa.verify({ ...proof, code: codeIn(sent!.text) })).error?.code).toBe(
      'mfa_challenge_expired',
    );
  });

  test('is not pestered: the sixth text message in a quarter of an hour is refused; a newer code ends the older', async () => {
    const { client } = await newMember();
    const phone = '+251911000002';
    const { data } = await client.mfa.enroll({ factorType: 'phone', friendlyName: 'SIM', phone });
    const factorId = data!.id;
    const { data: first } = await client.mfa.challenge({ factorId, channel: 'sms' });
    for (let sent = 1; sent < 5; sent += 1)
      expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull();
    const tooMany = await client.mfa.challenge({ factorId, channel: 'sms' });
    expect(tooMany.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    const sent = await texts(phone);
    expect(sent).toHaveLength(5);
    const old = { factorId, challengeId: first!.id, code: codeIn(sent[0]!.text) };
    expect((await client.mfa.verify(old)).error?.code).toBe('mfa_challenge_expired');
  });

  test('is not offered in production without a service that sends', async () => {
    const production = await startAccountNode(database, {
      NODE_ENV: 'production',
      AUTH_SECRET: testSecret,
      EMAIL_CONFIRMATION: 'off',
    });
    const { email } = await newMember();
    const client = await signIn(email, production.origin);
    const { error } = await client.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'SIM',
      phone: '+251911000003',
    });
    expect(error?.code).toBe('mfa_phone_enroll_not_enabled');
    await production.close();
  });
});
