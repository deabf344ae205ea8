import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { startMailServer, type TestMailServer } from '#test/mail-server.ts';
import type { OpenDatabase } from './database.server.ts';
import { startJobs, type Jobs } from './jobs.server.ts';
import { createLog } from './log.server.ts';
import { forgetOldMails, maxWait, mailWorkers, queueMail, type Mail } from './mail.server.ts';

const log = createLog({ level: 'silent', readable: false });
const hasty = { attempts: 20, delaySeconds: 1, maxDelaySeconds: 1 };

let database: OpenDatabase;
let mailServer: TestMailServer;
let nodes: Jobs[];

beforeEach(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  nodes = [];
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop(1000)));
  await mailServer.stop();
  await database.close();
});

const settings = () => ({ smtpUrl: mailServer.url, mailFrom: 'Birtu <no-reply@birtu.example>' });

async function startNode(): Promise<Jobs> {
  const { sql } = database;
  const workers = mailWorkers({ sql, log, settings: settings(), retry: hasty });
  const node = await startJobs({ sql, log, workers, pollSeconds: 0.5 });
  nodes.push(node);
  return node;
}

const confirmation = (to = 'selam@example.org'): Mail<'confirm-signup'> => ({
  kind: 'confirm-signup',
  to,
  language: 'am',
  values: { name: 'ሰላም', link: 'https://birtu.example/verify?token=s3cret', minutes: 60 },
});

