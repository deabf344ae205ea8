import type { OpenApi } from '#src/api/openapi.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '#content/public-pages.ts';
import { languages, pathIn, type Language } from '#src/lib/language.ts';
import { createTestDatabase } from '#test/database.ts';
import { startProduct, type Product } from '#test/product.ts';
import type { OpenDatabase } from './server/database.server.ts';

let database: OpenDatabase;
let product: Product;
const dataDir = mkdtempSync(join(tmpdir(), 'birtu-found-'));

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  await database.sql`
    insert into content_items (id, type, category, status, title, data, search_text, published_at)
    select ${items['/services/educational-content/:id'] ?? ''}, 'educational', 'nutrition', status,
      ${JSON.stringify({ en: 'Reading a label', am: 'የምግብ መረጃ ማንበብ' })}::text::jsonb,
      data || ${JSON.stringify({ summary: { en: 'What the figures on a package mean, and which to look at first.', am: 'በማሸጊያ ላይ ያሉ አኃዞች ምን እንደሆኑ፣ የትኛው አስቀድሞ እንደሚታይ።' } })}::text::jsonb,
      '', published_at
    from content_items where id = 'building-habits'`;
}, 120_000);
afterAll(async () => {
  await product.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An item for each kind of pages. */
const items: Readonly<Record<string, string>> = {
  '/services/fitness-plans/:id': 'weight-loss-foundation',
  '/nutrition-plans/:id': 'everyday-balance',
  '/nutrition-plans/:id/shopping': 'everyday-balance',
  '/foods/:id': 'shiro-wat',
  '/recipes/:id': 'misir-wat',
  '/exercises/:id': 'push-up',
  '/services/educational-content/:id': 'reading-a-food-label',
  '/services/motivational-content/:id': 'building-habits',
};

const articles = Object.entries(items)
  .filter(([address]) => address.includes('-content/'))
  .map(([address, id]) => address.replace(':id', id));

/** Every public address without language, with the one that search engines shall keep. */
const addresses = publicPages.flatMap(({ address, also = [] }) =>
  [address, ...also].map((each) => ({
    address: each.replace(':id', items[address] ?? ''),
    kept: address.replace(':id', items[address] ?? ''),
  })),
);
const pages = languages.flatMap((language) => addresses.map((page) => ({ language, ...page })));

interface Head {
  readonly status: number;
  readonly title: string;
  /** The content of each meta, by name or property. */
  readonly metas: ReadonlyMap<string, string>;
  /** The address of each link, by its rel and language. */
  readonly links: ReadonlyMap<string, string>;
  readonly facts: Record<string, unknown>[];
}

async function headOf(address: string): Promise<Head> {
  // Compressing is most of the work of a page that is asked for once.
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(product.url + address, { redirect: 'manual', headers });
  const html = await answer.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} ([^>]*)/>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          unescaped(value),
        ]),
      ),
    );
  const facts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return {
    status: answer.status,
    title: unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    metas: new Map(tags('meta').map((meta) => [meta.name ?? meta.property ?? '', meta.content ?? ''])),
    links: new Map(
      tags('link').map(({ rel = '', hreflang, href = '' }) => [`${rel} ${hreflang ?? ''}`.trim(), href]),
    ),
    facts: facts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const brand: Record<Language, string> = { en: 'Birtu', am: 'ብርቱ' };

describe.each(pages)('$language $address', ({ language, address, kept }) => {
  let head: Head;
  beforeAll(async () => {
    head = await headOf(pathIn(language, address));
  });

  test('is a page, and names the one address of what it shows', () => {
    expect(head.status).toBe(200);
    expect(head.links.get('canonical')).toBe(product.url + pathIn(language, kept));
    for (const each of languages)
      expect(head.links.get(`alternate ${each}`)).toBe(product.url + pathIn(each, kept));
    expect(head.links.get('alternate x-default')).toBe(product.url + kept);
    expect(head.metas.has('robots')).toBe(false);
  });

  test('has a title with the name of the product at its end, and a description', () => {
    expect(head.title.split(' · ').filter((part) => Object.values(brand).includes(part))).toEqual([
      brand[language],
    ]);
    expect(head.title).toMatch(new RegExp(`\\S · ${brand[language]}$`));
    expect(head.metas.get('description')!.length).toBeGreaterThan(30);
    const spoken = (text: string) => /\p{Script=Ethiopic}/u.test(text);
    expect(spoken(head.title)).toBe(language === 'am');
    expect(spoken(head.metas.get('description') ?? '')).toBe(language === 'am');
  });

  test('says what a shared link shows, with a picture that is there', async () => {
    expect(head.metas.get('og:title')).toBe(head.title.replace(/ · [^·]+$/, ''));
    expect(head.metas.get('og:description')).toBe(head.metas.get('description'));
    expect(head.metas.get('og:url')).toBe(head.links.get('canonical'));
    expect(head.metas.get('og:site_name')).toBe(brand[language]);
    expect(head.metas.get('og:locale')).toBe(language === 'am' ? 'am_ET' : 'en_US');
    expect(head.metas.get('og:type')).toBe(articles.includes(kept) ? 'article' : 'website');
    expect(head.metas.get('og:image:alt')).not.toBe('');
    expect(head.metas.get('twitter:card')).toBe('summary_large_image');
    const picture = await fetch(head.metas.get('og:image') ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('gives only facts that can be read, each with its kind', () => {
    for (const facts of head.facts.filter((each) => Object.keys(each).length > 0))
      expect(facts).toMatchObject({ '@context': 'https://schema.org' });
  });
});

describe('the facts of a page', () => {
  const factsOf = async (address: string) =>
    (await headOf(address)).facts.filter((each) => '@context' in each);
  const ofKind = async (address: string, kind: string) =>
    (await factsOf(address)).find((each) => each['@type'] === kind) as Record<string, unknown>;

  test('name who Birtu is, on the home page', async () => {
    const [facts] = await factsOf('/am');
    expect(facts?.['@graph']).toMatchObject([
      { '@type': 'Organization', name: 'Birtu', url: `${product.url}/` },
      { '@type': 'WebSite', name: 'ብርቱ', url: `${product.url}/am` },
    ]);
  });

  test('say of a plan what is known, and no rating, which no reader of this site has given', async () => {
    const exercise = await ofKind('/fitness-plans/weight-loss-foundation', 'ExercisePlan');
    expect(exercise).toMatchObject({
      name: 'Weight Loss Foundation',
      timeRequired: 'P10W',
      activityFrequency: { value: 6 },
      url: `${product.url}/services/fitness-plans/weight-loss-foundation`,
      image: `${product.url}/figures/plan-weight-loss-foundation.svg`,
    });
    const diet = await ofKind('/am/nutrition-plans/fasting-table', 'Diet');
    expect(diet).toMatchObject({ name: 'የጾም ማዕድ', inLanguage: 'am', timeRequired: 'P7D' });
    expect(JSON.stringify([exercise, diet])).not.toMatch(/rating/i);
  });

  test('say who wrote an article, when, and what it rests on', async () => {
    const article = await ofKind('/services/motivational-content/building-habits', 'Article');
    expect(article).toMatchObject({ inLanguage: 'en', author: { name: 'Birtu' } });
    expect(article['datePublished']).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(article['citation']).not.toHaveLength(0);
  });

  test('explain the terms of the glossary in the reader’s language', async () => {
    const address = '/am/services/educational-content/health-education?tab=glossary';
    const { hasDefinedTerm: terms } = await ofKind(address, 'DefinedTermSet');
    expect((terms as unknown[]).length).toBeGreaterThanOrEqual(40);
    expect(terms).toContainEqual(expect.objectContaining({ name: 'የደም ማነስ' }));
  });

  test('lead from the home page to the page', async () => {
    const way = await ofKind('/services/nutrition-plans/light-mesob', 'BreadcrumbList');
    expect(
      (way['itemListElement'] as { item: string }[]).map(({ item }) => item.slice(product.url.length)),
    ).toEqual(['/', '/services', '/services/fitness-and-nutrition-plans?tab=nutrition']);
  });
});

test.each(languages)('no two pages have one title or one description (%s)', async (language) => {
  const kept = [...new Set(addresses.map((page) => page.kept))];
  const heads = await Promise.all(kept.map((address) => headOf(pathIn(language, address))));
  for (const text of [(head: Head) => head.title, (head: Head) => head.metas.get('description') ?? '']) {
    const texts = heads.map(text);
    expect(texts.filter((each, index) => texts.indexOf(each) !== index)).toEqual([]);
  }
});

describe('the API’s documentation', () => {
  test('comes from this origin, and its policy allows no script but those and its own beginning', async () => {
    const answer = await fetch(`${product.url}/api/docs`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; style-src 'self';/);
    expect(html).toContain('href="/api/openapi.json"');
    const files = [...html.matchAll(/(?:src|href)="(\/api-docs\/[^"]+)"/g)].map(([, href = '']) => href);
    expect(files).toHaveLength(2);
    for (const file of files) expect([file, (await fetch(product.url + file)).status]).toEqual([file, 200]);
  });

  test('names calls that work', async () => {
    const { paths } = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApi;
    const open = Object.entries(paths).flatMap(([path, { get }]) => {
      const needed = get?.parameters?.filter(({ required }) => required) ?? [];
      if (get?.security?.length !== 0 || needed.some(({ example }) => example === undefined)) return [];
      return needed.reduce((way, { name, example }) => way.replace(`{${name}}`, String(example)), path);
    });
    expect(open.length).toBeGreaterThan(8);
    for (const path of open)
      expect([path, (await fetch(`${product.url}/api${path}`)).status]).toEqual([path, 200]);
  });
});

test.each(['', '/am'])(
  'an article that is asked for under another kind is led to, twice alike: %s',
  async (below) => {
    const asked = `${product.url}${below}/services/educational-content/what-is-motivation`;
    for (const turn of ['made', 'kept']) {
      const { status, headers } = await fetch(asked, { redirect: 'manual' });
      const to = `${below}/services/motivational-content/what-is-motivation`;
      expect([turn, status, headers.get('location')]).toEqual([turn, 301, to]);
    }
  },
);

test.each([
  '/no-such-page',
  '/services/educational-content/no-such-article',
  '/am/services/motivational-content/no-such-article',
  '/services/fitness-plans/no-such-plan',
  '/foods/no-such-food',
  '/recipes/no-such-recipe',
  '/am/exercises/no-such-exercise',
])('%s is no page, and calls no address its own, in no language', async (address) => {
  const { status, links, metas, facts } = await headOf(address);
  const named = [...links.keys()].filter((name) => /^(canonical|alternate)/.test(name));
  const told = facts.filter((each) => '@context' in each);
  expect([status, named, metas.has('og:url'), told]).toEqual([404, [], false, []]);
});

test.each([
  '/profile',
  '/set-new-password',
  '/services/fitness-and-nutrition-plans?q=run',
  '/am/search?q=shiro',
])('%s is kept out of search engines', async (address) => {
  expect((await headOf(address)).metas.get('robots')).toBe('noindex');
});

test.each(['', '/am'])(
  'what the manifest %s names is there, each picture as large as it says',
  async (below) => {
    type Picture = { src: string; sizes: string; type: string };
    const page = await (await fetch(`${product.url}${below}/about`)).text();
    expect(page).toContain(`<link rel="manifest" href="${below}/manifest.webmanifest"/>`);
    const answer = await fetch(`${product.url}${below}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const { icons, screenshots, shortcuts, start_url } = (await answer.json()) as {
      icons: Picture[];
      screenshots: Picture[];
      shortcuts: { url: string; icons: Picture[] }[];
      start_url: string;
    };
    expect(icons.map(({ src }) => src)).toContain('/icon-maskable-512.png');
    for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
      expect(address.startsWith(`${below}/`)).toBe(true);
      expect((await fetch(product.url + address)).status).toBe(200);
    }
    const ofShortcuts = shortcuts.flatMap((each) => each.icons);
    const apple = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
    const named = [...icons, ...screenshots, ...ofShortcuts, apple];
    for (const { src, sizes, type } of named) {
      const answer = await fetch(product.url + src);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      const file = Buffer.from(await answer.arrayBuffer());
      if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
    expect((await fetch(`${product.url}/favicon.ico`)).headers.get('content-type')).toBe('image/x-icon');
  },
);

test('what staff write breaks out of no element', async () => {
  const title = '</script><script>alert("x")</script><!-- "quoted" & more';
  await database.sql`
    insert into nutrition_plans
      (id, title, description, category, status, featured, data, search_text, calories_min, calories_max)
    select 'broken-out', ${JSON.stringify({ en: title, am: title })}::text::jsonb, ${JSON.stringify({ en: title })}::text::jsonb,
      category, status, false, data, '', calories_min, calories_max
    from nutrition_plans where id = 'everyday-balance'`;
  const answer = await fetch(`${product.url}/nutrition-plans/broken-out`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('<script>alert(');
});

describe('the sitemap', () => {
  const read = async () => await (await fetch(`${product.url}/sitemap.xml`)).text();

  test('names what was published a moment ago, when it was changed, and forgets what was withdrawn', async () => {
    await database.sql`
      update fitness_plans set updated_at = '2026-11-21T08:00:00+03' where id = 'weight-gain-strength'`;
    const entry = `${product.url}/services/fitness-plans/weight-gain-strength</loc><lastmod>2026-11-21T05:00:00Z</lastmod>`;
    expect(await read()).toContain(entry);
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
    expect(await read()).not.toContain('weight-gain-strength');
  });

  test('names pages only, by the addresses that they call their own', async () => {
    const locations = [...(await read()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => unescaped(match[1]!));
    expect(locations.length).toBeGreaterThan(40);
    // Each page in one of the languages, by turns: what another language changes is tried above for each kind of page.
    const pagesOf = Map.groupBy(
      locations,
      (location) => location.slice(product.url.length).replace(/^\/am(?=\/|$)/, '') || '/',
    );
    const asked = new Map<string, number>();
    for (const [turn, [path, each]] of [...pagesOf].entries()) {
      expect(each).toHaveLength(languages.length);
      // Of a long shelf, such as that of foods, its first ten and then every tenth.
      const shelf = path.replace(/[^/]+$/, '');
      const place = asked.get(shelf) ?? 0;
      asked.set(shelf, place + 1);
      if (place >= 10 && place % 10 !== 0) continue;
      const location = each[turn % each.length]!;
      const head = await headOf(location.slice(product.url.length));
      expect([head.status, head.links.get('canonical')]).toEqual([200, location]);
    }
  }, 300_000);

  test('is what robots.txt leads to', async () => {
    const answer = await fetch(`${product.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toMatch('text/plain');
    expect(await answer.text()).toContain(`Sitemap: ${product.url}/sitemap.xml\n`);
  });
});

test('what the API says to everybody is the same from memory as when it was asked for first', async () => {
  const ask = async () => {
    const answer = await fetch(`${product.url}/api/plans/fitness?level=beginner`);
    const { date: _date, 'x-request-id': _request, ...told } = Object.fromEntries(answer.headers);
    return { status: answer.status, told, body: await answer.text() };
  };
  const first = await ask();
  expect(first.status).toBe(200);
  expect(await ask()).toEqual(first);
});
