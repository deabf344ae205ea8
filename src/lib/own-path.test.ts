import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/', '/'],
  ['/am/profile?tab=activity#today', '/am/profile?tab=activity#today'],
  ['/%5Celsewhere.example/', '/%5Celsewhere.example/'],
  ['/%2Felsewhere.example', '/%2Felsewhere.example'],
  ['/ሀ', '/%E1%88%80'],
  ['/a/../b', '/b'],
  ['/@elsewhere.example', '/@elsewhere.example'],
])('%j is %s', (address, path) => expect(ownPath(address)).toBe(path));

test.each([
  '',
  'profile',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '/\r\n/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '///',
])('%j leads elsewhere or is no path', (address) => expect(ownPath(address)).toBeNull());

test('whatever is asked for, what comes of it stays on the site and is read the same once more', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '.',
    '..',
    '%2e',
    '%5C',
    '%2F',
    '@',
    ':',
    '?',
    '#',
    'a.b',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join('')}`);
      if (path === null) return;
      expect(new URL(path, 'https://birtu.example/am/login').origin).toBe('https://birtu.example');
      expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
