import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundledContent, seed } from '#db/seed.server.ts';
import { startApi } from '#test/api-caller.ts';
import { csvRecord } from '#src/lib/csv.ts';
import { articleImport } from './article-columns.ts';
import { staffContentMessages as messages } from './messages.ts';
import { staffArticlesSchema, storedArticleSchema, type ArticleRow, type StoredArticle } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Awaited<ReturnType<typeof api.member>>;
let clock: Date;
/** The log can only grow: lines up to this one are other tests'. */
let lastLine: number;

beforeAll(async () => {
  api = await startApi();
  hana = await api.member('nutritionist', 'Hana Girma');
});
afterAll(() => api.close());
beforeEach(async () => {
  setClock('2026-11-21T09:00:00Z');
  await api.sql`truncate content_items cascade`;
  const [line] = await api.sql`select coalesce(max(id), 0)::int as id from activity_log`;
  lastLine = line!['id'] as number;
});

function setClock(to: string | Date) {
  clock = new Date(to);
  api.setClock(clock);
}

type Method = Parameters<typeof hana.call>[0];
/** Below `/api/admin/content`. */
const call = (method: Method, path = '', body?: object, key?: string) =>
  hana.call(method, `/admin/content${path}`, body, key);
const readers = async (path: string) => await hana.call('GET', `/content${path}`);

const article = (changes: object = {}) => ({
  type: 'educational',
  category: 'fitness',
  title: { en: 'Rest well', am: 'በደንብ ይረፉ' },
  summary: { en: 'Why muscles grow at night' },
  body: { en: 'Sleep *long*.[^1]' },
  icon: 'moon',
  image: '/figures/plank-still.svg',
  author: { en: 'Hana Girma' },
  sources: [{ citation: 'Somebody (2020)', url: 'https://example.org/a' }],
  publication: { state: 'draft' },
  ...changes,
});
const published = { publication: { state: 'published' } };

async function create(changes: object = {}): Promise<StoredArticle> {
  const { status, body } = await call('POST', '', article(changes));
  expect(status, JSON.stringify(body)).toBe(201);
  return body as StoredArticle;
}

const change = (item: { id: string; version: number }, changes: object = {}) =>
  call('PUT', `/${item.id}`, { ...article(changes), id: item.id, version: item.version, ...changes });

const publish = ({ id, version }: StoredArticle, publication: object, key?: string) =>
  call('PUT', `/${id}/publication`, { version, publication }, key);

const logged = () => api.sql<
  { action: string; subjectId: string; actorId: string; before: unknown; after: unknown }[]
>`
  select action, subject_id as "subjectId", actor_id as "actorId", before, after from activity_log
  where id > ${lastLine} order by id`;
const actions = async () => (await logged()).map(({ action }) => action);

