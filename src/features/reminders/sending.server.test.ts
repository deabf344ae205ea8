import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { plainTextOf, startMailServer, type TestMailServer } from '#test/mail-server.ts';
import { startPushService, type TestPushService } from '#test/push-service.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { startJobs, type Jobs } from '#src/server/jobs.server.ts';
import { mailWorkers } from '#src/server/mail.server.ts';
import { claimDue, forgetOldSends, reminderWorkers } from './sending.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let mail: TestMailServer;
let push: TestPushService;
let jobs: Jobs;
let runtime: Runtime;
let selam: ApiMember & { readonly email: string };

beforeAll(async () => {
  mail = await startMailServer();
  push = await startPushService();
  api = await startApi({
    SMTP_URL: mail.url,
    PUSH_SERVICES: push.origin,
    VAPID_SUBJECT: 'mailto:team@birtu.test',
  });
  // Only the clock of the test starts what is due.
  const isAsked = ({ job }: { job: { schedule?: string } }) => job.schedule === undefined;
  const { sql, log, settings } = api.context;
  const hasty = { attempts: 3, delaySeconds: 1, maxDelaySeconds: 1 };
  const queue: { enqueue: Jobs['enqueue'] } = api.context.jobs;
  queue.enqueue = async (...given) => await jobs.enqueue(...given);
  runtime = { ...api.context, now: () => api.context.now() };
  const workers = [
    ...mailWorkers({ sql, log, settings, retry: hasty }),
    ...reminderWorkers(runtime).filter(isAsked),
  ];
  jobs = await startJobs({ sql, log, workers, pollSeconds: 0.5 });
});
afterAll(async () => {
  await jobs.stop(1000);
  await api.close();
  await mail.stop();
  await push.stop();
});

/** A Monday, at six in the morning in Addis Ababa. */
const dawn = '2026-11-23T03:00:00Z';
const seven = '2026-11-23T04:00:00Z';

let count = 0;
beforeEach(async () => {
  api.setClock(new Date(dawn));
  count += 1;
  selam = await api.member('user', 'Selam', new Date('2026-11-01'), `selam-${count}@birtu.test`);
});

const draft = {
  days: [0, 2, 4],
  time: '07:00',
  zone: 'Africa/Addis_Ababa',
  language: 'en',
  calendar: 'gregorian',
};
const turnOn = async (kind: string, more: object = {}, member = selam) => {
  const { status, body } = await member.call('PUT', `/reminders/${kind}`, { ...draft, ...more });
  expect(body).toMatchObject({ kind, isSilent: false });
  expect(status).toBe(200);
};

/** The clock reaches a moment, and all that is due then is done. */
async function reach(moment: string): Promise<void> {
  api.setClock(new Date(moment));
  await claimDue(runtime);
  await idle();
}

const idle = () =>
  expect
    .poll(() => api.sql`select name, state from jobs.job where state in ('created', 'active', 'retry')`, {
      timeout: 20_000,
    })
    .toEqual([]);

const mailsTo = ({ email }: { email: string }) =>
  mail.received.filter(({ recipients }) => recipients.includes(email));
const sends = async (member = selam) =>
  await api.sql`
    select kind, day::text as day, channel from reminder_sends where user_id = ${member.id} order by kind, day`;

/** A browser of the member's. */
async function subscribe(member = selam, language = 'en') {
  const { body } = await member.call('GET', '/reminders');
  const { endpoint, keys } = push.subscribe(body.publicKey);
  const { status } = await member.call('POST', '/reminders/devices', { endpoint, keys, language });
  expect(status).toBe(201);
  return endpoint;
}
const pushedTo = (endpoint: string) =>
  push.received.filter((each) => each.endpoint === endpoint).map(({ text }) => JSON.parse(text));

