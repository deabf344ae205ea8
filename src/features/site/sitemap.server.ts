import { Hono } from 'hono';
import type { ApiEnvironment, Runtime } from '#src/server/context.server.ts';
import { robotsText, sitemapXml, type ListedItem } from './sitemap.ts';

/** A sitemap may name 50,000 pages; every item is one in each language, and the single pages need some as well. */
const maxItems = 24_000;

/** What is public at this moment and has a page of its own, the newest first. */
async function listItems({ sql, now }: Pick<Runtime, 'sql' | 'now'>): Promise<ListedItem[]> {
  const moment = now().toISOString();
  return await sql<ListedItem[]>`
    select kind, id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed from (
      select 'fitness' as kind, id, updated_at from fitness_plans where status = 'published'
      union all
      select 'nutrition', id, updated_at from nutrition_plans where status = 'published'
      union all
      select 'food', id, updated_at from foods
      union all
      select 'recipe', id, updated_at from recipes where not data ? 'retired'
      union all
      select 'exercise', id, updated_at from exercises
      union all
      select type, id, greatest(updated_at, published_at) from content_items
      where status = 'published' and published_at <= ${moment}
    ) as item
    order by updated_at desc, id
    limit ${maxItems}`;
}

const aShortWhile = { 'cache-control': 'public, max-age=300' };

/** `/sitemap.xml` and `/robots.txt`, read from the database each time: few ask, and what staff publish is there at once. */
export const sitemap = new Hono<ApiEnvironment>()
  .get('/sitemap.xml', async (c) => {
    const context = c.get('context');
    const xml = sitemapXml(context.settings.publicUrl, await listItems(context));
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', ...aShortWhile });
  })
  .get('/robots.txt', (c) => c.text(robotsText(c.get('context').settings.publicUrl), 200, aShortWhile));
