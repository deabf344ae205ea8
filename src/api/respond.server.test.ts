import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressed } from './respond.server.ts';

test('an answer that one has is not sent again, however it was compressed, and one that has changed is', async () => {
  let said = 'ዛሬ'.repeat(1_000);
  const app = new Hono().get('/', async (c) => await compressed(c, c.json({ said })));
  const ask = (encoding: string, known?: string) =>
    app.request('/', { headers: { 'accept-encoding': encoding, ...(known && { 'if-none-match': known }) } });
  const first = await ask('br');
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('content-encoding')).toBe('br');
  for (const encoding of ['br', 'identity']) {
    const again = await ask(encoding, etag);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
  }
  said = 'ነገ';
  const changed = await ask('br', etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  expect(await changed.json()).toEqual({ said });
});
