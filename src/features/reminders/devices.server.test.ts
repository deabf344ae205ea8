import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { startPushService, type TestPushService } from '#test/push-service.ts';
import { maxDevices } from './kinds.ts';
import { pushToAll } from './push.server.ts';
import { forgetGoneDevices } from './service.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let push: TestPushService;
let publicKey: string;

beforeAll(async () => {
  push = await startPushService();
  api = await startApi({ PUSH_SERVICES: push.origin });
  publicKey = (await (await api.member()).call('GET', '/reminders')).body.publicKey;
});
afterAll(async () => {
  await api.close();
  await push.stop();
});

type Subscription = ReturnType<TestPushService['subscribe']>;
const idOf = ({ endpoint }: Subscription) => createHash('sha256').update(endpoint).digest('hex');

async function subscribed(member: ApiMember): Promise<Subscription> {
  const subscription = push.subscribe(publicKey);
  const { status } = await member.call('POST', '/reminders/devices', { ...subscription, language: 'am' });
  expect(status).toBe(201);
  return subscription;
}

const renew = (before: Subscription, renewed: object, auth = before.keys.auth) =>
  api.visitor().call('POST', '/reminders/devices/renewed', { endpoint: before.endpoint, auth, renewed });

const devicesOf = async (member: ApiMember) =>
  (await member.call('GET', '/reminders')).body.devices.map(({ id }: { id: string }) => id);

const notice = { kind: 'trial', tag: 'trial', path: '/today' } as const;

test('a browser that changed its subscription says so without a session, once or twice, also after the old one was found gone', async () => {
  const selam = await api.member();
  const before = await subscribed(selam);
  push.refuse(before.endpoint, 410);
  expect(await pushToAll(api.context, selam.id, notice)).toBe('nobody');
  expect(await devicesOf(selam)).toEqual([]);
  const renewed = push.subscribe(publicKey);
  for (const _time of [1, 2])
    expect(await renew(before, renewed)).toMatchObject({ status: 200, body: { id: idOf(renewed) } });
  expect(await devicesOf(selam)).toEqual([idOf(renewed)]);
  expect(await pushToAll(api.context, selam.id, notice)).toBe('sent');
  expect(push.received.at(-1)).toMatchObject({ endpoint: renewed.endpoint });
  expect(JSON.parse(push.received.at(-1)!.text)).toMatchObject({ language: 'am' });
});

test('nobody takes a browser over who does not know its secret, nor leads messages to a server of their own', async () => {
  const selam = await api.member();
  const before = await subscribed(selam);
  const other = await subscribed(await api.member());
  const renewed = push.subscribe(publicKey);
  expect(await renew(before, renewed, other.keys.auth)).toMatchObject({
    status: 404,
    body: { code: 'no_device' },
  });
  expect(await renew(before, { ...renewed, endpoint: 'https://evil.example/x' })).toMatchObject({
    status: 422,
    body: { code: 'push_service' },
  });
  // Another member's browser stays theirs.
  expect((await renew(before, { ...other, keys: before.keys })).status).toBe(404);
  expect(await devicesOf(selam)).toEqual([idOf(before)]);
});

test('one that its owner removed, or whose session has ended, stays away', async () => {
  const selam = await api.member();
  const [removed, left] = [await subscribed(selam), await subscribed(selam)];
  await selam.call('DELETE', `/reminders/devices/${idOf(removed)}`);
  expect((await renew(removed, push.subscribe(publicKey))).status).toBe(404);
  await api.sql`delete from auth.sessions where user_id = ${selam.id}`;
  expect((await renew(left, push.subscribe(publicKey))).status).toBe(404);
});

test('one that is gone and says nothing is forgotten after a season', async () => {
  const selam = await api.member();
  await subscribed(selam);
  await api.sql`update push_subscriptions set gone_at = now() - interval '61 days' where user_id = ${selam.id}`;
  await subscribed(selam);
  await forgetGoneDevices(api.sql);
  expect(await api.sql`select from push_subscriptions where user_id = ${selam.id}`).toHaveLength(1);
});

test('browsers that are gone neither hold a place nor take one back that others have taken', async () => {
  const selam = await api.member();
  const gone: Subscription[] = [];
  const add = async () => {
    for (let count = 0; count < maxDevices; count += 1) gone.push(await subscribed(selam));
  };
  const goAway = () => api.sql`
    update push_subscriptions set gone_at = now() where user_id = ${selam.id} and gone_at is null`;
  const stored = async () =>
    (await api.sql`select from push_subscriptions where user_id = ${selam.id}`).length;
  for (const _round of [1, 2]) {
    await add();
    await goAway();
  }
  expect(await stored()).toBe(maxDevices);
  // Found gone last.
  await api.sql`
    update push_subscriptions set gone_at = now() + interval '1 second' where id = ${idOf(gone.at(-1)!)}`;
  for (let count = 1; count < maxDevices; count += 1) await subscribed(selam);
  const [last, late] = await Promise.all(
    [gone.at(-1)!, gone.at(-2)!].map((before) => renew(before, push.subscribe(publicKey))),
  );
  expect([last?.status, late?.status]).toEqual([200, 404]);
  expect(await devicesOf(selam)).toHaveLength(maxDevices);
  expect(await stored()).toBe(maxDevices);
});

test('a browser that says the same twice at once, with all places taken, is renewed once', async () => {
  const selam = await api.member();
  const before = await subscribed(selam);
  for (let count = 1; count < maxDevices; count += 1) await subscribed(selam);
  const renewed = push.subscribe(publicKey);
  const answers = await Promise.all([renew(before, renewed), renew(before, renewed)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await devicesOf(selam)).toHaveLength(maxDevices);
});
