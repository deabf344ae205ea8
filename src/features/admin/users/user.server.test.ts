import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assessments, factors, savedPlans, userProfiles, users } from '#db/schema.ts';
import { hashPassword } from '#src/features/auth/passwords/hashing.server.ts';
import { openSession } from '#src/features/auth/sessions/session.server.ts';
import { accountClient, mailsTo } from '#test/account-server.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;
let selam: ApiMember & { readonly email: string };
let passwordHash: string;
const password = 'Injera-Wot-12';
const evening = new Date('2026-11-25T18:00:00Z');

beforeAll(async () => {
  api = await startApi();
  passwordHash = await hashPassword(password);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setClock(new Date());
  await api.sql`delete from auth.users`;
  await api.sql`delete from mails`;
  await api.sql`delete from rate_limits`;
  hana = await api.member('admin_super', 'Hana Girma');
  selam = await api.member('user', 'Selam Tesfaye');
  await api.db.update(users).set({ passwordHash, language: 'am' }).where(eq(users.id, selam.id));
});

const at = (id = selam.id) => `/admin/users/${id}`;
const logs = () => api.sql`
  select action, actor_id, before, after from activity_log where subject_id = ${selam.id} order by id`;
const logIn = async () =>
  await accountClient(api.node.origin).signInWithPassword({ email: selam.email, password });
const lastLog = async () => (await logs()).at(-1);
const isLoggedIn = async () => (await selam.call('GET', '/profile')).status === 200;
const verified = { factorType: 'totp', status: 'verified', friendlyName: 'Phone', secret: 'sealed' };
const turnOnSecondStep = (userId: string) => api.db.insert(factors).values({ ...verified, userId });

