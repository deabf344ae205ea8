import { expect, test } from 'vitest';
import { clockOf, formatMoment, formatTime } from './moment.ts';

test.each([
  [0, 5, '00:05', 'ከሌሊቱ 6:05'],
  [5, 59, '05:59', 'ከሌሊቱ 11:59'],
  [6, 0, '06:00', 'ከጠዋቱ 12:00'],
  [7, 30, '07:30', 'ከጠዋቱ 1:30'],
  [12, 0, '12:00', 'ከቀኑ 6:00'],
  [14, 5, '14:05', 'ከቀኑ 8:05'],
  [18, 0, '18:00', 'ከምሽቱ 12:00'],
  [23, 9, '23:09', 'ከምሽቱ 5:09'],
])('%i hours %i is %s, and %s', (hours, minutes, english, amharic) => {
  expect(formatTime(hours, minutes, 'en', clockOf('en'))).toBe(english);
  expect(formatTime(hours, minutes, 'am', clockOf('am'))).toBe(amharic);
});

test('a moment is told where the reader is, by their calendar', () => {
  const moment = new Date(2026, 10, 21, 14, 5);
  expect(formatMoment(moment, 'gregorian', 'en', 'everyday')).toBe('21 November 2026, 14:05');
  expect(formatMoment(moment, 'ethiopian', 'am', 'ethiopian')).toBe('ኅዳር 12 ቀን 2019፣ ከቀኑ 8:05');
});

test('either clock can be read in either language', () => {
  expect(formatTime(14, 5, 'en', 'ethiopian')).toBe('8:05 in the daytime, Ethiopian time');
  expect(formatTime(7, 30, 'en', 'ethiopian')).toBe('1:30 in the morning, Ethiopian time');
  expect(formatTime(14, 5, 'am', 'everyday')).toBe('14:05');
  const moment = new Date(2026, 10, 21, 14, 5);
  expect(formatMoment(moment, 'ethiopian', 'en', 'ethiopian')).toBe(
    'Hidar 12, 2019, 8:05 in the daytime, Ethiopian time',
  );
});
