import { expect, test } from 'vitest';
import { asksForReminder, meantIn, streakIn } from './streak.ts';

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

test.each([
  ['a plan, by its week', 2, planStarted('2026-11-16T00:00:00Z'), 1],
  ['a reminder, by its days', 2, null, 2],
  ['neither', null, null, null],
  ['a plan whose week has none', 2, { weeks: 8, next: null, blocks: [] } as never, null],
])('for a week is meant what says %s', (_what, days, plan, meant) => {
  expect(meantIn({ days }, plan)).toBe(meant);
});

test.each<[string, number | null, Record<string, number> | null, boolean, boolean]>([
  ['after the first workout', null, { '2026-11-16': 1 }, false, true],
  ['after the second', null, { '2026-11-09': 1, '2026-11-16': 1 }, false, true],
  ['not after the third', null, { '2026-11-16': 3 }, false, false],
  ['not before the first', null, null, false, false],
  ['not who has answered', null, { '2026-11-16': 1 }, true, false],
  ['not who is reminded', 3, { '2026-11-16': 1 }, false, false],
])('whether to be reminded is asked %s', (_when, days, trained, isAnswered, asks) => {
  expect(asksForReminder({ days, since: null, trained }, isAnswered)).toBe(asks);
});
