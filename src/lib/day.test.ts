import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, dayNumber, dayOfNumber, daysBetween, isDay, today, weekday, weeksAround } from './day.ts';

const [first, last] = [dayNumber('1900-01-01'), dayNumber('2100-12-31')];
const anyDay = fc.integer({ min: first, max: last }).map(dayOfNumber);

test('every day of 1900-2100 has its own number, and its number gives it back', () => {
  for (let number = first; number <= last; number += 1) expect(dayNumber(dayOfNumber(number))).toBe(number);
});

test('adding goes there and back, over years and leap days', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('weekdays count from Monday', () => {
  expect(weekday('2026-11-20')).toBe(4);
  expect(weekday('2026-11-16')).toBe(0);
  expect(weekday('1900-01-07')).toBe(6);
  expect(weekday('1969-12-31')).toBe(2);
});

test('a day is only what exists and is written whole', () => {
  for (const text of [
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '20261120',
    '',
    '2026-11-20T00:00Z',
  ])
    expect(isDay(text), text).toBe(false);
  expect(isDay('2028-02-29')).toBe(true);
});

describe('weeks around a stretch of days', () => {
  test('are whole, begin on Monday, hold the stretch and nothing more than its weeks', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40 }), (start, length) => {
        const end = addDays(start, length);
        const weeks = weeksAround(start, end);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekday(week[0]!) === 0)).toBe(true);
        days.forEach((day, index) => expect(day).toBe(addDays(days[0]!, index)));
        expect(weeks[0]).toContain(start);
        expect(weeks.at(-1)).toContain(end);
      }),
    );
  });
});

test('the day in Ethiopia is the one that the platform knows of, whenever', () => {
  const written = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Addis_Ababa' });
  const [from, to] = [Date.UTC(1920, 0, 1), Date.UTC(2100, 0, 1)];
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (instant) => {
      expect(today(new Date(instant), 'Africa/Addis_Ababa')).toBe(written.format(instant));
    }),
  );
});

test('the day in Ethiopia is known without a formatter, whose first blocks a phone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(today(new Date('2026-07-31T21:30:00Z'), 'Africa/Addis_Ababa')).toBe('2026-08-01');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('today is the day where the person is', () => {
  const justAfterMidnight = new Date('2026-07-31T21:30:00Z');
  expect(today(justAfterMidnight, 'Africa/Addis_Ababa')).toBe('2026-08-01');
  expect(today(justAfterMidnight, 'America/New_York')).toBe('2026-07-31');
  expect(today(justAfterMidnight, 'UTC')).toBe('2026-07-31');
});

test('without a zone it is the day of the machine', () => {
  for (const [hour, minute] of [
    [0, 0],
    [0, 30],
    [12, 0],
    [23, 59],
  ] as const) {
    expect(today(new Date(2026, 6, 31, hour, minute))).toBe('2026-07-31');
    expect(today(new Date(2026, 11, 31, hour, minute))).toBe('2026-12-31');
    expect(today(new Date(1969, 0, 1, hour, minute))).toBe('1969-01-01');
  }
});

test('the day turns with the second that ends it, however often it is asked, and in each zone by itself', () => {
  const midnight = Date.parse('2026-08-01T00:00:00+03:00');
  for (const [after, day] of [
    [-1, '2026-07-31'],
    [0, '2026-08-01'],
    [999, '2026-08-01'],
    [-1, '2026-07-31'],
  ] as const)
    for (let times = 0; times < 2; times += 1) {
      expect(today(new Date(midnight + after), 'Africa/Addis_Ababa')).toBe(day);
      expect(today(new Date(midnight + after), 'UTC')).toBe('2026-07-31');
    }
});
