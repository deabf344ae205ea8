import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { execute, quiet, siblingOf } from '#test/database-server.ts';
import { openDatabase, type Sql } from '../database.server.ts';
import { applyMigrations, enableTrigrams, withMigrationLock, knownMigrations } from '../migrate.server.ts';
import { backUp } from './backup.server.ts';
import { formatContents, formatSums, parseContents, parseSums } from './format.ts';
import type { Progress } from './progress.ts';
import { restore } from './restore.server.ts';

const now = new Date('2026-11-21T10:00:00Z');
const silent: Progress = { during: () => undefined, after: () => undefined };
const restoreInto = (sql: Sql, file: string) =>
  restore(sql, file, { progress: silent, say: () => undefined });

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'birtu-backup-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function migratedDatabase(): Promise<Sql> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database.sql;
}

/** @param owner a role that may log in; without one the server's superuser */
async function emptyDatabase(owner?: string): Promise<Sql> {
  const { url } = inject('testServer');
  const name = `birtu_restored_${randomBytes(6).toString('hex')}`;
  await execute(url, `create database ${name} template template0 ${owner ? `owner ${owner}` : ''}`);
  const address = new URL(siblingOf(url, name));
  if (owner) [address.username, address.password] = [owner, owner];
  const database = await openDatabase({
    databaseUrl: address.href,
    dataDir: '',
    log: quiet,
    connections: 3,
  });
  onTestFinished(async () => {
    await database.close();
    await execute(url, `drop database ${name} with (force)`);
  });
  return database.sql;
}

async function backUpOf(sql: Sql): Promise<string> {
  const file = join(folder(), 'kept.sql.gz');
  await backUp(sql, file, { now, progress: silent });
  return file;
}

