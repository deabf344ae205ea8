import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities, assessments, factors, feedback, savedPlans } from '#db/schema.ts';
import { accountClient } from '#test/account-server.ts';
import { startApi } from '#test/api-caller.ts';
import { userPageSize, type User, type UserList } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Person;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from auth.users`;
  hana = await person('admin_super', 'Hana Girma');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
interface Person {
  readonly id: string;
  readonly email: string;
  /** `/api/admin/users` as this person, with the session that was opened for them. */
  call(method: Method, path?: string, body?: object): Promise<Answer>;
}

async function person(role: string, name?: string, email?: string): Promise<Person> {
  const member = await api.member(role, name, undefined, email);
  return {
    ...member,
    call: (method, path = '', body) => member.call(method, `/admin/users${path}`, body),
  };
}

const list = async (query = '') => (await hana.call('GET', query)).body as unknown as UserList;
const namesIn = ({ items: shown }: UserList) => shown.map(({ full_name: name }) => name);
const found = async (text: string) => namesIn(await list(`?q=${encodeURIComponent(text)}`));
const logged = () => api.sql`
  select action, subject_kind, subject_id, actor_id, before, after from activity_log order by id desc limit 1`;
const roleOf = async (id: string) =>
  (await api.sql`select role from user_profiles where id = ${id}`)[0]?.['role'];

const dawit = { email: 'Dawit@Birtu.test ', password: 'Qx7!abcd', full_name: ' ዳዊት በቀለ ', role: 'planner' };

describe('the list', () => {
  test('has every user, the newest first, with what the table shows and nothing more', async () => {
    const selam = await person('user');
    const { items: shown, total, next, previous } = await list();
    expect(shown.map(({ id }) => id)).toEqual([selam.id, hana.id]);
    expect(Object.keys(shown[0]!)).toEqual(['id', 'full_name', 'email', 'role', 'created_at', 'suspended']);
    expect({ total, next, previous }).toEqual({
      total: { count: 2, is_capped: false },
      next: null,
      previous: null,
    });
  });

  test('pages forwards and back, each user once, also among those of the same moment', async () => {
    await manyUsers(50, '2026-11-01T08:00:00.123456Z');
    const pages: User[][] = [];
    let page = await list();
    for (; page.next; page = await list(`?after=${page.next}`)) pages.push([...page.items]);
    pages.push([...page.items]);
    expect(pages.map(({ length }) => length)).toEqual([userPageSize, userPageSize, 11]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(51);
    const back: User[][] = [];
    for (; page.previous; page = await list(`?before=${page.previous}`)) back.unshift([...page.items]);
    expect([page.items, ...back]).toEqual(pages);
    expect(page.previous).toBeNull();
  });

  test('counts to a thousand, what a search finds to two hundred, and says when there are more', async () => {
    await manyUsers(999);
    expect(await list()).toMatchObject({ total: { count: 1000, is_capped: false } });
    await manyUsers(1);
    expect(await list()).toMatchObject({ total: { count: 1000, is_capped: true } });
    expect(await list('?q=kebede')).toMatchObject({ total: { count: 200, is_capped: true } });
    expect(await list('?role=planner')).toMatchObject({
      total: { count: 0, is_capped: false },
      items: [],
      next: null,
    });
  });

  test('finds by name, e-mail and role, whatever the case, all words at once', async () => {
    await person('user', 'Selam Tesfaye', 'sunny@example.com');
    await person('admin_fitness', 'Selam Abebe');
    await person('nutritionist', 'ሰላም ታደሰ', 'tade.100%_x@example.com');
    expect(await found('SELAM')).toEqual(['Selam Abebe', 'Selam Tesfaye']);
    expect(await found('selam tesf')).toEqual(['Selam Tesfaye']);
    expect(await found('Sunny@Exam')).toEqual(['Selam Tesfaye']);
    expect(await found('Fitness Admin')).toEqual(['Selam Abebe']);
    expect(await found('ታደሰ')).toEqual(['ሰላም ታደሰ']);
    expect(await found('ዋና አስተዳዳሪ')).toEqual(['Hana Girma']);
    expect(await found('አስተዳዳሪ')).toEqual(['Selam Abebe', 'Hana Girma']);
    expect(await found('የአመጋገብ ባ')).toEqual(['ሰላም ታደሰ']);
    expect(await found('100%_x')).toEqual(['ሰላም ታደሰ']);
    expect(await found('100__x')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
    expect(await found('   ')).toHaveLength(4);
  });

  test('finds by one or two letters what name or e-mail begins with', async () => {
    await person('user', 'Selam Tesfaye', 'x.sunny@example.com');
    await person('user', 'ሰላም ታደሰ');
    expect(await found('s')).toEqual(['Selam Tesfaye']);
    expect(await found('X.')).toEqual(['Selam Tesfaye']);
    expect(await found('ሰላ')).toEqual(['ሰላም ታደሰ']);
    expect(await found('%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  test('joins search and role filter', async () => {
    await person('user', 'Selam Tesfaye');
    await person('planner', 'Selam Abebe');
    expect(namesIn(await list('?q=selam&role=planner'))).toEqual(['Selam Abebe']);
    expect(namesIn(await list('?role=admin_super'))).toEqual(['Hana Girma']);
  });

  test.each(['?after=x', '?before=1_2_3', '?role=king', '?q=%00', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await hana.call('GET', query)).status).toBe(422);
    },
  );
});

describe('adding', () => {
  test('makes an account that is confirmed and can log in at once', async () => {
    const { status, body } = await hana.call('POST', '', dawit);
    expect(status).toBe(201);
    expect(body).toMatchObject({ full_name: 'ዳዊት በቀለ', email: 'dawit@birtu.test', role: 'planner' });
    const client = accountClient(api.node.origin);
    const signedIn = await client.signInWithPassword({ email: 'dawit@birtu.test', password: dawit.password });
    expect(signedIn.data.user).toMatchObject({ id: body['id'], user_metadata: { full_name: 'ዳዊት በቀለ' } });
    expect(await logged()).toEqual([
      {
        action: 'create',
        subject_kind: 'user',
        subject_id: body['id'],
        actor_id: hana.id,
        before: null,
        after: { name: 'ዳዊት በቀለ', role: 'planner' },
      },
    ]);
  });

  test('without a role makes a plain user', async () => {
    const { role: _, ...plain } = dawit;
    expect((await hana.call('POST', '', plain)).body).toMatchObject({ role: 'user' });
  });

  test('says that the e-mail is taken, however many ask at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => hana.call('POST', '', dawit)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await hana.call('POST', '', { ...dawit, email: hana.email })).toMatchObject({
      status: 409,
      body: {
        code: 'email_taken',
        detail: 'An account with this email already exists.',
        errors: [{ path: ['email'] }],
      },
    });
  });

  test.each([
    ['no e-mail', { email: ' ' }, 'email', 'Email is required'],
    ['an e-mail that is none', { email: 'dawit' }, 'email', 'Please enter a valid email address'],
    ['no password', { password: '' }, 'password', 'Password is required'],
    [
      'a password of six characters',
      { password: 'Qx7!ab' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'one letter many times',
      { password: 'aaaaaaaa' },
      'password',
      'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters',
    ],
    [
      'blanks',
      { password: ' '.repeat(12) },
      'password',
      'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters',
    ],
    ['neither password nor invitation', { password: undefined }, 'password', 'Password is required'],
    [
      'a common password',
      { password: 'Password1' },
      'password',
      'Password is too common, please choose a stronger password',
    ],
    ['a long password', { password: 'x1A'.repeat(43) }, 'password', 'Password is too long'],
    ['no name', { full_name: ' ' }, 'full_name', 'Full Name is required'],
    ['a name of another kind', { full_name: 7 }, 'full_name', 'Full Name is required'],
    [
      'a script as name',
      { full_name: '<script>alert(1)</script>' },
      'full_name',
      'Name contains invalid characters',
    ],
    ['a reversing mark', { full_name: 'Selam\u202eovaD' }, 'full_name', 'Name contains invalid characters'],
    ['an emoji', { full_name: 'Selam 💪' }, 'full_name', 'Name contains invalid characters'],
    ['a null character', { full_name: 'Se\0lam' }, 'full_name', 'Name contains invalid characters'],
    ['half a character', { full_name: 'Se\ud800lam' }, 'full_name', 'Name contains invalid characters'],
    ['a name too long', { full_name: 'ሀ'.repeat(51) }, 'full_name', 'Name must be less than 50 characters'],
    ['an unknown role', { role: 'admin_x' }, 'role', 'Please choose one of the roles.'],
  ])('refuses %s', async (_, wrong, field, message) => {
    const { status, body } = await hana.call('POST', '', { ...dawit, ...wrong });
    expect(status).toBe(422);
    expect(body['errors']).toContainEqual({ path: [field], message });
    expect(await list()).toMatchObject({ total: { count: 1 } });
  });
});

describe('an invitation', () => {
  const invited = {
    email: 'marta@birtu.test',
    full_name: 'Marta Alemu',
    role: 'admin_fitness',
    invite: true,
  };
  const client = () => accountClient(api.node.origin);
  /** The link of the one mail that was written. */
  async function linkOf(language: string): Promise<URL> {
    const mails = await api.sql<{ text: string; language: string; subject: string }[]>`
      select text, language, subject from mails where recipient = ${invited.email}`;
    expect(mails).toMatchObject([{ language }]);
    return new URL(/http\S+verify\S+/.exec(mails[0]!.text)![0]);
  }
  const visit = async (link: URL) => {
    const { headers } = await fetch(new URL(link.pathname + link.search, api.node.origin), {
      redirect: 'manual',
    });
    return new URL(headers.get('location')!, api.node.origin);
  };
  beforeEach(() => api.sql`delete from mails`);

  test('leads to the page where the person chooses a password, and works once', async () => {
    const { status, body } = await hana.call('POST', '', { ...invited, language: 'am' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ full_name: 'Marta Alemu', role: 'admin_fitness' });
    expect(Object.keys(body)).toEqual(['id', 'full_name', 'email', 'role', 'created_at']);
    const link = await linkOf('am');
    const opened = await visit(link);
    expect(opened.pathname).toBe('/am/set-new-password');
    const tokens = new URLSearchParams(opened.hash.slice(1));
    const marta = client();
    await marta.setSession({
      access_token: tokens.get('access_token')!,
      refresh_token: tokens.get('refresh_token')!,
    });
    expect((await marta.updateUser({ password: 'Own-words-9' })).error).toBeNull();
    const signedIn = await client().signInWithPassword({ email: invited.email, password: 'Own-words-9' });
    expect(signedIn.data.user?.email).toBe(invited.email);
    expect((await visit(link)).hash).not.toContain('access_token');
  });

  test('is in the caller’s language, and opens nothing without its link', async () => {
    await hana.call('POST', '', { ...invited, password: 'Qx7!abcd' });
    await linkOf('en');
    const tried = await client().signInWithPassword({ email: invited.email, password: 'Qx7!abcd' });
    expect(tried.error?.code).toBe('invalid_credentials');
  });

  test('works for three days', async () => {
    await hana.call('POST', '', invited);
    const [token] = await api.sql<{ hours: number }[]>`
      select extract(epoch from expires_at - t.created_at)::int / 3600 as hours
      from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = ${invited.email}`;
    expect(token?.hours).toBe(72);
  });

  test('is not sent to who has an account', async () => {
    const refused = await hana.call('POST', '', { ...invited, email: hana.email });
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await api.sql`select 1 from mails`).toHaveLength(0);
  });
});

describe('editing', () => {
  test('changes name and role, never the e-mail, and ends the person’s sessions when the role changes', async () => {
    const selam = await person('admin_fitness');
    const change = { full_name: 'Selam Tesfaye-Abebe', email: 'other@birtu.test' };
    const renamed = await hana.call('PUT', `/${selam.id}`, { ...change, role: 'admin_fitness' });
    expect(renamed).toMatchObject({
      status: 200,
      body: { full_name: 'Selam Tesfaye-Abebe', email: selam.email, role: 'admin_fitness' },
    });
    // What mails greet by.
    expect(await api.sql`select user_metadata from auth.users where id = ${selam.id}`).toEqual([
      { user_metadata: { full_name: 'Selam Tesfaye-Abebe' } },
    ]);
    expect((await selam.call('GET')).status).toBe(403);
    await hana.call('PUT', `/${selam.id}`, { ...change, role: 'planner' });
    expect(await selam.call('GET')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(await logged()).toMatchObject([
      {
        action: 'update',
        subject_id: selam.id,
        before: { name: 'Selam Tesfaye-Abebe', role: 'admin_fitness' },
        after: { name: 'Selam Tesfaye-Abebe', role: 'planner' },
      },
    ]);
  });

  test('to the same is no change, and is not logged', async () => {
    const selam = await person('planner');
    const [{ count: before } = {}] = await api.sql`select count(*) from activity_log`;
    await hana.call('PUT', `/${selam.id}`, { full_name: 'Selam Tesfaye', role: 'planner' });
    expect(await api.sql`select count(*) from activity_log`).toEqual([{ count: before }]);
  });

  test('keeps a role of another kind when none is given', async () => {
    const other = await person('admin_x');
    expect(await hana.call('PUT', `/${other.id}`, { full_name: 'Selam' })).toMatchObject({
      body: { role: 'admin_x', full_name: 'Selam' },
    });
  });

  test('refuses to take one’s own role away, and lets one’s own name be changed', async () => {
    await person('admin_super');
    const refused = await hana.call('PUT', `/${hana.id}`, { full_name: 'Hana Girma', role: 'user' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'own_role' } });
    const renamed = await hana.call('PUT', `/${hana.id}`, { full_name: 'Hana Bekele', role: 'admin_super' });
    expect(renamed.status).toBe(200);
    expect((await hana.call('GET')).status).toBe(200);
  });

  test('says that the last super admin must stay one', async () => {
    const refused = await hana.call('PUT', `/${hana.id}`, { full_name: 'Hana Girma', role: 'user' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'last_super_admin' } });
  });

  test.each(['PUT', 'DELETE', 'GET'] as const)('%s of nobody is not found', async (method) => {
    const body = method === 'PUT' ? { full_name: 'Selam' } : undefined;
    expect((await hana.call(method, `/${randomUUID()}`, body)).status).toBe(404);
    expect((await hana.call(method, '/1', body)).status).toBe(422);
  });
});

describe('of two super admins', () => {
  const demoted = { full_name: 'Selam Tesfaye', role: 'user' };
  const attempts: Readonly<Record<string, (by: Person, whom: Person) => Promise<Answer>>> = {
    'demote each other': (by, whom) => by.call('PUT', `/${whom.id}`, demoted),
    'delete each other': (by, whom) => by.call('DELETE', `/${whom.id}`),
  };

  test.each(Object.entries(attempts))('who %s at once, one is left', async (_, attempt) => {
    for (let round = 0; round < 5; round += 1) {
      const sara = await person('admin_super', 'Sara');
      const answers = await Promise.all([attempt(hana, sara), attempt(sara, hana)]);
      const left = await api.sql`select id from user_profiles where role = 'admin_super'`;
      expect(left).toHaveLength(1);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect([401, 403]).toContain(answers.find(({ status }) => status >= 300)?.status);
      await api.sql`delete from auth.users`;
      hana = await person('admin_super', 'Hana Girma');
    }
  });

  test('an order given before the right was lost is not carried out after it', async () => {
    const sara = await person('admin_super', 'Sara');
    const selam = await person('user');
    const [, late] = await Promise.all([
      hana.call('PUT', `/${sara.id}`, { full_name: 'Sara', role: 'user' }),
      sara.call('PUT', `/${selam.id}`, { full_name: 'Selam', role: 'admin_super' }),
    ]);
    expect((await roleOf(selam.id)) === 'admin_super').toBe(late.status === 200);
  });
});

describe('deleting', () => {
  test('takes all that is the person’s, ends their sessions, and leaves feedback without its author', async () => {
    const selam = await person('user', 'Selam Uniquename', 'selam.unique@birtu.test');
    await leaveTraces(selam);
    const other = await person('user');
    await leaveTraces(other);
    expect((await hana.call('GET', `/${selam.id}`)).body['belongings']).toEqual({
      activities: 1,
      assessments: 1,
      saved_plans: 1,
      started_plans: 1,
      workouts: 1,
      measurements: 2,
      feedback: 1,
    });

    expect(await hana.call('DELETE', `/${selam.id}`)).toMatchObject({ status: 204, body: null });
    expect(await selam.call('GET')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(await tablesThatKnow(selam.id)).toEqual(['activity_log']);
    expect(await tablesThatKnow('selam.unique')).toEqual([]);
    expect(await tablesThatKnow(phoneOf(selam))).toEqual([]);
    expect(await tablesThatKnow(phoneOf(other))).toEqual(['auth.factors', 'mails']);
    const kept = await api.sql`select full_name, email from feedback where user_id is null order by email`;
    expect(kept).toEqual([
      { full_name: '', email: '' },
      { full_name: '', email: '' },
      { full_name: 'Selam', email: other.email.toUpperCase() },
    ]);
    expect(await tablesThatKnow(other.id)).toContain('activities');
    expect(await logged()).toMatchObject([
      {
        action: 'delete',
        subject_id: selam.id,
        before: { name: 'Selam Uniquename', role: 'user' },
        after: null,
      },
    ]);
  });

  test('takes the mails that name the person’s address, and no longer address that holds it', async () => {
    const someone = await person('user', 'Someone', 'a.b_+c@birtu.test');
    const [own, others] = [
      [
        'Write to a.b_+c@birtu.test.',
        'A.B_+C@Birtu.test',
        'አድራሻዎ a.b_+c@birtu.test። ይግቡ',
        '“a.b_+c@birtu.test”',
        `'a.b_+c@birtu.test', it is`,
        'a.b_+c@birtu.test.\nSelam',
      ],
      [
        'Write to sara.b_+c@birtu.test.',
        'x-a.b_+c@birtu.test',
        `o'a.b_+c@birtu.test`,
        'a.b_+c@birtu.test.et',
        'a.b_+c@birtu.test-town.et',
        'a_b_+c@birtu.test',
        'a.bx+c@birtu.test',
      ],
    ];
    await api.sql`delete from mails`;
    for (const text of [...own, ...others])
      await api.sql`
        insert into mails (recipient, subject, text, html, language)
        values ('sara.b_+c@birtu.test', 'Changed', ${text}, '', 'en')`;
    expect((await hana.call('DELETE', `/${someone.id}`)).status).toBe(204);
    const kept = await api.sql<{ text: string }[]>`select text from mails`;
    expect(kept.map(({ text }) => text).toSorted()).toEqual(others.toSorted());
  });

  test('leaves nothing behind in a table that refers to accounts, whichever that may be', async () => {
    const holding = await api.sql`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'f' and confrelid = 'auth.users'::regclass and confdeltype not in ('c', 'n')`;
    expect(holding).toEqual([]);
  });

  test('refuses to delete oneself, and the last super admin', async () => {
    const last = await hana.call('DELETE', `/${hana.id}`);
    expect(last).toMatchObject({ status: 409, body: { code: 'last_super_admin' } });
    await person('admin_super');
    const own = await hana.call('DELETE', `/${hana.id}`);
    expect(own).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect((await hana.call('GET')).status).toBe(200);
  });

  test('frees the e-mail for a new account', async () => {
    const selam = await person('user', 'Selam', 'again@birtu.test');
    await hana.call('DELETE', `/${selam.id}`);
    expect((await hana.call('POST', '', { ...dawit, email: selam.email })).status).toBe(201);
  });
});

