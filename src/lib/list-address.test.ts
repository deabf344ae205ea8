import { expect, test } from 'vitest';
import { filterOf, filtersIn, isNarrowed } from './list-address.ts';

test.each([
  ['', '', 0],
  ['q=teff&page=3', 'q=teff', 0],
  [
    'group=staple&state=retired&sort=changed&order=asc',
    'group=staple&state=retired&sort=changed&order=asc',
    2,
  ],
  ['group=&missing=am&after=x', 'missing=am', 1],
  ['person=1&person=2', 'person=1&person=2', 1],
  ['edit=new&reply=1&picture=1', '', 0],
  ['sort=changed&order=asc&shown=40', 'sort=changed&order=asc', 0],
])('%j narrows a list down by %j', (address, filter, count) => {
  const asked = new URLSearchParams(address);
  expect([filterOf(asked).toString(), filtersIn(asked)]).toEqual([filter, count]);
});

test.each([
  ['q=teff', true],
  ['state=retired&sort=changed', true],
  ['sort=changed&order=asc&page=3&q=', false],
])('%j leaves out a part of the list: %j', (address, isPart) => {
  expect(isNarrowed(new URLSearchParams(address))).toBe(isPart);
});
