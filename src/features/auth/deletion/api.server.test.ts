import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  accountDeletions,
  activities,
  diaryEntries,
  feedback,
  mails,
  userProfiles,
  users,
} from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import { createApi } from '#src/api/mount.server.ts';
import { hashPassword } from '#src/features/auth/passwords/hashing.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { ApiEnvironment, MemberContext, RequestContext } from '#src/server/context.server.ts';
import { hourly, startJobs } from '#src/server/jobs.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { mailWorkers } from '#src/server/mail.server.ts';
import { accountClient, mailsTo, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { withSecondStep } from '#test/second-step.ts';
import { plainTextOf, startMailServer } from '#test/mail-server.ts';
import { deleteDueAccounts, takeBackDeletion } from './service.server.ts';

const password = 'Strong-Coffee-7';
let passwordHash: string;
const day = 86_400;
const log = createLog({ level: 'silent', readable: false });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;

beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await hashPassword(password);
});
afterAll(() => database.close());
beforeEach(async () => {
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000' });
  await database.sql`delete from auth.users`;
  return () => node.close();
});

const contextOn = ({ runtime }: AccountNode, language: 'en' | 'am' = 'en'): RequestContext => ({
  ...runtime,
  requestId: '',
  clientAddress: '192.0.2.1',
  userAgent: '',
  language,
  actor: null,
});

function apiOn(context: RequestContext) {
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', context);
    return next();
  });
  return api.route('/', createApi().onError(mapError));
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> | null;
}
interface Person {
  readonly id: string;
  readonly email: string;
  /** @param path below `/api` @param token of another session than the first */
  call(method: string, path: string, body?: object, token?: string): Promise<Answer>;
  /** The token of one more session. */
  logIn(): Promise<string>;
}

interface Kind {
  readonly role?: string;
  readonly social?: boolean;
  readonly language?: 'en' | 'am';
}

async function person({ role = 'user', social = false, language = 'en' }: Kind = {}): Promise<Person> {
  const { db } = node.runtime;
  const context = contextOn(node, language);
  const api = apiOn(context);
  const id = randomUUID();
  const email = `selam-${id}@birtu.test`;
  const moment = new Date();
  await db.insert(users).values({
    id,
    email,
    emailConfirmedAt: moment,
    userMetadata: { full_name: 'Selam' },
    passwordHash: social ? null : passwordHash,
  });
  await db.insert(userProfiles).values({ id, fullName: 'Selam', email, role });
  const logIn = async () => {
    const open = await openSession(context, db, id, { method: social ? 'oauth' : 'password' });
    if (role === 'admin_super') await database.sql.unsafe(withSecondStep(id));
    return (await sessionJson(context, open)).access_token;
  };
  const first = await logIn();
  return {
    id,
    email,
    logIn,
    async call(method, path, body, token = first) {
      const response = await api.request(path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : null };
    },
  };
}

const path = '/account/deletion';
const ask = (who: Person, change: object = {}) =>
  who.call('POST', path, { email: who.email, current_password: password, ...change });
const exists = async ({ id }: Person) =>
  (await database.sql`select 1 from auth.users where id = ${id}`).length === 1;
const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

