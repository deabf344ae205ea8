import { expect, test } from 'vitest';
import { endOf, suspensionAt } from './suspension.ts';

const now = new Date('2026-11-25T18:00:00Z');
const reason = 'Insults';

test.each([
  ['2026-11-26', '2026-11-25T21:00:00.000Z'],
  ['2027-01-01', '2026-12-31T21:00:00.000Z'],
] as const)('a suspension until %s ends when that day begins in Addis Ababa', (until, end) => {
  expect(endOf({ until }).toISOString()).toBe(end);
  expect(suspensionAt({ bannedUntil: endOf({ until }), banReason: reason }, now)).toEqual({ until, reason });
});

test('one without an end says so', () => {
  const bannedUntil = endOf({ until: null });
  expect(suspensionAt({ bannedUntil, banReason: reason }, now)).toEqual({ until: null, reason });
});

test.each([
  ['never was', null],
  ['is over at this moment', now],
  ['was over before', new Date('2026-11-01T00:00:00Z')],
])('one that %s is none', (_, bannedUntil) => {
  expect(suspensionAt({ bannedUntil, banReason: reason }, now)).toBeNull();
});
