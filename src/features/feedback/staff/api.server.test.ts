import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityLog, feedback, mails, userProfiles, users } from '#db/schema.ts';
import { createApi } from '#src/api/app.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startJobs, type Jobs } from '#src/server/jobs.server.ts';
import { mailWorkers } from '#src/server/mail.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { plainTextOf, startMailServer, type TestMailServer } from '#test/mail-server.ts';
import {
  feedbackPageSize,
  longestReply,
  mostFound,
  staffFeedbackPageSchema,
  staffFeedbackSchema,
  type StaffFeedback,
} from './schema.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let mailServer: TestMailServer;
let jobs: Jobs;
let hana: Awaited<ReturnType<typeof staffMember>>;
let dawit: Awaited<ReturnType<typeof staffMember>>;
const api = new Hono<ApiEnvironment>();

beforeAll(async () => {
  [database, mailServer] = await Promise.all([createTestDatabase(), startMailServer()]);
  node = await startAccountNode(database, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Birtu <hello@birtu.test>',
  });
  const { sql, log, settings } = node.runtime;
  jobs = await startJobs({ sql, log, workers: mailWorkers({ sql, log, settings }), pollSeconds: 0.5 });
  api.use((c, next) => {
    c.set('context', context());
    return next();
  });
  api.route('/api', createApi());
  hana = await staffMember('Hana Girma');
  dawit = await staffMember('Dawit Alemu');
});
afterAll(async () => {
  await jobs.stop(1000);
  await node.close();
  await mailServer.stop();
  await database.close();
});
beforeEach(async () => {
  await database.sql`delete from feedback`;
});

const context = (): RequestContext => ({
  ...node.runtime,
  jobs,
  requestId: '',
  clientAddress: '192.0.2.9',
  userAgent: '',
  language: 'en',
  actor: null,
});

async function staffMember(fullName: string, role = 'admin_super') {
  const email = `${fullName.replace(' ', '.')}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  await database.db.insert(userProfiles).values({ id: user!.id, fullName, email, role });
  const open = await openSession(context(), database.db, user!.id, { method: 'password' });
  const { access_token: token } = await sessionJson(context(), open);
  const call = (method: string, path: string, json?: object) =>
    api.request(`/api/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    });
  const list = async (query: Record<string, string> = {}) =>
    staffFeedbackPageSchema.parse(
      await (await call('GET', `/feedback?${new URLSearchParams(query)}`)).json(),
    );
  const resolve = async (id: string, is_resolved = true) =>
    staffFeedbackSchema.parse(await (await call('PATCH', `/feedback/${id}`, { is_resolved })).json());
  return { id: user!.id, call, list, resolve };
}

type NewMessage = Partial<typeof feedback.$inferInsert>;

const message = (given: NewMessage = {}): typeof feedback.$inferInsert => ({
  fullName: 'Selam Tesfaye',
  email: 'selam@mail.test',
  subject: 'My plan',
  content: 'How do I begin?',
  ...given,
});

async function stored(...given: NewMessage[]): Promise<string[]> {
  const rows = await database.db
    .insert(feedback)
    .values(given.map((each) => message(each)))
    .returning({ id: feedback.id });
  return rows.map(({ id }) => id);
}

async function storedOne(given: NewMessage = {}): Promise<string> {
  return (await stored(given))[0]!;
}

const namesOf = ({ feedback: shown }: { feedback: readonly StaffFeedback[] }) =>
  shown.map(({ full_name: name }) => name);
const logOf = (id: string) =>
  database.db.select().from(activityLog).where(eq(activityLog.subjectId, id)).orderBy(activityLog.id);

/** Messages a microsecond apart, which a moment in milliseconds could not keep apart. */
const storeMany = (count: number) => database.sql`
  insert into feedback (full_name, email, content, created_at)
  select 'Person ' || n, 'p' || n || '@mail.test', 'Message ' || n || case when n % 2 = 0 then ' even' else '' end,
    timestamptz '2026-11-01T08:00:00Z' + n * interval '1 microsecond'
  from generate_series(1, ${count}::int) as n`;