/** Every row of every table but what pg-boss makes, as text, and the next number of each sequence. */
async function everythingIn(sql: Sql): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'public', 'drizzle') order by 1`;
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  found['sequences'] = [
    ...(await sql`select schemaname, sequencename, last_value from pg_sequences order by 1, 2`),
  ];
  return found;
}

/** What is defined around the rows. */
const definitionsIn = async (sql: Sql) => [
  ...(await sql`select indexdef as definition from pg_indexes where schemaname in ('auth', 'public') order by 1`),
  ...(await sql`
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace in ('auth'::regnamespace, 'public'::regnamespace) order by 1, 2`),
  ...(await sql`
    select tgrelid::regclass::text, tgname, tgenabled, pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal order by 1, 2`),
  ...(await sql`
    select attrelid::regclass::text, attname, attstattarget from pg_attribute join pg_class on attrelid = pg_class.oid
    where relnamespace in ('auth'::regnamespace, 'public'::regnamespace) and attstattarget >= 0 and attnum > 0
    order by 1, 2`),
];

const hostile = [
  '',
  '\\.',
  '\\N',
  'tab\tline\nreturn\r\\back\\\\slash',
  '\b\f\v\u0001\u007f',
  `'"\`$1; drop table users; --`,
  '<script>alert(1)</script>',
  'ሰላም ብርቱ ፩፪፫ ጾም።',
  '💪🏾👩‍👩‍👧 e\u0301 \u202Eright to left\u202C',
  'null',
  '{"a": [null, "\\u0001"]}',
  'long '.repeat(15_000),
];

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Something in every table. */
async function fill(sql: Sql): Promise<void> {
  for (const [n, text] of hostile.entries()) {
    const json = JSON.stringify({ text, nothing: null, number: 1e-7, deep: { list: [[text]] } });
    await sql`
      insert into auth.users (id, email, password_hash, user_metadata, last_sign_in_at)
      values (${id(n)}, ${`person-${n}@birtu.test`}, ${text}, ${json}::text::jsonb, ${n % 2 ? '2026-11-21 10:00:00.123456+03' : null})`;
    await sql`
      insert into user_profiles (id, full_name, email, height, weight, bmi)
      values (${id(n)}, ${text.slice(0, 500)}, ${`person-${n}@birtu.test`}, 170.1, ${n % 2 ? null : 0.1}, 'NaN')`;
    await sql`
      insert into activity_log (actor_id, action, subject_kind, subject_id, before, after)
      values (null, ${text}, 'plan', ${text.slice(0, 500)}, null, ${json}::text::jsonb)`;
    await sql`insert into feedback (full_name, email, content, user_id, subject) values (${text.slice(0, 500)}, '', ${text.slice(0, 900)}, ${id(n)}, ${n % 2 ? '' : null})`;
    await sql`insert into activities (user_id, date, details) values (${id(n)}, '2026-11-21', ${json}::text::jsonb)`;
    await sql`insert into auth.identities (user_id, provider, provider_id) values (${id(n)}, 'email', ${id(n)})`;
  }
  await sql`insert into auth.sessions (id, user_id, amr) values (${id(1)}, ${id(1)}, '[]')`;
  await sql`insert into auth.refresh_tokens (session_id, counter, hash) values (${id(1)}, 3, 'h')`;
  await sql`insert into auth.one_time_tokens (user_id, purpose, form, hash, session_id, expires_at) values (${id(1)}, 'email', 'code', 'h', ${id(1)}, now())`;
  await sql`insert into auth.factors (id, user_id, factor_type, friendly_name) values (${id(1)}, ${id(1)}, 'totp', '💪')`;
  await sql`insert into auth.challenges (factor_id, expires_at) values (${id(1)}, 'infinity')`;
  await sql`insert into auth.recovery_codes (user_id, hash) values (${id(1)}, 'h')`;
  await sql`insert into auth.flow_states (provider, redirect_to, link_to, expires_at) values ('google', '/', ${id(1)}, now())`;
  await sql`insert into auth.signing_keys (kid, public_jwk, private_jwk, status) values ('k', '{}', '', 'current')`;
  await sql`insert into exercises (id, data) values ('plank', '{}')`;
  await sql`insert into foods (id, data, search_text) values ('teff', '{}', 'ጤፍ')`;
  await sql`insert into pictures (id, name, width, height, bytes, search_text) values (${'a'.repeat(32)}, 'ሽሮ.jpg', 640, 360, 256, '')`;
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await sql`insert into picture_files (picture_id, width, format, bytes) values (${'a'.repeat(32)}, 640, 'webp', ${bytes})`;
  const image = `/media/${'a'.repeat(32)}-640.webp`;
  await sql`insert into recipes (id, data, search_text) values ('shiro', ${JSON.stringify({ image })}::text::jsonb, 'ሽሮ')`;
  await sql`insert into record_versions (subject_kind, subject_id, version, record, changed, action, at) values ('food', 'teff', 1, '{"name": "ጤፍ"}', '{name}', 'create', now())`;
  await sql`insert into bundled_content (kind, id, hash) values ('food', 'teff', 'h')`;
  await sql`insert into content_items (id, type, category, title, data, search_text) values ('c', 'educational', 'c', '{}', '{}', '')`;
  await sql`
    insert into fitness_plans (id, title, description, category, level, status, data, search_text)
    values ('p', '{}', '{}', 'c', 'l', 'published', '{}', '')`;
  await sql`
    insert into nutrition_plans (id, title, description, category, data, search_text, calories_min, calories_max)
    values ('p', '{}', '{}', 'c', '{}', '', 1, 2)`;
  await sql`insert into saved_plans (user_id, kind, plan_id) values (${id(1)}, 'fitness', 'p')`;
  await sql`insert into started_plans (id, user_id, plan_id) values (${id(1)}, ${id(1)}, 'p')`;
  await sql`
    insert into own_exercises (user_id, id, name, measure, is_loaded)
    values (${id(1)}, ${'own-' + id(1)}, 'ክብ መጎተቻ', 'reps', false)`;
  await sql`insert into routines (id, user_id, name, exercises) values (${id(1)}, ${id(1)}, 'ጠዋት', '[]')`;
  await sql`
    insert into diary_entries (id, user_id, day, meal, name, portions)
    values (${id(1)}, ${id(1)}, '2026-11-21', 'lunch', '{"en": "Shiro", "am": "ሽሮ"}', '[{"foodId": "teff", "grams": 100}]')`;
  await sql`insert into workout_imports (id, user_id, report) values (${id(1)}, ${id(1)}, '{"source": "hevy"}')`;
  await sql`
    insert into workout_sessions (user_id, plan_id, started_plan_id, routine_id, import_id, week, day)
    values (${id(1)}, 'p', ${id(1)}, ${id(1)}, ${id(1)}, 1, 1)`;
  await sql`
    insert into workout_exercises (workout_id, exercise_id, user_id, started_at, sets, volume, total_reps, total_seconds)
    select id, 'plank', user_id, started_at, 1, 0, 0, 30 from workout_sessions`;
  await sql`insert into deleted_workouts (id, user_id, workout) values (${id(2)}, ${id(1)}, '{"notes": "ጥሩ"}')`;
  await sql`insert into body_measurements (user_id, date, weight) values (${id(1)}, '2026-11-21', 60.1)`;
  await sql`
    insert into measurements (user_id, id, kind, day, time, figures)
    values (${id(1)}, ${id(1)}, 'blood_pressure', '2026-11-21', '07:30', '{"systolic": 128, "diastolic": 82}')`;
  await sql`
    insert into draft_links (token_hash, content_id, made_by, ends_at)
    select 'hash', id, ${id(1)}, now() from content_items limit 1`;
  await sql`insert into feedback_notices (user_id, language) values (${id(1)}, 'am')`;
  await sql`insert into feedback_untold (user_id, feedback_id) select ${id(1)}, id from feedback limit 1`;
  await sql`insert into saved_replies (id, data, search_text) values ('thanks', '{"title": "ምስጋና"}', 'ምስጋና')`;
  await sql`insert into saved_filters (user_id, list, name, query) values (${id(1)}, 'foods', 'ጾም', 'q=%E1%8C%A4%E1%8D%8D')`;
  await sql`
    insert into daily_counts (kind, subject, what, day, count) values ('search', 'ጨጨብሳ', 'missed', '2026-11-21', 5)`;
  await sql`
    insert into drafts (user_id, address, name, fields, version, kept_at)
    values (${id(1)}, 'foods/teff', 'ጤፍ', '{"note": "ጥሩ"}', 2, now())`;
  await sql`
    insert into reminders (user_id, kind, days, time, zone, language, calendar, next_at)
    values (${id(1)}, 'training', '[0, 2]', '07:30', 'Africa/Addis_Ababa', 'am', 'ethiopian', now()),
           (${id(1)}, 'meals', '[0, 2]', '20:00', 'Africa/Addis_Ababa', 'am', 'ethiopian', now())`;
  await sql`
    insert into reminder_sends (user_id, kind, day, due_at) values (${id(1)}, 'training', '2026-11-21', now())`;
  await sql`
    insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, language)
    select user_id, 'h', id, 'https://fcm.googleapis.com/x', 'k', 'a', 'am' from auth.sessions limit 1`;
  await sql`insert into push_keys (id, public_key, private_key) values (1, 'k', '')`;
  await sql`insert into account_deletions (user_id, due_at) values (${id(1)}, '2026-11-28')`;
  await sql`
    insert into feast_dates (feast, hijri_year, date, source) values ('eid-al-fitr', 1448, '2027-03-10', 'ጉባኤ')`;
  await sql`insert into assessments (user_id, form, results) values (${id(1)}, '{}', '[]')`;
  await sql`insert into mails (recipient, subject, text, html, language) values ('', '', '', '', 'am')`;
  await sql`insert into rate_limits (key, count, resets_at) values ('', 1, now())`;
  await sql`
    insert into idempotency_keys (user_id, key_hash, fingerprint, status, body) values (${id(1)}, 'k', 'f', 201, '{}')`;
}

