import { Hono } from 'hono';
import { getDocumentProxy, extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mapError } from '#src/api/errors.server.ts';
import { bundledExercises } from '#content/exercises.ts';
import {
  weightGainStrength as weightGain,
  weightLossFoundation as weightLoss,
} from '#content/plans/fitness.ts';
import { foodTable } from '#content/foods.ts';
import fastingTable from '#content/plans/nutrition/fasting-table.json' with { type: 'json' };
import gainWeightWell from '#content/plans/nutrition/gain-weight-well.json' with { type: 'json' };
import { createApi } from '#src/api/mount.server.ts';
import { languages, pathIn, type Language } from '#src/lib/language.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { printed } from '#src/lib/notes.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { disposition } from './file-name.ts';
import { wordsIn } from './words.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let site: Hono<ApiEnvironment>;

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  node = await startAccountNode(database);
  site = new Hono<ApiEnvironment>();
  site.use((c, next) => {
    c.set('context', {
      ...node.runtime,
      requestId: '',
      clientAddress: '192.0.2.1',
      userAgent: '',
      language: 'en',
      actor: null,
    });
    return next();
  });
  site.route('/api', createApi().onError(mapError));
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`/api/plans/${path}`, { headers });

/** A4 in points. */
const a4 = { width: 595.28, height: 841.89 };
const maxBytes = 300_000;

/** A document as a reader's program sees it, its texts page by page and with single spaces. */
async function read(answer: Response) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = bytes.length;
  const document = await getDocumentProxy(bytes);
  const { text } = await extractText(document);
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const viewports = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getViewport({ scale: 1 })),
  );
  const { info } = await getMeta(document);
  const outline = await document.getOutline();
  const starts = await Promise.all(
    outline.map(async ({ dest }) => {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      return await document.getPageIndex(place![0] as Parameters<typeof document.getPageIndex>[0]);
    }),
  );
  const marks = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getAnnotations()),
  );
  const texts = text.map((page) => page.replace(/\s+/g, ' '));
  return {
    size,
    sheets: viewports.map(({ width, height }) => ({ width, height })),
    texts,
    links: marks.flat().flatMap(({ url }: { url?: string }) => url ?? []),
    info,
    bookmarks: outline.map(({ title }) => title),
    /** The texts of each bookmarked part, sheet by sheet. */
    parts: outline.map((_, i) => texts.slice(starts[i], starts[i + 1])),
  };
}

const onePage = { width: expect.closeTo(a4.width, 1), height: expect.closeTo(a4.height, 1) };

/** Words that stand in a text, without what surrounds them. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Hyphens that part what belongs together, such as a number and its unit: none of the plans has one of its own. */
const falseHyphens = (texts: readonly string[]) => texts.join(' ').match(/\S*[-‐](?=\s)/g) ?? [];

const inBoth = (id: string): [string, Language][] => languages.map((language) => [id, language]);

describe('a fitness plan on paper', () => {
  const plans = { 'weight-loss-foundation': weightLoss, 'weight-gain-strength': weightGain };
  type Id = keyof typeof plans;

  test.each(Object.keys(plans).flatMap(inBoth))('%s in %s', async (id, language) => {
    const plan = plans[id as Id];
    const say = wordsIn(language).say;
    const { size, sheets, texts, info, bookmarks } = await read(
      await get(`fitness/${id}/pdf?language=${language}`),
    );
    expect(size).toBeLessThan(maxBytes);
    expect(falseHyphens(texts)).toEqual([]);
    const days = plan.blocks[0]!.schedule.filter(({ restDay }) => !restDay);
    // Cover, overview, weeks, a page for each day of the first block and one for each later block, and tips.
    expect(sheets).toEqual(
      Array.from({ length: 3 + days.length + plan.blocks.length - 1 + 1 }, () => onePage),
    );
    expect(info).toMatchObject({ Title: plan.title[language], Language: language });
    expect(texts[0]).toContain(plan.title[language]);
    expect(texts[0]).toContain(say('guidance'));
    for (const text of [plan.targetAudience, ...plan.prerequisites, ...plan.equipment, ...plan.goals])
      expect(texts[1]).toContain(printed(text[language]));
    expect(texts[1]).toContain(say('restDay'));
    expect(texts[1]).toContain(
      `http://birtu.test${language === 'am' ? '/am' : ''}/services/fitness-plans/${id}`,
    );
    for (const { title } of plan.blocks) expect(texts[2]).toContain(title[language]);
    for (const [i, { title, schedule }] of plan.blocks.slice(1).entries()) {
      const page = texts[3 + days.length + i] ?? '';
      expect(page).toContain(title[language]);
      for (const { exerciseId } of schedule.flatMap((day) => day.exercises))
        expect(page).toContain(bundledExercises.find((each) => each.id === exerciseId)!.name[language]);
    }
    for (const [i, day] of days.entries()) {
      const page = texts[3 + i] ?? '';
      expect(page).toContain(say('day', { day: day.day }));
      for (const { exerciseId } of day.exercises) {
        const exercise = bundledExercises.find((each) => each.id === exerciseId)!;
        expect(page).toContain(exercise.name[language]);
        // Every letter is there and in its place: none that the font lacks, none broken at the end of a line.
        const missing = exercise.steps
          .flatMap((step) => wordsOf(step[language]))
          .filter((word) => !page.includes(word));
        expect(missing).toEqual([]);
      }
    }
    expect(bookmarks).toHaveLength(sheets.length);
    expect(bookmarks.slice(0, 2)).toEqual([say('cover'), say('overview')]);
  });
});

