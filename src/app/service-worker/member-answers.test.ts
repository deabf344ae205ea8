import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptAtHeader, memberPrefix } from '#src/session/device/caches.ts';
import { cacheStorage } from '#test/cache-storage.ts';
import { keptIn } from './kept-cache.worker.ts';
import { answerMember, forgetMembers } from './member-answers.worker.ts';

let server: Server;
let origin: string;
let asked: (incoming: IncomingMessage, outgoing: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    // Who asks would give up an idle connection by the clock of the test.
    outgoing.shouldKeepAlive = false;
    asked(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.stubGlobal('caches', cacheStorage());
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: new Date('2026-11-26T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const token = `x.${btoa(JSON.stringify({ sub: 'member-1' }))}.x`;
const address = () => `${origin}/api/today`;
const kept = async () => await keptIn(memberPrefix + 'member-1', address());

/** What the page is told, once it is; and what goes on after it. */
function ask() {
  const after: Promise<unknown>[] = [];
  const request = new Request(address(), { headers: { authorization: `Bearer ${token}` } });
  const answer = answerMember(request, (work) => void after.push(work));
  return { answer, done: async () => void (await Promise.all(after)) };
}

const tells = (body: string, etag: string) => (_: IncomingMessage, outgoing: ServerResponse) =>
  void outgoing.writeHead(200, { 'content-type': 'application/json', etag }).end(body);

/** The server keeps the next question until it is to answer. */
function held() {
  const arrived = Promise.withResolvers<readonly [IncomingMessage, ServerResponse]>();
  asked = (...both) => arrived.resolve(both);
  return arrived.promise;
}

/** What is kept already was told, and the server does not answer in time; @returns what it can still be told by */
async function askedInVain() {
  asked = tells('{"day":1}', '"one"');
  const first = ask();
  expect(await (await first.answer).text()).toBe('{"day":1}');
  await first.done();
  vi.setSystemTime(new Date('2026-11-26T09:00:00Z'));
  const waiting = held();
  const { answer, done } = ask();
  const [incoming, outgoing] = await waiting;
  expect(incoming.headers['if-none-match']).toBe('"one"');
  await vi.advanceTimersByTimeAsync(6000);
  const told = await answer;
  expect(told.headers.get(keptAtHeader)).toBe('2026-11-26T08:00:00.000Z');
  expect(await told.text()).toBe('{"day":1}');
  return { outgoing, done };
}

test('what comes too late and is unchanged is kept as of now, although the page has read the copy', async () => {
  const { outgoing, done } = await askedInVain();
  outgoing.writeHead(304, { etag: '"one"' }).end();
  await done();
  const copy = await kept();
  expect(copy?.headers.get(keptAtHeader)).toBe('2026-11-26T09:00:06.000Z');
  expect([copy?.headers.get('etag'), await copy?.text()]).toEqual(['"one"', '{"day":1}']);
});

test('what comes too late and is new takes the place of the copy', async () => {
  const { outgoing, done } = await askedInVain();
  tells('{"day":2}', '"two"')(outgoing.req, outgoing);
  await done();
  const copy = await kept();
  expect([copy?.headers.get('etag'), await copy?.text()]).toEqual(['"two"', '{"day":2}']);
});

test.each([500, 503])('what comes too late and is %i leaves the copy as it is', async (status) => {
  const { outgoing, done } = await askedInVain();
  outgoing.writeHead(status).end('{}');
  await done();
  const copy = await kept();
  expect(copy?.headers.get(keptAtHeader)).toBe('2026-11-26T08:00:00.000Z');
});

test.each([403, 404])('what comes too late and is %i takes the copy away', async (status) => {
  const { outgoing, done } = await askedInVain();
  outgoing.writeHead(status).end('{}');
  await done();
  expect(await kept()).toBeUndefined();
});

test('what comes too late, once the member has logged out, is not kept', async () => {
  const { outgoing, done } = await askedInVain();
  await forgetMembers();
  outgoing.writeHead(304, { etag: '"one"' }).end();
  await done();
  expect(await kept()).toBeUndefined();
});
