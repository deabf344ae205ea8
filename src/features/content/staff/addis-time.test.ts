import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addisTime, ethiopianClock, momentInAddis } from './addis-time.ts';

test.each([
  ['2026-11-21T09:00', '2026-11-21T06:00:00.000Z'],
  ['2026-11-22T01:30', '2026-11-21T22:30:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T21:00:00.000Z'],
])('%s in Addis Ababa is %s', (there, moment) => {
  expect(momentInAddis(there)).toBe(moment);
  expect(addisTime(moment)).toBe(there);
});

test.each(['', '2026-02-30T10:00', '2026-11-21', '2026-11-21T24:30', 'tomorrow'])('%j is no time', (text) =>
  expect(momentInAddis(text)).toBeNull(),
);

test('agrees with what the time zone of Ethiopia says', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Addis_Ababa',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (date) => {
        expect(addisTime(date.toISOString())).toBe(clock.format(date).replace(' ', 'T'));
      },
    ),
  );
});

test.each([
  ['00:00', '6:00', 'night'],
  ['05:59', '11:59', 'night'],
  ['06:00', '12:00', 'morning'],
  ['07:00', '1:00', 'morning'],
  ['09:30', '3:30', 'morning'],
  ['12:00', '6:00', 'afternoon'],
  ['18:00', '12:00', 'evening'],
  ['23:15', '5:15', 'evening'],
])('%s is %s in the %s on the Ethiopian clock', (time, clock, part) =>
  expect(ethiopianClock(`2026-11-21T${time}`)).toEqual({ clock, part }),
);
