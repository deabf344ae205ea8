import { expect, onTestFinished, test } from 'vitest';
import { accountClient, startAccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { ensureFirstAdmin } from './first-admin.server.ts';

async function startNodes(environment?: Record<string, string>) {
  const database = await createTestDatabase();
  const nodes = await Promise.all([
    startAccountNode(database, environment),
    startAccountNode(database, environment),
  ]);
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.close();
  });
  return nodes;
}

const signIn = (origin: string, email: string, password: string) =>
  accountClient(origin).signInWithPassword({ email, password });

test('nodes that start together make one super admin, and one of them tells the password', async () => {
  const nodes = await startNodes();
  const made = await Promise.all(nodes.map(({ runtime }) => ensureFirstAdmin(runtime)));
  const [admin, ...more] = made.filter((each) => each !== null);
  expect(more).toEqual([]);
  const { error, data } = await signIn(nodes[0].origin, admin!.email, admin!.generatedPassword!);
  expect(error).toBeNull();
  const [profile] = await nodes[0].runtime.sql`select role from user_profiles where id = ${data.user!.id}`;
  expect(profile!['role']).toBe('admin_super');
  expect(await ensureFirstAdmin(nodes[1].runtime)).toBeNull();
});

test('the operator’s e-mail becomes the super admin, and whoever had registered it is shut out', async () => {
  const [email, password] = ['boss@birtu.test', 'Operator-Wot-12'];
  const [node] = await startNodes({ ADMIN_EMAIL: 'Boss@birtu.test', ADMIN_PASSWORD: password });
  const squatter = accountClient(node.origin);
  await squatter.signUp({
    email,
    password: 'Squatter-Wot-12',
    options: { data: { full_name: 'Not the boss' } },
  });
  expect(await ensureFirstAdmin(node.runtime)).toEqual({ email, generatedPassword: null });
  expect((await squatter.refreshSession()).error).not.toBeNull();
  expect((await signIn(node.origin, email, 'Squatter-Wot-12')).error).not.toBeNull();
  expect((await signIn(node.origin, email, password)).error).toBeNull();
});
