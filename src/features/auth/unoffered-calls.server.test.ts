import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountClient, memoryStorage, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';

const password = 'Injera-Wot-12';
const phone = '+251911000001';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let member: ReturnType<typeof accountClient>;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
  member = newClient();
  await member.signUp({ email: 'almaz@birtu.test', password, options: { data: { full_name: 'Almaz' } } });
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const newClient = () => accountClient(node.origin, memoryStorage());
type Client = ReturnType<typeof newClient>;

test.each<[string, (client: Client) => Promise<{ error: unknown }>, string, number]>([
  ['anonymous', (it) => it.signInAnonymously(), 'anonymous_provider_disabled', 422],
  ['sign-up by phone', (it) => it.signUp({ phone, password }), 'phone_provider_disabled', 400],
  ['log-in by phone', (it) => it.signInWithPassword({ phone, password }), 'phone_provider_disabled', 422],
  ['code by text message', (it) => it.signInWithOtp({ phone }), 'phone_provider_disabled', 400],
  ['another text message', (it) => it.resend({ type: 'sms', phone }), 'phone_provider_disabled', 400],
  ['mailed code', (it) => it.signInWithOtp({ email: 'almaz@birtu.test' }), 'otp_disabled', 422],
  [
    'mailed code for a stranger',
    (it) => it.signInWithOtp({ email: 'nobody@birtu.test', options: { shouldCreateUser: false } }),
    'otp_disabled',
    422,
  ],
  ['code of a text', (it) => it.verifyOtp({ phone, token: '123456', type: 'sms' }), 'otp_expired', 403],
  [
    'token of a provider',
    (it) => it.signInWithIdToken({ provider: 'google', token: 'a.b.c' }),
    'provider_disabled',
    400,
  ],
  [
    'wallet',
    (it) => it.signInWithWeb3({ chain: 'solana', message: 'x'.repeat(100), signature: new Uint8Array(64) }),
    'web3_provider_disabled',
    422,
  ],
  ['SSO', (it) => it.signInWithSSO({ domain: 'birtu.test' }), 'saml_provider_disabled', 404],
  ['users', (it) => it.admin.listUsers(), 'no_authorization', 401],
  ['invitation', (it) => it.admin.inviteUserByEmail('a@birtu.test'), 'no_authorization', 401],
])('%s is answered by the protocol’s code for what is off', async (_, call, code, status) => {
  const { error } = await call(newClient());
  expect(error).toMatchObject({ code, status });
});

test('what a member asks for that is off, too', async () => {
  const { data } = await member.getSession();
  const authorization = `Bearer ${data.session!.access_token}`;
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${node.origin}/auth/v1${path}`, {
      method,
      headers: { authorization, 'x-supabase-api-version': '2024-01-01' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };
  expect(await ask('POST', '/factors', { factor_type: 'webauthn', friendly_name: 'Key' })).toEqual([
    422,
    'mfa_webauthn_enroll_not_enabled',
  ]);
  expect(await ask('GET', '/passkeys')).toEqual([404, 'passkey_disabled']);
  expect(await ask('POST', '/passkeys/registration/options', {})).toEqual([404, 'passkey_disabled']);
  expect(await ask('GET', '/user/oauth/grants')).toEqual([404, 'feature_disabled']);
  expect(await ask('GET', '/admin/users')).toEqual([403, 'not_admin']);
  expect(await ask('PUT', '/user', { phone })).toEqual([400, 'phone_provider_disabled']);
  expect(await ask('POST', '/token?grant_type=magic', {})).toEqual([400, 'invalid_credentials']);
});

test('health is told as the protocol tells it', async () => {
  const response = await fetch(`${node.origin}/auth/v1/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    name: 'Birtu',
    description: expect.any(String),
  });
});