describe('creating', () => {
  test('keeps what was written as it was written, under an address made from the title', async () => {
    const made = await create();
    expect(storedArticleSchema.parse(made)).toEqual(made);
    const { publication: _, ...written } = article();
    expect(made).toMatchObject({ ...written, id: 'rest-well', status: 'draft', publishedAt: null });
    expect(made).toMatchObject({ writtenBy: 'Hana Girma', updatedBy: 'Hana Girma' });
    expect((await call('GET', '/rest-well')).body).toEqual(made);
    expect((await api.sql`select author_id from content_items`)[0]).toEqual({ author_id: hana.id });
  });

  test('numbers an address that its title would make twice, also where several come at once', async () => {
    const made = await Promise.all([create(), create(), create()]);
    expect(made.map(({ id }) => id).toSorted()).toEqual(['rest-well', 'rest-well-2', 'rest-well-3']);
  });

  test('refuses an address that was asked for and is taken, or a page’s', async () => {
    await create();
    for (const id of ['rest-well', 'physical-fitness', 'new'])
      expect(await call('POST', '', article({ id }))).toMatchObject({
        status: 409,
        body: { code: 'id_taken', errors: [{ path: ['id'], message: messages.addressTaken.id }] },
      });
  });

  test('a draft needs no more than a title; to be published it must be whole', async () => {
    const bare = { summary: { en: '' }, body: { en: '' }, author: { en: '' } };
    const draft = await create({ ...bare, title: { en: 'Later' } });
    expect(draft.body).toEqual({ en: '' });
    const refused = await call('POST', '', article({ ...bare, ...published }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      messages.summaryMissing.id,
      messages.textMissing.id,
      messages.authorMissing.id,
    ]);
    expect(await publish(draft, { state: 'published' })).toMatchObject({
      status: 422,
      body: { code: 'unfinished' },
    });
  });

  test.each([
    ['title', { title: { en: '  ' } }, ['title'], messages.titleMissing.id],
    ['id', { id: 'Rest Well' }, ['id'], messages.notAnAddress.id],
    ['picture elsewhere', { image: 'https://example.org/a.png' }, ['image'], undefined],
    ['picture elsewhere, hidden', { image: '//example.org/a.png' }, ['image'], undefined],
    [
      'script as a source',
      { sources: [{ citation: 'A', url: 'javascript:alert(1)' }] },
      ['sources', 0, 'url'],
      messages.notAWebAddress.id,
    ],
    ['null character', { body: { en: 'a\0b' } }, ['body', 'en'], undefined],
    ['half a surrogate pair', { summary: { en: '\ud800' } }, ['summary', 'en'], undefined],
    ['text that is too long', { body: { en: 'a'.repeat(40_001) } }, ['body', 'en'], undefined],
    ['title that is too long', { title: { en: 'a'.repeat(121) } }, ['title', 'en'], undefined],
    [
      'time that is over',
      { publication: { state: 'scheduled', at: '2026-11-21T08:00:00Z' } },
      ['publication', 'at'],
      messages.timePast.id,
    ],
  ])('says what is wrong with a %s', async (_, changes, path, message) => {
    const { status, body } = await call('POST', '', article(changes));
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message: message ?? expect.any(String) }]);
  });

  test('what is hostile comes back as it was typed, and is harmless to see', async () => {
    const hostile = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) ![b](https://evil.example/x.png) <a href="javascript:alert(1)">c</a>',
      '\u202eevil\u202c \u200f ብርቱ 💪🏿 O’Brien & "sons" ${x} {{y}}',
    ];
    for (const text of hostile) {
      const texts = { title: { en: text }, summary: { en: text }, body: { en: `  ${text}\n` } };
      const made = await create({ ...texts, ...published });
      // But for marks that turn the direction of what follows.
      const kept = text.replaceAll(/[\u202e\u202c]/g, '');
      expect(made).toMatchObject({ title: { en: kept }, body: { en: `  ${kept}\n` } });
      const { html } = (await readers(`/${made.id}`)).body as { html: { en: string } };
      expect(html.en).not.toMatch(/<script|<img|href="javascript|<[^>]*onerror/i);
      const preview = await call('POST', '/preview', {
        markdown: texts.body.en,
        language: 'en',
        sources: 1,
      });
      expect(preview.body.html).toBe(html.en);
    }
  });
});

