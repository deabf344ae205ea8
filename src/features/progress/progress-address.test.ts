import { expect, test } from 'vitest';
import { after, before, progressAddress, shownAt } from './progress-address.ts';

const today = '2026-11-21';
const at = (address: string) => shownAt(`http://birtu.test${address}`, today);

test.each([
  ['/profile/progress', { weeks: '12', until: today }],
  ['/profile/progress?weeks=52', { weeks: '52', until: today }],
  ['/profile/progress?until=2026-08-30', { weeks: '12', until: '2026-08-30' }],
] as const)('%s shows %j, and is written so', (address, shown) => {
  expect(at(address)).toEqual(shown);
  expect(progressAddress(shown, today)).toBe(address);
});

test.each(['?weeks=13', '?until=2026-02-30', '?until=2027-01-01', '?until=0001-01-01', '?until=x'])(
  '%s means nothing: today’s twelve weeks are shown',
  (query) => {
    expect(at(`/am/profile/progress${query}`)).toEqual({ weeks: '12', until: today });
  },
);

test('one goes back by whole weeks, and forward to today', () => {
  const now = at('/profile/progress');
  expect(before(now)).toEqual({ weeks: '12', until: '2026-08-30' });
  expect(after(now, today)).toBeNull();
  expect(after(before(now), today)).toEqual(now);
  expect(after(before(before(now)), today)).toEqual(before(now));
});