/** Users without a session, each a minute older than the one before, or all of one moment. */
async function manyUsers(count: number, moment?: string) {
  await api.sql`
    with made as (
      insert into auth.users (email) select gen_random_uuid() || '@many.test' from generate_series(1, ${count})
      returning id, email
    )
    insert into user_profiles (id, full_name, email, created_at)
    select id, 'Kebede', email,
           coalesce(${moment ?? null}::text::timestamptz, now() - row_number() over () * interval '1 minute')
    from made`;
}

const phoneOf = ({ id }: Person) => `+2519${id.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`;

/** Something in each of the tables that know a person. */
async function leaveTraces(someone: Person) {
  const { id: userId, email } = someone;
  const phone = phoneOf(someone);
  const { db, sql } = api;
  await db.insert(activities).values({ userId, date: '2026-11-21' });
  await db.insert(assessments).values({ userId, form: {}, results: [] });
  await db.insert(savedPlans).values({ userId, kind: 'fitness', planId: 'weight-loss-foundation' });
  await db.insert(factors).values({ userId, factorType: 'phone', phone, status: 'verified' });
  await db.insert(feedback).values([
    { userId, fullName: 'Selam', email, content: 'Thank you' },
    { fullName: 'Selam', email: email.toUpperCase(), content: 'Before logging in' },
  ]);
  await sql`
    insert into fitness_plans (id, title, description, category, level, data, search_text)
    values ('strong', '{}', '{}', 'c', 'l', '{}', '') on conflict do nothing`;
  await sql`insert into started_plans (user_id, plan_id) values (${userId}, 'strong')`;
  await sql`insert into workout_sessions (user_id, plan_id, week, day) values (${userId}, 'strong', 1, 1)`;
  await sql`
    insert into body_measurements (user_id, date, weight)
    values (${userId}, '2026-11-20', 60), (${userId}, '2026-11-21', 61)`;
  await sql`
    insert into mails (channel, recipient, subject, text, html, language)
    values ('mail', ${email}, 'Hello', 'Hello Selam', '', 'en'), ('sms', ${phone}, '', 'Code', '', 'en'),
           ('mail', 'former@birtu.test', 'Changed', ${`Your new address is ${email}.`}, '', 'en')`;
}

/** Every table of the product with a row that mentions a text anywhere. */
async function tablesThatKnow(text: string): Promise<string[]> {
  const tables = await api.sql<{ name: string }[]>`
    select format('%s%I', case schemaname when 'public' then '' else schemaname || '.' end, tablename) as name
    from pg_tables where schemaname in ('public', 'auth', 'pgboss') order by 1`;
  const verdicts = tables.map(async ({ name }) => {
    const rows = await api.sql.unsafe(`select from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    return rows.length > 0 ? [name] : [];
  });
  return (await Promise.all(verdicts)).flat();
}
