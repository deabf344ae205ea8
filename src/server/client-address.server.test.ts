import { expect, test } from 'vitest';
import { clientAddressReader } from './client-address.server.ts';

const trusted = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'];

test.each([
  ['the peer, when nothing is forwarded', '203.0.113.9', undefined, '203.0.113.9'],
  ['the peer, when a stranger forwards', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['the forwarded address behind a trusted proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'the last untrusted one, whatever stands before it',
    '10.1.2.3',
    '6.6.6.6, 198.51.100.1, 192.0.2.7',
    '198.51.100.1',
  ],
  ['the proxy itself, when all are trusted', '10.1.2.3', '10.9.9.9', '10.1.2.3'],
  ['the proxy itself, when what is forwarded is no address', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['the proxy itself, whatever stands before what is no address', '10.1.2.3', '6.6.6.6, unknown', '10.1.2.3'],
  ['an address that a proxy wrote with its port', '10.1.2.3', '6.6.6.6, 1.2.3.4:5555', '1.2.3.4'],
  ['an IPv6 address in brackets', '10.1.2.3', '[2001:4860::8]:443', '2001:4860::8'],
  ['an IPv4 peer that arrives as IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['an address behind an IPv6 proxy', '2001:db8::1', '2001:4860::8', '2001:4860::8'],
])('the client is %s', (_, peer, forwarded, address) => {
  expect(clientAddressReader(trusted)(peer, forwarded)).toBe(address);
});

test('without trusted proxies no header counts', () => {
  expect(clientAddressReader([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});
