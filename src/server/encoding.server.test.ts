import { expect, test } from 'vitest';
import { chooseEncoding, encodeBody } from './encoding.server.ts';

const body = await encodeBody(Buffer.from('ብርቱ '.repeat(200)), 'text/html', 5);

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['brotli', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(body, accepted).encoding).toBe(encoding);
});

test('what is small or compressed already stays as it is', async () => {
  expect(await encodeBody(Buffer.from('short'), 'text/html', 5)).not.toHaveProperty('br');
  expect(await encodeBody(Buffer.alloc(1000), 'image/png', 5)).not.toHaveProperty('br');
});