describe('publishing', () => {
  const isPublic = async (id: string) => ({
    page: (await readers(`/${id}`)).status === 200,
    list: (await readers('')).body.items.some((item: { id: string }) => item.id === id),
    search: (await readers('?q=muscles')).body.total === 1,
    sitemap: (await api.sitemap()).includes(id),
  });
  const everywhere = { page: true, list: true, search: true, sitemap: true };
  const nowhere = { page: false, list: false, search: false, sitemap: false };

  test('shows an article everywhere at once, and taking it back removes it everywhere', async () => {
    const draft = await create();
    expect(await isPublic(draft.id)).toEqual(nowhere);
    const out = (await publish(draft, { state: 'published' })).body as StoredArticle;
    expect(out).toMatchObject({ status: 'published', publishedAt: clock.toISOString() });
    expect(await isPublic(draft.id)).toEqual(everywhere);
    const back = (await publish(out, { state: 'draft' })).body as StoredArticle;
    expect(back.status).toBe('draft');
    expect(await isPublic(draft.id)).toEqual(nowhere);
    const unknown = await readers('/no-such-thing');
    expect(await readers(`/${draft.id}`)).toEqual(unknown);
  });

  test('at a later time holds it back until then', async () => {
    const at = '2026-11-22T06:00:00.000Z';
    const item = await create({ publication: { state: 'scheduled', at } });
    expect(item).toMatchObject({ status: 'scheduled', publishedAt: at });
    expect(await isPublic(item.id)).toEqual(nowhere);
    setClock(at);
    expect(await isPublic(item.id)).toEqual(everywhere);
    expect((await call('GET')).body.items[0].status).toBe('published');
    expect((await change(item, { publication: { state: 'scheduled', at } })).status).toBe(200);
  });

  test('once more, because the answer was lost, is no quarrel with oneself', async () => {
    const draft = await create();
    const key = randomUUID();
    const [first, again] = [
      await publish(draft, { state: 'published' }, key),
      await publish(draft, { state: 'published' }, key),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await publish(draft, { state: 'published' })).status).toBe(409);
  });

  test('once fixes the address for good', async () => {
    const draft = await create();
    const renamed = (await change(draft, { id: 'resting' })).body as StoredArticle;
    expect(renamed.id).toBe('resting');
    expect((await call('GET', '/rest-well')).status).toBe(404);
    const out = (await publish(renamed, { state: 'published' })).body as StoredArticle;
    const back = (await publish(out, { state: 'draft' })).body as StoredArticle;
    for (const item of [out, back])
      expect(
        await call('PUT', '/resting', { ...article(), id: 'other', version: back.version }),
        item.status,
      ).toMatchObject({ status: 409, body: { code: 'id_fixed' } });
  });

  test('again keeps the first day', async () => {
    const out = await create(published);
    const back = (await publish(out, { state: 'draft' })).body as StoredArticle;
    setClock('2026-12-24T09:00:00Z');
    const again = (await publish(back, { state: 'published' })).body as StoredArticle;
    expect(again.publishedAt).toBe(out.publishedAt);
  });
});

