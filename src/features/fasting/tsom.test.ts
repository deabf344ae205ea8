import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '#src/lib/day.ts';
import {
  eatsFromFastingTable,
  fastEnds,
  fastOn,
  formatTsom,
  gentlest,
  isFastingDay,
  isLongFast,
  parseTsom,
  traditions,
  type Tsom,
} from './tsom.ts';

const orthodox: Tsom = { ...gentlest, tradition: 'orthodox' };
const muslim: Tsom = { ...gentlest, tradition: 'muslim' };
const none: Tsom = { ...gentlest, tradition: 'none' };

describe('fastOn', () => {
  test.each<[Day, string | null]>([
    ['2026-11-18', 'weekly'],
    ['2026-11-19', null],
    ['2026-11-20', 'weekly'],
    ['2026-11-24', 'advent'],
    ['2027-01-06', 'advent'],
    ['2027-01-07', null],
    ['2027-02-22', 'nineveh'],
    ['2027-03-08', 'great-lent'],
    ['2027-05-01', 'great-lent'],
    ['2027-05-05', null],
    ['2027-08-07', 'filseta'],
  ])('Orthodox, %s: %s', (day, fast) => {
    expect(fastOn(orthodox, day)).toBe(fast);
    expect(isFastingDay(orthodox, day)).toBe(fast !== null);
    expect(eatsFromFastingTable(orthodox, day)).toBe(fast !== null);
  });

  test('Muslim: Ramadan, in which the hours change and not the food', () => {
    expect(fastOn(muslim, '2027-02-15')).toBe('ramadan');
    expect(eatsFromFastingTable(muslim, '2027-02-15')).toBe(false);
    expect(fastOn(muslim, '2027-03-20')).toBeNull();
    expect(fastOn(muslim, '2026-11-18')).toBeNull();
  });

  test('who keeps no fast has no fasting day', () => {
    for (const day of ['2026-11-18', '2027-02-15', '2027-04-30'] as const)
      expect(isFastingDay(none, day)).toBe(false);
  });

  test('long are the fasts of weeks', () => {
    expect(isLongFast('great-lent')).toBe(true);
    expect(isLongFast('ramadan')).toBe(true);
    expect(isLongFast('weekly')).toBe(false);
    expect(isLongFast('nineveh')).toBe(false);
  });
});

describe('what a device keeps', () => {
  const anyTsom = fc.record({
    tradition: fc.constantFrom(...traditions),
    fish: fc.boolean(),
    honey: fc.boolean(),
    until: fc.constantFrom(...fastEnds),
  });

  test('is read as it was chosen', () => {
    fc.assert(
      fc.property(anyTsom, (tsom) => {
        expect(parseTsom(formatTsom(tsom))).toEqual(tsom);
      }),
    );
  });

  test('of anything else nothing is read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tsom = parseTsom(text);
        if (tsom) expect(traditions).toContain(tsom.tradition);
      }),
    );
    for (const text of [
      '',
      'null',
      '{"tradition":"orthodox"}',
      'orthodox',
      'orthodox 18:00',
      'none orthodox',
    ])
      expect(parseTsom(text)).toBeNull();
  });
});