describe('a reminder', () => {
  test('that is not switched on never comes', async () => {
    expect((await selam.call('GET', '/reminders')).body).toMatchObject({ reminders: [], devices: [] });
    await reach(seven);
    expect(mailsTo(selam)).toEqual([]);
    expect(await sends()).toEqual([]);
  });

  test('comes by mail at its time in the member’s language, and one click without a session ends it', async () => {
    await turnOn('training', { language: 'am' });
    await reach('2026-11-23T03:59:00Z');
    expect(mailsTo(selam)).toEqual([]);
    await reach(seven);
    const [received, ...others] = mailsTo(selam);
    expect(others).toEqual([]);
    const text = plainTextOf(received!);
    expect(text).toContain('ለልምምድዎ የመረጡት ሰዓት ደርሷል።');
    expect(text).toContain('http://birtu.test/am/today');
    const { source } = received!;
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const link = /^List-Unsubscribe:\s+<([^>\s]+)>\r$/m.exec(source)![1]!;
    expect(link).toMatch(/^http:\/\/birtu\.test\/am\/reminders\/off\?token=/);
    expect(text).toContain(link);
    const token = new URL(link).searchParams.get('token')!;
    const visitor = api.visitor();
    const off = `/reminders/off?${new URLSearchParams({ token })}`;
    expect((await visitor.call('GET', off)).body).toEqual({ kind: 'training', isOn: true });
    const ended = { status: 200, body: { kind: 'training', isOn: false } };
    expect(await visitor.call('POST', '/reminders/off', { token })).toMatchObject(ended);
    expect(await visitor.call('POST', '/reminders/off', { token })).toMatchObject(ended);
    expect((await visitor.call('GET', off)).body.isOn).toBe(false);
    expect((await selam.call('GET', '/reminders')).body.reminders).toEqual([]);
    await reach('2026-11-25T04:00:00Z');
    expect(mailsTo(selam)).toHaveLength(1);
    expect(
      await api.sql`select from mails where recipient = ${selam.email} and unsubscribe is not null`,
    ).toEqual([]);
  });

  test.each(['', 'x', 'x.training.y', `${randomUUID()}.training.AAAA`, `${randomUUID()}.sleep.AAAA`])(
    'is not ended by “%s”',
    async (token) => {
      expect(await api.visitor().call('POST', '/reminders/off', { token })).toMatchObject({
        status: 404,
        body: { code: 'off_link' },
      });
    },
  );

  test('is not ended by the link of another kind or member', async () => {
    await turnOn('training');
    await reach(seven);
    const own = new URL(/^List-Unsubscribe:\s+<([^>\s]+)>/m.exec(mailsTo(selam)[0]!.source)![1]!);
    const [userId, , mac] = own.searchParams.get('token')!.split('.');
    for (const other of [`${userId}.weigh_in.${mac}`, `${(await api.member()).id}.training.${mac}`])
      expect((await api.visitor().call('POST', '/reminders/off', { token: other })).status).toBe(404);
  });

  test('comes once, however many nodes look at once and however often', async () => {
    await turnOn('training');
    api.setClock(new Date(seven));
    await Promise.all([claimDue(runtime), claimDue(runtime), claimDue(runtime)]);
    await idle();
    // Switched off and on within its minute, and changed to a later one of the same day.
    await turnOn('training', { time: '07:05' });
    await reach('2026-11-23T04:05:00Z');
    expect(mailsTo(selam)).toHaveLength(1);
    expect(await sends()).toEqual([{ kind: 'training', day: '2026-11-23', channel: 'mail' }]);
  });

  test('that a standstill made late by more than an hour is left out; the next one comes', async () => {
    await turnOn('training');
    await reach('2026-11-23T05:00:01Z');
    expect(await sends()).toEqual([]);
    await reach('2026-11-25T04:59:00Z');
    expect(await sends()).toEqual([{ kind: 'training', day: '2026-11-25', channel: 'mail' }]);
  });

  test('keeps to the person’s own clock and day', async () => {
    await turnOn('training', { zone: 'America/New_York', time: '20:00', days: [0] });
    await reach('2026-11-24T01:00:00Z');
    expect(await sends()).toEqual([{ kind: 'training', day: '2026-11-23', channel: 'mail' }]);
  });

  test('says nothing where what it is about is done', async () => {
    await turnOn('training');
    await turnOn('weigh_in', { days: [0] });
    const almaz = await api.member('user', 'Almaz', new Date(), `almaz-${count}@birtu.test`);
    await turnOn('weekly_summary', { days: [0] }, almaz);
    const run = {
      id: randomUUID(),
      date: '2026-11-23',
      type: 'Workout',
      details: { name: 'Run', duration: 30 },
    };
    await selam.call('POST', '/activities', run);
    await reach(seven);
    expect(mailsTo(selam).map(({ source }) => /^Subject: (.+)\r$/m.exec(source)?.[1])).toEqual([
      'Your weigh-in',
    ]);
    expect(await sends()).toMatchObject([
      { kind: 'training', channel: 'none' },
      { kind: 'weigh_in', channel: 'mail' },
    ]);
    expect(await sends(almaz)).toMatchObject([{ kind: 'weekly_summary', channel: 'none' }]);
  });

  test('of the scales is not offered to who carries a child, and stays away once she does', async () => {
    await turnOn('weigh_in');
    const eater = { sex: 'female', age: 30, ageOn: '2026-11-23', motherhood: 'pregnant' };
    await selam.call('PUT', '/preferences', { eater });
    await reach(seven);
    expect(await sends()).toMatchObject([{ kind: 'weigh_in', channel: 'none' }]);
    expect((await selam.call('GET', '/reminders')).body.offersWeighIn).toBe(false);
    expect(await selam.call('PUT', '/reminders/weigh_in', draft)).toMatchObject({
      status: 409,
      body: { code: 'not_offered' },
    });
  });

  test('of the week tells what was done, in the member’s own calendar', async () => {
    await turnOn('weekly_summary', { days: [0], calendar: 'ethiopian' });
    const workout = { date: '2026-11-21', type: 'Workout', details: { name: 'Legs', duration: 35 } };
    await selam.call('POST', '/activities', { ...workout, id: randomUUID() });
    await selam.call('PUT', '/progress/measurements/2026-11-18', { weight: 64, height: 165 });
    // Before the seven days.
    await selam.call('POST', '/activities', { ...workout, id: randomUUID(), date: '2026-11-16' });
    await reach(seven);
    const text = plainTextOf(mailsTo(selam)[0]!);
    expect(text).toContain('from Hidar 8 to Hidar 14');
    expect(text).toContain('Workouts: 1, minutes trained: 35');
    expect(text).toContain('weighed yourself: 1');
    expect(text).toContain('/profile/progress?reminded=weekly_summary.2026-11-23');
  });

  test('does not go to an address that is not confirmed, nor to who is leaving or suspended', async () => {
    await turnOn('training');
    await api.sql`update auth.users set email_confirmed_at = null where id = ${selam.id}`;
    const leaving = await api.member('user', 'Almaz', new Date(), `almaz-${count}@birtu.test`);
    await turnOn('training', {}, leaving);
    await api.sql`insert into account_deletions (user_id, due_at) values (${leaving.id}, now())`;
    const suspended = await api.member('user', 'Meron', new Date(), `meron-${count}@birtu.test`);
    await turnOn('training', {}, suspended);
    await api.sql`update auth.users set banned_until = '9999-12-31' where id = ${suspended.id}`;
    await reach(seven);
    expect([...mailsTo(selam), ...mailsTo(leaving), ...mailsTo(suspended)]).toEqual([]);
  });
});

