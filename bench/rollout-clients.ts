/** Who uses the product while a release comes in: members, visitors and staff, in front of whatever nodes are there. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { today, addDays } from '#src/lib/day.ts';
import type { Sql } from '#src/server/database.server.ts';
import { account, ask, counting, repeating, Seen, sending, writing, type Ask } from './clients.ts';
import { liveADay, type Member, type Send } from './member-day.ts';
import { givePast, signUp } from './stage.ts';

/** Milliseconds. */
const pauses = { betweenWrites: 25, betweenDays: 50, betweenReads: 50, betweenSaves: 250, afterRefusal: 100 };
const counts = { writers: 4, members: 24, livers: 3, staff: 2, visitors: 2 };

/** Nodes as a balancer has them: asked in turn, and not asked once they say that they stop. */
export class Balance {
  private readonly nodes = new Map<string, boolean>();
  private turn = 0;

  add(url: string): void {
    this.nodes.set(url, true);
  }

  /** As often as the proxy of `deploy/` does. */
  async look(): Promise<void> {
    for (const url of this.nodes.keys()) this.nodes.set(url, (await ask(`${url}/healthz`)).status === 200);
  }

  next = (): string => {
    const open = [...this.nodes].filter(([, isOpen]) => isOpen).map(([url]) => url);
    if (open.length === 0) throw new Error('No node is open');
    return open[(this.turn += 1) % open.length]!;
  };
}

const pages = ['/', '/am', '/foods', '/services/education', '/exercises/push-up', '/services/fitness'];
const lists = ['/api/plans/fitness', '/api/content', '/api/exercises?ids=push-up,plank'];

/** Texts of an article, which are told from all others by their title. */
const article = (title: string) => ({
  type: 'educational',
  category: 'fitness',
  title: { en: title, am: title },
  summary: { en: 'Why muscles grow at night', am: 'ጡንቻ ለምን በሌሊት ያድጋል' },
  body: { en: 'Sleep long.', am: 'ረጅም ይተኙ።' },
  icon: 'moon',
  image: '/figures/plank-still.svg',
  author: { en: 'Hana Girma', am: 'ሃና ግርማ' },
  sources: [{ citation: 'Somebody (2020)', url: 'https://example.org/a' }],
  publication: { state: 'published' },
});

export class Crowd {
  /** What is seen now; of each part of the roll-out another one. */
  seen = new Seen();
  private readonly acknowledged: string[] = [];
  /** Ids of meals, and of articles their title as it was saved last. */
  private readonly meals: string[] = [];
  private readonly articles = new Map<string, string>();
  private readonly work = repeating();
  private readonly asked: Ask;
  private working: readonly Promise<void>[] = [];
  private readonly balance: Balance;

  constructor(balance: Balance) {
    this.balance = balance;
    this.asked = counting(() => this.seen, [200, 201, 204], this.balance.next);
  }

  /** @param url of the release that is there first */
  async begin(url: string, sql: Sql): Promise<void> {
    const join = async (name: string) => await signUp(url, `${name}@example.et`);
    const free: Member[] = [];
    for (let index = 0; index < counts.members; index += 1) {
      const { access_token: accessToken, refresh_token: refreshToken, user } = await join(`member${index}`);
      await givePast(sql, user.id, index);
      free.push({ accessToken, refreshToken, day: addDays(today(new Date()), -390) });
    }
    const writers = await Promise.all(range(counts.writers).map((index) => join(`writer${index}`)));
    const staff = await Promise.all(range(counts.staff).map((index) => join(`staff${index}`)));
    await sql`update user_profiles set role = 'nutritionist' where email like 'staff%@example.et'`;
    const { work } = this;
    this.working = [
      work.again(500, () => this.balance.look()),
      ...writers.map(({ access_token: token }) =>
        work.again(
          pauses.betweenWrites,
          writing(this.asked, () => this.seen, token),
        ),
      ),
      ...range(counts.livers).map(() =>
        work.again(pauses.betweenDays, async () => {
          const member = free.shift()!;
          await liveADay(member, this.send);
          free.push(member);
        }),
      ),
      ...range(counts.visitors).map(() => work.again(pauses.betweenReads, this.visit())),
      ...staff.map(({ access_token: token }) => work.again(pauses.betweenSaves, () => this.save(token))),
    ];
    // One that fails is told at the end.
    for (const each of this.working) each.catch(() => undefined);
  }

  /** What has been seen until now; from now on another one is filled. */
  next(): Seen {
    const { seen } = this;
    this.seen = new Seen();
    this.acknowledged.push(...seen.acknowledged);
    return seen;
  }

  /** Ends once what was begun is acknowledged. */
  async stop(): Promise<void> {
    this.work.stop();
    await Promise.all(this.working);
  }

  /** Of all that was acknowledged, what is not there or is there more than once. */
  async account(sql: Sql) {
    const activities = await account(sql, [...this.acknowledged, ...this.seen.acknowledged]);
    const [{ meals }] = await sql<[{ meals: number }]>`
      select count(*)::int as meals from diary_entries where id = any(${this.meals})`;
    const titles = await sql<{ title: string; id: string; times: number }[]>`
      select title->>'en' as title, min(id) as id, count(*)::int as times from content_items group by 1`;
    const stored = new Map(titles.map((row) => [row.title, row]));
    const articles = [...this.articles];
    return {
      writes: this.acknowledged.length + this.seen.acknowledged.length + this.meals.length + articles.length,
      lost:
        activities.lost +
        (this.meals.length - meals) +
        articles.filter(([id, title]) => stored.get(title)?.id !== id).length,
      doubled: activities.doubled + articles.filter(([, title]) => stored.get(title)!.times > 1).length,
    };
  }

  private readonly send: Send = async (kind, method, path, { token, body } = {}) => {
    const headers = token && { authorization: `Bearer ${token}` };
    const init = body ? sending(method, token ?? '', body) : { method, ...(headers && { headers }) };
    const { status, text } = await this.asked(path, init);
    if (status === 0 || status >= 400) return null;
    if (kind === 'meal') this.meals.push((body as { id: string }).id);
    return { status, body: text.startsWith('{') ? JSON.parse(text) : null };
  };

  private visit(): () => Promise<void> {
    let turn = 0;
    return async () => {
      turn += 1;
      const page = pages[turn % pages.length]!;
      const { status, text } = await this.asked(page);
      if (status === 200 && !text.trimEnd().endsWith('</html>')) this.seen.count(`200 ${page} is cut off`);
      await this.asked(lists[turn % lists.length]!);
      await this.asked(`/foods?q=shiro+${turn}`);
    };
  }

  /** An article is written and published, then changed; each is asked for under one key until it is answered. */
  private async save(token: string): Promise<void> {
    const saved = async (method: string, path: string, body: object) => {
      const init = sending(method, token, body, randomUUID());
      for (;;) {
        const { status, text } = await this.asked(`/api/admin/content${path}`, init);
        if (status === 200 || status === 201) return JSON.parse(text) as { id: string; version: number };
        if (this.work.isOver()) return null;
        await sleep(pauses.afterRefusal);
      }
    };
    const first = `Written ${randomUUID()}`;
    const made = await saved('POST', '', article(first));
    if (!made) return;
    this.articles.set(made.id, first);
    const second = `Changed ${randomUUID()}`;
    const { id, version } = made;
    if (await saved('PUT', `/${id}`, { ...article(second), id, version })) this.articles.set(id, second);
  }
}

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
