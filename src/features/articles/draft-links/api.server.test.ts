import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '#test/api-caller.ts';
import { forgetEndedLinks } from './service.server.ts';
import {
  draftLinkLimits,
  draftLinkSchema,
  newDraftLinkSchema,
  shownDraftSchema,
  type NewDraftLink,
} from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Awaited<ReturnType<typeof api.member>>;
beforeAll(async () => {
  api = await startApi();
  hana = await api.member('nutritionist', 'Hana Girma');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setClock(new Date('2026-11-21T09:00:00Z'));
  await api.sql`truncate content_items cascade`;
  await api.sql`delete from rate_limits`;
  await hana.call('POST', '/admin/content', article);
});

const article = {
  id: 'rest',
  type: 'motivational',
  category: 'fitness',
  title: { en: 'Rest well' },
  summary: { en: 'Why' },
  body: { en: 'Sleep *long* <script>alert(1)</script>.[^1]' },
  icon: 'moon',
  image: null,
  author: { en: 'Hana' },
  sources: [{ citation: 'Somebody (2020)', url: 'https://example.org/a' }],
  publication: { state: 'draft' },
};
const links = '/admin/content/rest/draft-links';

async function make(): Promise<NewDraftLink & { token: string }> {
  const { status, body } = await hana.call('POST', links);
  expect(status, JSON.stringify(body)).toBe(201);
  const link = newDraftLinkSchema.parse(body);
  return { ...link, token: new URL(link.url).searchParams.get('draft')! };
}
const open = (token: string) => api.visitor().call('GET', `/draft-links?token=${token}`);
const change = async (changes: object) => {
  const { body: stored } = await hana.call('GET', '/admin/content/rest');
  const changed = { ...article, ...changes, version: stored.version };
  expect((await hana.call('PUT', '/admin/content/rest', changed)).status).toBe(200);
};

test('who holds a link reads what is saved last, as its readers would, and no cache keeps it', async () => {
  const link = await make();
  expect(link.url).toContain('/services/motivational-content/rest?draft=');
  expect(link).toMatchObject({ madeBy: 'Hana Girma', endsAt: '2026-11-28T09:00:00.000Z' });
  expect((await api.visitor().call('GET', '/content/rest')).status).toBe(404);
  const { status, body, headers } = await open(link.token);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const { article: shown, endsAt } = shownDraftSchema.parse(body);
  expect(endsAt).toBe(link.endsAt);
  expect(shown.html.en).toContain('<em>long</em> &lt;script&gt;');
  expect(shown.publishedAt).toBe('2026-11-21T09:00:00.000Z');
  await change({ body: { en: 'Sleep longer.' }, id: 'rest-more' });
  expect((await open(link.token)).body.article).toMatchObject({
    id: 'rest-more',
    html: { en: '<p>Sleep longer.</p>' },
  });
});

test('what is secret in a link is told once: neither stored, nor listed, nor kept for a repeat', async () => {
  const { token } = await make();
  expect(token).toMatch(/^[\w-]{43}$/);
  const { body } = await hana.call('GET', links);
  expect(draftLinkSchema.strict().array().parse(body.items)).toHaveLength(1);
  const key = crypto.randomUUID();
  const again = [
    await hana.call('POST', links, undefined, key),
    await hana.call('POST', links, undefined, key),
  ];
  expect(again.map(({ status }) => status)).toEqual([201, 201]);
  const kept = await api.sql`
    select row_to_json(l)::text as row from draft_links l
    union all select row_to_json(k)::text from idempotency_keys k
    union all select row_to_json(a)::text from activity_log a`;
  const secrets = [token, ...again.map(({ body: made }) => new URL(made.url).searchParams.get('draft')!)];
  for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret);
});

test('who made and who ended a link, and of what, stands in the log', async () => {
  const { id } = await make();
  const dawit = await api.member('planner', 'Dawit Bekele');
  for (const _ of [1, 2]) await dawit.call('DELETE', `${links}/${id}`);
  await hana.call('POST', '/admin/content/none/draft-links');
  const lines = await api.sql`
    select action, actor_id, subject_kind, subject_id, before, after from activity_log
    where action like '%share' order by id desc limit 3`;
  const of = { subject_kind: 'content-item', subject_id: 'rest' };
  const [none, until] = [null, '2026-11-28T09:00:00.000Z'].map((draftLink) => ({
    title: { en: 'Rest well' },
    draftLink,
  }));
  expect(lines.slice(0, 2)).toEqual([
    { action: 'unshare', actor_id: dawit.id, ...of, before: until, after: none },
    { action: 'share', actor_id: hana.id, ...of, before: none, after: until },
  ]);
  // Of the test before, not of what was ended twice or could not be made.
  expect(lines[2]?.['actor_id']).not.toBe(dawit.id);
});

