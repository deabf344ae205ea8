import { expect, onTestFinished, test } from 'vitest';
import { accountClient, startAccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { ensureFirstAdmin, type FirstAdmin } from './first-admin.server.ts';

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
  const told: FirstAdmin[] = [];
  const tell = (admin: FirstAdmin) => void told.push(admin);
  await Promise.all(nodes.map(({ runtime }) => ensureFirstAdmin(runtime, tell)));
  const [admin, ...more] = told;
  expect(more).toEqual([]);
  const { error, data } = await signIn(nodes[0].origin, admin!.email, admin!.generatedPassword);
  expect(error).toBeNull();
  const [profile] = await nodes[0].runtime.sql`select role from user_profiles where id = ${data.user!.id}`;
  expect(profile!['role']).toBe('admin_super');
  await ensureFirstAdmin(nodes[1].runtime, tell);
  expect(told).toHaveLength(1);
});

test('a password that could not be told opens nothing, and the next start tells another one', async () => {
  const [node] = await startNodes();
  const told: FirstAdmin[] = [];
  const tell = (admin: FirstAdmin) => void told.push(admin);
  const nowhere = ensureFirstAdmin(node.runtime, (admin) => {
    tell(admin);
    throw new Error('no room');
  });
  await expect(nowhere).rejects.toThrow('no room');
  await ensureFirstAdmin(node.runtime, tell);
  const [lost, kept] = told;
  expect((await signIn(node.origin, lost!.email, lost!.generatedPassword)).error).not.toBeNull();
  expect((await signIn(node.origin, kept!.email, kept!.generatedPassword)).error).toBeNull();
});

test('where nobody has read the password, the account is deleted and made anew by the next start', async () => {
  const [node] = await startNodes();
  const told: FirstAdmin[] = [];
  const tell = (admin: FirstAdmin) => void told.push(admin);
  await ensureFirstAdmin(node.runtime, tell);
  await node.runtime.sql`delete from auth.users where email = ${told[0]!.email}`;
  await ensureFirstAdmin(node.runtime, tell);
  expect((await signIn(node.origin, told[1]!.email, told[1]!.generatedPassword)).error).toBeNull();
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
  await ensureFirstAdmin(node.runtime, () => expect.unreachable('the operator knows it'));
  expect((await squatter.refreshSession()).error).not.toBeNull();
  expect((await signIn(node.origin, email, 'Squatter-Wot-12')).error).not.toBeNull();
  expect((await signIn(node.origin, email, password)).error).toBeNull();
});