describe('the page of a user', () => {
  test('says how the account stands and where it is logged in, and nothing of the person’s health', async () => {
    await api.db
      .insert(savedPlans)
      .values({ userId: selam.id, kind: 'fitness', planId: 'a', title: {} } as never);
    await api.db.insert(assessments).values({ userId: selam.id, form: { weight: 71.25 }, results: [] });
    await api.db
      .update(userProfiles)
      .set({ height: 168.5, weight: 71.25, bmi: 25.1 })
      .where(eq(userProfiles.id, selam.id));
    await turnOnSecondStep(selam.id);
    const { status, body } = await hana.call('GET', at());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      full_name: 'Selam Tesfaye',
      email: selam.email,
      role: 'user',
      has_password: true,
      invited_at: null,
      last_log_in_at: expect.any(String) as string,
      has_second_step: true,
      suspension: null,
      sends_mail: false,
      belongings: { saved_plans: 1, started_plans: 0 },
      logins: { total: 1, items: [{ device: { browser: null }, started: expect.any(String) as string }] },
    });
    expect(body.email_confirmed_at).not.toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/71\.25|168\.5|25\.1|192\.0\.2|address/);
  });

  test('is nobody’s where there is none', async () => {
    expect(await hana.call('GET', at(randomUUID()))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('logging somebody out', () => {
  test('ends all their sessions at once, or one', async () => {
    const second = await api.logIn(selam.id);
    const { body } = await hana.call('GET', at());
    expect(body.logins.total).toBe(2);
    const [{ id: login }] = body.logins.items;
    expect((await hana.call('DELETE', `${at()}/logins/${login}`)).status).toBe(204);
    expect(await lastLog()).toMatchObject({
      action: 'log-out',
      actor_id: hana.id,
      before: { name: 'Selam Tesfaye', logins: 2 },
      after: { logins: 1 },
    });
    const stand = await Promise.all(
      [selam, second].map(async (each) => (await each.call('GET', '/profile')).status),
    );
    expect(stand.toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await hana.call('DELETE', `${at()}/logins/${login}`)).toMatchObject({
      status: 404,
      body: { code: 'login_ended' },
    });
    expect((await hana.call('DELETE', `${at()}/logins`)).status).toBe(204);
    expect(await isLoggedIn()).toBe(false);
    const logged = (await logs()).length;
    expect((await hana.call('DELETE', `${at()}/logins`)).status).toBe(204);
    expect(await logs()).toHaveLength(logged);
  });

  test('ends no session of somebody else by its id', async () => {
    const dawit = await api.member('user', 'Dawit');
    const login = (await hana.call('GET', at(dawit.id))).body.logins.items[0].id;
    expect((await hana.call('DELETE', `${at()}/logins/${login}`)).status).toBe(404);
    expect((await dawit.call('GET', '/profile')).status).toBe(200);
  });
});

describe('a suspension', () => {
  const suspension = { reason: 'Insults in <b>messages</b>', until_day: null };

  test('ends every session at once, keeps the person out, and tells them why in their language', async () => {
    const { status, body } = await hana.call('PUT', `${at()}/suspension`, suspension);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ id: selam.id, suspension, logins: { total: 0 } });
    expect(await selam.call('GET', '/profile')).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
    const { error } = await logIn();
    expect(error).toMatchObject({ code: 'user_banned', status: 403 });
    expect(error?.message).toContain('suspended');
    const [mail, ...more] = await mailsTo(api.node.runtime, selam.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ language: 'am', subject: 'የብርቱ መለያዎ ታግዷል' });
    expect(mail!.text).toContain('> Insults in <b>messages</b>');
    expect(await lastLog()).toMatchObject({
      action: 'suspend',
      actor_id: hana.id,
      before: { name: 'Selam Tesfaye', suspendedUntil: null, reason: null },
      after: { suspendedUntil: 'lifted', reason: suspension.reason },
    });
  });

  test('without the right password tells nobody of it', async () => {
    await hana.call('PUT', `${at()}/suspension`, suspension);
    const tried = await accountClient(api.node.origin).signInWithPassword({
      email: selam.email,
      password: 'Wrong-Wot-12',
    });
    expect(tried.error?.code).toBe('invalid_credentials');
  });

  test('is over when the chosen day begins in Addis Ababa', async () => {
    api.setClock(evening);
    await hana.call('PUT', `${at()}/suspension`, { ...suspension, until_day: '2026-11-27' });
    const [mail] = await mailsTo(api.node.runtime, selam.email);
    expect(mail!.text).toContain('ኅዳር 18');
    expect((await hana.call('GET', at())).body.suspension).toMatchObject({ until_day: '2026-11-27' });
    api.setClock(new Date('2026-11-26T20:59:59Z'));
    await expect(api.logIn(selam.id)).rejects.toThrow('suspended');
    api.setClock(new Date('2026-11-26T21:00:00Z'));
    expect((await (await api.logIn(selam.id)).call('GET', '/profile')).status).toBe(200);
    expect((await hana.call('GET', at())).body.suspension).toBeNull();
  });

  test('is lifted, which the person is told, and all is as it was', async () => {
    await hana.call('PUT', `${at()}/suspension`, suspension);
    expect((await hana.call('DELETE', `${at()}/suspension`)).status).toBe(204);
    expect((await logIn()).error).toBeNull();
    const mails = await mailsTo(api.node.runtime, selam.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['የብርቱ መለያዎ ታግዷል', 'ወደ ብርቱ እንደገና መግባት ይችላሉ']);
    expect(await lastLog()).toMatchObject({ action: 'reinstate', after: { suspendedUntil: null } });
    expect((await hana.call('DELETE', `${at()}/suspension`)).status).toBe(204);
    expect(await mailsTo(api.node.runtime, selam.email)).toHaveLength(2);
  });

  test('does not take the place of another one that its writer did not know of', async () => {
    const other = { reason: 'Advertising', until_day: null };
    expect((await hana.call('PUT', `${at()}/suspension`, { ...other, replaces: null })).status).toBe(200);
    const late = await hana.call('PUT', `${at()}/suspension`, { ...suspension, replaces: null });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { suspension: other } },
    });
    expect(await mailsTo(api.node.runtime, selam.email)).toHaveLength(1);
    expect((await hana.call('PUT', `${at()}/suspension`, { ...other, replaces: null })).status).toBe(200);
    const knowing = await hana.call('PUT', `${at()}/suspension`, { ...suspension, replaces: other });
    expect(knowing).toMatchObject({ status: 200, body: { suspension } });
    await hana.call('DELETE', `${at()}/suspension`);
    expect((await hana.call('PUT', `${at()}/suspension`, { ...other, replaces: suspension })).status).toBe(
      409,
    );
  });

  test('sent again, with its key or without, mails and logs once', async () => {
    const key = randomUUID();
    const first = await hana.call('PUT', `${at()}/suspension`, suspension, key);
    expect(await hana.call('PUT', `${at()}/suspension`, suspension, key)).toMatchObject({
      status: 200,
      body: first.body,
    });
    await hana.call('PUT', `${at()}/suspension`, suspension);
    expect(await mailsTo(api.node.runtime, selam.email)).toHaveLength(1);
    expect(await logs()).toHaveLength(1);
  });

  test('does not open by a reset link either', async () => {
    await hana.call('POST', `${at()}/mails`, { mail: 'password' });
    const [mail] = await mailsTo(api.node.runtime, selam.email);
    const link = new URL(/http\S+verify\S+/.exec(mail!.text)![0]);
    await hana.call('PUT', `${at()}/suspension`, suspension);
    const { headers } = await fetch(new URL(link.pathname + link.search, api.node.origin), {
      redirect: 'manual',
    });
    const { hash } = new URL(headers.get('location')!);
    expect(hash).toContain('error_code=user_banned');
    expect(hash).not.toContain('access_token');
  });

  test('and a log-in at the same moment leave no session', async () => {
    const open = () =>
      api.db.transaction((tx) => openSession(api.context, tx, selam.id, { method: 'password' }));
    for (let i = 0; i < 5; i += 1) {
      await Promise.all([
        hana.call('PUT', `${at()}/suspension`, suspension),
        ...Array.from({ length: 4 }, () => open().catch(() => undefined)),
      ]);
      expect((await hana.call('GET', at())).body.logins.total).toBe(0);
      await hana.call('DELETE', `${at()}/suspension`);
    }
  });

  test.each([
    ['no reason', { reason: ' ' }, 'reason'],
    ['a reason that is too long', { reason: 'a'.repeat(501) }, 'reason'],
    ['today', { ...suspension, until_day: '2026-11-25' }, 'until_day'],
    ['a day that is none', { ...suspension, until_day: '2026-13-40' }, 'until_day'],
  ])('is refused with %s', async (_, body, field) => {
    api.setClock(evening);
    const answer = await hana.call('PUT', `${at()}/suspension`, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: [field] }] } });
    expect(await isLoggedIn()).toBe(true);
  });

  test('of a super admin leaves another who can act, and is never one’s own', async () => {
    const dawit = await api.member('admin_super', 'Dawit');
    for (const [method, path, body] of [
      ['PUT', 'suspension', suspension],
      ['DELETE', 'suspension', undefined],
      ['DELETE', 'logins', undefined],
      ['POST', 'mails', { mail: 'password' }],
    ] as const)
      expect(await hana.call(method, `${at(hana.id)}/${path}`, body)).toMatchObject({
        status: 409,
        body: { code: 'oneself' },
      });
    const answers = await Promise.all([
      hana.call('PUT', `${at(dawit.id)}/suspension`, suspension),
      dawit.call('PUT', `${at(hana.id)}/suspension`, suspension),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.any(Number) as number,
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = answers[0].status === 200 ? hana : dawit;
    // Who is suspended is not there to take over.
    expect((await left.call('POST', '/account/deletion', { confirmation: 'x' })).status).not.toBe(200);
    expect((await left.call('GET', '/admin/users')).status).toBe(200);
  });
});