describe('changing', () => {
  test('stores the new form and counts the version up; saving the same again changes nothing', async () => {
    const made = await create();
    setClock('2026-11-21T10:00:00Z');
    const { status, body } = await change(made, { title: { en: 'Rest better' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: { en: 'Rest better' }, version: made.version + 1 });
    expect(body.updatedAt).toBe(clock.toISOString());
    expect((await call('GET', '?q=better')).body.total).toBe(1);
    expect((await change(body, { title: { en: 'Rest better' } })).body).toEqual(body);
    expect(await actions()).toEqual(['create', 'update']);
  });

  test('tells the second of two editors, and overwrites nothing', async () => {
    const made = await create();
    const first = await change(made, { title: { en: 'First' } });
    const second = await change(made, { title: { en: 'Second' } });
    expect(second).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: first.body } });
    expect(await publish(made, { state: 'published' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await call('GET', `/${made.id}`)).body).toEqual(first.body);
    const saves = await Promise.all(['A', 'B'].map((en) => change(first.body, { title: { en } })));
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('to an address that is taken is refused', async () => {
    await create();
    const other = await create({ title: { en: 'Other' } });
    for (const id of ['rest-well', 'tools'])
      expect(await call('PUT', '/other', { ...article(), id, version: other.version })).toMatchObject({
        status: 409,
        body: { code: 'id_taken' },
      });
  });

  test.each(['nope', 'a%00b', '%ED%A0%80'])('what is not there (%s) is a 404', async (id) => {
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    const body = { ...article(), id: 'nope', version: 1 };
    expect((await call('PUT', `/${id}`, body)).status).toBe(404);
  });
});

describe('deleting', () => {
  test('removes it for good', async () => {
    const made = await create(published);
    expect((await call('DELETE', `/${made.id}`)).status).toBe(204);
    expect((await call('DELETE', `/${made.id}`)).status).toBe(404);
    expect((await call('GET')).body.total).toBe(0);
    expect((await readers(`/${made.id}`)).status).toBe(404);
  });

  test('a bundled article does not come back with the next start, nor does one of the same address change', async () => {
    const articles = bundledContent().filter(({ kind }) => kind === 'content-item');
    await api.sql`truncate bundled_content`;
    await seed(api.sql, articles);
    await call('DELETE', '/sleep');
    await api.sql`update bundled_content set hash = 'an older form' where id = 'sleep'`;
    await create({ id: 'sleep' });
    await seed(api.sql, articles);
    expect((await call('GET', '/sleep')).body.title.en).toBe('Rest well');
    await call('DELETE', '/sleep');
    await seed(api.sql, articles);
    expect((await call('GET', '/sleep')).status).toBe(404);
  });
});

describe('the list', () => {
  test('has ten on a page, the newest first, with the exact count', async () => {
    for (let i = 1; i <= 12; i += 1) {
      setClock(new Date(clock.getTime() + 1000));
      await create({ title: { en: `Number ${i}` } });
    }
    const first = (await call('GET')).body;
    expect(staffArticlesSchema.parse(first)).toEqual(first);
    expect(first).toMatchObject({ total: 12, page: 1, pages: 2 });
    expect(first.items).toHaveLength(10);
    expect(first.items[0]).toMatchObject({ id: 'number-12', author: { en: 'Hana Girma' }, status: 'draft' });
    expect(first.items[0]).not.toHaveProperty('body');
    expect((await call('GET', '?page=2')).body.items.map(({ id }: StoredArticle) => id)).toEqual([
      'number-2',
      'number-1',
    ]);
    expect((await call('GET', '?page=9')).body).toMatchObject({ page: 2, items: { length: 2 } });
  });

  test('is searched, and filtered by type, category and status, alone and together', async () => {
    const at = '2026-11-22T06:00:00Z';
    await create({ title: { en: 'One' } });
    await create({ title: { en: 'Two' }, type: 'motivational', category: 'mindset', ...published });
    await create({ title: { en: 'Three' }, category: 'nutrition', publication: { state: 'scheduled', at } });
    const ids = async (query: string) =>
      (await call('GET', `?${query}`)).body.items.map(({ id }: StoredArticle) => id).toSorted();
    expect(await ids('q=TWO')).toEqual(['two']);
    expect(await ids('q=muscles')).toEqual(['one', 'three', 'two']);
    expect(await ids('type=educational')).toEqual(['one', 'three']);
    expect(await ids('category=nutrition')).toEqual(['three']);
    expect(await ids('status=draft')).toEqual(['one']);
    expect(await ids('status=scheduled')).toEqual(['three']);
    expect(await ids('status=published')).toEqual(['two']);
    expect(await ids('status=published&type=educational')).toEqual([]);
    expect(await ids('q=t&type=educational&status=scheduled')).toEqual(['three']);
  });

  test('says what is not translated', async () => {
    await create();
    await create({ title: { en: 'B', am: 'ለ' }, summary: { en: 'B', am: 'ለ' }, body: { en: 'B', am: 'ለ' } });
    await create({ title: { en: '', am: 'ሐ' }, summary: { en: '', am: 'ሐ' }, body: { en: '', am: 'ሐ' } });
    await create({ title: { en: 'D' }, summary: { en: '' }, body: { en: '' } });
    const { items } = (await call('GET')).body;
    const missing = items.map((item: ArticleRow) => [item.title.en, item.missing]);
    expect(Object.fromEntries(missing)).toEqual({ '': ['en'], B: [], D: ['am'], 'Rest well': ['am'] });
    for (const [language, total] of [
      ['en', 1],
      ['am', 2],
    ] as const) {
      const { body } = await call('GET', `?missing=${language}`);
      expect(body.total).toBe(total);
      expect(body.items.every((item: ArticleRow) => item.missing.includes(language))).toBe(true);
    }
  });
});

describe('an article in one language', () => {
  const amharic = {
    title: { en: '', am: 'በደንብ ይረፉ' },
    summary: { en: '', am: 'ጡንቻ ሌሊት ያድጋል' },
    body: { en: '', am: 'ይተኙ።' },
  };

  test('is published in Amharic alone, and its English comes later', async () => {
    const made = await create({ ...amharic, author: { en: 'Hana' }, ...published });
    expect(made).toMatchObject({ status: 'published', title: amharic.title });
    const { body } = await readers(`/${made.id}`);
    expect(body.title).toEqual(amharic.title);
    expect(body.html).toEqual({ am: expect.stringContaining('ይተኙ') });
    expect(body.readingMinutes).toEqual({ am: 1 });
    const both = (
      await change(made, {
        ...amharic,
        title: { en: 'Rest', am: 'ይረፉ' },
        author: { en: 'Hana' },
        ...published,
      })
    ).body;
    expect(both.title).toEqual({ en: 'Rest', am: 'ይረፉ' });
  });

  test.each([
    ['no title at all', { ...amharic, title: { en: '' } }, ['title'], messages.titleMissing.id],
    [
      'a text in the other language only',
      { ...amharic, body: { en: 'Sleep.' } },
      ['body', 'am'],
      messages.textMissing.id,
    ],
    ['no author', { ...amharic, author: { en: '' } }, ['author', 'am'], messages.authorMissing.id],
  ])('is not published with %s', async (_what, changes, path, message) => {
    const { status, body } = await call(
      'POST',
      '',
      article({ author: { en: 'Hana' }, ...changes, ...published }),
    );
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });
});

test('every change stands in the activity log: who, what, before and after', async () => {
  const made = await create();
  const renamed = (await change(made, { title: { en: 'Rest better' }, ...published })).body as StoredArticle;
  await publish(renamed, { state: 'draft' });
  await call('DELETE', `/${made.id}`);
  const lines = await logged();
  expect(lines.map(({ action }) => action)).toEqual(['create', 'publish', 'unpublish', 'delete']);
  for (const line of lines) expect(line).toMatchObject({ subjectId: 'rest-well', actorId: hana.id });
  expect(lines[1]).toMatchObject({
    before: { title: { en: 'Rest well', am: 'በደንብ ይረፉ' }, status: 'draft', publishedAt: null },
    after: { title: { en: 'Rest better' }, status: 'published', publishedAt: clock.toISOString() },
  });
  expect(Object.keys(lines[1]!.after as object)).toEqual(['title', 'status', 'publishedAt']);
  expect(lines[2]).toMatchObject({ before: { status: 'published' }, after: { status: 'draft' } });
  expect(lines[3]).toMatchObject({ before: { title: { en: 'Rest better' } }, after: null });
});

describe('a table of articles', () => {
  const heading = articleImport.columns.map(({ name }) => name);
  const row = (changes: Readonly<Record<string, string>>) =>
    articleImport.columns.map(({ name, example }) => changes[name] ?? example);
  const csv = (...rows: string[][]) => [heading, ...rows].map(csvRecord).join('');
  const add = (table: string) => call('POST', '/import', { table, leaveOutKnown: false });

  test('brings drafts with their texts in several lines, their sources and an address of their own', async () => {
    await call('POST', '', article({ title: { en: 'Rest well' } }));
    const { status, body } = await add(
      csv(
        row({
          title_en: 'Rest well',
          title_am: '',
          sources: 'EPHI 2023 https://ephi.example/a\nWHO 2020 https://who.example/b',
        }),
        row({ title_en: 'New', title_am: '' }),
        row({ title_en: 'Import', title_am: '' }),
        row({ title_en: 'Stand tall', title_am: 'ቀጥ ብለው ይቁሙ' }),
      ),
    );
    expect(status).toBe(201);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([
      'rest-well-2',
      'new-2',
      'import-2',
      'stand-tall',
    ]);
    expect((await call('GET', '/rest-well-2')).body).toMatchObject({
      status: 'draft',
      writtenBy: 'Hana Girma',
      body: {
        en: expect.stringContaining('## A heading\n\nThe text'),
        am: expect.stringContaining('## ርእስ'),
      },
      sources: [
        { citation: 'EPHI 2023', url: 'https://ephi.example/a' },
        { citation: 'WHO 2020', url: 'https://who.example/b' },
      ],
    });
    expect((await readers('/stand-tall')).status).toBe(404);
  });

  test('of which one row is wrong brings none, and says where', async () => {
    const table = csv(
      row({ title_en: 'Rest' }),
      row({ title_en: 'Sit', sources: 'EPHI 2023 javascript:a()', category: 'gossip' }),
    );
    const { body } = await call('POST', '/import/preview', { table });
    expect(body.rows[1].faults).toMatchObject([
      { column: 'category', given: 'gossip' },
      { column: 'sources', item: 1, message: messages.notAWebAddress.id },
    ]);
    expect((await add(table)).status).toBe(422);
    expect((await call('GET')).body.total).toBe(0);
  });
});
