import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFeedbackStage, type FeedbackStage, type StaffMember } from '#test/feedback-stage.ts';
import { forgetSpam } from './changed-feedback.server.ts';
import { maxWaiting } from './kinds.ts';
import { changedFeedbackSchema, staffFeedbackSchema } from './schema.ts';

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

const somewhere = '00000000-0000-4000-8000-000000000000';

const change = async (by: StaffMember, id: string, given: object) => {
  const response = await by.call('PATCH', `/feedback/${id}`, given);
  expect(response.status).toBe(200);
  return staffFeedbackSchema.parse(await response.json());
};

const changeMany = async (by: StaffMember, given: object) => {
  const response = await by.call('POST', '/feedback/changes', given);
  expect(response.status).toBe(200);
  return changedFeedbackSchema.parse(await response.json()).items;
};

const listed = async (query: Record<string, string> = {}) => {
  const { items, total } = await hana.list(query);
  expect(total?.count).toBe(items.length);
  return items.map(({ id }) => id);
};

const waitingFor = async (member: StaffMember): Promise<unknown> =>
  await (await member.call('GET', '/waiting')).json();

describe('what waits', () => {
  test('is what nobody has answered or resolved, and what is open of whoever asks', async () => {
    const [mine, theirs, fresh] = await stage.stored({}, {}, {}, { spamAt: new Date() });
    await change(hana, mine!, { assigned_to: hana.id });
    await change(hana, theirs!, { assigned_to: dawit.id });
    expect(await waitingFor(hana)).toEqual({ unanswered: 3, assigned_to_me: 1 });
    const reply = { message: 'Thank you', language: 'en', replies: 0 };
    expect((await hana.call('POST', `/feedback/${mine}/replies`, reply)).status).toBe(201);
    expect(await waitingFor(hana)).toEqual({ unanswered: 2, assigned_to_me: 1 });
    await change(hana, mine!, { is_resolved: true });
    await change(hana, fresh!, { is_resolved: true });
    await change(dawit, theirs!, { is_spam: true });
    expect(await waitingFor(hana)).toEqual({ unanswered: 0, assigned_to_me: 0 });
    await change(dawit, theirs!, { is_spam: false });
    expect(await waitingFor(dawit)).toEqual({ unanswered: 1, assigned_to_me: 1 });
  });

  test('comes with the first page, counted no further than it is shown', async () => {
    await stage.storeMany(2 * maxWaiting);
    const { waiting, next } = await hana.list({ q: 'nothing like it' });
    expect({ waiting, next }).toEqual({
      waiting: { unanswered: maxWaiting + 1, assigned_to_me: 0 },
      next: null,
    });
    const { next: after } = await hana.list();
    expect((await hana.list({ after: after! })).waiting).toBeNull();
  });
});