describe('of meals', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
  const evening = { days: [0, 1, 2, 3, 4, 5, 6], time: '20:00' };
  const eight = (day: string) => `${day}T17:00:00Z`;
  // Of no table, so that none is needed.
  const portions = [{ foodId: 'written-down-e400-p125', grams: 100 }];
  const eat = async (day: string, meal: string) => {
    const entry = { id: randomUUID(), day, meal, name: { en: 'Shiro', am: 'ሽሮ' }, portions };
    expect((await selam.call('POST', '/diary', entry)).status).toBe(201);
    return entry.id;
  };

  test('leads to the day that it is about, in the member’s language, and says nothing of food on a locked phone', async () => {
    await turnOn('meals', { ...evening, language: 'am' });
    await reach(eight(days[0]!));
    const text = plainTextOf(mailsTo(selam)[0]!);
    expect(text).toContain('የበሉትን ለመመዝገብ የመረጡት ሰዓት ደርሷል።');
    expect(text).toContain('http://birtu.test/am/today/food?day=2026-11-23');
    const token = new URL(/^List-Unsubscribe:\s+<([^>\s]+)>\r$/m.exec(mailsTo(selam)[0]!.source)![1]!);
    const phone = await subscribe(selam, 'am');
    await reach(eight(days[1]!));
    expect(pushedTo(phone)).toEqual([
      {
        title: 'ለቀንዎ አንድ ደቂቃ',
        body: 'እንድናስታውስዎት ጠይቀዋል።',
        tag: 'meals-2026-11-24',
        path: '/am/today/food?day=2026-11-24',
        language: 'am',
      },
    ]);
    const off = { token: token.searchParams.get('token') };
    expect((await api.visitor().call('POST', '/reminders/off', off)).body).toEqual({
      kind: 'meals',
      isOn: false,
    });
    await reach(eight(days[2]!));
    expect(await sends()).toMatchObject([{ channel: 'mail' }, { channel: 'push' }]);
  });

  test('says nothing on a day that is written down; of breakfast alone it is not, nor by what was deleted', async () => {
    await turnOn('meals', evening);
    await reach('2026-11-23T10:00:00Z');
    await eat('2026-11-23', 'breakfast');
    await eat('2026-11-23', 'lunch');
    await reach(eight('2026-11-23'));
    await reach('2026-11-24T05:00:00Z');
    await eat('2026-11-24', 'breakfast');
    await reach(eight('2026-11-24'));
    await reach('2026-11-25T10:00:00Z');
    const id = await eat('2026-11-25', 'lunch');
    expect((await selam.call('DELETE', `/diary/${id}?version=1`)).status).toBe(204);
    await reach(eight('2026-11-25'));
    expect(await sends()).toEqual([
      { kind: 'meals', day: '2026-11-23', channel: 'none' },
      { kind: 'meals', day: '2026-11-24', channel: 'mail' },
      { kind: 'meals', day: '2026-11-25', channel: 'mail' },
    ]);
  });

  test('goes silent after three days of which nothing was written down afterwards', async () => {
    await turnOn('meals', evening);
    for (const day of days) {
      // Before it comes: that is not what it led to.
      await reach(`${day}T05:00:00Z`);
      await eat(day, 'breakfast');
      await reach(eight(day));
    }
    expect(mailsTo(selam)).toHaveLength(3);
    expect((await selam.call('GET', '/reminders')).body.reminders).toMatchObject([
      { kind: 'meals', isSilent: true },
    ]);
  });

  test('goes on where one of the last three days was written down, were it the next morning', async () => {
    await turnOn('meals', evening);
    for (const day of days) {
      await reach(eight(day));
      if (day !== days[1]) continue;
      await reach('2026-11-25T04:00:00Z');
      await eat(day, 'dinner');
    }
    expect(mailsTo(selam)).toHaveLength(5);
  });

  test('comes on a day of a fast like on any other, and says nothing of it', async () => {
    const tsom = { tradition: 'orthodox', fish: false, honey: true, until: '15:00' };
    await selam.call('PUT', '/preferences', { tsom });
    await turnOn('meals', evening);
    await turnOn('training', { days: [2] });
    // A Wednesday in Advent.
    await reach('2026-11-25T04:00:00Z');
    await reach(eight('2026-11-25'));
    expect(mailsTo(selam)).toHaveLength(2);
    for (const received of mailsTo(selam)) expect(plainTextOf(received)).not.toMatch(/fast/i);
  });
});

