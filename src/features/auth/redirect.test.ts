import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedRedirect, type Errand } from './redirect.ts';

const friends = ['https://app.birtu.example', 'http://localhost:5173', 'https://birtu.example'];
const at = { publicUrl: 'https://birtu.example', allowedOrigins: friends, language: 'en' } as const;

test.each([
  ['confirmation', 'https://birtu.example/am/login', '/am/login'],
  ['confirmation', '/am/login?from=mail', '/am/login?from=mail'],
  ['email change', '/am/profile/security', '/am/profile/security'],
  ['email change', '/admin/profile', '/admin/profile'],
  ['reset request', '/am/verify-reset-otp?email=a%40b.et', '/am/verify-reset-otp?email=a%40b.et'],
  ['reset', 'https://birtu.example/am/set-new-password', '/am/set-new-password'],
  ['social', '/login?from=%2Fprofile', '/login?from=%2Fprofile'],
  ['social', '/profile/security', '/profile/security'],
  // Tokens reach the page that reads them, and no other.
  ['reset', '/verify-reset-otp', '/set-new-password'],
  ['reset', '/login', '/set-new-password'],
  ['reset', '/set-new-password/', '/set-new-password'],
  ['reset', '/%73et-new-password', '/set-new-password'],
  ['social', '/', '/login'],
  ['social', '/set-new-password', '/login'],
  ['confirmation', '/profile', '/login'],
  // Nothing but path and query is kept.
  ['reset', 'https://a:b@birtu.example/set-new-password#access_token=x', '/set-new-password'],
] as const)('%s to %s leads to %s', (errand, wanted, path) => {
  expect(allowedRedirect(errand, wanted, at).href).toBe(`https://birtu.example${path}`);
});

test.each([
  'https://elsewhere.example/login',
  'https://birtu.example.elsewhere.example/login',
  '//elsewhere.example/login',
  '/\\elsewhere.example/login',
  '/%5Celsewhere.example/',
  '/%255Celsewhere.example/',
  '/%09/elsewhere.example/',
  '/%2F%2Felsewhere.example',
  '/.//elsewhere.example/',
  'https://birtu.example@elsewhere.example/login',
  'blob:https://birtu.example/login',
  'blob:https://app.birtu.example/login',
  'http://app.birtu.example/',
  'https://app.birtu.example:8443/',
  'https://app.birtu.example@elsewhere.example/',
  'https://app.birtu.example.elsewhere.example/',
  'javascript:alert(1)',
  'http://birtu.example/login',
  'https://',
  '/login/%2e%2e/%5Celsewhere.example',
  undefined,
])('%s is not followed', (wanted) => {
  expect(allowedRedirect('confirmation', wanted, { ...at, language: 'am' }).href).toBe(
    'https://birtu.example/am/login',
  );
});

test.each([
  ['https://app.birtu.example', 'https://app.birtu.example/'],
  ['http://localhost:5173/welcome?next=%2F#access_token=x', 'http://localhost:5173/welcome?next=%2F'],
  ['https://a:b@app.birtu.example//elsewhere.example/', 'https://app.birtu.example//elsewhere.example/'],
])('%s is a page of a listed front end', (wanted, address) => {
  for (const errand of ['confirmation', 'email change', 'reset request', 'reset', 'social'] as const)
    expect(allowedRedirect(errand, wanted, at).href).toBe(address);
  expect(allowedRedirect('reset', wanted, { ...at, allowedOrigins: [] }).origin).toBe(at.publicUrl);
});

test('whatever is wanted, it ends at one of a few pages of the site', () => {
  const errands: Errand[] = ['confirmation', 'email change', 'reset request', 'reset', 'social'];
  const few = /^(\/am)?\/(login|profile\/security|admin\/profile|set-new-password|verify-reset-otp)$/;
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    'am',
    'login',
    '..',
    '%5C',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    '\t',
    'x.y',
  );
  fc.assert(
    fc.property(fc.constantFrom(...errands), fc.array(piece, { maxLength: 8 }), (errand, pieces) => {
      const { origin, pathname, hash } = allowedRedirect(errand, pieces.join(''), at);
      expect(origin).toBe('https://birtu.example');
      expect(pathname).toMatch(few);
      expect(hash).toBe('');
    }),
    { numRuns: 2000 },
  );
});