/** Waits for mails, and until nothing is left to do that could send one too many. */
async function arrived(count: number): Promise<readonly string[]> {
  await expect.poll(() => mailServer.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  const left = () => database.sql`select from jobs.job where name = 'send-mail' and state < 'completed'`;
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  return mailServer.received.flatMap(({ recipients }) => recipients);
}

/** Until the one mail server that there is has been tried in vain. */
const triedInVain = () =>
  expect
    .poll(() => database.sql`select from jobs.job where name = 'send-mail' and state = 'retry'`, {
      timeout: 20_000,
    })
    .not.toEqual([]);

async function sentCount(): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from mails where sent_at is not null`;
  return row!.count;
}

test('a mail arrives once its transaction commits, and its words are then forgotten', async () => {
  const jobs = await startNode();
  await database.db.transaction(async (tx) => {
    await queueMail({ jobs, settings: settings() }, tx, confirmation());
    // A later one that is committed overtakes it.
    await database.db.transaction((other) =>
      queueMail({ jobs, settings: settings() }, other, confirmation('almaz@example.org')),
    );
    expect(await arrived(1)).toEqual(['almaz@example.org']);
  });
  expect(await arrived(2)).toEqual(['almaz@example.org', 'selam@example.org']);
  const { source } = mailServer.received[1]!;
  expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@birtu\.example>\r$/m);
  expect(source).toMatch(/^From: Birtu <no-reply@birtu\.example>\r$/m);
  expect(source).toContain('multipart/alternative');
  expect(await sentCount()).toBe(2);
  const everywhere = await database.sql`
    select (select string_agg(m::text, ' ') from mails m) as mails, (select string_agg(j::text, ' ') from jobs.job j) as jobs`;
  expect(JSON.stringify(everywhere)).not.toContain('s3cret');
});

test('a mail queued in a transaction of Drizzle arrives too', async () => {
  const jobs = await startNode();
  await database.db.transaction((tx) => queueMail({ jobs, settings: settings() }, tx, confirmation()));
  expect(await arrived(1)).toEqual(['selam@example.org']);
});

test('a transaction that is rolled back sends nothing', async () => {
  const jobs = await startNode();
  const rolledBack = database.db.transaction(async (tx) => {
    await queueMail({ jobs, settings: settings() }, tx, confirmation('never@example.org'));
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await database.db.transaction((tx) => queueMail({ jobs, settings: settings() }, tx, confirmation()));
  expect(await arrived(1)).toEqual(['selam@example.org']);
  expect(await database.sql`select from mails`).toHaveLength(1);
});

test('a dead mail server delays mail; back again, it gets each exactly once', async () => {
  const { port } = mailServer;
  await mailServer.stop();
  const jobs = await startNode();
  const people = ['a@example.org', 'b@example.org', 'c@example.org'];
  for (const person of people)
    await database.db.transaction((tx) =>
      queueMail({ jobs, settings: settings() }, tx, confirmation(person)),
    );
  await triedInVain();
  expect(await sentCount()).toBe(0);
  mailServer = await startMailServer(port);
  expect([...(await arrived(3))].toSorted()).toEqual(people);
  await expect.poll(sentCount).toBe(3);
});

test('a refusal for now is tried again, an unknown address is given up', async () => {
  const jobs = await startNode();
  const send = (to: string) =>
    database.db.transaction((tx) => queueMail({ jobs, settings: settings() }, tx, confirmation(to)));
  mailServer.refuse('451 4.3.0 Try again later');
  await send('later@example.org');
  await triedInVain();
  mailServer.refuse(null);
  expect(await arrived(1)).toEqual(['later@example.org']);
  mailServer.refuse('550 5.1.1 No such person');
  await send('nobody@example.org');
  const states = () => database.sql`select state from jobs.job where state <> 'completed'`;
  await expect.poll(states, { timeout: 20_000 }).toEqual([]);
  expect(await sentCount()).toBe(1);
  expect(await database.sql`select from mails where text <> ''`).toHaveLength(0);
});

test('where the answer is lost, the mail that goes out again has the same Message-ID', async () => {
  const jobs = await startNode();
  mailServer.loseNextAnswer();
  await database.db.transaction((tx) => queueMail({ jobs, settings: settings() }, tx, confirmation()));
  await arrived(2);
  const ids = mailServer.received.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)![1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('two nodes, started together, send each mail once', async () => {
  const [one, other] = await Promise.all([startNode(), startNode()]);
  const people = Array.from({ length: 20 }, (_, n) => `person${n}@example.org`);
  for (const [n, person] of people.entries())
    await database.db.transaction((tx) =>
      queueMail({ jobs: n % 2 ? one : other, settings: settings() }, tx, confirmation(person)),
    );
  expect([...(await arrived(people.length))].toSorted()).toEqual([...people].toSorted());
});

test('what piled up behind a dead mail server leaves in a hurry', async () => {
  const { port } = mailServer;
  await mailServer.stop();
  const jobs = await startNode();
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 100; n += 1)
      await queueMail({ jobs, settings: settings() }, tx, confirmation(`person${n}@example.org`));
  });
  await triedInVain();
  mailServer = await startMailServer(port);
  expect(new Set(await arrived(100)).size).toBe(100);
  expect(mailServer.received).toHaveLength(100);
});

test('what one process leaves, the next one sends', async () => {
  const { port } = mailServer;
  await mailServer.stop();
  const first = await startNode();
  await database.db.transaction((tx) => queueMail({ jobs: first, settings: settings() }, tx, confirmation()));
  await first.stop(1000);
  mailServer = await startMailServer(port);
  await startNode();
  expect(await arrived(1)).toEqual(['selam@example.org']);
});

test('without a mail server the mail stays, whole, in the outbox', async () => {
  const jobs = await startNode();
  const unset = { smtpUrl: undefined, mailFrom: 'Birtu <no-reply@localhost>' };
  await database.db.transaction((tx) => queueMail({ jobs, settings: unset }, tx, confirmation()));
  const [kept] = await database.sql`select text, html, sent_at from mails`;
  expect(kept).toMatchObject({ text: expect.stringContaining('s3cret'), sent_at: null });
  expect(await database.sql`select from jobs.job where name = 'send-mail'`).toHaveLength(0);
  await forgetOldMails(database.sql);
  expect(await database.sql`select from mails`).toHaveLength(1);
  await database.sql`update mails set created_at = now() - interval '31 days'`;
  await forgetOldMails(database.sql);
  expect(await database.sql`select from mails`).toHaveLength(0);
});

test('how long the oldest mail waits is known; sent ones, and those that are only kept, do not wait', async () => {
  const { sql } = database;
  expect(await maxWait(sql, settings())).toBe(0);
  await sql`
    insert into mails (recipient, subject, text, html, language, created_at, sent_at) values
      ('a@birtu.test', '', 'words', '', 'en', now() - interval '10 minutes', null),
      ('b@birtu.test', '', 'words', '', 'en', now() - interval '2 minutes', null),
      ('c@birtu.test', '', '', '', 'en', now() - interval '1 hour', now()),
      ('d@birtu.test', '', '', '', 'en', now() - interval '1 day', null)`;
  expect(Math.round((await maxWait(sql, settings())) / 60)).toBe(10);
  expect(await maxWait(sql, { smtpUrl: undefined })).toBe(0);
});