describe('the next fast', () => {
  const tsom = { tradition: 'orthodox', fish: false, honey: true, until: 'none' };

  test('is offered only to who has chosen a tradition', async () => {
    expect((await selam.call('PUT', '/reminders/next_fast', draft)).body.code).toBe('not_offered');
    await selam.call('PUT', '/preferences', { tsom: { ...tsom, tradition: 'none' } });
    expect((await selam.call('PUT', '/reminders/next_fast', draft)).body.code).toBe('not_offered');
  });

  test('is told the day before it begins, and of Wednesdays nothing is said', async () => {
    await selam.call('PUT', '/preferences', { tsom });
    await turnOn('next_fast', { time: '18:00', language: 'am', calendar: 'ethiopian' });
    // Advent begins on the 24th of November, Hidar 15; the 25th is a Wednesday.
    await reach('2026-11-23T15:00:00Z');
    expect(plainTextOf(mailsTo(selam)[0]!)).toMatch(/ጾመ ነቢያት ነገ፣ ኅዳር 15 ቀን፣ ይጀምር/);
    for (const day of ['2026-11-24', '2026-12-01']) await reach(`${day}T15:00:00Z`);
    expect(mailsTo(selam)).toHaveLength(1);
  });
});

describe('after three in a row that were not followed', () => {
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'];
  const at = (day: string) => `${day}T04:00:00Z`;

  test('it goes silent and says so, until one says go on', async () => {
    await turnOn('training', { days: [0] });
    for (const day of mondays) await reach(at(day));
    expect(mailsTo(selam)).toHaveLength(3);
    expect((await selam.call('GET', '/reminders')).body.reminders).toMatchObject([
      { kind: 'training', isSilent: true },
    ]);
    expect((await selam.call('POST', '/reminders/training/resume')).body.isSilent).toBe(false);
    for (const day of ['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']) await reach(at(day));
    expect(mailsTo(selam)).toHaveLength(6);
    expect((await selam.call('POST', '/reminders/weigh_in/resume')).status).toBe(404);
  });

  test('one that was followed in between counts anew', async () => {
    await turnOn('training', { days: [0] });
    for (const day of mondays.slice(0, 2)) await reach(at(day));
    const workout = {
      id: randomUUID(),
      date: mondays[1],
      type: 'Workout',
      details: { name: 'Run', duration: 30 },
    };
    await selam.call('POST', '/activities', workout);
    for (const day of mondays.slice(2)) await reach(at(day));
    expect(mailsTo(selam)).toHaveLength(5);
  });

  test('a summary counts as followed once its link was opened', async () => {
    await turnOn('weekly_summary', { days: [0] });
    for (const day of mondays) {
      const date = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      const workout = { id: randomUUID(), date, type: 'Workout', details: { name: 'Run', duration: 30 } };
      await selam.call('POST', '/activities', workout);
      await reach(at(day));
      const opened = { kind: 'weekly_summary', day };
      if (day === mondays[2])
        expect((await selam.call('POST', '/reminders/opened', opened)).status).toBe(204);
    }
    expect(mailsTo(selam)).toHaveLength(5);
  });
});