test('a restored database holds every row of every table, and is guarded as the one that was backed up', async () => {
  const source = await migratedDatabase();
  await fill(source);
  const before = await everythingIn(source);
  expect(Object.entries(before).filter(([, rows]) => (rows as unknown[]).length === 0)).toEqual([]);

  const restored = await emptyDatabase();
  await restoreInto(restored, await backUpOf(source));

  expect(await everythingIn(restored)).toEqual(before);
  expect(await definitionsIn(restored)).toEqual(await definitionsIn(source));
  const [next] = await restored`
    insert into activity_log (action, subject_kind, subject_id) values ('', '', '') returning id`;
  expect(Number(next!['id'])).toBe(hostile.length + 1);
  await expect(restored`delete from activity_log`).rejects.toThrow('append only');
});

test('nobody needs to be a superuser: who owns the database can back it up and restore it', async () => {
  const { url } = inject('testServer');
  const role = `birtu_owner_${randomBytes(6).toString('hex')}`;
  await execute(url, `create role ${role} login nosuperuser password '${role}'`);
  onTestFinished(() => execute(url, `drop role ${role}`));
  const source = await emptyDatabase(role);
  await enableTrigrams(source);
  await source.begin((tx) => applyMigrations(tx));
  await fill(source);

  const restored = await emptyDatabase(role);
  await restoreInto(restored, await backUpOf(source));
  expect(await everythingIn(restored)).toEqual(await everythingIn(source));
});

