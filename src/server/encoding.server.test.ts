import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encodeBody, encodeOnce } from './encoding.server.ts';

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

test.each([
  ['gzip, br', 'br', (data: Buffer) => brotliDecompressSync(data)],
  ['gzip', 'gzip', (data: Buffer) => gunzipSync(data)],
  [undefined, undefined, (data: Buffer) => data],
] as const)('once, who accepts %s gets %s, and the same', async (accepted, encoding, plain) => {
  const text = 'ብርቱ '.repeat(200);
  const made = await encodeOnce(Buffer.from(text), accepted, 4);
  expect(made.encoding).toBe(encoding);
  expect(plain(made.data).toString()).toBe(text);
});
