import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '#test/icalendar.ts';
import { dayOfNumber } from './day.ts';
import { allDayEvent, calendarEnd, calendarStart, type AllDayEvent } from './icalendar.ts';

const run: AllDayEvent = {
  uid: '0b6c',
  day: '2026-11-21',
  summary: 'Run',
  changed: new Date('2026-11-21T06:30:12.345Z'),
};
const calendar = (...events: AllDayEvent[]) =>
  new TextEncoder().encode(calendarStart('Birtu; ብርቱ') + events.map(allDayEvent).join('') + calendarEnd);

describe('a calendar', () => {
  test('has its events as whole days, with all that is said of them', () => {
    const { name, events } = readCalendar(
      calendar({ ...run, description: 'Up, down; \\ and\r\naround', categories: ['Workout', 'a,b'] }),
    );
    expect(name).toBe('Birtu; ብርቱ');
    expect(events).toEqual([
      {
        uid: '0b6c',
        start: '2026-11-21',
        end: '2026-11-22',
        summary: 'Run',
        description: 'Up, down; \\ and\naround',
        categories: ['Workout', 'a,b'],
        stamp: new Date('2026-11-21T06:30:12Z'),
      },
    ]);
  });

  test('says an event of several days once, up to the day after its last', () => {
    const [event] = readCalendar(calendar({ ...run, day: '2026-12-30', lastDay: '2027-01-02' })).events;
    expect(event).toMatchObject({ start: '2026-12-30', end: '2027-01-03' });
  });

  test('folds Ethiopic by octets and never within a letter', () => {
    const summary = 'ሰላም ለዓለም '.repeat(40).trim();
    expect(readCalendar(calendar({ ...run, summary })).events[0]?.summary).toBe(summary);
  });

  test('brings back whatever was written, on whatever day', () => {
    const part = fc.constantFrom(...'aB :;,\\"\'=\r\n\tሰ😀\u0000\u0007\u202E-'.match(/./gsu)!);
    const text = fc.string({ unit: fc.oneof(part, fc.string({ unit: 'grapheme' })), maxLength: 300 });
    const day = fc.integer({ min: -25_567, max: 47_846 }).map(dayOfNumber);
    fc.assert(
      fc.property(day, text, text, (first, summary, description) => {
        const [event] = readCalendar(calendar({ ...run, day: first, summary, description })).events;
        expect(event).toMatchObject({ start: first, summary: kept(summary) });
        expect(event?.description ?? '').toBe(kept(description));
      }),
    );
  });
});

/** A line's end is one, however it was typed; what no calendar may hold is left out. */
const kept = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\p{Cc}--[\t\n]]/gv, '');
