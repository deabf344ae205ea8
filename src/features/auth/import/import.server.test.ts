import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountClient, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { exportedRows } from './exported-rows.server.ts';
import { importAccounts } from './import.server.ts';

const password = 'Injera-Wot-12';
const hash = hashSync(password, 4).replace('$2b$', '$2a$');
const folder = mkdtempSync(join(tmpdir(), 'birtu-import-'));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
});
beforeEach(async () => void (await database.sql`delete from auth.users`));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await node.close();
  await database.close();
});

async function importText(text: string) {
  const file = join(folder, 'accounts');
  writeFileSync(file, text);
  const refused: string[] = [];
  const counts = await importAccounts(node.runtime, exportedRows(file), {
    refused: (line, reason) => void refused.push(`${line} ${reason}`),
    progress: () => undefined,
  });
  return { ...counts, refused };
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const sara = {
  id: id(1),
  email: 'Sara@Birtu.test',
  encrypted_password: hash,
  email_confirmed_at: '2024-03-01 10:11:12.123456+00',
  created_at: '2024-02-29T10:11:12Z',
  raw_user_meta_data: { full_name: 'Sara', role: 'admin_super' },
  profile: { full_name: 'Sara Tesfaye', role: 'nutritionist', height: 172, weight: 64.5, bmi: 99 },
};

const profiles = () => database.sql`
  select u.id, u.email, u.password_hash = ${hash} as hashed, u.email_confirmed_at is not null as confirmed,
         u.created_at::date::text as created, p.full_name, p.role, p.height, p.weight, p.bmi, i.provider, i.provider_id
  from auth.users u join user_profiles p using (id) join auth.identities i on i.user_id = u.id order by u.email`;

const saraInTheDatabase = {
  id: id(1),
  email: 'sara@birtu.test',
  hashed: true,
  confirmed: true,
  created: '2024-02-29',
  full_name: 'Sara Tesfaye',
  role: 'nutritionist',
  height: 172,
  weight: 64.5,
  bmi: 21.8,
  provider: 'email',
  provider_id: id(1),
};

const csvOf = (rows: readonly Record<string, unknown>[]) => {
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    return `"${text.replaceAll('"', '""')}"`;
  };
  const names = Object.keys(rows[0]!);
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
};
const { profile, ...account } = sara;

describe.each([
  ['JSON lines', `${JSON.stringify(sara)}\n`],
  ['a JSON array', JSON.stringify([sara], null, 2)],
  ['JSON with a flat profile', JSON.stringify({ ...account, ...profile })],
  ['CSV', csvOf([{ ...account, ...profile }])],
  ['CSV with byte order mark and nested profile', `\uFEFF${csvOf([sara])}\n`],
])('%s', (_, text) => {
  test('is imported, and imported again changes nothing', async () => {
    expect(await importText(text)).toEqual({ read: 1, imported: 1, known: 0, refused: [] });
    expect(await profiles()).toEqual([saraInTheDatabase]);
    expect(await importText(text)).toEqual({ read: 1, imported: 0, known: 1, refused: [] });
    expect(await profiles()).toEqual([saraInTheDatabase]);
  });
});

test('rows that cannot be taken are named with line and reason, and the others imported', async () => {
  const rows = [
    { ...sara, email: 'one@birtu.test' },
    { ...sara, id: id(2), email: 'two@birtu' },
    { ...sara, id: 'three', email: 'three@birtu.test' },
    { ...sara, id: id(4), email: 'four@birtu.test', encrypted_password: '$1$abc$def' },
    { ...sara, id: id(5), email: 'five@birtu.test', encrypted_password: hash.replace('$04$', '$31$') },
    { ...sara, id: id(6), email: 'six@birtu.test', profile: { full_name: 'R2D2' } },
    { ...sara, id: id(7), email: 'seven@birtu.test', profile: { height: 1.72 } },
    { ...sara, id: id(8), email: 'ONE@birtu.test' },
    { ...sara, email: 'other@birtu.test' },
    { ...sara, id: id(10), email: 'ten@birtu.test', email_confirmed_at: 'yesterday' },
    { ...sara, id: id(11), email: 'eleven@birtu.test', deleted_at: '2024-03-01 10:11:12+00' },
    { ...sara, id: id(12), email: 'a\0b@birtu.test' },
    [],
    7,
  ];
  const text = [
    ...rows.map((row) => JSON.stringify(row)),
    '{"id":',
    '',
    JSON.stringify({ ...sara, id: id(17), email: 'last@birtu.test' }),
  ].join('\n');
  const { refused, ...counts } = await importText(text);
  expect(counts).toEqual({ read: 16, imported: 2, known: 0 });
  expect(refused.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))).toEqual([
    '2 email: Please enter a valid email address',
    '3 id: expected a UUID',
    '4 encrypted_password: expected a bcrypt hash ($2a$, $2b$ or $2y$)',
    '5 encrypted_password: expected a cost from 4 to 14',
    '6 full_name: Name contains invalid characters',
    '7 height: expected 30 to 300 cm',
    '8 email: an account with another id has it',
    '9 id: an account with another e-mail has it',
    '10 email_confirmed_at: expected a time such as 2024-03-01 10:11:12+00',
    '11 deleted_at: the account was deleted',
    '12 email: Please enter a valid email address',
    '13 expected an object',
    '14 expected an object',
    '15 not JSON',
  ]);
  expect((await profiles()).map((row) => String(row['email']))).toEqual([
    'last@birtu.test',
    'one@birtu.test',
  ]);
  expect(refused.join()).not.toContain(hash);
});