describe('a mail', () => {
  const send = (mail: string, id = selam.id, key?: string) =>
    hana.call('POST', `${at(id)}/mails`, { mail }, key);

  test('with a link for a new password opens the page for it, in the person’s language', async () => {
    const answer = await send('password');
    expect(answer).toMatchObject({
      status: 201,
      body: { id: selam.id, mail: 'password', to: selam.email, language: 'am' },
    });
    const [mail] = await mailsTo(api.node.runtime, selam.email);
    const link = new URL(/http\S+verify\S+/.exec(mail!.text)![0]);
    const { headers } = await fetch(new URL(link.pathname + link.search, api.node.origin), {
      redirect: 'manual',
    });
    const opened = new URL(headers.get('location')!);
    expect(opened.pathname).toBe('/am/set-new-password');
    expect(opened.hash).toContain('access_token');
    expect((await logIn()).error).toBeNull();
    expect(await lastLog()).toMatchObject({ action: 'mail', after: { mail: 'password' } });
    expect(JSON.stringify(await logs())).not.toContain('verify');
  });

  test('with the invitation goes out again until it is accepted, and the one before dies', async () => {
    const invited = {
      email: 'marta@birtu.test',
      full_name: 'Marta Alemu',
      role: 'planner',
      invite: true,
      language: 'am',
    };
    const { id } = (await hana.call('POST', '/admin/users', invited)).body;
    expect((await hana.call('GET', at(id))).body).toMatchObject({
      has_password: false,
      invited_at: expect.any(String) as string,
    });
    expect((await send('invitation', id)).status).toBe(201);
    const links = (await mailsTo(api.node.runtime, invited.email)).map(
      ({ text }) => /http\S+verify\S+/.exec(text)![0],
    );
    expect(new Set(links).size).toBe(2);
    const opened = links.map(async (link) => {
      const { pathname, search } = new URL(link);
      const { headers } = await fetch(new URL(pathname + search, api.node.origin), { redirect: 'manual' });
      return headers.get('location')!.includes('access_token');
    });
    expect(await Promise.all(opened)).toEqual([false, true]);
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, id));
    expect(await send('invitation', id)).toMatchObject({ status: 409, body: { code: 'has_entered' } });
    expect((await hana.call('GET', at(id))).body.invited_at).toBeNull();
  });

  test('asks staff for a second step who have none', async () => {
    const dawit = await api.member('planner', 'Dawit');
    expect(await send('second-step')).toMatchObject({ status: 409, body: { code: 'not_staff' } });
    expect((await send('second-step', dawit.id)).status).toBe(201);
    const [mail] = await mailsTo(api.node.runtime, dawit.email);
    expect(mail!.text).toContain('/admin/profile');
    await turnOnSecondStep(dawit.id);
    expect(await send('second-step', dawit.id)).toMatchObject({
      status: 409,
      body: { code: 'has_second_step' },
    });
  });

  test('goes out once for one key, at most five times an hour, and to nobody who is suspended', async () => {
    const key = randomUUID();
    await send('password', selam.id, key);
    await send('password', selam.id, key);
    expect(await mailsTo(api.node.runtime, selam.email)).toHaveLength(1);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await send('password')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    const dawit = await api.member('user', 'Dawit');
    await hana.call('PUT', `${at(dawit.id)}/suspension`, { reason: 'Spam' });
    expect(await send('password', dawit.id)).toMatchObject({ status: 409, body: { code: 'suspended' } });
  });
});

