/** Clients that write without a pause and keep account of it: what was acknowledged must be there afterwards, and once. */
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '#src/server/database.server.ts';

const afterRefusalMs = 100;
/** No day takes more than fifty activities. */
const writesOfADay = 40;
/** Whoever waits longer gives up: longer than any answer may take. Milliseconds. */
const patience = 40_000;

/** The longest time between two events. */
export class Gap {
  private last = performance.now();
  private worst = 0;

  happened(): void {
    this.worst = this.longest();
    this.last = performance.now();
  }

  /** Seconds, the one that is not over included. */
  longest = (): number => Math.max(this.worst, (performance.now() - this.last) / 1000);
}

/** What clients saw. */
export class Seen {
  /** Between two acknowledged writes. */
  readonly writes = new Gap();
  /** By status, and what was asked where that is unexpected. */
  readonly answers = new Map<string, number>();
  /** Seconds. */
  longestRequest = 0;
  /** By how much this process was late itself. */
  private readonly lag = monitorEventLoopDelay({ resolution: 10 });
  readonly acknowledged: string[] = [];

  constructor() {
    this.lag.enable();
  }

  lateness = (): number => this.lag.max / 1e9;

  count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}

/** Status 0: the process or its machine is not there. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly seconds: number;
  readonly retryAfter: string | null;
}

export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), ...init })
    .then(async (got) => ({
      status: got.status,
      text: await got.text(),
      retryAfter: got.headers.get('retry-after'),
    }))
    .catch(() => ({ status: 0, text: '', retryAfter: null }));
  return { ...answer, seconds: (performance.now() - began) / 1000 };
}

export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** Asks the node whose turn it is, and counts what it answers. @param expected statuses of which it is not said what was asked */
export const counting =
  (seen: () => Seen, expected: readonly number[], nodeOf: () => string): Ask =>
  async (path, init = {}) => {
    const answer = await ask(`${nodeOf()}${path}`, init);
    const { status, text, seconds, retryAfter } = answer;
    seen().longestRequest = Math.max(seen().longestRequest, seconds);
    const where = `${init.method ?? 'GET'} ${path.split('?')[0]}`;
    seen().count(
      expected.includes(status) && (status !== 503 || retryAfter !== null)
        ? String(status)
        : `${status || 'none'} ${where} ${text.slice(0, 160)}`.trim(),
    );
    return answer;
  };

/** Work that is done again and again until all of it is to stop. */
export function repeating() {
  let isOver = false;
  return {
    isOver: () => isOver,
    stop: () => void (isOver = true),
    /** @param pause milliseconds */
    again: async (pause: number, work: () => Promise<unknown>): Promise<void> => {
      while (!isOver) {
        await work();
        await sleep(pause);
      }
    },
  };
}

/** What sends a body. */
export const sending = (method: string, token: string, body: object, key?: string): RequestInit => ({
  method,
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  },
  body: JSON.stringify(body),
});

/** Writes an activity of a member, and does not give up before it is acknowledged. */
export function writing(asked: Ask, seen: () => Seen, token: string): () => Promise<void> {
  let written = 0;
  return async () => {
    const name = randomUUID();
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor((written += 1) / writesOfADay)));
    const init = sending('POST', token, {
      // Sent again under its id it is saved once.
      id: name,
      type: 'workout',
      date: day.toISOString().slice(0, 10),
      details: { name, duration: 30 },
    });
    while ((await asked('/api/activities', init)).status !== 201) await sleep(afterRefusalMs);
    seen().acknowledged.push(name);
    seen().writes.happened();
  };
}

/** How often an activity of this name is in the database. */
export interface Times {
  readonly name: string;
  readonly times: number;
}

/** How many of the acknowledged activities are not there, and how many more than once. */
export async function account(sql: Sql, acknowledged: readonly string[]) {
  const rows = await sql<Times[]>`
    select details->>'name' as name, count(*)::int as times from activities group by 1`;
  return accountOf(rows, acknowledged);
}

export function accountOf(rows: readonly Times[], acknowledged: readonly string[]) {
  const times = new Map(rows.map((row) => [row.name, row.times]));
  return {
    lost: acknowledged.filter((name) => !times.has(name)).length,
    doubled: acknowledged.filter((name) => times.get(name)! > 1).length,
  };
}

/** Milliseconds. */
const pauses = { betweenWrites: 25, betweenReads: 200 };

/** Members who write without a pause, one who reads, and a visitor who looks for something else each time. */
export function atWork(
  asked: Ask,
  seen: () => Seen,
  tokens: readonly string[],
  again: ReturnType<typeof repeating>['again'],
): readonly Promise<void>[] {
  let turn = 0;
  return [
    ...tokens.map((token) => again(pauses.betweenWrites, writing(asked, seen, token))),
    again(pauses.betweenReads, () =>
      asked('/api/activities?from=2025-01-01&to=2025-01-31', {
        headers: { authorization: `Bearer ${tokens[0]!}` },
      }),
    ),
    again(pauses.betweenReads, () => asked(`/foods?q=shiro+${(turn += 1)}`)),
  ];
}
