import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundledContent, seed } from '#db/seed.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { bundledArticles } from './bundled-articles.server.ts';
import { contentDetailSchema, contentListQuerySchema, contentPageSchema } from './listing.ts';
import { contentRecord } from './record.ts';
import { contentItemSchema, type ContentItem } from './schema.ts';
import { listContent, readContent } from './service.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate content_items cascade`;
});

const at = (time: string) => ({ sql: database.sql, now: () => new Date(time) });
const reader = () => at('2026-11-21T08:00:00Z');

const article = (changes: Partial<ContentItem> = {}): ContentItem =>
  contentItemSchema.parse({
    id: 'rest-well',
    type: 'educational',
    category: 'fitness',
    status: 'published',
    title: { en: 'Rest well', am: 'በደንብ ይረፉ' },
    summary: { en: 'Why muscles grow at night', am: 'ጡንቻ ለምን ሌሊት እንደሚያድግ' },
    body: { en: 'Sleep *long*.[^1]', am: 'ረጅም ይተኙ።' },
    icon: 'moon',
    image: null,
    author: { en: 'Birtu', am: 'ብርቱ' },
    publishedAt: '2026-11-20T08:00:00Z',
    sources: [{ citation: 'Somebody (2020)', url: 'https://example.org/a' }],
    ...changes,
  });

async function store(...items: ContentItem[]) {
  for (const item of items) {
    const { publishedAt, ...rest } = item;
    const row = JSON.stringify({ ...contentRecord(rest), published_at: publishedAt });
    await database.sql`
      insert into content_items (id, type, category, status, title, published_at, data, search_text)
      select id, type, category, status, title, published_at, data, search_text
      from jsonb_populate_record(null::content_items, ${row}::text::jsonb)`;
  }
}

const list = async (query: Record<string, string> = {}) =>
  await listContent(reader(), contentListQuerySchema.parse(query));
const idsOf = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ id }) => id);

describe('the list of articles', () => {
  it('has what is out, newest first, without the texts, as the document describes it', async () => {
    await store(
      article({ id: 'older', publishedAt: '2026-11-01T08:00:00Z' }),
      article({ id: 'newer' }),
      article({ id: 'draft', status: 'draft', publishedAt: null }),
    );
    const page = await list();
    expect(contentPageSchema.parse(page)).toEqual(page);
    expect(page.items.map(({ id }) => id)).toEqual(['newer', 'older']);
    expect(page).toMatchObject({ total: 2, page: 1, pages: 1 });
    expect(page.items[0]).not.toHaveProperty('body');
  });

  it('holds back what is published for later, until its time has come', async () => {
    await store(article({ publishedAt: '2026-11-21T08:00:01Z' }));
    expect(await idsOf()).toEqual([]);
    expect(await readContent(reader(), 'rest-well')).toBeNull();
    const later = at('2026-11-21T08:00:01Z');
    expect((await listContent(later, contentListQuerySchema.parse({}))).total).toBe(1);
    expect(await readContent(later, 'rest-well')).not.toBeNull();
  });

  it('is filtered by type and category, alone and together', async () => {
    await store(
      article({ id: 'a', type: 'motivational', category: 'mindset' }),
      article({ id: 'b', category: 'nutrition' }),
    );
    expect(await idsOf({ type: 'motivational' })).toEqual(['a']);
    expect(await idsOf({ category: 'nutrition' })).toEqual(['b']);
    expect(await idsOf({ type: 'motivational', category: 'nutrition' })).toEqual([]);
  });

  it('is searched in title, summary, text and category, in either language, in any case', async () => {
    await store(article());
    for (const q of ['REST', 'muscles night', 'sleep', 'ረጅም', 'የአካል ብቃት', 'fitness'])
      expect(await idsOf({ q }), q).toEqual(['rest-well']);
    expect(await idsOf({ q: '%' })).toEqual([]);
  });

  it('comes in pages', async () => {
    const ids = Array.from({ length: 13 }, (_, i) => `article-${i + 10}`);
    await store(...ids.map((id) => article({ id })));
    expect(await list({ page: '2' })).toMatchObject({ total: 13, page: 2, pages: 2 });
    expect([...(await idsOf()), ...(await idsOf({ page: '2' }))].toSorted()).toEqual(ids);
  });
});

describe('one article', () => {
  it('comes whole, as Markdown and as HTML, with its sources and the minutes it takes', async () => {
    await store(article());
    const found = await readContent(reader(), 'rest-well');
    expect(contentDetailSchema.parse(found)).toEqual(found);
    expect(found?.html.en).toContain('<em>long</em>.<sup><a href="#source-1"');
    expect(found?.readingMinutes).toEqual({ en: 1, am: 1 });
  });

  it('has no Amharic HTML while it is not translated', async () => {
    await store(article({ title: { en: 'Rest' }, body: { en: 'Sleep.' } }));
    expect(Object.keys((await readContent(reader(), 'rest-well'))?.html ?? {})).toEqual(['en']);
  });

  it('is not there under an unknown id, nor one that no database can hold, nor as a draft', async () => {
    await store(article({ status: 'draft' }));
    for (const id of ['nope', 'a\0b', '\ud800', 'rest-well'])
      expect(await readContent(reader(), id)).toBeNull();
  });
});

it('is never published without its time', async () => {
  await expect(store(article({ publishedAt: null }))).rejects.toThrow('content_items_publication');
});

it('the bundled articles are out once they are delivered, four and more of each type, in their order', async () => {
  await database.sql`truncate bundled_content`;
  await seed(
    database.sql,
    bundledContent().filter(({ kind }) => kind === 'content-item'),
  );
  const reader = { sql: database.sql, now: () => new Date() };
  const all = await listContent(reader, contentListQuerySchema.parse({}));
  expect(all.items.map(({ id }) => id)).toEqual(
    bundledArticles()
      .map(({ id }) => id)
      .toReversed(),
  );
  const ofType = (wanted: string) => all.items.filter(({ type }) => type === wanted).map(({ id }) => id);
  expect(ofType('educational').length).toBeGreaterThanOrEqual(4);
  expect(ofType('motivational')).toEqual([
    'what-is-motivation',
    'workout-tips',
    'building-habits',
    'mindset-matters',
  ]);
});
