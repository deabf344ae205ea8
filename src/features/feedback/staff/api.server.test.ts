import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFeedbackStage, type FeedbackStage, type StaffMember } from '#test/feedback-stage.ts';
import { feedbackPageSize } from './kinds.ts';
import { maxFound, type StaffFeedback } from './schema.ts';

let stage: FeedbackStage;
let hana: StaffMember;
let dawit: StaffMember;

beforeAll(async () => {
  stage = await openFeedbackStage();
  hana = await stage.member('Hana Girma');
  dawit = await stage.member('Dawit Alemu');
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.sql`delete from feedback`;
});

const namesOf = ({ items: shown }: { items: readonly StaffFeedback[] }) =>
  shown.map(({ full_name: name }) => name);

describe('the list', () => {
  test('shows a message as it was sent, with its sender, language and stars', async () => {
    const content = 'Line one\n\n  <script>alert(1)</script> \u202Eمرحبا\u202C 😀 ሰላም  ';
    const id = await stage.storedOne({ content, rating: 4, language: 'am', subject: null });
    const { items: shown, total, next, sends_mail: sendsMail } = await hana.list();
    expect(await (await hana.call('GET', `/feedback/${id}`)).json()).toEqual(shown[0]);
    expect(shown).toMatchObject([
      { id, content, rating: 4, language: 'am', subject: null, is_resolved: false, replies: 0 },
    ]);
    expect({ total, next, sendsMail }).toEqual({
      total: { count: 1, is_capped: false },
      next: null,
      sendsMail: true,
    });
  });

  test('page by page misses none and shows none twice, newest first', async () => {
    await stage.storeMany(2 * feedbackPageSize + 5);
    const names: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await hana.list(after ? { after } : {});
      expect(page.total?.count ?? null).toBe(after ? null : 2 * feedbackPageSize + 5);
      names.push(...namesOf(page));
      after = page.next;
    } while (after !== null);
    expect(names).toEqual(Array.from({ length: 45 }, (_, index) => `Person ${45 - index}`));
  });

  test('brings all that was shown before in one go', async () => {
    await stage.storeMany(50);
    expect((await hana.list({ limit: '50' })).items).toHaveLength(50);
  });

  test('counts up to a thousand, and a search up to two hundred', async () => {
    await stage.storeMany(1001);
    expect((await hana.list()).total).toEqual({ count: 1000, is_capped: true });
    expect((await hana.list({ q: 'even' })).total).toEqual({ count: maxFound, is_capped: true });
    expect((await hana.list({ q: 'message 1001' })).total).toEqual({ count: 1, is_capped: false });
  });

  test('finds what lies behind thousands of newer ones, and counts all of it', async () => {
    await stage.storeMany(3000);
    const old = new Date('2026-01-01');
    await stage.stored(
      ...[1, 2].map((n) => ({ content: `Mesob ${n}`, createdAt: new Date(old.getTime() + n) })),
    );
    const first = await hana.list({ q: 'mesob', limit: '1' });
    expect(first).toMatchObject({ items: [{ content: 'Mesob 2' }], total: { count: 2, is_capped: false } });
    const second = await hana.list({ q: 'mesob', limit: '1', after: first.next! });
    expect(second).toMatchObject({ items: [{ content: 'Mesob 1' }], total: null, next: null });
    const many = await hana.list({ q: 'p29' });
    expect(many.total).toEqual({ count: 111, is_capped: false });
    expect(namesOf(many).at(0)).toBe('Person 2999');
  });

  test.each([
    ['a name, in any case', 'TESFAYE', true],
    ['an e-mail', 'AM@MAIL', true],
    ['the text', 'JERRYcan', true],
    ['words from several of them', 'jerrycan selam', true],
    ['two letters that begin a word of the name', 'te', true],
    ['a letter that begins a line of the text', 'ù', true],
    ['two letters within a word only', 'am', false],
    ['an Ethiopic syllable that begins a word', 'ብ', true],
    ['an Ethiopic word', 'ብርቱ', true],
    ['what stands for anything in a pattern', '100%', false],
    ['an underscore', 'jerry_an', false],
    ['something else', 'mesob', false],
  ])('finds a message by %s: %s', async (_what, q, isFound) => {
    await stage.stored(
      { content: 'With a Jerrycan\nÙ and ብርቱ ሰው' },
      { fullName: 'Nobody', email: 'x@y.z', content: '-' },
    );
    const found = await hana.list({ q });
    expect(namesOf(found)).toEqual(isFound ? ['Selam Tesfaye'] : []);
    expect(found.total?.count).toBe(isFound ? 1 : 0);
  });

  test.each([
    ['created', 'asc', [1, 2, 3, 4, 5, 6]],
    ['created', 'desc', [6, 5, 4, 3, 2, 1]],
    ['status', 'asc', [1, 3, 5, 2, 4, 6]],
    ['status', 'desc', [6, 4, 2, 5, 3, 1]],
    ['assigned', 'asc', [1, 2, 4, 5, 3, 6]],
    ['assigned', 'desc', [6, 3, 5, 4, 2, 1]],
  ])('by %s, %s, brings each message once, searched and filtered too', async (sort, order, sorted) => {
    await stage.stored(
      ...[1, 2, 3, 4, 5, 6].map((n) => ({
        fullName: `Person ${n}`,
        createdAt: new Date(Date.UTC(2026, 9, 1) + Math.floor(n / 3)),
        id: `00000000-0000-4000-8000-00000000000${n}`,
        isResolved: n % 2 === 0,
        assignedTo: n % 3 === 0 ? hana.id : null,
      })),
    );
    const read = async (query: Record<string, string>) => {
      const names: string[] = [];
      let after: string | null = null;
      do {
        const page = await hana.list({ sort, order, limit: '2', ...query, ...(after && { after }) });
        names.push(...namesOf(page));
        after = page.next;
      } while (after !== null);
      return names.map((name) => Number(name.slice(-1)));
    };
    expect(await read({})).toEqual(sorted);
    expect(await read({ q: 'person' })).toEqual(sorted);
    expect(await read({ q: 'p' })).toEqual(sorted);
    expect(await read({ unresolved: 'true' })).toEqual(sorted.filter((n) => n % 2 === 1));
    expect(await read({ assigned: 'me' })).toEqual(sorted.filter((n) => n % 3 === 0));
    expect(await read({ assigned: 'nobody' })).toEqual(sorted.filter((n) => n % 3 !== 0));
    expect(await read({ spam: 'true' })).toEqual([]);
  });

  test('of what is open leaves out what is resolved', async () => {
    const [open, done] = await stage.stored({ fullName: 'Open' }, { fullName: 'Done' });
    await hana.resolve(done!);
    const shown = await hana.list({ unresolved: 'true' });
    expect(shown.items.map(({ id }) => id)).toEqual([open]);
    expect(shown.total?.count).toBe(1);
  });

  test.each([
    ['q', 'a'.repeat(101)],
    ['q', '\0'],
    ['after', '1_nobody'],
    ['after', 'first'],
    ['limit', '201'],
    ['unresolved', 'perhaps'],
    ['sort', 'content'],
    ['order', 'up'],
    ['sort=status&after', '1_00000000-0000-4000-8000-000000000001'],
    ['after', '1_00000000-0000-4000-8000-000000000001_false'],
  ])('refuses %s=%j', async (name, value) => {
    const query = `${name}=${encodeURIComponent(value)}`;
    expect((await hana.call('GET', `/feedback?${query}`)).status).toBe(422);
  });
});

