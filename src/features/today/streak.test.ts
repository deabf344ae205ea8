import { expect, test } from 'vitest';
import { streakIn } from './streak.ts';

const trains = { day: 1, restDay: false } as const;
/** A plan of one workout a week. */
const planStarted = (startedAt: string) =>
  ({ startedAt, weeks: 8, next: null, blocks: [{ fromWeek: 1, toWeek: 8, days: [trains] }] }) as never;
/** One in the week of the 9th, one in that of the 16th of November. */
const weeks = { days: null, since: null, trained: { '2026-11-09': 1, '2026-11-16': 1 } };

test.each([
  // Sunday's last hour and Monday's first, as each place has them.
  ['Africa/Addis_Ababa', '2026-11-15T20:59:59Z', 2],
  ['Africa/Addis_Ababa', '2026-11-15T21:00:00Z', 1],
  ['America/New_York', '2026-11-15T21:00:00Z', 2],
  ['America/New_York', '2026-11-16T04:59:59Z', 2],
  ['America/New_York', '2026-11-16T05:00:00Z', 1],
  ['Asia/Tokyo', '2026-11-15T14:59:59Z', 2],
  ['Asia/Tokyo', '2026-11-15T15:00:00Z', 1],
])('a row of weeks begins with the week in which the plan was started in %s: %s', (zone, startedAt, row) => {
  expect(streakIn(weeks, '2026-11-20', planStarted(startedAt), zone)).toBe(row);
});