describe('the list', () => {
  test('shows a message as it was sent, with its sender, language and stars', async () => {
    const content = 'Line one\n\n  <script>alert(1)</script> \u202Eمرحبا\u202C 😀 ሰላም  ';
    const id = await storedOne({ content, rating: 4, language: 'am', subject: null });
    const { feedback: shown, total, next, sends_mail: sendsMail } = await hana.list();
    expect(await (await hana.call('GET', `/feedback/${id}`)).json()).toEqual(shown[0]);
    expect(shown).toMatchObject([
      { id, content, rating: 4, language: 'am', subject: null, is_resolved: false, replies: 0 },
    ]);
    expect({ total, next, sendsMail }).toEqual({
      total: { count: 1, isCapped: false },
      next: null,
      sendsMail: true,
    });
  });

  test('page by page misses none and shows none twice, newest first', async () => {
    await storeMany(2 * feedbackPageSize + 5);
    const names: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await hana.list(after ? { after } : {});
      expect(page.total?.count ?? null).toBe(after ? null : 2 * feedbackPageSize + 5);
      names.push(...namesOf(page));
      after = page.next;
    } while (after !== null);
    expect(names).toEqual(Array.from({ length: 45 }, (_, index) => `Person ${45 - index}`));
  });

  test('brings all that was shown before in one go', async () => {
    await storeMany(50);
    expect((await hana.list({ limit: '50' })).feedback).toHaveLength(50);
  });

  test('counts up to a thousand, and a search up to two hundred', async () => {
    await storeMany(1001);
    expect((await hana.list()).total).toEqual({ count: 1000, isCapped: true });
    expect((await hana.list({ q: 'even' })).total).toEqual({ count: mostFound, isCapped: true });
    expect((await hana.list({ q: 'message 1001' })).total).toEqual({ count: 1, isCapped: false });
  });

  test('finds what lies behind thousands of newer ones, and counts no further than it must', async () => {
    await storeMany(3000);
    const old = new Date('2026-01-01');
    await stored(...[1, 2].map((n) => ({ content: `Mesob ${n}`, createdAt: new Date(old.getTime() + n) })));
    const first = await hana.list({ q: 'mesob', limit: '1' });
    expect(first).toMatchObject({ feedback: [{ content: 'Mesob 2' }], total: { count: 2, isCapped: false } });
    const second = await hana.list({ q: 'mesob', limit: '1', after: first.next! });
    expect(second).toMatchObject({ feedback: [{ content: 'Mesob 1' }], total: null, next: null });
    // 100 of them are among the newest 2,500, and eleven more further back.
    const many = await hana.list({ q: 'p29' });
    expect(many.total).toEqual({ count: 100, isCapped: true });
    expect(namesOf(many).at(0)).toBe('Person 2999');
  });

  test.each([
    ['a name, in any case', 'TESFAYE', true],
    ['an e-mail', 'AM@MAIL', true],
    ['the text', 'JERRYcan', true],
    ['words from several of them', 'jerrycan selam', true],
    ['two letters that begin a word of the name', 'te', true],
    ['a letter that begins a line of the text', 'ù', true],
    ['two letters within a word only', 'am', false],
    ['an Ethiopic syllable that begins a word', 'ብ', true],
    ['an Ethiopic word', 'ብርቱ', true],
    ['what stands for anything in a pattern', '100%', false],
    ['an underscore', 'jerry_an', false],
    ['something else', 'mesob', false],
  ])('finds a message by %s: %s', async (_what, q, isFound) => {
    await stored(
      { content: 'With a Jerrycan\nÙ and ብርቱ ሰው' },
      { fullName: 'Nobody', email: 'x@y.z', content: '-' },
    );
    const found = await hana.list({ q });
    expect(namesOf(found)).toEqual(isFound ? ['Selam Tesfaye'] : []);
    expect(found.total?.count).toBe(isFound ? 1 : 0);
  });

  test('of what is open leaves out what is resolved', async () => {
    const [open, done] = await stored({ fullName: 'Open' }, { fullName: 'Done' });
    await hana.resolve(done!);
    const shown = await hana.list({ unresolved: 'true' });
    expect(shown.feedback.map(({ id }) => id)).toEqual([open]);
    expect(shown.total?.count).toBe(1);
  });

  test.each([
    ['q', 'a'.repeat(101)],
    ['q', '\0'],
    ['after', '1_nobody'],
    ['after', 'first'],
    ['limit', '201'],
    ['unresolved', 'perhaps'],
  ])('refuses %s=%j', async (name, value) => {
    const query = new URLSearchParams({ [name]: value });
    expect((await hana.call('GET', `/feedback?${query}`)).status).toBe(422);
  });
});