describe('a message', () => {
  test('is resolved once, by whoever was first, and opened again', async () => {
    const id = await stage.storedOne();
    const first = await hana.resolve(id);
    expect(first).toMatchObject({ is_resolved: true, resolved_by: 'Hana Girma' });
    expect(first.resolved_at).not.toBeNull();
    expect(await dawit.resolve(id)).toEqual(first);
    expect(await dawit.resolve(id, false)).toMatchObject({
      is_resolved: false,
      resolved_at: null,
      resolved_by: null,
    });
    const name = 'Selam Tesfaye';
    expect(await stage.logOf(id)).toMatchObject([
      { action: 'resolve', actorId: hana.id, subjectKind: 'feedback', after: { name, isResolved: true } },
      {
        action: 'reopen',
        actorId: dawit.id,
        before: { name, isResolved: true },
        after: { isResolved: false },
      },
    ]);
  });

  test('stays resolved when the account of whoever resolved it is gone', async () => {
    const gone = await stage.member('Gone Soon');
    const id = await stage.storedOne();
    const { resolved_at: at } = await gone.resolve(id);
    await stage.sql`delete from auth.users where id = ${gone.id}`;
    expect((await hana.list()).items).toMatchObject([
      { is_resolved: true, resolved_at: at, resolved_by: null },
    ]);
  });

  test('that does not exist cannot be changed', async () => {
    const somewhere = '/feedback/00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all([
      hana.call('GET', somewhere),
      hana.call('PATCH', somewhere, { is_resolved: true }),
      hana.call('POST', `${somewhere}/replies`, { message: 'Hello', language: 'en', replies: 0 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('the export', () => {
  const read = async (response: Response) => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return parse<Record<string, string>>(Buffer.from(bytes), { bom: true, columns: true });
  };

  test('has every message that the filter shows, as text that nothing runs', async () => {
    await stage.stored(
      { fullName: '=HYPERLINK("https://evil.test")', email: '@x', content: 'a "b",\r\nሰላም', rating: 5 },
      { fullName: 'Resolved', isResolved: true },
    );
    const response = await hana.call('GET', '/feedback.csv?unresolved=true');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="birtu-feedback-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await read(response)).toMatchObject([
      {
        full_name: `'=HYPERLINK("https://evil.test")`,
        email: `'@x`,
        content: 'a "b",\r\nሰላም',
        rating: '5',
        is_resolved: 'false',
        reply_message: '',
      },
    ]);
  });

  test('goes on over its batches, in the order of the list', async () => {
    await stage.storeMany(2001);
    const rows = await read(await hana.call('GET', '/feedback.csv'));
    expect(rows.map((row) => row['full_name'])).toEqual(
      Array.from({ length: 2001 }, (_, index) => `Person ${2001 - index}`),
    );
    const found = await read(await hana.call('GET', '/feedback.csv?q=even'));
    expect(found).toHaveLength(1000);
  });

  test('can be downloaded by the browser with a pass that only its address gets, once', async () => {
    await stage.storedOne();
    const lent = await hana.call('POST', '/feedback.csv');
    expect(await lent.json()).toEqual({ seconds: 60 });
    const [cookie = ''] = lent.headers.getSetCookie();
    expect(cookie).toMatch(/; Max-Age=60; Path=\/api\/admin\/feedback\.csv; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: cookie.split(';')[0]! };
    const file = await stage.api.request('/api/admin/feedback.csv', { headers });
    expect(await read(file)).toHaveLength(1);
    expect(file.headers.getSetCookie()).toEqual([expect.stringMatching(/^birtu-download=; Max-Age=0;/)]);
    const [shown] = (await hana.list()).items;
    const change = await stage.api.request(`/api/admin/feedback/${shown!.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"is_resolved":true}',
    });
    expect(change.status).toBe(401);
    for (const path of ['feedback', `feedback/${shown!.id}`, 'users', 'feedback.csv/'])
      expect
        .soft((await stage.api.request(`/api/admin/${path}`, { headers })).status, path)
        .toBeOneOf([401, 404]);
  });

  test('ends with the session that the pass was lent to', async () => {
    const leaving = await stage.member('Leaving Soon');
    const [cookie = ''] = (await leaving.call('POST', '/feedback.csv')).headers.getSetCookie();
    await stage.sql`delete from auth.sessions where user_id = ${leaving.id}`;
    const headers = { cookie: cookie.split(';')[0]! };
    expect((await stage.api.request('/api/admin/feedback.csv', { headers })).status).toBe(401);
  });
});