describe('a nutrition plan on paper', () => {
  const plans = { 'fasting-table': fastingTable, 'gain-weight-well': gainWeightWell };
  type Id = keyof typeof plans;
  /**
   * On how many sheets the two tables stand, the leading one first, and the sources: a week fits on one, but where it has
   * many small meals that are told in long words.
   */
  const sheetsOf: Readonly<Record<Id, Readonly<Record<Language, readonly [number, number, number]>>>> = {
    'fasting-table': { en: [1, 1, 2], am: [1, 1, 2] },
    'gain-weight-well': { en: [2, 2, 2], am: [1, 1, 2] },
  };

  test.each(Object.keys(plans).flatMap(inBoth))('%s in %s', async (id, language) => {
    const plan = plans[id as Id];
    const say = wordsIn(language).say;
    const { size, sheets, texts, links, info, bookmarks, parts } = await read(
      await get(`nutrition/${id}/pdf?language=${language}`),
    );
    expect(size).toBeLessThan(maxBytes);
    expect(falseHyphens(texts)).toEqual([]);
    for (const sheet of sheets) expect(sheet).toEqual(onePage);
    const both = ['regularTable', 'fastingTable'] as const;
    const tables = id === 'fasting-table' ? both.toReversed() : both;
    expect(bookmarks).toEqual([
      say('cover'),
      say('overview'),
      ...tables.map((table) => say(table)),
      say('foodSources'),
    ]);
    // Cover, overview, the tables, where the figures come from.
    expect(parts.map((part) => part.length)).toEqual([1, 1, ...sheetsOf[id as Id][language]]);
    expect(sheets).toHaveLength(parts.flat().length);
    expect(info).toMatchObject({ Title: plan.title[language], Language: language });
    const [cover, overview, leading, other, sources] = parts.map((part) => part.join(' '));
    expect(cover).toContain(plan.title[language]);
    for (const text of [...plan.features, ...plan.warnings, ...plan.sources.map(({ claim }) => claim)])
      expect(overview).toContain(printed(text[language]));
    const [regularTable, fastingTable] = id === 'fasting-table' ? [other, leading] : [leading, other];
    for (const { day, fasting, ...regular } of plan.meals)
      for (const { meals, table } of [
        { meals: regular, table: regularTable },
        { meals: fasting, table: fastingTable },
      ]) {
        expect(table).toContain(say('day', { day }));
        for (const { name } of [...meals.breakfast, ...meals.lunch, ...meals.dinner, ...meals.snacks])
          expect(table).toContain(name[language]);
      }
    // Records of the table are told by their codes, and each food leads to its page.
    expect(sources).toContain('Ethiopian Food Composition Table 2025');
    expect(sources).toMatch(/\b0[1-9]\d{4}\b/);
    expect(sources).toContain('/foods/sources');
    const home = node.runtime.settings.publicUrl;
    const own = links.filter((link) => link.startsWith(home)).map((link) => link.slice(home.length));
    const pages = own.filter((link) => link !== pathIn(language, `/services/nutrition-plans/${id}`));
    expect(pages.length).toBeGreaterThan(100);
    for (const link of pages) {
      const [food] = link.slice(pathIn(language, '/foods/').length).split('#');
      expect(link).toBe(pathIn(language, food === 'sources' ? '/foods/sources' : `/foods/${food}#sources`));
      expect(['sources', ...foodTable.foods.map((each) => each.id)]).toContain(food);
    }
  });

  test('has one table of meals where its days have one', async () => {
    await database.sql`
      update nutrition_plans set data = jsonb_set(data, '{meals}', (
        select jsonb_agg(day - 'fasting') from jsonb_array_elements(data->'meals') as day
      )) where id = 'everyday-balance'`;
    const { bookmarks } = await read(await get('nutrition/everyday-balance/pdf'));
    expect(bookmarks.slice(2)).toEqual(['The table of meals', 'Where the figures come from']);
  });
});

describe('the address of a document', () => {
  test('names the file for people and for old programs', async () => {
    const { headers } = await get('fitness/weight-loss-foundation/pdf?language=am');
    expect(headers.get('content-disposition')).toBe(
      disposition({ id: 'weight-loss-foundation', title: 'የክብደት መቀነስ መሠረት' }, 'am'),
    );
    expect(headers.get('cache-control')).toContain('public');
  });

  test('speaks English unless it is asked for another language, and knows no third', async () => {
    const plain = await get('nutrition/fasting-table/pdf');
    expect(plain.headers.get('etag')).toBe(
      (await get('nutrition/fasting-table/pdf?language=en')).headers.get('etag'),
    );
    expect((await get('nutrition/fasting-table/pdf?language=fr')).status).toBe(422);
  });

  test.each(['fitness', 'nutrition'])('is unknown where there is no such %s plan', async (kind) => {
    const answer = await get(`${kind}/nope/pdf`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(await (await get(`${kind}/nope`)).json());
  });

  test('sends nothing twice, until the plan changes', async () => {
    const path = 'nutrition/light-mesob/pdf?language=en';
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await database.sql`
      update nutrition_plans set title = jsonb_set(title, '{en}', '"A new name"') where id = 'light-mesob'`;
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect((await read(changed)).texts[0]).toContain('A new name');
  });

  test('has nothing to show of a plan that is a draft', async () => {
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
    expect((await get('fitness/weight-gain-strength/pdf')).status).toBe(404);
  });
});