describe('push', () => {
  test('goes to each browser in its language instead of a mail, signed and encrypted', async () => {
    await turnOn('training');
    const [phone, laptop] = [await subscribe(selam, 'am'), await subscribe()];
    await reach(seven);
    expect(pushedTo(phone)).toEqual([
      {
        title: 'የልምምድዎ ሰዓት ነው',
        body: 'የመረጡት ሰዓት ደርሷል።',
        tag: 'training-2026-11-23',
        path: '/am/today',
        language: 'am',
      },
    ]);
    expect(pushedTo(laptop)).toMatchObject([{ title: 'Time to train', path: '/today' }]);
    expect(push.received.at(-1)!.subject).toBe('mailto:team@birtu.test');
    expect(mailsTo(selam)).toEqual([]);
    expect(await sends()).toMatchObject([{ channel: 'push' }]);
  });

  test('that finds the browser gone forgets it, and a mail goes', async () => {
    await turnOn('training');
    push.refuse(await subscribe(), 410);
    await reach(seven);
    expect(mailsTo(selam)).toHaveLength(1);
    expect((await selam.call('GET', '/reminders')).body.devices).toEqual([]);
  });

  test('tries again while its service is out, and after ten minutes a mail goes', async () => {
    await turnOn('training');
    const endpoint = await subscribe();
    push.refuse(endpoint, 503);
    api.setClock(new Date(seven));
    await claimDue(runtime);
    const waiting = () =>
      api.sql`select state from jobs.job where name = 'send-reminder' and state = 'retry'`;
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    expect(mailsTo(selam)).toEqual([]);
    await reach('2026-11-23T04:10:00Z');
    expect(mailsTo(selam)).toHaveLength(1);
    expect((await selam.call('GET', '/reminders')).body.devices).toHaveLength(1);
  });

  test('ends in a browser with the session that took it, and with another member in it', async () => {
    const almaz = await api.member('user', 'Almaz', new Date(), `almaz-${count}@birtu.test`);
    const endpoint = await subscribe();
    const [{ p256dh, auth }] = await api.sql<[{ p256dh: string; auth: string }]>`
      select p256dh, auth from push_subscriptions where endpoint = ${endpoint}`;
    const taken = { endpoint, keys: { p256dh, auth }, language: 'en' };
    expect((await almaz.call('POST', '/reminders/devices', taken)).status).toBe(201);
    expect((await selam.call('GET', '/reminders')).body.devices).toEqual([]);
    expect((await almaz.call('GET', '/reminders')).body.devices).toMatchObject([{ isCurrent: true }]);
    await api.sql`delete from auth.sessions where user_id = ${almaz.id}`;
    expect(await api.sql`select from push_subscriptions where user_id = ${almaz.id}`).toEqual([]);
  });

  test('is written to no address but that of a known service, and to ten browsers', async () => {
    const { keys } = push.subscribe('');
    for (const endpoint of ['https://evil.example/x', 'http://169.254.169.254/latest', 'nonsense'])
      expect(
        await selam.call('POST', '/reminders/devices', { endpoint, keys, language: 'en' }),
      ).toMatchObject({
        status: 422,
        body: { code: 'push_service' },
      });
    for (let one = 0; one < 10; one += 1) await subscribe();
    const eleventh = { ...push.subscribe(''), language: 'en' };
    expect((await selam.call('POST', '/reminders/devices', eleventh)).body.code).toBe('too_many');
    const [{ id }] = (await selam.call('GET', '/reminders')).body.devices;
    expect((await selam.call('DELETE', `/reminders/devices/${id}`)).status).toBe(204);
    expect((await selam.call('DELETE', `/reminders/devices/${id}`)).status).toBe(404);
    expect((await selam.call('POST', '/reminders/devices', eleventh)).status).toBe(201);
  });

  test('with a key that no browser has is forgotten', async () => {
    await turnOn('training');
    const { endpoint, keys } = push.subscribe('');
    const p256dh = `B${'A'.repeat(86)}`;
    await selam.call('POST', '/reminders/devices', { endpoint, keys: { ...keys, p256dh }, language: 'en' });
    await reach(seven);
    expect(mailsTo(selam)).toHaveLength(1);
  });
});

