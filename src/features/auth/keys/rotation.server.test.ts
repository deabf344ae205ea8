import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { accountClient, startAccountNode, testSecret, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { publishedKeys } from './keys.server.ts';
import { forgetRetiredKeys, rotateKeys } from './rotation.server.ts';

const password = 'Injera-Wot-12';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nodes: [AccountNode, AccountNode];
beforeAll(async () => {
  database = await createTestDatabase();
  nodes = await Promise.all([startAccountNode(database), startAccountNode(database)]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.close();
});

/** Whether each node takes a token for its person. */
const verdicts = (token: string) =>
  Promise.all(
    nodes.map(async ({ origin }) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${origin}/auth/v1/user`, { headers })).status;
    }),
  );

/** A node that starts after the rotation, as one that has looked at the keys since. */
async function fresh(environment?: Record<string, string>): Promise<AccountNode> {
  const node = await startAccountNode(database, environment);
  onTestFinished(() => node.close());
  return node;
}

const signedBy = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: unknown }).kid;

const countOf = async (status: string) => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from auth.signing_keys where status = ${status}`;
  return row!.count;
};

test('tokens from before and after a rotation hold on every node, and for the official client', async () => {
  const client = accountClient(nodes[0].origin);
  const account = { email: 'before@birtu.test', password, options: { data: { full_name: 'Sara' } } };
  const before = (await client.signUp(account)).data.session!;
  expect((await client.getClaims()).data?.header.kid).toBe(signedBy(before.access_token));
  expect(await verdicts(before.access_token)).toEqual([200, 200]);

  const kid = await rotateKeys(nodes[0].runtime);
  const late = await fresh();
  const { data, error } = await accountClient(late.origin).refreshSession(before);
  expect(error).toBeNull();
  const after = data.session!;
  expect(signedBy(after.access_token)).toBe(kid);
  // Neither node had a reason to look at the keys before it met the new one.
  expect(await verdicts(after.access_token)).toEqual([200, 200]);
  expect(await verdicts(before.access_token)).toEqual([200, 200]);

  await client.setSession(after);
  expect((await client.getClaims()).data?.header.kid).toBe(kid);
  const claims = await client.getClaims(before.access_token);
  expect(claims.data?.claims.sub).toBe(before.user.id);
});

test('a key that a node has never seen is looked up even right after a look', async () => {
  const { email, access_token: token } = await session('quick@birtu.test');
  for (let round = 0; round < 2; round += 1) {
    expect(await verdicts(token)).toEqual([200, 200]);
    await rotateKeys(nodes[0].runtime);
    const late = await fresh();
    const next = await accountClient(late.origin).signInWithPassword({ email, password });
    expect(await verdicts(next.data.session!.access_token)).toEqual([200, 200]);
  }
  expect(await verdicts(token)).toEqual([200, 200]);
});

test('rotations that run together leave one current key, and all that were published stay so', async () => {
  const before = (await publishedKeys((await fresh()).runtime)).keys.map(({ kid }) => kid);
  const made = await Promise.all(Array.from({ length: 6 }, (_, i) => rotateKeys(nodes[i % 2]!.runtime)));
  expect(await countOf('current')).toBe(1);
  const after = (await publishedKeys((await fresh()).runtime)).keys.map(({ kid }) => kid);
  expect(after).toHaveLength(before.length + made.length);
  expect(new Set(after)).toEqual(new Set([...before, ...made]));
});

test('what is published holds no private half, and of former keys none is kept', async () => {
  const { keys } = await publishedKeys((await fresh()).runtime);
  for (const key of keys) expect(key).not.toHaveProperty('d');
  const kept =
    await database.sql`select 1 from auth.signing_keys where status <> 'current' and private_jwk <> ''`;
  expect(kept).toHaveLength(0);
});

test('a former key is published as long as its last token may live, and then forgotten', async () => {
  const { sql } = database;
  const age = (seconds: number) => sql`
    update auth.signing_keys set retired_at = now() - make_interval(secs => ${seconds}) where status = 'previous'`;
  await rotateKeys(nodes[0].runtime);
  const former = await countOf('previous');
  expect(former).toBeGreaterThan(0);

  await age(660);
  await forgetRetiredKeys(sql);
  expect((await publishedKeys((await fresh()).runtime)).keys).toHaveLength(former + 1);

  await age(3600);
  expect((await publishedKeys((await fresh()).runtime)).keys).toHaveLength(1);
  await forgetRetiredKeys(sql);
  expect([await countOf('previous'), await countOf('current')]).toEqual([0, 1]);
});

test('with a secret that no node knows nothing is rotated', async () => {
  const stranger = await fresh({ AUTH_SECRET: `not ${testSecret}` });
  const [before] = await database.sql`select kid from auth.signing_keys where status = 'current'`;
  await expect(rotateKeys(stranger.runtime)).rejects.toThrow(/^AUTH_SECRET: expected/);
  const [after] = await database.sql`select kid from auth.signing_keys where status = 'current'`;
  expect(after).toEqual(before);
});

async function session(email: string) {
  const client = accountClient(nodes[0].origin);
  const { data } = await client.signUp({ email, password, options: { data: { full_name: 'Sara' } } });
  return { email, access_token: data.session!.access_token };
}