describe('a message', () => {
  test('is resolved once, by whoever was first, and opened again', async () => {
    const id = await storedOne();
    const first = await hana.resolve(id);
    expect(first).toMatchObject({ is_resolved: true, resolved_by: 'Hana Girma' });
    expect(first.resolved_at).not.toBeNull();
    expect(await dawit.resolve(id)).toEqual(first);
    expect(await dawit.resolve(id, false)).toMatchObject({
      is_resolved: false,
      resolved_at: null,
      resolved_by: null,
    });
    const name = 'Selam Tesfaye';
    expect(await logOf(id)).toMatchObject([
      { action: 'resolve', actorId: hana.id, subjectKind: 'feedback', after: { name, isResolved: true } },
      {
        action: 'reopen',
        actorId: dawit.id,
        before: { name, isResolved: true },
        after: { isResolved: false },
      },
    ]);
  });

  test('stays resolved when the account of whoever resolved it is gone', async () => {
    const gone = await staffMember('Gone Soon');
    const id = await storedOne();
    const { resolved_at: at } = await gone.resolve(id);
    await database.sql`delete from auth.users where id = ${gone.id}`;
    expect((await hana.list()).feedback).toMatchObject([
      { is_resolved: true, resolved_at: at, resolved_by: null },
    ]);
  });

  test('that does not exist cannot be changed', async () => {
    const somewhere = '/feedback/00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all([
      hana.call('GET', somewhere),
      hana.call('PATCH', somewhere, { is_resolved: true }),
      hana.call('POST', `${somewhere}/replies`, { message: 'Hello', language: 'en', replies: 0 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a reply', () => {
  const mailsTo = (recipient: string) =>
    mailServer.received.filter(({ recipients }) => recipients.includes(recipient));
  const arrived = async (recipient: string, count = 1) => {
    await expect.poll(() => mailsTo(recipient).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
    return mailsTo(recipient);
  };
  const reply = (given: object = {}) => ({
    message: 'Begin with a walk.\nThen rest.',
    language: 'en',
    replies: 0,
    ...given,
  });

  test('goes out by mail in the chosen language with the message below it, and is kept', async () => {
    const email = 'sender@mail.test';
    const id = await storedOne({ email, language: 'am', subject: 'ዕቅድ', content: 'ሰላም\nእንዴት ልጀምር?' });
    const answer = await hana.call(
      'POST',
      `/feedback/${id}/replies`,
      reply({ language: 'am', resolve: true }),
    );
    expect(answer.status).toBe(201);
    const kept = staffFeedbackSchema.parse(await answer.json());
    expect(kept).toMatchObject({
      reply_message: reply().message,
      replied_by: 'Hana Girma',
      replies: 1,
      is_resolved: true,
      resolved_by: 'Hana Girma',
    });
    expect(kept.replied_at).not.toBeNull();
    const [mail] = await arrived(email);
    const text = plainTextOf(mail!).replaceAll('\r\n', '\n');
    expect(text).toContain('ሰላም Selam Tesfaye፣');
    expect(text).toContain('Begin with a walk.\nThen rest.');
    expect(text).toContain('> ሰላም\n> እንዴት ልጀምር?');
    expect(text).toContain('http://birtu.test/am/contact');
    const name = 'Selam Tesfaye';
    expect(await logOf(id)).toMatchObject([
      { action: 'reply', before: { name, replyMessage: null }, after: { replyMessage: reply().message } },
      { action: 'resolve', after: { name, isResolved: true } },
    ]);
  });

  test('of two at once goes out only once, and the other writer is told what was sent', async () => {
    const email = 'raced@mail.test';
    const id = await storedOne({ email });
    const answers = await Promise.all(
      [hana, dawit].map(({ call }, index) =>
        call('POST', `/feedback/${id}/replies`, reply({ message: `Reply ${index}` })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const bodies = await Promise.all(answers.map((each) => each.json() as Promise<Record<string, unknown>>));
    const refused = bodies.find(({ code }) => code === 'changed_meanwhile');
    const sent = staffFeedbackSchema.parse(bodies.find(({ code }) => code === undefined));
    expect(staffFeedbackSchema.parse(refused?.['current'])).toEqual(sent);
    const [mail] = await arrived(email);
    expect(plainTextOf(mail!)).toContain(sent.reply_message);
    expect(await database.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['reply']);
  });

  test('may follow another one by whoever knows of it; the log has both', async () => {
    const id = await storedOne({ email: 'twice@mail.test' });
    await hana.call('POST', `/feedback/${id}/replies`, reply({ message: 'First' }));
    const second = await dawit.call(
      'POST',
      `/feedback/${id}/replies`,
      reply({ message: 'Second', replies: 1 }),
    );
    expect(await second.json()).toMatchObject({
      reply_message: 'Second',
      replied_by: 'Dawit Alemu',
      replies: 2,
    });
    expect(await arrived('twice@mail.test', 2)).toHaveLength(2);
    expect((await logOf(id)).at(-1)).toMatchObject({ before: { replyMessage: 'First' } });
  });

  test('is refused where the sender’s account, and the address with it, is gone', async () => {
    const id = await storedOne({ fullName: '', email: '' });
    const answer = await hana.call('POST', `/feedback/${id}/replies`, reply());
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'no_address' });
    expect(await logOf(id)).toEqual([]);
  });

  test('to a message without a subject speaks of the message', async () => {
    const id = await storedOne({ email: 'untitled@mail.test', subject: null });
    await hana.call('POST', `/feedback/${id}/replies`, reply());
    const [mail] = await arrived('untitled@mail.test');
    expect(mail!.source).toContain('Subject: Birtu answers: your message');
  });

  test.each([
    ['nothing', { message: ' \n ' }],
    ['too much', { message: 'a'.repeat(longestReply + 1) }],
    ['what cannot be kept', { message: 'a\0b' }],
    ['half a letter', { message: '\uD83D' }],
    ['an unknown language', { language: 'fr' }],
    ['no word of earlier replies', { replies: undefined }],
  ])('that says %s is refused, and nothing leaves', async (_what, given) => {
    const email = 'never@mail.test';
    const id = await storedOne({ email });
    expect((await hana.call('POST', `/feedback/${id}/replies`, reply(given))).status).toBe(422);
    expect(await database.db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
  });
});

describe('the export', () => {
  const read = async (response: Response) => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
  };

  test('has every message that the filter shows, as text that nothing runs', async () => {
    await stored(
      { fullName: '=HYPERLINK("https://evil.test")', email: '@x', content: 'a "b",\r\nሰላም', rating: 5 },
      { fullName: 'Resolved', isResolved: true },
    );
    const response = await hana.call('GET', '/feedback.csv?unresolved=true');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="birtu-feedback-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await read(response)).toMatchObject([
      {
        full_name: `'=HYPERLINK("https://evil.test")`,
        email: `'@x`,
        content: 'a "b",\r\nሰላም',
        rating: '5',
        is_resolved: 'false',
        reply_message: '',
      },
    ]);
  });

  test('goes on over its batches, in the order of the list', async () => {
    await storeMany(2001);
    const rows = await read(await hana.call('GET', '/feedback.csv'));
    expect(rows.map((row) => row['full_name'])).toEqual(
      Array.from({ length: 2001 }, (_, index) => `Person ${2001 - index}`),
    );
    const found = await read(await hana.call('GET', '/feedback.csv?q=even'));
    expect(found).toHaveLength(1000);
  });

  test('can be downloaded by the browser with a pass that only its address gets, once', async () => {
    await storedOne();
    const lent = await hana.call('POST', '/feedback.csv');
    expect(await lent.json()).toEqual({ seconds: 60 });
    const [cookie = ''] = lent.headers.getSetCookie();
    expect(cookie).toMatch(/; Max-Age=60; Path=\/api\/admin\/feedback\.csv; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: cookie.split(';')[0]! };
    const file = await api.request('/api/admin/feedback.csv', { headers });
    expect(await read(file)).toHaveLength(1);
    expect(file.headers.getSetCookie()).toEqual([expect.stringMatching(/^birtu-download=; Max-Age=0;/)]);
    const [shown] = (await hana.list()).feedback;
    const change = await api.request(`/api/admin/feedback/${shown!.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"is_resolved":true}',
    });
    expect(change.status).toBe(401);
  });

  test('ends with the session that the pass was lent to', async () => {
    const leaving = await staffMember('Leaving Soon');
    const [cookie = ''] = (await leaving.call('POST', '/feedback.csv')).headers.getSetCookie();
    await database.sql`delete from auth.sessions where user_id = ${leaving.id}`;
    const headers = { cookie: cookie.split(';')[0]! };
    expect((await api.request('/api/admin/feedback.csv', { headers })).status).toBe(401);
  });
});
