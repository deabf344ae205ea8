import { describe, expect, test } from 'vitest';
import {
  asBefore,
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
    [
      'since its first day again, though it was to wait meanwhile',
      waiting,
      { state: 'published', since: earlier.toISOString() },
      out,
    ],
    [
      'now, where its first day is still to come',
      never,
      { state: 'published', since: later.toISOString() },
      { status: 'published', publishedAt: now },
    ],
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

test.each([
  ['a draft', never],
  ['a draft that was to come out', { status: 'draft', publishedAt: later }],
  ['what waits for its time', waiting],
  ['what is out', out],
] as const)('%s comes back to what it was, taken back or put off', (_, before) => {
  const stood = {
    status: publicationState(before, now),
    publishedAt: before.publishedAt?.toISOString() ?? null,
  };
  for (const taken of [{ state: 'draft' }, { state: 'scheduled', at: '2030-01-01T06:00:00Z' }] as const) {
    const meanwhile = nextPublication(before, taken, now)!;
    const back = nextPublication(meanwhile, asBefore(stood), now);
    expect(back && publicationState(back, now)).toBe(stood.status);
    if (stood.status !== 'draft') expect(back).toEqual(before);
  }
});
