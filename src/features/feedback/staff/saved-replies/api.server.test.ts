import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { savedReplyLimits } from './kinds.ts';
import { savedReplyPageSchema } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;
let dawit: ApiMember;

beforeAll(async () => {
  api = await startApi();
  hana = await api.member('admin_super', 'Hana');
  dawit = await api.member('admin_super', 'Dawit');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from saved_replies`;
});

const path = '/admin/saved-replies';
const rest = { title: 'Rest', text: { en: 'Dear {name}, rest a week.', am: '{name}፣ ለአንድ ሳምንት ይረፉ።' } };
const write = async (draft: object = rest, key?: string) => {
  const { status, body } = await hana.call('POST', path, draft, key);
  expect(status).toBe(201);
  return body as { reply: { id: string }; version: number };
};
const list = async (query = '') =>
  savedReplyPageSchema.parse((await hana.call('GET', `${path}${query}`)).body);

describe('a saved reply', () => {
  test('is kept in both languages or in one, found by its words, and listed by its title', async () => {
    await write();
    await write({ title: 'ለጀማሪ', text: { en: '', am: 'ቀስ ብለው ይጀምሩ።' } });
    await write({ title: 'Begin', text: { en: 'Begin with a walk.' } });
    expect((await list()).items).toMatchObject([
      { title: 'Begin', missing: ['am'], text: { en: 'Begin with a walk.' } },
      { title: 'Rest', missing: [], version: 1 },
      { title: 'ለጀማሪ', missing: ['en'] },
    ]);
    const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
    expect(await titles('?q=WEEK')).toEqual(['Rest']);
    expect(await titles(`?q=${encodeURIComponent('ይረፉ')}`)).toEqual(['Rest']);
    expect(await titles('?missing=en')).toEqual(['ለጀማሪ']);
    expect(await titles('?sort=changed')).toEqual(['Begin', 'ለጀማሪ', 'Rest']);
    expect(await list('?page=9')).toMatchObject({ page: 1, pages: 1, total: 3, isCapped: false });
  });

  test('that two change at once is kept as the first has it, and the other is shown that', async () => {
    const { reply, version } = await write();
    const changes = await Promise.all(
      [hana, dawit].map((member, index) =>
        member.call('PUT', `${path}/${reply.id}`, { ...rest, title: `Rest ${index}`, version }),
      ),
    );
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const saved = changes.find(({ status }) => status === 200)!.body;
    const refused = changes.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({ code: 'changed_meanwhile', current: saved });
    const over = { ...rest, title: 'Both', version: refused.current.version };
    expect((await dawit.call('PUT', `${path}/${reply.id}`, over)).body).toMatchObject({
      reply: { title: 'Both' },
      version: 3,
      updatedBy: 'Dawit',
    });
    const { body } = await hana.call('GET', `${path}/${reply.id}/versions`);
    expect(body.items.map((line: { version: number }) => line.version)).toEqual([3, 2, 1]);
  });

  test('that is sent again by its key, as after a line that was cut, is made and changed once', async () => {
    const [making, changing] = [randomUUID(), randomUUID()];
    const first = await write(rest, making);
    expect(await write(rest, making)).toEqual(first);
    const change = { ...rest, title: 'Rest well', version: 1 };
    for (const _ of [1, 2])
      expect((await hana.call('PUT', `${path}/${first.reply.id}`, change, changing)).body).toMatchObject({
        reply: { title: 'Rest well' },
        version: 2,
      });
    expect((await list()).items).toHaveLength(1);
    const again = await hana.call('POST', path, { ...rest, title: 'Other' }, making);
    expect(again.status).toBe(409);
    expect((await list()).items).toHaveLength(1);
  });

  test('is deleted, brought back as it was, and told of in the log', async () => {
    const { reply } = await write();
    for (const status of [204, 404])
      expect((await dawit.call('DELETE', `${path}/${reply.id}`)).status).toBe(status);
    expect((await list()).items).toEqual([]);
    expect((await hana.call('GET', `${path}/${reply.id}`)).status).toBe(404);
    const back = await hana.call('POST', `${path}/${reply.id}/restore`);
    expect(back.body).toMatchObject({ reply: { ...rest, id: reply.id } });
    expect((await list('?q=week')).items).toHaveLength(1);
    const { body: log } = await hana.call('GET', '/admin/log?kind=saved-reply');
    const actions = log.items
      .filter(({ subjectId }: { subjectId: string }) => subjectId === reply.id)
      .map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['restore', 'delete', 'create']);
  });

  test.each([
    ['no title', { ...rest, title: ' ' }],
    ['a long title', { ...rest, title: 'a'.repeat(savedReplyLimits.title + 1) }],
    ['no text', { title: 'Rest', text: { en: '  ' } }],
    ['a text in another language', { title: 'Rest', text: { fr: 'Repos' } }],
    ['a text that no reply has room for', { ...rest, text: { en: 'a'.repeat(savedReplyLimits.text + 1) } }],
    ['what cannot be kept', { ...rest, text: { en: 'a\0b' } }],
  ])('with %s is refused', async (_what, draft) => {
    expect((await hana.call('POST', path, draft)).status).toBe(422);
    expect((await list()).items).toEqual([]);
  });

  test('is for those who answer messages', async () => {
    for (const role of ['user', 'planner', 'admin_fitness', 'admin_nutritionist']) {
      const other = await api.member(role);
      expect((await other.call('GET', path)).status).toBe(403);
      expect((await other.call('POST', path, rest)).status).toBe(403);
    }
  });
});