describe('asking for deletion', () => {
  test('ends every session, says when it will be, and mails how to take it back', async () => {
    const selam = await person();
    const elsewhere = await selam.logIn();
    const asked = await ask(selam);
    expect(asked.status).toBe(201);
    const { requested_at: at, due_at: due } = asked.body as Record<string, string>;
    expect(Date.parse(due!) - Date.parse(at!)).toBe(7 * day * 1000);
    expect((await selam.call('GET', '/profile')).status).toBe(401);
    expect((await selam.call('GET', '/profile', undefined, elsewhere)).status).toBe(401);
    const [mail] = await mailsTo(node.runtime, selam.email);
    expect(mail?.subject).toBe('Your Birtu account will be deleted');
    expect(mail?.text).toMatch(
      /for good on \w+day, \d+ \w+ \d{4} \(\w+ \d+, \d{4}\), \d\d:\d\d in Addis Ababa/,
    );
    expect(mail?.text).toContain('http://birtu.test/profile/data');
  });

  test('writes to Amharic readers in Amharic', async () => {
    const selam = await person({ language: 'am' });
    await ask(selam);
    const [mail] = await mailsTo(node.runtime, selam.email);
    expect(mail).toMatchObject({ language: 'am', subject: 'የብርቱ መለያዎ ሊሰረዝ ነው' });
    expect(mail?.text).toContain('http://birtu.test/am/profile/data');
  });

  test.each([
    ['the wrong password', { current_password: 'Wrong-Coffee-7' }, 400, 'current_password_invalid'],
    ['no password', { current_password: undefined }, 400, 'current_password_required'],
    ['another address', { email: 'else@birtu.test' }, 422, 'invalid_input'],
    ['no address', { email: ' ' }, 422, 'invalid_input'],
    ['a number for an address', { email: 7 }, 422, 'invalid_input'],
    ['a text that nobody can store', { email: 'a\0@birtu.test' }, 422, 'invalid_input'],
  ])('with %s is refused, and nothing happens', async (_, change, status, code) => {
    const selam = await person();
    expect(await ask(selam, change)).toEqual(refusal(status, code));
    expect(await selam.call('GET', path)).toEqual({ status: 200, body: { deletion: null } });
    expect((await selam.call('GET', '/profile')).status).toBe(200);
  });

  test('takes the address in whatever case and with blanks around it', async () => {
    const selam = await person();
    expect((await ask(selam, { email: ` ${selam.email.toUpperCase()} ` })).status).toBe(201);
  });

  test('tries no more passwords than signing in does', async () => {
    const selam = await person();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await ask(selam, { current_password: 'Wrong-Coffee-7' });
    expect(await ask(selam)).toEqual(refusal(429, 'over_request_rate_limit'));
  });

  test('without a password needs a sign-in of the last ten minutes', async () => {
    const selam = await person({ social: true });
    await database.sql`
      update auth.sessions set amr = jsonb_set(amr, '{0,timestamp}', to_jsonb((amr->0->>'timestamp')::int - 660))`;
    expect(await ask(selam)).toEqual(refusal(400, 'reauthentication_needed'));
    expect((await selam.call('POST', path, { email: selam.email }, await selam.logIn())).status).toBe(201);
  });

  test('at the same moment from two windows is one deletion', async () => {
    const selam = await person();
    const answers = await Promise.all([ask(selam), ask(selam)]);
    expect(answers.map(({ status }) => status)).toContain(201);
    expect(await database.sql`select 1 from account_deletions`).toHaveLength(1);
  });

  test('is not for the last super admin who stays', async () => {
    const hana = await person({ role: 'admin_super' });
    expect(await ask(hana)).toEqual(refusal(409, 'last_super_admin'));
    const dawit = await person({ role: 'admin_super' });
    const answers = await Promise.all([ask(hana), ask(dawit)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('leaves the list of users as it is, and the account in the hands of its super admins', async () => {
    const hana = await person({ role: 'admin_super' });
    const fitness = await person({ role: 'admin_fitness' });
    await ask(fitness);
    const { items: listed } = (await hana.call('GET', '/admin/users')).body as { items: { id: string }[] };
    expect(listed.map(({ id }) => id)).toContain(fitness.id);
    expect((await hana.call('DELETE', `/admin/users/${fitness.id}`)).status).toBe(204);
    expect(await database.sql`select 1 from account_deletions`).toHaveLength(0);
  });
});

describe('until it is done', () => {
  test('signing in works, and opens nothing but the way back', async () => {
    const selam = await person();
    await ask(selam);
    const client = accountClient(node.origin);
    const { data } = await client.signInWithPassword({ email: selam.email, password });
    const token = data.session?.access_token;
    expect(await selam.call('GET', '/profile', undefined, token)).toEqual(refusal(403, 'account_leaving'));
    expect(await selam.call('POST', '/activities', {}, token)).toEqual(refusal(403, 'account_leaving'));
    expect((await selam.call('GET', path, undefined, token)).body).toEqual({
      deletion: { requested_at: expect.any(String), due_at: expect.any(String) },
    });
    expect((await selam.call('GET', '/plans/fitness', undefined, token)).status).toBe(200);
  });

  test('keeping it gives everything back, and says so by mail; again it changes nothing', async () => {
    const selam = await person();
    await node.runtime.db.insert(activities).values({ userId: selam.id, date: '2026-11-21' });
    await ask(selam);
    const token = await selam.logIn();
    for (const _ of [1, 2]) expect((await selam.call('DELETE', path, undefined, token)).status).toBe(204);
    const kept = await selam.call('GET', '/activities?from=2026-11-21&to=2026-11-21', undefined, token);
    expect(kept.body).toMatchObject({ items: [{ date: '2026-11-21' }] });
    node.passTime(8 * day);
    await deleteDueAccounts(node.runtime);
    expect(await exists(selam)).toBe(true);
    const subjects = (await mailsTo(node.runtime, selam.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Birtu account will be deleted', 'Your Birtu account stays']);
  });

  test('who forgot the password can still get in by a reset', async () => {
    const selam = await person();
    await ask(selam);
    const client = accountClient(node.origin);
    expect((await client.resetPasswordForEmail(selam.email)).error).toBeNull();
    expect(await mailsTo(node.runtime, selam.email)).toHaveLength(2);
  });
});

describe('when its time has come', () => {
  test('the account goes with all that is theirs; what they wrote to Birtu stays without a name', async () => {
    const selam = await person();
    const hana = await person({ role: 'admin_super' });
    const { db } = node.runtime;
    await db.insert(activities).values({ userId: selam.id, date: '2026-11-21' });
    const meal = { day: '2026-11-21', meal: 'lunch', name: { en: 'Gomen' } } as const;
    const portions = [{ foodId: 'gomen', grams: 100 }];
    await db.insert(diaryEntries).values([
      { id: randomUUID(), userId: selam.id, ...meal, portions },
      { id: randomUUID(), userId: selam.id, ...meal, portions, deletedAt: new Date() },
      { id: randomUUID(), userId: hana.id, ...meal, portions },
    ]);
    await db
      .insert(feedback)
      .values({ userId: selam.id, fullName: 'Selam', email: selam.email, content: 'Betam!' });
    await ask(selam);
    node.passTime(7 * day - 60);
    await deleteDueAccounts(node.runtime);
    expect(await exists(selam)).toBe(true);
    node.passTime(120);
    await deleteDueAccounts(node.runtime);
    expect(await exists(selam)).toBe(false);
    expect(await database.sql`select 1 from activities`).toHaveLength(0);
    expect(await database.sql`select user_id from diary_entries`).toEqual([{ user_id: hana.id }]);
    expect(await mailsTo(node.runtime, selam.email)).toHaveLength(0);
    expect(await db.select().from(feedback)).toMatchObject([
      { userId: null, fullName: '', email: '', content: 'Betam!' },
    ]);
    const { items: entries } = (await hana.call('GET', '/admin/log', undefined, await hana.logIn())).body as {
      items: object[];
    };
    expect(entries[0]).toMatchObject({
      action: 'delete',
      subjectKind: 'user',
      subjectId: selam.id,
      subjectName: null,
      actor: { id: selam.id, name: null },
      before: { role: 'user' },
    });
    expect(JSON.stringify(entries[0])).not.toContain('Selam');
  });

  test('mails to an address that was never proven stay', async () => {
    const selam = await person();
    const dawit = await person();
    const { db } = node.runtime;
    const mail = {
      recipient: dawit.email,
      subject: 'For Dawit',
      text: dawit.email,
      html: '',
      language: 'en',
    };
    await db.insert(mails).values(mail);
    await db.update(users).set({ newEmail: dawit.email }).where(eq(users.id, selam.id));
    await db.insert(accountDeletions).values({ userId: selam.id, dueAt: new Date(Date.now() - 1000) });
    await deleteDueAccounts(node.runtime);
    expect(await exists(selam)).toBe(false);
    expect(await db.select().from(mails).where(eq(mails.recipient, dawit.email))).toHaveLength(1);
  });

  test('an account that has just gone cannot be taken back', async () => {
    const { id: userId } = await person();
    const actor = { userId, sessionId: randomUUID(), role: 'user' } as unknown as MemberContext['actor'];
    await node.runtime.db.delete(users).where(eq(users.id, userId));
    await expect(takeBackDeletion({ ...contextOn(node), actor })).rejects.toMatchObject({
      problem: { status: 401 },
    });
  });

  test('two nodes delete each account exactly once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person()));
    const dueAt = new Date(Date.now() - 1000);
    await node.runtime.db.insert(accountDeletions).values(people.map(({ id }) => ({ userId: id, dueAt })));
    const other = await startAccountNode(database);
    await Promise.all([deleteDueAccounts(node.runtime), deleteDueAccounts(other.runtime)]);
    await other.close();
    expect(await database.sql`select 1 from auth.users`).toHaveLength(0);
    const ids = people.map(({ id }) => id);
    const logged = await database.sql`select 1 from activity_log where subject_id in ${database.sql(ids)}`;
    expect(logged).toHaveLength(people.length);
  });

  test('the last super admin stays, however it came to that, and holds up nobody', async () => {
    const hana = await person({ role: 'admin_super' });
    const selam = await person();
    const dueAt = new Date(Date.now() - 1000);
    const due = [hana, selam].map(({ id }) => ({ userId: id, dueAt }));
    await node.runtime.db.insert(accountDeletions).values(due);
    await deleteDueAccounts(node.runtime);
    expect([await exists(hana), await exists(selam)]).toEqual([true, false]);
  });
});

test('over two nodes: the mail goes out by SMTP, and the job of whichever node is left deletes', async () => {
  const post = await startMailServer();
  const mailing = { ...node.runtime.settings, smtpUrl: post.url };
  const { sql } = database;
  const options = { sql, log, pollSeconds: 0.5 };
  const workers = [
    ...mailWorkers({ sql, log, settings: mailing }),
    hourly('account-deletions', () => deleteDueAccounts(node.runtime)),
  ];
  const [first, second] = [
    await startJobs({ ...options, workers }),
    await startJobs({ ...options, workers }),
  ];
  try {
    const selam = await person();
    const context = { ...contextOn(node), settings: mailing, jobs: first };
    const token = await selam.logIn();
    const answer = await apiOn(context).request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ email: selam.email, current_password: password }),
    });
    expect(answer.status).toBe(201);
    await vi.waitFor(() => expect(post.received).toHaveLength(1), 10_000);
    expect(plainTextOf(post.received[0]!)).toContain('http://birtu.test/profile/data');
    await first.stop(1000);
    node.passTime(8 * day);
    await sql`insert into jobs.job (name, data) values ('account-deletions', '{}')`;
    await vi.waitFor(async () => expect(await exists(selam)).toBe(false), 10_000);
  } finally {
    await second.stop(1000);
    await post.stop();
  }
});