describe('a message', () => {
  test('is assigned, found by who sees to it, and stays when that account is gone', async () => {
    const gone = await stage.member('Gone Soon');
    const [mine, theirs, open] = await stage.stored({}, {}, {});
    expect(await change(hana, mine!, { assigned_to: hana.id })).toMatchObject({
      assigned_to: hana.id,
      assigned_name: 'Hana Girma',
    });
    await change(dawit, theirs!, { assigned_to: gone.id });
    expect(await listed({ assigned: 'me' })).toEqual([mine]);
    expect(await listed({ assigned: 'nobody' })).toEqual([open]);
    expect((await dawit.list({ assigned: 'me' })).items).toEqual([]);
    expect(await stage.logOf(mine!)).toMatchObject([
      { action: 'update', after: { name: 'Selam Tesfaye', assignedTo: 'Hana Girma' } },
    ]);
    await stage.sql`delete from auth.users where id = ${gone.id}`;
    expect((await listed({ assigned: 'nobody' })).toSorted()).toEqual([theirs!, open!].toSorted());
  });

  test('can be assigned to whoever the list names, and to nobody else', async () => {
    const id = await stage.storedOne();
    const fitness = await stage.member('Fitness Admin', 'admin_fitness');
    const { super_admins: named } = await hana.list();
    expect(named).toContainEqual({ id: dawit.id, name: 'Dawit Alemu' });
    expect(named?.map((person) => person.id)).not.toContain(fitness.id);
    for (const to of [fitness.id, somewhere]) {
      const refused = await hana.call('PATCH', `/feedback/${id}`, { assigned_to: to });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ code: 'not_assignable' });
    }
    expect((await hana.list()).items).toMatchObject([{ assigned_to: null }]);
  });

  test('that is spam is listed, found, counted and exported apart, and comes back as it was', async () => {
    const [spam, kept] = await stage.stored({ content: 'Buy jerrycans' }, { content: 'A jerrycan' });
    await change(hana, spam!, { assigned_to: hana.id });
    expect(await change(hana, spam!, { is_spam: true })).toMatchObject({ is_spam: true, is_resolved: false });
    for (const query of [{}, { q: 'jerrycan' }, { unresolved: 'true' }])
      expect(await listed(query)).toEqual([kept]);
    expect(await listed({ assigned: 'me' })).toEqual([]);
    expect(await listed({ spam: 'true' })).toEqual([spam]);
    const csv = async (query: string) => await (await hana.call('GET', `/feedback.csv${query}`)).text();
    expect(await csv('')).not.toContain('Buy jerrycans');
    expect(await csv('?spam=true')).toContain('"Buy jerrycans"');
    expect(await csv('?spam=true')).toContain('"Hana Girma"');
    const dashboard = (await (await hana.call('GET', '/dashboard')).json()) as { feedback: unknown };
    expect(dashboard.feedback).toMatchObject({ open: { count: 1 }, change: { thisMonth: { count: 1 } } });
    await change(dawit, spam!, { is_spam: false });
    expect(await listed({ assigned: 'me' })).toEqual([spam]);
    expect((await stage.logOf(spam!)).map(({ action }) => action)).toEqual(['update', 'spam', 'restore']);
  });

  test('that was spam for 30 days is deleted for good, and no other', async () => {
    const day = 86_400_000;
    const [old, fresh, kept] = await stage.stored(
      { spamAt: new Date(Date.now() - 31 * day), createdAt: new Date(Date.now() - 90 * day) },
      { spamAt: new Date(Date.now() - 29 * day) },
      { createdAt: new Date(Date.now() - 90 * day) },
    );
    await forgetSpam(stage.sql);
    expect(await listed({ spam: 'true' })).toEqual([fresh]);
    expect(await listed()).toEqual([kept]);
    expect((await hana.call('GET', `/feedback/${old}`)).status).toBe(404);
  });

  test.each([
    ['nothing', {}],
    ['something unknown', { is_resolved: true, rating: 5 }],
    ['nobody by an empty text', { assigned_to: '' }],
    ['spam by a word', { is_spam: 'yes' }],
  ])('is not changed by %s', async (_what, given) => {
    const id = await stage.storedOne();
    expect((await hana.call('PATCH', `/feedback/${id}`, given)).status).toBe(422);
  });
});

describe('many messages at once', () => {
  test('are resolved; what was so already, and what is gone, is told apart', async () => {
    const [open, done] = await stage.stored({}, { isResolved: true });
    const items = await changeMany(hana, {
      ids: [open, somewhere, done, open],
      change: { is_resolved: true },
    });
    expect(items).toMatchObject([
      { id: open, outcome: 'changed', before: { is_resolved: false }, record: { resolved_by: 'Hana Girma' } },
      { id: somewhere, outcome: 'not_found', before: null, record: null },
      { id: done, outcome: 'unchanged', before: null, record: { resolved_by: null } },
    ]);
    expect(await stage.logOf(done!)).toEqual([]);
  });

  test('are changed once where two do it at the same time', async () => {
    const ids = await stage.stored(...Array.from({ length: 20 }, () => ({})));
    const answers = await Promise.all([
      changeMany(hana, { ids, change: { is_spam: true } }),
      changeMany(dawit, { ids: ids.toReversed(), change: { is_spam: true } }),
    ]);
    const changed = answers.flat().filter(({ outcome }) => outcome === 'changed');
    expect(changed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('an assignment that is taken back leaves alone what somebody has taken since', async () => {
    const ids = await stage.stored({}, {});
    const [kept, taken] = ids;
    await changeMany(hana, { ids, change: { assigned_to: hana.id } });
    await change(dawit, taken!, { assigned_to: dawit.id });
    const back = await changeMany(hana, { ids, change: { assigned_to: null }, assigned_from: hana.id });
    expect(back).toMatchObject([
      { id: kept, outcome: 'changed', record: { assigned_to: null } },
      { id: taken, outcome: 'unchanged', record: { assigned_to: dawit.id } },
    ]);
  });

  test.each([
    ['none', []],
    ['a hundred and one', Array.from({ length: 101 }, (_, n) => somewhere.slice(0, -3) + (n + 100))],
    ['one that is no id', ['first']],
  ])('are refused where they are %s', async (_what, ids) => {
    const answer = await hana.call('POST', '/feedback/changes', { ids, change: { is_resolved: true } });
    expect(answer.status).toBe(422);
  });
});