describe('one role for many', () => {
  const give = (ids: readonly string[], role: string, key?: string) =>
    hana.call('POST', '/admin/users/roles', { ids, role }, key);
  const rolesOf = async (ids: readonly string[]) => {
    const found = await api.db
      .select()
      .from(userProfiles)
      .where(inArray(userProfiles.id, [...ids]));
    return ids.map((id) => found.find((each) => each.id === id)?.role);
  };

  test('is said before, and done to each who can be given it, once for one key', async () => {
    const dawit = await api.member('planner', 'Dawit');
    const marta = await api.member('admin_super', 'Marta');
    const [nobody, key] = [randomUUID(), randomUUID()];
    const ids = [selam.id, dawit.id, marta.id, hana.id, nobody, selam.id];
    const expected = [
      { id: selam.id, full_name: 'Selam Tesfaye', from: 'user', to: 'planner', outcome: 'changed' },
      { id: dawit.id, full_name: 'Dawit', from: 'planner', to: 'planner', outcome: 'unchanged' },
      { id: marta.id, full_name: 'Marta', from: 'admin_super', to: 'planner', outcome: 'changed' },
      { id: hana.id, full_name: 'Hana Girma', from: 'admin_super', to: 'planner', outcome: 'own_role' },
      { id: nobody, full_name: '', from: '', to: 'planner', outcome: 'not_found' },
    ];
    const preview = await hana.call('POST', '/admin/users/roles/preview', { ids, role: 'planner' });
    expect(preview).toMatchObject({ status: 200, body: { items: expected, changed: 2 } });
    expect(await rolesOf([selam.id, marta.id])).toEqual(['user', 'admin_super']);
    const before = await api.sql`select 1 from activity_log`;
    expect(await give(ids, 'planner', key)).toMatchObject({ status: 200, body: preview.body });
    expect(await give(ids, 'planner', key)).toMatchObject({ status: 200, body: preview.body });
    expect(await rolesOf([selam.id, dawit.id, marta.id, hana.id])).toEqual([
      'planner',
      'planner',
      'planner',
      'admin_super',
    ]);
    expect(await api.sql`select 1 from activity_log`).toHaveLength(before.length + 2);
    expect(await lastLog()).toMatchObject({
      action: 'update',
      before: { role: 'user' },
      after: { role: 'planner' },
    });
    expect((await selam.call('GET', '/profile')).status).toBe(401);
    expect((await dawit.call('GET', '/profile')).status).toBe(200);
  });

  test('is given to a hundred at most, and to somebody', async () => {
    const many = Array.from({ length: 101 }, () => randomUUID());
    expect((await give(many, 'user')).status).toBe(422);
    expect((await give([], 'user')).status).toBe(422);
    expect((await give(many.slice(1), 'user')).body.changed).toBe(0);
  });

  test('leaves a super admin, whoever takes it from whom at the same moment', async () => {
    const marta = await api.member('admin_super', 'Marta');
    const answers = await Promise.all([
      give([marta.id], 'user'),
      marta.call('POST', '/admin/users/roles', { ids: [hana.id], role: 'user' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(await rolesOf([hana.id, marta.id]))).toEqual(new Set(['admin_super', 'user']));
  });

  test('goes from what was answered when somebody’s account goes', async () => {
    await give([selam.id], 'planner', randomUUID());
    expect((await hana.call('DELETE', at())).status).toBe(204);
    const kept = await api.sql<{ body: unknown }[]>`select body from idempotency_keys`;
    expect(JSON.stringify(kept)).not.toContain('Selam');
  });
});