describe('one to try', () => {
  test('goes by the way that all go, six times an hour', async () => {
    expect((await selam.call('POST', '/reminders/trial')).body).toEqual({ channel: 'mail' });
    await idle();
    expect(mailsTo(selam)[0]!.source).not.toContain('List-Unsubscribe');
    const endpoint = await subscribe();
    expect((await selam.call('POST', '/reminders/trial')).body).toEqual({ channel: 'push' });
    expect(pushedTo(endpoint)).toMatchObject([{ title: 'It works', path: '/profile/reminders' }]);
    for (let more = 0; more < 4; more += 1) await selam.call('POST', '/reminders/trial');
    expect(await selam.call('POST', '/reminders/trial')).toMatchObject({ status: 429 });
  });

  test('goes nowhere where no way is open', async () => {
    await api.sql`update auth.users set email_confirmed_at = null where id = ${selam.id}`;
    expect((await selam.call('POST', '/reminders/trial')).body.code).toBe('unreachable');
  });
});

test('of a kind that only a newer release knows waits for one of its nodes, and keeps none of the others', async () => {
  await turnOn('training');
  for (const table of ['reminders', 'reminder_sends'])
    await api.sql.unsafe(`alter table ${table} drop constraint ${table}_kinds`);
  await api.sql`
    insert into reminders (user_id, kind, days, time, zone, language, calendar, next_at)
    select user_id, 'sleep', days, time, zone, language, calendar, next_at - interval '1 minute' from reminders
    where user_id = ${selam.id}`;
  expect((await selam.call('GET', '/reminders')).body.reminders).toContainEqual(
    expect.objectContaining({ kind: 'sleep' }),
  );
  api.setClock(new Date(seven));
  await claimDue(runtime);
  await expect.poll(() => mailsTo(selam), { timeout: 20_000 }).toHaveLength(1);
  const waiting = () => api.sql`select state from jobs.job where data->>'kind' = 'sleep'`;
  await expect.poll(waiting, { timeout: 20_000 }).toMatchObject([{ state: 'retry' }]);
  expect(await sends()).toMatchObject([
    { kind: 'sleep', channel: null },
    { kind: 'training', channel: 'mail' },
  ]);
  await api.sql`delete from jobs.job where data->>'kind' = 'sleep'`;
  await api.sql`delete from reminders where kind = 'sleep'`;
});

test('what was sent is forgotten after a season', async () => {
  await api.sql`
    insert into reminder_sends (user_id, kind, day, due_at)
    values (${selam.id}, 'training', '2020-01-01', now() - interval '101 days'),
           (${selam.id}, 'training', '2020-01-02', now() - interval '99 days')`;
  await forgetOldSends(api.sql);
  expect(await sends()).toMatchObject([{ day: '2020-01-02' }]);
});

test.each([
  [{ days: [] }, 'days'],
  [{ days: [7] }, 'days'],
  [{ time: '24:00' }, 'time'],
  [{ time: 'noon' }, 'time'],
  [{ zone: 'Nowhere/Else' }, 'zone'],
  [{ language: 'fr' }, 'language'],
])('%j is refused', async (more, field) => {
  const { status, body } = await selam.call('PUT', '/reminders/training', { ...draft, ...more });
  expect(status).toBe(422);
  expect(body.errors[0].path[0]).toBe(field);
});
