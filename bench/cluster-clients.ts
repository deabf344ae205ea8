import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster-servers.ts';
import { signUp } from './stage.ts';

/** Milliseconds. */
const pauses = { betweenWrites: 25, afterRefusal: 100, betweenReads: 200, betweenChecks: 250, witness: 100 };
const writers = 4;
/** No day takes more than fifty activities. */
const writesOfADay = 40;
/** Whoever waits longer gives up: longer than any answer may take. */
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

/** What was seen while a fault lasted and the cluster recovered. */
export class Seen {
  /** Between two acknowledged writes. */
  readonly writes = new Gap();
  /** Between two writes of a client that goes straight to each PostgreSQL. */
  readonly cluster = new Gap();
  /** Between two times at which Patroni called one the primary. */
  readonly primary = new Gap();
  /** By status, and what was asked where that is unexpected. */
  readonly answers = new Map<string, number>();
  /** Seconds. */
  longestRequest = 0;
  longestReadiness = 0;
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

export interface Clients {
  readonly seen: Seen;
  /** Ends once what was begun is acknowledged. */
  readonly stop: () => Promise<void>;
}

/** Members who write without a pause, visitors, whoever asks whether nodes are ready, and a witness of the cluster. */
export async function startClients(nodes: readonly string[], cluster: Cluster): Promise<Clients> {
  const tokens = await Promise.all(
    Array.from(
      { length: writers },
      async (_, index) =>
        (await signUp(nodes[index % 2]!, `member.${randomUUID()}@example.com`)).access_token,
    ),
  );
  const seen = new Seen();
  let isOver = false;
  let turn = 0;

  const ask = async (path: string, init: RequestInit = {}, node = nodes[(turn += 1) % 2]!) => {
    const began = performance.now();
    const answer = await fetch(`${node}${path}`, { signal: AbortSignal.timeout(patience), ...init })
      .then(async (got) => ({ status: got.status, text: await got.text() }))
      // The process or its machine is not there.
      .catch(() => ({ status: 0, text: '' }));
    return { ...answer, seconds: (performance.now() - began) / 1000 };
  };
  const asked = async (path: string, init: RequestInit = {}) => {
    const { status, text, seconds } = await ask(path, init);
    seen.longestRequest = Math.max(seen.longestRequest, seconds);
    const isExpected = [200, 201, 503].includes(status);
    seen.count(
      isExpected ? String(status) : `${status || 'none'} ${path.split('?')[0]} ${text.slice(0, 160)}`.trim(),
    );
    return status;
  };
  /** Does it again and again until the clients stop. */
  const again = async (pause: number, work: () => Promise<unknown>) => {
    while (!isOver) {
      await work();
      await sleep(pause);
    }
  };

  const write = async (token: string, written: number) => {
    const name = randomUUID();
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(written / writesOfADay)));
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        // Sent again under its id it is saved once.
        id: name,
        type: 'workout',
        date: day.toISOString().slice(0, 10),
        details: { name, duration: 30 },
      }),
    };
    while ((await asked('/api/activities', init)) !== 201) await sleep(pauses.afterRefusal);
    seen.acknowledged.push(name);
    seen.writes.happened();
  };
  const working = [
    ...tokens.map(async (token) => {
      let written = 0;
      await again(pauses.betweenWrites, () => write(token, (written += 1)));
    }),
    again(pauses.betweenReads, () =>
      asked('/api/activities?from=2025-01-01&to=2025-01-31', {
        headers: { authorization: `Bearer ${tokens[0]!}` },
      }),
    ),
    again(pauses.betweenReads, () => asked(`/foods?q=shiro+${(turn += 1)}`)),
    ...nodes.map((node) =>
      again(pauses.betweenChecks, async () => {
        const { status, seconds } = await ask('/readyz', {}, node);
        if (status !== 0) seen.longestReadiness = Math.max(seen.longestReadiness, seconds);
      }),
    ),
    ...cluster.machines.flatMap((machine) => [
      again(pauses.witness, async () => {
        const written = await cluster.sqlOf(machine)`insert into witness default values`.catch(() => null);
        if (written) seen.cluster.happened();
      }),
      again(pauses.betweenChecks, async () => {
        if ((await cluster.ask(machine, '/primary'))?.ok) seen.primary.happened();
      }),
    ]),
  ];
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(working);
    },
  };
}