test('a link ends after a week, at once when it is ended, and with the draft', async () => {
  const [first, second] = [await make(), await make()];
  expect((await hana.call('DELETE', `${links}/${first.id}`)).status).toBe(204);
  expect((await hana.call('DELETE', `${links}/${first.id}`)).status).toBe(404);
  expect(await open(first.token)).toMatchObject({ status: 410, body: { code: 'ended' } });
  expect((await hana.call('GET', links)).body).toMatchObject({ total: 1, items: [{ id: second.id }] });
  api.setClock(new Date('2026-11-28T08:59:59Z'));
  expect((await open(second.token)).status).toBe(200);
  api.setClock(new Date('2026-11-28T09:00:00Z'));
  expect((await open(second.token)).status).toBe(410);
  expect((await hana.call('GET', links)).body.total).toBe(0);

  api.setClock(new Date('2026-11-21T09:00:00Z'));
  await change({ publication: { state: 'published' } });
  expect((await open(second.token)).status).toBe(410);
  expect(await hana.call('POST', links)).toMatchObject({ status: 409, body: { code: 'is_published' } });
  await change({ publication: { state: 'draft' } });
  expect((await open(second.token)).status).toBe(200);
  expect((await hana.call('DELETE', '/admin/content/rest')).status).toBe(204);
  expect((await open(second.token)).status).toBe(404);
});

test('a link that was ended by mistake goes on until its own end, once, and nobody is let in afterwards', async () => {
  const link = await make();
  const resume = (id = link.id) => hana.call('POST', `${links}/${id}/restore`);
  await hana.call('DELETE', `${links}/${link.id}`);
  api.setClock(new Date('2026-11-22T09:00:00Z'));
  for (const _ of [1, 2])
    expect(await resume()).toMatchObject({ status: 200, body: { id: link.id, endsAt: link.endsAt } });
  expect((await open(link.token)).status).toBe(200);
  const lines = await api.sql`
    select after->>'draftLink' as until from activity_log where action = 'share' order by id desc limit 2`;
  // Of the resumption, once, and of its making.
  expect(lines.map(({ until }) => until)).toEqual([link.endsAt, link.endsAt]);
  expect((await resume('none')).status).toBe(404);
  expect((await hana.call('POST', `/admin/content/other/draft-links/${link.id}/restore`)).status).toBe(404);

  await hana.call('DELETE', `${links}/${link.id}`);
  for (let there = 0; there < draftLinkLimits.ofOneDraft; there += 1) await make();
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'too_many' } });
  await api.sql`delete from draft_links where id <> ${link.id}`;
  api.setClock(new Date(link.endsAt));
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'over' } });
  expect((await open(link.token)).status).toBe(410);
});

test.each(['', 'x', 'A'.repeat(43), "' or true --", '%00', 'ጤፍ'])('%j opens nothing', async (token) => {
  await make();
  expect((await open(encodeURIComponent(token))).status).toBe(404);
});

test('what ended long ago is forgotten', async () => {
  const { token } = await make();
  await api.sql`update draft_links set ends_at = now() - interval '29 days'`;
  await forgetEndedLinks(api.sql);
  expect((await open(token)).status).toBe(410);
  await api.sql`update draft_links set ends_at = now() - interval '31 days'`;
  await forgetEndedLinks(api.sql);
  expect((await open(token)).status).toBe(404);
});

test('a draft has twenty links at most, counted exactly when they are made at once', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => hana.call('POST', links)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'too_many' },
  });
});

test('one network opens only so many within a quarter of an hour', async () => {
  const { token } = await make();
  expect((await open(token)).status).toBe(200);
  await api.sql`update rate_limits set count = 300000 where key like 'draft-link:%'`;
  const { status, headers } = await open(token);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('members make, see and end none; an article that is not there has none', async () => {
  const { id } = await make();
  const member = await api.member('user');
  for (const [method, path] of [
    ['GET', links],
    ['POST', links],
    ['DELETE', `${links}/${id}`],
  ] as const)
    expect((await member.call(method, path)).status, method).toBe(403);
  expect((await hana.call('GET', '/admin/content/none/draft-links')).status).toBe(404);
  expect((await hana.call('POST', '/admin/content/none/draft-links')).status).toBe(404);
  expect((await hana.call('DELETE', `/admin/content/other/draft-links/${id}`)).status).toBe(404);
});