test('what is written during a backup is in it wholly or not at all', async () => {
  const source = await migratedDatabase();
  await source`insert into mails (recipient, subject, text, html, language)
    select 'p', 's', repeat('words ', 500), 'h', 'am' from generate_series(1, 3000)`;
  let ended = false;
  let people = 0;
  const signUps = (async () => {
    for (; !ended; people += 1)
      await source.begin(async (tx) => {
        await tx`insert into auth.users (id, email) values (${id(people)}, ${`p${people}@birtu.test`})`;
        await tx`insert into user_profiles (id, full_name, email) values (${id(people)}, '', ${`p${people}@birtu.test`})`;
      });
  })();
  const during: number[] = [];
  const file = join(folder(), 'kept.sql.gz');
  const progress = { ...silent, after: () => void during.push(people) };
  await backUp(source, file, { now, progress });
  ended = true;
  await signUps;
  expect(during.at(-1)).toBeGreaterThan(during[0]!);

  const restored = await emptyDatabase();
  await restoreInto(restored, file);
  const [counts] = await restored`
    select (select count(*)::int from auth.users) as users, (select count(*)::int from user_profiles) as profiles`;
  expect(counts!['profiles']).toBe(counts!['users']);
  expect(counts!['users']).toBeLessThan(people);
});

test('a migration that begins during a backup waits for its turn, not in front of the tables', async () => {
  const source = await migratedDatabase();
  const order: string[] = [];
  let migrated: Promise<unknown> | undefined;
  const after = () => {
    migrated ??= withMigrationLock(source, async () => order.push('migrated'));
    order.push('copied');
  };
  await backUp(source, join(folder(), 'kept.sql.gz'), { now, progress: { ...silent, after } });
  await migrated;
  expect(order.indexOf('migrated')).toBe(order.lastIndexOf('copied') + 1);
});

test('a backup of an older release is brought up to date with its rows in it', async () => {
  const older = knownMigrations()[4]!;
  const source = await emptyDatabase();
  await enableTrigrams(source);
  await source.begin((tx) => applyMigrations(tx, older));
  await source`insert into auth.users (id, email) values (${id(1)}, 'selam@birtu.test')`;
  await source`insert into user_profiles (id, full_name, email) values (${id(1)}, 'Selam', 'selam@birtu.test')`;
  await source`insert into content_items (id, type, category, title, data, search_text, published_at)
    values ('c', 'educational', 'c', '{}', '{}', '', null)`;

  const restored = await emptyDatabase();
  await restoreInto(restored, await backUpOf(source));
  const newest = await migratedDatabase();
  expect(await definitionsIn(restored)).toEqual(await definitionsIn(newest));
  expect((await everythingIn(restored))['drizzle.__drizzle_migrations']).toEqual(
    (await everythingIn(newest))['drizzle.__drizzle_migrations'],
  );
  expect([...(await restored`select email from auth.users`)]).toEqual([{ email: 'selam@birtu.test' }]);
  expect([...(await restored`select id from content_items`)]).toEqual([{ id: 'c' }]);
  // Counted by a migration that came later.
  expect([...(await restored`select sum(members)::int as members from member_counts`)]).toEqual([
    { members: 1 },
  ]);
});

test('a file is whole, readable by its owner only, and never written over', async () => {
  const source = await migratedDatabase();
  const file = await backUpOf(source);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  await expect(backUp(source, file, { now, progress: silent })).rejects.toThrow(
    `${file} is there already; name another file`,
  );
  expect(readFileSync(file)).toEqual(before);
});

test('a backup that cannot be finished leaves no file', async () => {
  const source = await migratedDatabase();
  await fill(source);
  const into = folder();
  const interrupted = backUp(source, join(into, 'kept.sql.gz'), {
    now,
    progress: {
      ...silent,
      after() {
        throw new Error('the disk is full');
      },
    },
  });
  await expect(interrupted).rejects.toThrow('the disk is full');
  expect(readdirSync(into)).toEqual([]);
  expect(await source`select 1 as one`).toHaveLength(1);
});

test('where the product has never run there is nothing to back up', async () => {
  const file = join(folder(), 'kept.sql.gz');
  await expect(backUp(await emptyDatabase(), file, { now, progress: silent })).rejects.toThrow(
    'There is nothing to back up: Birtu has not yet run on this database',
  );
});

