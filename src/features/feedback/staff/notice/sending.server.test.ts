import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { plainTextOf, startMailServer, type TestMailServer } from '#test/mail-server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { startJobs, type Jobs } from '#src/server/jobs.server.ts';
import { mailWorkers } from '#src/server/mail.server.ts';
import { sendNotices } from './sending.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let mail: TestMailServer;
let jobs: Jobs;
let runtime: Runtime;
let hana: ApiMember & { readonly email: string };

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi({ SMTP_URL: mail.url });
  const { sql, log, settings } = api.context;
  jobs = await startJobs({ sql, log, workers: mailWorkers({ sql, log, settings }), pollSeconds: 0.5 });
  const queue: { enqueue: Jobs['enqueue'] } = api.context.jobs;
  queue.enqueue = async (...given) => await jobs.enqueue(...given);
  runtime = { ...api.context, now: () => api.context.now() };
});
afterAll(async () => {
  await jobs.stop(1000);
  await api.close();
  await mail.stop();
});

let count = 0;
let minute = 0;
beforeEach(async () => {
  await api.sql`delete from feedback_notices`;
  await api.sql`delete from feedback`;
  minute = 0;
  passMinutes(0);
  hana = await staff('admin_super');
});

async function staff(role: string) {
  count += 1;
  return await api.member(role, `Hana ${count}`, new Date('2026-11-01'), `hana-${count}@birtu.test`);
}

function passMinutes(minutes: number): void {
  minute += minutes;
  api.setClock(new Date(Date.parse('2026-11-23T06:00:00Z') + minute * 60_000));
}

/** The minute passes, and all mails have left then. */
async function pass(minutes = 1): Promise<void> {
  passMinutes(minutes);
  await sendNotices(runtime);
  await expect
    .poll(() => api.sql`select from jobs.job where state in ('created', 'active', 'retry')`, {
      timeout: 20_000,
    })
    .toEqual([]);
}

