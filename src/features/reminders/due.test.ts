import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, today, weekday, type Day } from '#src/lib/day.ts';
import { isWrittenDown, momentAt, nextMoment } from './due.ts';

describe('the moment of a time on a day', () => {
  test.each([
    // Ethiopia has no summer time.
    ['2026-11-23', '07:30', 'Africa/Addis_Ababa', '2026-11-23T04:30:00.000Z'],
    ['2026-07-01', '00:00', 'Africa/Addis_Ababa', '2026-06-30T21:00:00.000Z'],
    ['2026-11-23', '07:30', 'America/New_York', '2026-11-23T12:30:00.000Z'],
    ['2026-07-01', '07:30', 'America/New_York', '2026-07-01T11:30:00.000Z'],
    // Put forward from two to three: half past two comes at half past three.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    // Put back from two to one: half past one comes twice, and the first counts.
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    // By half an hour, and at midnight.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    // The day that Samoa left out.
    ['2011-12-30', '09:00', 'Pacific/Apia', '2011-12-30T19:00:00.000Z'],
  ])('%s %s in %s', (day, time, zone, moment) => {
    expect(momentAt(day as Day, time, zone).toISOString()).toBe(moment);
  });
});

const zones = ['Africa/Addis_Ababa', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'];
const rhythm = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  zone: fc.constantFrom(...zones),
});
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

test('the next moment comes after, within eight days, on a day that was chosen, and none comes between', () => {
  fc.assert(
    fc.property(rhythm, instant, (chosen, after) => {
      const next = nextMoment(chosen, after);
      expect(next.getTime()).toBeGreaterThan(after.getTime());
      expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
      expect(chosen.days).toContain(weekday(today(next, chosen.zone)));
      for (let day = today(after, chosen.zone); day <= today(next, chosen.zone); day = addDays(day, 1)) {
        if (!chosen.days.includes(weekday(day))) continue;
        const moment = momentAt(day, chosen.time, chosen.zone);
        expect(moment <= after || moment >= next).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('one after the other, each comes on a day of its own', () => {
  fc.assert(
    fc.property(rhythm, instant, (chosen, start) => {
      const days: Day[] = [];
      let moment = start;
      for (let count = 0; count < 20; count += 1) {
        moment = nextMoment(chosen, moment);
        days.push(today(moment, chosen.zone));
      }
      expect(new Set(days).size).toBe(days.length);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['09:00', [], false],
  ['20:00', [], false],
  ['11:59', ['breakfast'], true],
  ['12:00', ['breakfast'], false],
  ['20:00', ['breakfast'], false],
  ['20:00', ['breakfast', 'lunch'], true],
  ['20:00', ['lunch'], true],
  ['20:00', ['snacks'], true],
  ['20:00', ['dinner'], true],
  // Written down ahead, as planned.
  ['07:00', ['dinner'], true],
] as const)('at %s, a day with %j of it in the diary is written down: %s', (time, meals, isEnough) => {
  expect(isWrittenDown(meals, time)).toBe(isEnough);
});
