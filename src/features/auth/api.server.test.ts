import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '100' });
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const paths = [
  '/signup',
  '/signup?redirect_to=%E0%A4%A',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/token?grant_type=magic',
  '/token',
  '/logout?scope=everyone',
  '/resend?redirect_to=:',
  '/verify',
  '/recover?redirect_to=//x',
];

const field = fc.constantFrom('email', 'password', 'data', 'type', 'token_hash', 'refresh_token');
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom('a@b.et', 'Injera-Wot-12', '\u0000', '\ud800', 'signup', { full_name: 'አበበ\u0000' }),
);

test('whatever is sent is answered by name, never with a failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(field, value), async (path, body) => {
      const response = await fetch(`${node.origin}/auth/v1${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }),
    { numRuns: 300 },
  );
});

test.each([
  '/verify',
  '/verify?type=recovery&token=x',
  '/verify?type=signup&token=%00&redirect_to=%00',
  '/verify?type=signup&token=x&redirect_to=http://[',
  '/user',
  '/%E0%A4%A',
])('a visit to %s too', async (path) => {
  const response = await fetch(`${node.origin}/auth/v1${path}`, { redirect: 'manual' });
  expect(response.status).toBeLessThan(500);
});

test.each(['Bearer', 'Bearer x', 'Basic eA==', 'Bearer a.b.c', `Bearer ${'x'.repeat(5000)}`])(
  'the header %j speaks for nobody',
  async (authorization) => {
    const response = await fetch(`${node.origin}/auth/v1/user`, { headers: { authorization } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'bad_jwt' });
  },
);
