import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, dayOfNumber, type Day } from '#src/lib/day.ts';
import { fastsFrom, nextFeast } from './coming.ts';
import { orthodoxFast } from './fasts.ts';
import { isRamadan } from './ramadan.ts';

test('the day before the fast of the Prophets of 2019, it comes first', () =>
  expect(fastsFrom('orthodox', '2026-11-23')[0]).toEqual({
    id: 'advent',
    start: '2026-11-24',
    end: '2027-01-06',
    isEstimate: false,
  }));

describe('fasts that have not ended', () => {
  const days = fc.integer({ min: 18_000, max: 25_000 }).map(dayOfNumber);
  it('begin with the one that is kept on the day, or else the next', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [first] = fastsFrom('orthodox', day);
        const kept = orthodoxFast(day);
        if (kept !== null && kept !== 'weekly') expect(first).toMatchObject({ id: kept });
        else expect(first!.start > day).toBe(true);
        expect(orthodoxFast(first!.start)).toBe(first!.id);
        expect(orthodoxFast(addDays(first!.end, 1))).not.toBe(first!.id);
      }),
    );
  });
  it('are Ramadan for a Muslim', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [first] = fastsFrom('muslim', day);
        expect(isRamadan(day)).toBe(first!.start <= day);
        expect(isRamadan(first!.start) && isRamadan(first!.end)).toBe(true);
        expect(isRamadan(addDays(first!.end, 1))).toBe(false);
      }),
    );
  });
  it('are none for who does not fast', () => expect(fastsFrom('none', '2026-11-24')).toEqual([]));
});

test.each<[Day, Parameters<typeof nextFeast>[0], string]>([
  ['2026-11-23', 'orthodox', 'genna'],
  ['2026-11-23', null, 'genna'],
  ['2027-01-07', 'orthodox', 'timkat'],
  ['2026-11-23', 'muslim', 'eid-al-fitr'],
])('after %s comes for %s: %s', (day, tradition, id) => expect(nextFeast(tradition, day)?.id).toBe(id));
