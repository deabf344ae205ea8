import { expect, test } from 'vitest';
import { yearNotes } from '#content/fasting/year.ts';
import { yearNotesSchema } from './year-schema.ts';
import { yearView } from './year-view.ts';

test('the notes are whole in both languages, and each source that they name is there and used', () => {
  const { notes, sources } = yearNotesSchema.parse(yearNotes);
  expect(new Set(notes.flatMap((note) => note.sources))).toEqual(new Set(Object.keys(sources)));
});

test('a year is told in both calendars, in the reader’s language', () => {
  const view = yearView(2019, 'am', []);
  expect(view).toMatchObject({
    geez: '፳፻፲፱',
    evangelist: 'luke',
    before: 2018,
    after: 2020,
    fastingDays: 190,
  });
  expect(view.seasons.find(({ id }) => id === 'great-lent')).toMatchObject({
    name: 'ዐቢይ ጾም (ሁዳዴ)',
    ethiopian: ['የካቲት 29', 'ሚያዝያ 23'],
    gregorian: ['ማርች 8 ቀን 2027', 'ሜይ 1 ቀን 2027'],
    days: 55,
  });
});

test('an announced feast is no estimate, says who announced it, and moves the month that it ends', () => {
  const announced = { feast: 'eid-al-fitr', hijriYear: 1448, date: '2027-03-10', source: 'Council' } as const;
  const feastOf = (view: ReturnType<typeof yearView>) => view.feasts.find(({ id }) => id === 'eid-al-fitr');
  expect(feastOf(yearView(2019, 'en', []))).toMatchObject({
    day: '2027-03-09',
    isEstimate: true,
    announcedBy: null,
  });
  const view = yearView(2019, 'en', [announced]);
  expect(feastOf(view)).toMatchObject({ day: '2027-03-10', isEstimate: false, announcedBy: 'Council' });
  expect(view.ramadan).toMatchObject([{ end: '2027-03-09', days: 30, isEstimate: true }]);
});

test('the first and last years have no neighbours beyond them', () => {
  expect(yearView(1, 'en', []).before).toBeNull();
  expect(yearView(3000, 'en', []).after).toBeNull();
});

test('each day of a year is drawn once, the sixth of Pagume too', () => {
  for (const [year, days] of [
    [2018, 365],
    [2019, 366],
  ] as const) {
    const { season, weekly, other } = yearView(year, 'en', []).picture;
    expect((season + weekly + other).split('M')).toHaveLength(days + 1);
  }
});