test('a database that holds anything is refused and stays as it is', async () => {
  const source = await migratedDatabase();
  const file = await backUpOf(source);
  await fill(source);
  const before = await everythingIn(source);
  await expect(restoreInto(source, file)).rejects.toThrow(/^The database is not empty \(it has public\./);
  expect(await everythingIn(source)).toEqual(before);

  const somebodys = await emptyDatabase();
  await somebodys`create schema theirs create table own (id int)`;
  await expect(restoreInto(somebodys, file)).rejects.toThrow(
    'The database is not empty (it has theirs.own); choose an empty one, with DATABASE_URL or a new DATA_DIR',
  );
});

test('a file that is not as it was written is refused in one sentence, and nothing is restored', async () => {
  const source = await migratedDatabase();
  await fill(source);
  const file = await backUpOf(source);
  const zipped = readFileSync(file);
  const text = gunzipSync(zipped).toString();
  const lines = text.split('\n');
  const contents = parseContents(lines[0]!)!;
  const sums = parseSums(lines.at(-2)!)!;
  const half = Math.floor(zipped.length / 2);
  const flipped = Buffer.from(zipped);
  flipped.writeUInt8(flipped.readUInt8(half) ^ 1, half);
  const retyped = (change: (text: string) => string) => gzipSync(change(text));

  const damaged = [
    zipped.subarray(0, half),
    zipped.subarray(0, -1),
    zipped.subarray(0, -9),
    flipped,
    Buffer.concat([zipped, Buffer.from('more')]),
    Buffer.concat([zipped, gzipSync('more')]),
    retyped((whole) => whole.replace('person-1@', 'person-X@')),
    retyped((whole) => whole.slice(0, whole.indexOf('-- birtu backup ends'))),
    retyped((whole) =>
      whole.replace(lines.at(-2)!, formatSums({ ...sums, rows: sums.rows.map(() => 0) }).trim()),
    ),
    retyped((whole) => whole.replace('COPY "auth"."users" (', 'COPY "auth"."users"(')),
  ];
  const foreign = [
    Buffer.alloc(0),
    Buffer.from('text'),
    gzipSync('text\n'),
    gzipSync(''),
    zipped.subarray(0, 5),
    retyped((whole) => whole.replace('{', `{"more":"${'long'.repeat(300_000)}",`)),
  ];
  const newer = retyped((whole) =>
    whole.replace(
      `${lines[0]}\n`,
      formatContents({ ...contents, migrations: [...contents.migrations, 99_999_999_999_999] }),
    ),
  );
  const restored = await emptyDatabase();
  const other = join(folder(), 'other.sql.gz');
  const refusal = (content: Buffer) => {
    writeFileSync(other, content);
    return expect(restoreInto(restored, other)).rejects;
  };
  for (const content of damaged)
    await refusal(content).toThrow(`${other} is cut off or damaged; nothing was restored`);
  for (const content of foreign)
    await refusal(content).toThrow(`${other} is no backup of Birtu, or one of a newer release`);
  await refusal(newer).toThrow(
    `${other} was made by a newer release; restore it with that one, or with one that is newer still`,
  );
  await expect(restoreInto(restored, `${other}.none`)).rejects.toThrow(`${other}.none is not there`);
  expect(await everythingIn(restored)).toEqual({ sequences: [] });

  await restoreInto(restored, file);
  expect(await everythingIn(restored)).toEqual(await everythingIn(source));
});

test('rows that the schema forbids are refused, and nothing of the rest stays', async () => {
  const source = await migratedDatabase();
  await fill(source);
  await source`alter table user_profiles drop constraint user_profiles_role`;
  await source`update user_profiles set role = 'emperor' where id = ${id(1)}`;
  const file = await backUpOf(source);
  const restored = await emptyDatabase();
  await expect(restoreInto(restored, file)).rejects.toThrow(
    /the rows of "public"."user_profiles" cannot be loaded \(.*user_profiles_role.*\); nothing was restored$/,
  );
  expect(await everythingIn(restored)).toEqual({ sequences: [] });
});

test('a table that no release has is refused', async () => {
  const source = await migratedDatabase();
  await source`create table theirs (id int)`;
  const file = await backUpOf(source);
  await expect(restoreInto(await emptyDatabase(), file)).rejects.toThrow(
    `${file} has "public"."theirs", which is no table of the release that made it; nothing was restored`,
  );
});
