import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, daysBetween, weekday } from './day.ts';
import {
  addMonths,
  addMonthsToDay,
  calendars,
  firstDay,
  isInMonth,
  lastDay,
  monthGrid,
  monthOf,
} from './month.ts';

const anyDay = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2100-12-31') }).map(dayOfNumber);
const anyCalendar = fc.constantFrom(...calendars);

test('a month begins with its first day, ends with its last, and the next one follows at once', () => {
  fc.assert(
    fc.property(anyCalendar, anyDay, (calendar, day) => {
      const month = monthOf(calendar, day);
      expect(isInMonth(month, day)).toBe(true);
      expect(monthOf(calendar, firstDay(month))).toEqual(month);
      expect(monthOf(calendar, lastDay(month))).toEqual(month);
      expect(daysBetween(lastDay(month), firstDay(addMonths(month, 1)))).toBe(1);
    }),
  );
});

test('adding months goes there and back, over New Year too', () => {
  fc.assert(
    fc.property(anyCalendar, anyDay, fc.integer({ min: -500, max: 500 }), (calendar, day, count) => {
      const month = monthOf(calendar, day);
      expect(addMonths(addMonths(month, count), -count)).toEqual(month);
    }),
  );
  expect(addMonths({ calendar: 'gregorian', year: 2026, month: 1 }, -1)).toMatchObject({
    year: 2025,
    month: 12,
  });
  expect(addMonths({ calendar: 'ethiopian', year: 2019, month: 1 }, -1)).toMatchObject({
    year: 2018,
    month: 13,
  });
});

test('the grid is whole weeks from Monday around the month, at most six of them', () => {
  fc.assert(
    fc.property(anyCalendar, anyDay, (calendar, day) => {
      const month = monthOf(calendar, day);
      const grid = monthGrid(month);
      expect(grid[0]).toContain(firstDay(month));
      expect(grid.at(-1)).toContain(lastDay(month));
      expect(grid.length).toBeLessThanOrEqual(6);
      expect(grid.every((week) => weekday(week[0]!) === 0)).toBe(true);
    }),
  );
});

test('Pagume of five days has a grid of its own', () => {
  const pagume = { calendar: 'ethiopian', year: 2018, month: 13 } as const;
  expect([firstDay(pagume), lastDay(pagume)]).toEqual(['2026-09-06', '2026-09-10']);
  expect(monthGrid(pagume).map((week) => week[0])).toEqual(['2026-08-31', '2026-09-07']);
});

test('the same day a month on is that month’s last where it is shorter', () => {
  expect(addMonthsToDay('gregorian', '2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonthsToDay('ethiopian', '2026-09-03', 1)).toBe('2026-09-10');
  expect(addMonthsToDay('gregorian', '2026-11-20', -1)).toBe('2026-10-20');
});
