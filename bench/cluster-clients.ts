import { randomUUID } from 'node:crypto';
import { ask, atWork, counting, Gap, repeating, Seen } from './clients.ts';
import type { Cluster } from './cluster-servers.ts';
import { signUp } from './stage.ts';

/** Milliseconds. */
const pauses = { betweenChecks: 250, witness: 100 };
const writers = 4;

/** What was seen while a fault lasted and the cluster recovered. */
export class SeenOfCluster extends Seen {
  /** Between two writes of a client that goes straight to each PostgreSQL. */
  readonly cluster = new Gap();
  /** Between two times at which Patroni called one the primary. */
  readonly primary = new Gap();
  /** Seconds. */
  longestReadiness = 0;
}

export interface Clients {
  readonly seen: SeenOfCluster;
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
  const seen = new SeenOfCluster();
  const { again, stop } = repeating();
  let turn = 0;
  const asked = counting(
    () => seen,
    [200, 201, 503],
    () => nodes[(turn += 1) % 2]!,
  );
  const working = [
    ...atWork(asked, () => seen, tokens, again),
    ...nodes.map((node) =>
      again(pauses.betweenChecks, async () => {
        const { status, seconds } = await ask(`${node}/readyz`);
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
      stop();
      await Promise.all(working);
    },
  };
}
