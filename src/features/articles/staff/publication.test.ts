import { describe, expect, test } from 'vitest';
import {
  nextPublication,
  publicationState,
  type Publication,
  type WantedPublication,
} from './publication.ts';

const now = new Date('2026-11-21T09:00:00Z');
const earlier = new Date('2026-11-01T09:00:00Z');
const later = new Date('2026-11-22T06:00:00Z');

const never: Publication = { status: 'draft', publishedAt: null };
const out: Publication = { status: 'published', publishedAt: earlier };
const waiting: Publication = { status: 'published', publishedAt: later };

test.each([
  [never, 'draft'],
  [{ status: 'draft', publishedAt: earlier }, 'draft'],
  [waiting, 'scheduled'],
  [{ status: 'published', publishedAt: now }, 'published'],
  [out, 'published'],
] as const)('%j is %s', (publication, state) => expect(publicationState(publication, now)).toBe(state));

describe('what an editor wants becomes', () => {
  const tomorrow: WantedPublication = { state: 'scheduled', at: later.toISOString() };
  test.each<[string, Publication, WantedPublication, Publication | null]>([
    ['a draft that was never out', never, { state: 'draft' }, never],
    ['now', never, { state: 'published' }, { status: 'published', publishedAt: now }],
    ['its first day again', { ...out, status: 'draft' }, { state: 'published' }, out],
    ['the same day, when it is saved again', out, { state: 'published' }, out],
    [
      'now, though it was to wait',
      waiting,
      { state: 'published' },
      { status: 'published', publishedAt: now },
    ],
    ['a time to come', never, tomorrow, waiting],
    ['a draft that keeps its time', waiting, { state: 'draft' }, { status: 'draft', publishedAt: later }],
    ['nothing, where the time is over', never, { state: 'scheduled', at: earlier.toISOString() }, null],
    [
      'what it was, where it waited for a time that came meanwhile',
      out,
      { state: 'scheduled', at: earlier.toISOString() },
      out,
    ],
  ])('%s', (_, current, wanted, next) => expect(nextPublication(current, wanted, now)).toEqual(next));
});
