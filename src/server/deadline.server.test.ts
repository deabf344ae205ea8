import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readingTwice, withinDeadline } from './deadline.server.ts';

test('who sends slowly has time; who is not answered is told', async () => {
  const site = new Hono();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  site.use(withinDeadline(1));
  site.get('/silent', async (c) => {
    await released;
    return c.text('late');
  });
  site.post('/sent', async (c) => c.text(await c.req.text()));
  site.post('/silent', async (c) => {
    await c.req.text();
    await released;
    return c.text('late');
  });
  // As one that first asks the database who it is.
  site.all('/unread', async (c) => {
    await released;
    return c.text('late');
  });
  site.onError((error, c) => c.text(error.name, 503));
  const server = createAdaptorServer({ fetch: site.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const slow = request(`${origin}/sent`, { method: 'POST' });
  slow.write('half ');
  const silent = await Promise.all([
    fetch(`${origin}/silent`),
    fetch(`${origin}/silent`, { method: 'POST', body: 'whole' }),
    fetch(`${origin}/unread`, { method: 'POST', body: 'whole' }),
    // More than is taken in before somebody reads it.
    fetch(`${origin}/unread`, { method: 'PUT', body: Buffer.alloc(5_000_000) }),
    fetch(`${origin}/unread`, { method: 'DELETE' }),
  ]);
  expect(silent.map(({ status }) => status)).toEqual(silent.map(() => 503));
  // The deadline of those has passed since.
  slow.end('and half');
  const answer = await new Promise<string>((resolve) => slow.once('response', (said) => resolve(text(said))));
  expect(answer).toBe('half and half');
  release();
});

const later = { 'retry-after': '2' };

test.each([
  ['GET', 503, later, 'GET is asked once more', 2],
  ['HEAD', 503, later, 'HEAD as well', 2],
  ['POST', 503, later, 'what may have been done is not', 1],
  ['GET', 503, {}, 'nor is who tells how it is, such as /readyz within its second', 1],
  ['GET', 500, {}, 'nor is a fault', 1],
  ['GET', 200, {}, 'nor is what went well', 1],
])('%s that is answered %i %o: %s', async (method, status, headers, _, times) => {
  let asked = 0;
  const fetch = readingTwice(
    () => {
      asked += 1;
      return new Response(null, { status, headers });
    },
    () => false,
  );
  expect((await fetch(new Request('http://localhost/', { method }), {})).status).toBe(status);
  expect(asked).toBe(times);
});

test('under more than can be answered nothing is asked twice', async () => {
  let asked = 0;
  const fetch = readingTwice(
    () => {
      asked += 1;
      return new Response(null, { status: 503, headers: later });
    },
    () => true,
  );
  expect((await fetch(new Request('http://localhost/'), {})).status).toBe(503);
  expect(asked).toBe(1);
});
