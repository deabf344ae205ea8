import { expect, test } from 'vitest';
import { copiesFor } from './copies-for.ts';

const at = (path: string) => `https://birtu.example/api${path}`;
const zone = 'timeZone=Africa%2FAddis_Ababa';
const kept = [
  `/today?day=2026-11-24&${zone}`,
  `/today?day=2026-11-23&${zone}`,
  '/today?day=2026-11-25&timeZone=Europe%2FRome',
  '/progress?until=2026-11-23&weeks=12',
  '/progress?until=2026-11-22&weeks=52',
  '/measurements?from=2026-08-31&to=2026-11-23',
  '/measurements?from=2025-11-23&to=2026-11-23',
  '/diary?day=2026-11-23',
  '/activities?from=2026-10-26&to=2026-12-06',
].map(at);

test.each([
  // All of them: the one that was written last knows most, whichever day it is about.
  [`/today?day=2026-11-27&${zone}`, `/today?day=2026-11-24&${zone}`, `/today?day=2026-11-23&${zone}`],
  ['/progress?weeks=12&until=2026-11-27', '/progress?until=2026-11-23&weeks=12'],
  ['/progress?until=2026-11-27&weeks=52', '/progress?until=2026-11-22&weeks=52'],
  ['/measurements?from=2025-11-27&to=2026-11-27', '/measurements?from=2025-11-23&to=2026-11-23'],
  ['/measurements?from=2026-08-31&to=2026-11-27', '/measurements?from=2026-08-31&to=2026-11-23'],
  // Another length of time is another question.
  ['/measurements?from=2026-11-20&to=2026-11-27'],
  // Leafed back to: what was known before it says nothing of it.
  ['/progress?until=2026-11-26&weeks=12'],
  // What was written down on a day is not what was written down on another.
  ['/diary?day=2026-11-27'],
  ['/activities?from=2026-11-30&to=2027-01-10'],
  ['/today'],
])('%s can be answered by %s', (asked, ...answers) => {
  expect(copiesFor(at(asked), kept, '2026-11-27')).toEqual(answers.map(at));
});