test('a row that only the database finds fault with holds up no other', async () => {
  await importText(JSON.stringify(sara));
  // A profile that has kept an address which the account gave up.
  await database.sql`update user_profiles set email = 'kept@birtu.test'`;
  const rows = [2, 3, 4].map((n) => ({
    ...sara,
    id: id(n),
    email: n === 3 ? 'kept@birtu.test' : `p${n}@birtu.test`,
  }));
  const { refused, imported } = await importText(rows.map((row) => JSON.stringify(row)).join('\n'));
  expect({ refused, imported }).toEqual({ refused: ['2 the database refused it (23505)'], imported: 2 });
});

test('in CSV and in arrays faults are named by the line where the row begins', async () => {
  const csv = [
    'id,email,full_name',
    `${id(1)},a@birtu.test,"Sara\nTesfaye"`,
    `${id(2)},b@birtu.test`,
    `${id(3)},x,Sara`,
  ];
  expect((await importText(csv.join('\n'))).refused.toSorted()).toEqual([
    '2 full_name: Name contains invalid characters',
    '4 Invalid Record Length: columns length is 3, got 2 on line 4',
    '5 email: Please enter a valid email address',
  ]);
  const array = `[\n${JSON.stringify(sara)},\n{"text": "a ] , \\" { b",\n"id": 1}\n, {"x": nothing},\n{"id": `;
  expect(await importText(array)).toEqual({
    read: 4,
    imported: 1,
    known: 0,
    refused: ['3 id: expected a UUID', '5 not JSON', '6 the file ends before its array does'],
  });
});

test.each(['authenticated', 'admin_everything', '', null])('the role %j makes a user', async (role) => {
  await importText(JSON.stringify({ ...sara, profile: { ...profile, role } }));
  expect((await profiles())[0]).toMatchObject({ role: 'user', full_name: 'Sara Tesfaye' });
});

test('whoever is imported signs in with their password, and the hash is renewed', async () => {
  await importText(JSON.stringify(sara));
  const client = accountClient(node.origin);
  const signIn = (typed: string) => client.signInWithPassword({ email: sara.email, password: typed });
  expect((await signIn('wrong')).error).toMatchObject({ code: 'invalid_credentials' });
  for (const round of ['by bcrypt', 'by argon2id']) {
    const { data, error } = await signIn(password);
    expect([round, error]).toEqual([round, null]);
    expect(data.user).toMatchObject({ id: sara.id, user_metadata: { full_name: 'Sara Tesfaye' } });
    const [row] = await database.sql<{ hash: string }[]>`select password_hash as hash from auth.users`;
    expect(row!.hash).toMatch(/^\$argon2id\$/);
  }
});

test('without a hash nobody signs in, nor before the e-mail is confirmed', async () => {
  const { encrypted_password: _, ...social } = sara;
  const waiting = { ...sara, id: id(2), email: 'waiting@birtu.test', email_confirmed_at: null };
  await importText(JSON.stringify([social, waiting]));
  const client = accountClient(node.origin);
  const codes = [];
  for (const { email } of [social, waiting])
    codes.push((await client.signInWithPassword({ email, password })).error?.code);
  expect(codes).toEqual(['invalid_credentials', 'email_not_confirmed']);
});
