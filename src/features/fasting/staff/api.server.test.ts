import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '#test/api-caller.ts';
import { staffFeastsSchema, type StoredFeast } from './schema.ts';

let stage: Awaited<ReturnType<typeof startApi>>;
let hana: Awaited<ReturnType<typeof stage.member>>;
let biruk: typeof hana;
beforeAll(async () => {
  stage = await startApi();
  stage.setClock(new Date('2026-11-21T08:00:00Z'));
  [hana, biruk] = await Promise.all([
    stage.member('planner', 'Hana Girma'),
    stage.member('admin_fitness', 'Biruk Alemu'),
  ]);
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.sql`delete from feast_dates`;
});

const eid = '/admin/feasts/eid-al-fitr/1448';
const announcement = { date: '2027-03-10', source: 'Supreme Council, 9 March 2027', version: 0 };

async function list(query = '') {
  const { status, body } = await hana.call('GET', `/admin/feasts${query}`);
  expect(status).toBe(200);
  return staffFeastsSchema.parse(body);
}
const eidOf = (feasts: readonly StoredFeast[]) => feasts.find(({ feast }) => feast === 'eid-al-fitr');

describe('the feasts of a Hijri year', () => {
  test('are those of the present one, all estimated', async () => {
    const { year, items: feasts, total } = await list();
    expect(total).toBe(4);
    expect(year).toBe(1448);
    expect(feasts.map(({ feast }) => feast)).toEqual(['mawlid', 'ramadan', 'eid-al-fitr', 'eid-al-adha']);
    expect(feasts.every(({ announced, version }) => announced === null && version === 0)).toBe(true);
    expect(eidOf(feasts)?.estimate).toBe('2027-03-09');
  });

  test('can be asked for any year that is estimated', async () => {
    expect((await list('?year=1449')).year).toBe(1449);
    for (const year of ['1316', '1526', 'x'])
      expect((await hana.call('GET', `/admin/feasts?year=${year}`)).status).toBe(422);
  });
});

describe('an announced day', () => {
  test('takes the estimate’s place for everybody, and says who wrote it down', async () => {
    const { status, body } = await hana.call('PUT', eid, announcement);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      announced: { date: '2027-03-10', source: announcement.source, updatedBy: 'Hana Girma' },
    });
    const { body: day } = await hana.call('GET', '/calendar/2027-03-10');
    expect(day).toMatchObject({ feasts: ['eid-al-fitr'] });
    expect(day).not.toHaveProperty('estimated');
  });

  test('stands in the log with what held before', async () => {
    await hana.call('PUT', eid, announcement);
    const [line] = await stage.sql`
      select action, subject_id, before, after from activity_log where subject_kind = 'feast' order by id desc limit 1`;
    expect(line).toMatchObject({
      action: 'update',
      subject_id: 'eid-al-fitr-1448',
      before: { name: { en: 'Eid al-Fitr 1448' }, date: '2027-03-09', source: null },
      after: { date: '2027-03-10', source: announcement.source },
    });
    await hana.call('DELETE', eid);
    const [back] = await stage.sql`
      select action, before, after from activity_log where subject_kind = 'feast' order by id desc limit 1`;
    expect(back).toMatchObject({ action: 'update', before: line!['after'], after: line!['before'] });
  });

  test('is not overwritten by whoever did not see it', async () => {
    const { body: read } = await hana.call('PUT', eid, announcement);
    for (const version of [0, read.version + 7]) {
      const { status, body } = await biruk.call('PUT', eid, { ...announcement, date: '2027-03-08', version });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'changed_meanwhile',
        current: { announced: { date: '2027-03-10' } },
      });
    }
    const { status } = await biruk.call('PUT', eid, {
      ...announcement,
      date: '2027-03-08',
      version: read.version,
    });
    expect(status).toBe(200);
  });

  test('that somebody has taken back since is not written over the estimate unseen', async () => {
    await hana.call('PUT', eid, announcement);
    await biruk.call('DELETE', eid);
    const { status, body } = await hana.call('PUT', eid, { ...announcement, version: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'changed_meanwhile', current: { announced: null, version: 0 } });
  });

  test('of two that arrive at once, one is kept and the other told', async () => {
    const answers = await Promise.all([hana, biruk].map((who) => who.call('PUT', eid, announcement)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test.each([
    [{ date: '2027-03-13' }, 'date'],
    [{ date: '2027-03-05' }, 'date'],
    [{ date: '2027-02-30' }, 'date'],
    [{ source: '   ' }, 'source'],
    [{ source: 'x'.repeat(201) }, 'source'],
    [{ source: 'a\0b' }, 'source'],
    [{ source: '\ud800' }, 'source'],
  ])('is refused as %o', async (change, field) => {
    const { status, body } = await hana.call('PUT', eid, { ...announcement, ...change });
    expect(status).toBe(422);
    expect(body.errors[0].path).toEqual([field]);
  });

  test.each(['<script>alert(1)</script>', 'ጠቅላይ ምክር ቤት 🌙', '\u200fright to left', "O'Brien & sons"])(
    'comes back with its source as typed: %s',
    async (source) => {
      expect((await hana.call('PUT', eid, { ...announcement, source })).status).toBe(200);
      expect(eidOf((await list()).items)?.announced?.source).toBe(source);
    },
  );

  test('can be taken back once; then the estimate holds', async () => {
    await hana.call('PUT', eid, announcement);
    expect((await biruk.call('DELETE', eid)).status).toBe(204);
    expect(eidOf((await list()).items)).toMatchObject({ announced: null, version: 0 });
    expect((await biruk.call('DELETE', eid)).status).toBe(404);
  });

  test('of a feast or year that there is not is refused', async () => {
    for (const path of ['/admin/feasts/genna/1448', '/admin/feasts/ramadan/99', '/admin/feasts/ramadan/x'])
      expect((await hana.call('PUT', path, announcement)).status).toBe(422);
  });
});
