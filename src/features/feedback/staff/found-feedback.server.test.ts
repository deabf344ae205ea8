import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCursor } from '#src/lib/paging.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { search, selectFeedback } from './found-feedback.server.ts';
import { maxFound } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    insert into feedback (full_name, email, content, created_at)
    select case when n > 300 then 'Newer' else 'Person ' || n end, '', '-',
      timestamptz '2026-11-01T08:00:00Z' + n * interval '1 microsecond'
    from generate_series(1, 2800) as n`;
});
afterAll(() => database.close());

/** Everything that is found, page by page. @param maxSorted rows that are sorted, rather than walked through */
async function foundNames(maxSorted: number): Promise<string[]> {
  const rows = new Map((await selectFeedback(database, undefined)).map((row) => [row.feedback.id, row]));
  const names: string[] = [];
  let after: string | undefined;
  for (;;) {
    const choice = { q: 'person', unresolved: false, spam: false, me: randomUUID() };
    const { ids, total } = await search(database, choice, { after, limit: 70 }, maxSorted);
    const left = 300 - names.length;
    expect(total).toEqual({ count: Math.min(left, maxFound), isCapped: left > maxFound });
    names.push(...ids.map((id) => rows.get(id)!.feedback.fullName));
    if (ids.length < 70) return names;
    const { at, feedback: last } = rows.get(ids.at(-1)!)!;
    after = formatCursor({ at, id: last.id });
  }
}

test.each([200, 100_000])(
  'what lies far back is found newest first, with at most %i rows sorted',
  async (most) => {
    expect(await foundNames(most)).toEqual(
      Array.from({ length: 300 }, (_, index) => `Person ${300 - index}`),
    );
  },
);