const turn = async (isOn: boolean, { member = hana, language = 'en' } = {}) => {
  const { status, body } = await member.call('PUT', '/admin/feedback/notice', { is_on: isOn, language });
  expect(status).toBe(200);
  return body as unknown;
};
const write = async (more: object = {}): Promise<string> => {
  const { status, body } = await api.visitor().call('POST', '/feedback', {
    name: 'Selam',
    email: `selam-${(count += 1)}@mail.test`,
    subject: 'Fever <b>and</b> rest',
    message: 'How do I begin?',
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
};
const mailsTo = ({ email } = hana) => mail.received.filter(({ recipients }) => recipients.includes(email));
/** How many new messages each of them told of. */
const told = (member = hana) =>
  mailsTo(member).map((received) => Number(/answered yet: (\d+)/.exec(plainTextOf(received))?.[1]));

describe('a notice of messages', () => {
  test('is off at first, and tells of what arrives once it is on: how many, and nothing that they say', async () => {
    const { body: list } = await hana.call('GET', '/admin/feedback');
    expect(list.notice).toEqual({ is_on: false, email: hana.email });
    await write();
    expect(await turn(true)).toEqual({ is_on: true, email: hana.email });
    await pass();
    expect(mailsTo()).toEqual([]);
    await write();
    await write({ website: 'https://spam.example' });
    await pass();
    expect(told()).toEqual([1]);
    const text = plainTextOf(mailsTo()[0]!);
    expect(text).toContain('http://birtu.test/admin/feedback?unresolved=true');
    expect(text).not.toMatch(/Selam|Fever|begin/);
    expect((await hana.call('GET', '/admin/feedback')).body.notice.is_on).toBe(true);
  });

  test('comes once in ten minutes, with the number of what has arrived since, and of none twice', async () => {
    await turn(true);
    await write();
    await pass();
    await write();
    await write();
    await pass(9);
    expect(told()).toEqual([1]);
    await pass(1);
    expect(told()).toEqual([1, 2]);
    await pass(30);
    expect(told()).toEqual([1, 2]);
  });

  test('goes out once, however many processes look for it', async () => {
    await turn(true);
    const others = await Promise.all([staff('admin_super'), staff('admin_super')]);
    for (const member of others) await turn(true, { member });
    await Promise.all([write(), write(), write()]);
    await Promise.all(Array.from({ length: 5 }, () => sendNotices(runtime)));
    await pass();
    for (const member of [hana, ...others]) expect(told(member)).toEqual([3]);
  });

  test('tells of no spam, and of nothing that was answered or resolved by then', async () => {
    await turn(true);
    const [spam, resolved, answered] = [await write(), await write(), await write()];
    await hana.call('PATCH', `/admin/feedback/${spam}`, { is_spam: true });
    await hana.call('PATCH', `/admin/feedback/${resolved}`, { is_resolved: true });
    const reply = { message: 'Rest well.', language: 'en', replies: 0 };
    expect((await hana.call('POST', `/admin/feedback/${answered}/replies`, reply)).status).toBe(201);
    await pass();
    expect(mailsTo()).toEqual([]);
    // What comes back from the spam was seen.
    await hana.call('PATCH', `/admin/feedback/${spam}`, { is_spam: false });
    await write();
    await pass();
    expect(told()).toEqual([1]);
  });

  test('is written in the language of the screen on which it was switched on, and ended by one click', async () => {
    await turn(true, { language: 'am' });
    await write();
    await pass();
    const [received] = mailsTo();
    const text = plainTextOf(received!);
    expect(text).toContain('እስካሁን ማንም ያልመለሰላቸው አዲስ መልእክቶች፦ 1');
    expect(text).toContain('http://birtu.test/am/admin/feedback?unresolved=true');
    const { source } = received!;
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const link = /^List-Unsubscribe:\s+<([^>\s]+)>\r$/m.exec(source)![1]!;
    expect(text).toContain(link);
    const token = new URL(link).searchParams.get('token')!;
    const other = await staff('admin_super');
    await turn(true, { member: other });
    const visitor = api.visitor();
    const off = `/reminders/off?${new URLSearchParams({ token })}`;
    expect((await visitor.call('GET', off)).body).toEqual({ kind: 'messages', isOn: true });
    const ended = { status: 200, body: { kind: 'messages', isOn: false } };
    for (const _ of [1, 2])
      expect(await visitor.call('POST', '/reminders/off', { token })).toMatchObject(ended);
    await write();
    await pass(20);
    expect(mailsTo()).toHaveLength(1);
    expect(told(other)).toEqual([1]);
  });

  test('comes to nobody who has lost the role, also when they have it again', async () => {
    await turn(true);
    await write();
    await api.sql`update user_profiles set role = 'admin_fitness' where id = ${hana.id}`;
    await pass();
    await api.sql`update user_profiles set role = 'admin_super' where id = ${hana.id}`;
    await write();
    await pass(20);
    expect(mailsTo()).toEqual([]);
    expect((await hana.call('GET', '/admin/feedback')).body.notice.is_on).toBe(false);
  });

  test.each([
    [
      'suspended',
      (id: string) => api.sql`update auth.users set banned_until = '9999-12-31' where id = ${id}`,
    ],
    [
      'about to go',
      (id: string) => api.sql`insert into account_deletions (user_id, due_at) values (${id}, now())`,
    ],
    [
      'not confirmed',
      (id: string) => api.sql`update auth.users set email_confirmed_at = null where id = ${id}`,
    ],
  ])('goes to no account that is %s', async (_what, make) => {
    await turn(true);
    await write();
    await make(hana.id);
    await pass();
    expect(mailsTo()).toEqual([]);
  });

  test('loses no message that is written while it is switched on and off', async () => {
    await turn(true);
    const written = Promise.all(Array.from({ length: 12 }, () => write()));
    for (const isOn of [false, true, false, true]) await turn(isOn);
    expect(await written).toHaveLength(12);
    const [stored] = await api.sql`select count(*)::int as count from feedback`;
    expect(stored).toEqual({ count: 12 });
  });

  test.each([{}, { is_on: 'yes', language: 'en' }, { is_on: true, language: 'fr' }, { is_on: true }])(
    'is not changed by %j',
    async (given) => {
      expect((await hana.call('PUT', '/admin/feedback/notice', given)).status).toBe(422);
      expect(await api.sql`select from feedback_notices`).toEqual([]);
    },
  );

  test('is for super admins', async () => {
    const given = { is_on: true, language: 'en' };
    for (const role of ['user', 'planner', 'admin_fitness'])
      expect((await (await staff(role)).call('PUT', '/admin/feedback/notice', given)).status).toBe(403);
  });
});
