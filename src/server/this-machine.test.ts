import { expect, test } from 'vitest';
import { isFromThisMachine } from './this-machine.ts';

const host = 'localhost:3000';

test.each([
  ['127.0.0.1', { host }, true],
  ['127.0.0.53', { host: '127.0.0.1:3000' }, true],
  ['::1', { host: '[::1]:3000' }, true],
  ['::ffff:127.0.0.1', { host: 'localhost' }, true],
  ['192.0.2.1', { host }, false],
  ['::ffff:192.0.2.1', { host }, false],
  ['127.0.0.1.example', { host }, false],
  [undefined, { host }, false],
  ['127.0.0.1', {}, false],
  ['127.0.0.1', { host: 'birtu.example' }, false],
  ['127.0.0.1', { host: 'localhost.elsewhere.example' }, false],
  ['127.0.0.1', { host, 'x-forwarded-for': '192.0.2.1' }, false],
  ['127.0.0.1', { host, 'x-forwarded-for': '' }, false],
  ['127.0.0.1', { host, forwarded: 'for=192.0.2.1' }, false],
  ['127.0.0.1', { host, via: '1.1 proxy' }, false],
] as const)('%s with %o: %s', (peer, headers, isHere) => {
  expect(isFromThisMachine(peer, (name) => new Headers(headers).get(name) ?? undefined)).toBe(isHere);
});
