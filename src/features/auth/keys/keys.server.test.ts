import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { accountClient, startAccountNode, testSecret, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { publishedKeys, signToken, verifyToken } from './keys.server.ts';
import { createSecrets } from './secrets.server.ts';

const password = 'Injera-Wot-12';
const newerSecret = 'another secret that is newer than the first';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

async function startNode(environment?: Record<string, string>): Promise<AccountNode> {
  const node = await startAccountNode(database, environment);
  onTestFinished(() => node.close());
  return node;
}

test('nodes that start together make one key, and read each other’s tokens', async () => {
  const nodes = await Promise.all([startNode(), startNode(), startNode(), startNode()]);
  const published = await Promise.all(nodes.map((node) => publishedKeys(node.runtime)));
  expect(new Set(published.map(({ keys }) => JSON.stringify(keys))).size).toBe(1);
  expect(published[0]!.keys).toHaveLength(1);
  const now = Math.floor(Date.now() / 1000);
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const iss = 'http://birtu.test/auth/v1';
  const claims = { iss, sub: userId, session_id: sessionId, aud: 'authenticated', iat: now, exp: now + 60 };
  const token = await signToken(nodes[0].runtime, claims);
  for (const { runtime } of nodes)
    expect(await verifyToken(runtime, token)).toEqual({
      userId,
      sessionId,
      expiresAt: now + 60,
    });
  // Well signed, and all the same nobody's.
  for (const other of [
    { aud: 'elsewhere' },
    { iss: 'http://elsewhere.test/auth/v1' },
    { iss: undefined },
    { sub: 'someone' },
    { session_id: 'one' },
    { sub: `${userId}'` },
    { session_id: 1 },
  ])
    expect(
      await verifyToken(nodes[1].runtime, await signToken(nodes[0].runtime, { ...claims, ...other })),
    ).toBeNull();
});

test('a new secret signs nobody out, nor does leaving the old one away', async () => {
  const before = await startNode();
  const client = accountClient(before.origin);
  const credentials = { email: 'rotation@birtu.test', password };
  const signedUp = await client.signUp({ ...credentials, options: { data: { full_name: 'Sara' } } });
  const first = signedUp.data.session!;
  const refresh = async (node: AccountNode, token: string) => {
    const { data, error } = await accountClient(node.origin).refreshSession({ refresh_token: token });
    expect(error).toBeNull();
    return data.session!;
  };
  const lost = await refresh(before, first.refresh_token);

  const both = await startNode({ AUTH_SECRET: `${newerSecret},${testSecret}` });
  expect(await verifyToken(both.runtime, first.access_token)).not.toBeNull();
  expect((await refresh(both, first.refresh_token)).refresh_token).toBe(lost.refresh_token);

  const after = await startNode({ AUTH_SECRET: newerSecret });
  expect(await verifyToken(after.runtime, first.access_token)).not.toBeNull();
  const next = await refresh(after, lost.refresh_token);
  await refresh(after, next.refresh_token);
});

test('a secret that opens nothing stops with a sentence that names it', async () => {
  const stranger = await startNode({ AUTH_SECRET: 'a secret that has never been in the list' });
  await expect(publishedKeys(stranger.runtime)).rejects.toThrow(/^AUTH_SECRET: expected/);
});

test('a secret is generated once, for its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'birtu-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const apart = await createTestDatabase();
  onTestFinished(() => apart.close());
  const dataDir = join(folder, 'data');
  const environment = { AUTH_SECRET: '', DATA_DIR: dataDir };
  const nodes = await Promise.all([
    startAccountNode(apart, environment),
    startAccountNode(apart, environment),
  ]);
  const published = await Promise.all(nodes.map((node) => publishedKeys(node.runtime)));
  expect(published[0]).toEqual(published[1]);
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
  await Promise.all(nodes.map((node) => node.close()));
});

test('what is sealed opens for the same purpose only, and not when it was changed', () => {
  const secrets = createSecrets([newerSecret, testSecret]);
  const sealed = secrets.seal('signing-keys', 'ብርቱ');
  expect(secrets.open('signing-keys', sealed)).toEqual({ text: 'ብርቱ', outdated: false });
  expect(secrets.open('one-time-tokens', sealed)).toBeNull();
  expect(secrets.open('signing-keys', `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(secrets.open('signing-keys', 'x')).toBeNull();
  const older = createSecrets([testSecret]).seal('signing-keys', 'x');
  expect(secrets.open('signing-keys', older)).toEqual({ text: 'x', outdated: true });
});
