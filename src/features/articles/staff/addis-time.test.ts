import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addisTime, momentInAddis } from './addis-time.ts';

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
