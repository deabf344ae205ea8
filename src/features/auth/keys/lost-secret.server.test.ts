import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountClient, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { beginWithoutSecret } from './lost-secret.server.ts';

const account = { email: 'selam@birtu.test', password: 'Injera-Wot-12' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let before: AccountNode;
let after: AccountNode;
beforeAll(async () => {
  database = await createTestDatabase();
  before = await startAccountNode(database);
  after = await startAccountNode(database, { AUTH_SECRET: 'another secret because the first one is lost' });
});
afterAll(async () => {
  await Promise.all([before.close(), after.close()]);
  await database.close();
});

test('while the secret is there nothing is thrown away; once it is lost, people sign in again and all works', async () => {
  const client = accountClient(before.origin);
  const { data } = await client.signUp({ ...account, options: { data: { full_name: 'Selam' } } });
  await database.sql`
    insert into auth.factors (user_id, factor_type, friendly_name, secret, status)
    values (${data.user!.id}, 'totp', 'Phone', 'sealed', 'verified')`;
  await expect(beginWithoutSecret(before.runtime)).rejects.toThrow('nothing is lost');
  expect((await client.getUser()).error).toBeNull();

  const late = accountClient(after.origin);
  expect((await late.signInWithPassword(account)).error).not.toBeNull();
  expect(await beginWithoutSecret(after.runtime)).toMatchObject({ factors: 1 });
  expect((await late.signInWithPassword(account)).error).toBeNull();
  expect((await late.getUser()).data.user?.email).toBe(account.email);
  expect((await late.refreshSession()).error).toBeNull();
  await expect(beginWithoutSecret(after.runtime)).rejects.toThrow('nothing is lost');
});
