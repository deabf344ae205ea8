import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayOfNumber, dayNumber } from '#src/lib/day.ts';
import { readCalendar } from '#test/icalendar.ts';
import { startApi } from '#test/api-caller.ts';
import { calendarDayAnswer, fastingYearAnswer } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  api.setClock(new Date('2026-11-21T08:00:00Z'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from feast_dates`;
});

const announce = async (feast: string, hijriYear: number, date: string) =>
  await api.sql`
    insert into feast_dates (feast, hijri_year, date, source)
    values (${feast}, ${hijriYear}, ${date}, 'Ethiopian Islamic Affairs Supreme Council')`;

const ask = (path: string) => api.visitor().call('GET', path);

describe('a fasting year', () => {
  test('is answered whole, as the document describes it', async () => {
    const { status, body } = await ask('/fasting/2019');
    expect(status).toBe(200);
    expect(body).toEqual({
      year: 2019,
      fasika: '2027-05-02',
      genna: '2027-01-07',
      seasons: [
        { id: 'advent', start: '2026-11-24', end: '2027-01-06' },
        { id: 'gahad-timket', start: '2027-01-18', end: '2027-01-18' },
        { id: 'nineveh', start: '2027-02-22', end: '2027-02-24' },
        { id: 'great-lent', start: '2027-03-08', end: '2027-05-01' },
        { id: 'apostles', start: '2027-06-21', end: '2027-07-11' },
        { id: 'filseta', start: '2027-08-07', end: '2027-08-21' },
      ],
    });
    expect(fastingYearAnswer.parse(body)).toEqual(body);
  });

  test.each(['0', '3001', '-5', '19a', '2019.5', '02019', '%20', '٢٠١٩', '99999999999999999999'])(
    'of %s is refused in words',
    async (year) => {
      const { status, body } = await ask(`/fasting/${year}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'invalid_input', detail: expect.stringContaining('1 to 3000') });
    },
  );

  test('is answered from the first to the last', async () => {
    for (const year of [1, 3000]) expect((await ask(`/fasting/${year}`)).status).toBe(200);
  });
});

describe('a day of the calendar', () => {
  test.each([
    ['2026-11-21', { year: 2019, month: 3, day: 12 }, null, []],
    ['2026-11-25', { year: 2019, month: 3, day: 16 }, 'advent', []],
    ['2027-09-11', { year: 2019, month: 13, day: 6 }, null, []],
    ['2028-01-07', { year: 2020, month: 4, day: 28 }, null, ['genna']],
    ['2027-04-30', { year: 2019, month: 8, day: 22 }, 'great-lent', ['siklet']],
    ['2026-10-07', { year: 2019, month: 1, day: 27 }, 'weekly', []],
  ])('%s', async (gregorian, ethiopian, fast, feasts) => {
    const { status, body } = await ask(`/calendar/${gregorian}`);
    expect(status).toBe(200);
    expect(body).toEqual({ ethiopian, gregorian, fast, feasts });
    expect(calendarDayAnswer.parse(body)).toEqual(body);
  });

  test('says of an Islamic feast that it is an estimate, until it is announced', async () => {
    expect((await ask('/calendar/2027-03-09')).body).toMatchObject({
      feasts: ['eid-al-fitr'],
      estimated: ['eid-al-fitr'],
    });
    await announce('eid-al-fitr', 1448, '2027-03-10');
    expect((await ask('/calendar/2027-03-09')).body).toMatchObject({ feasts: [] });
    const { body } = await ask('/calendar/2027-03-10');
    expect(body.feasts).toEqual(['eid-al-fitr']);
    expect(body).not.toHaveProperty('estimated');
  });

  test.each(['2027-02-30', 'today', '2027-2-3', '20270203', '2027-02-03T00:00', '0001-01-01', '9999-01-01'])(
    '%s is refused in words',
    async (date) => {
      const { status, body } = await ask(`/calendar/${date}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'invalid_input',
        detail: expect.stringMatching(/^The date must be/),
      });
    },
  );
});

test('what was announced is told, the latest first', async () => {
  await announce('ramadan', 1447, '2026-02-18');
  await announce('eid-al-fitr', 1447, '2026-03-20');
  expect((await ask('/feasts/announced')).body.items).toMatchObject([
    { feast: 'eid-al-fitr', hijriYear: 1447, date: '2026-03-20' },
    { feast: 'ramadan', hijriYear: 1447, date: '2026-02-18' },
  ]);
});

describe('the calendar to subscribe to', () => {
  const subscribed = async (query = '') => {
    const { headers, body } = await ask(`/fasting.ics${query}`);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return readCalendar(new TextEncoder().encode(body));
  };

  test('has the seasons and feasts of five years, none twice', async () => {
    const { name, events } = await subscribed();
    expect(name).toBe('Ethiopian fasts and feasts');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.filter(({ summary }) => summary === 'Fasika (Easter)').map(({ start }) => start)).toEqual([
      '2026-04-12',
      '2027-05-02',
      '2028-04-16',
      '2029-04-08',
      '2030-04-28',
    ]);
    const lent = events.find(
      ({ summary, start }) => summary.startsWith('Great Lent') && start === '2027-03-08',
    );
    expect(lent?.end).toBe('2027-05-02');
  });

  test('says what is an estimate, and keeps a feast’s name when it is announced', async () => {
    const eid = async () => {
      const found = (await subscribed('?lang=en')).events.find(({ uid }) => uid.includes('eid-al-fitr-1448'));
      return found!;
    };
    const estimate = await eid();
    expect(estimate).toMatchObject({ start: '2027-03-09', summary: 'Eid al-Fitr (estimate)' });
    await announce('eid-al-fitr', 1448, dayOfNumber(dayNumber('2027-03-09') + 1));
    expect(await eid()).toMatchObject({ uid: estimate.uid, start: '2027-03-10', summary: 'Eid al-Fitr' });
  });

  test('speaks Amharic when asked', async () => {
    const { events } = await subscribed('?lang=am');
    expect(events.map(({ summary }) => summary)).toContain('ፋሲካ');
  });

  test('refuses a language it does not speak', async () => {
    expect((await ask('/fasting.ics?lang=fr')).status).toBe(422);
  });
});
