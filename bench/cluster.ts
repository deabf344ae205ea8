/**
 * `npm run bench:cluster [-- fault…]`: what people notice of the faults of a cluster. Three PostgreSQL under Patroni, three
 * etcd, HAProxy and two nodes of the product, each machine a network namespace, while members write without a pause.
 * Needs root and Debian's packages `patroni etcd-server haproxy postgresql-15 iproute2 iptables`; with names (or their
 * beginnings) only these faults; `KEEP=1` leaves the servers' logs. Ends with 1 where a promise does not hold.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct, type Product } from '#test/product.ts';
import { apart } from './apart.ts';
import { account } from './clients.ts';
import { startClients, type SeenOfCluster } from './cluster-clients.ts';
import { faults, type Fault } from './cluster-faults.ts';
import { toldOf, type Told } from './cluster-log.ts';
import { addMachine, layNetwork } from './cluster-machines.ts';
import { Cluster } from './cluster-servers.ts';

/** Seconds. */
const promised = {
  /** As the product has them, and what a machine that plays all of them takes to say so. */
  request: 20 + 1,
  readiness: 1 + 0.25,
  /** More than the cluster itself needs. */
  writes: 2,
  heard: 20,
};
/** 10 for requests, 7 for what needs a session, of each node. */
const connectionsAtMost = 2 * 17;
const authSecret = randomBytes(32).toString('hex');

interface Found {
  readonly row: Readonly<Record<string, string | number>>;
  readonly broken: readonly string[];
  readonly told: readonly string[];
}

async function main(folder: string, names: readonly string[]): Promise<void> {
  chmodSync(folder, 0o755);
  const chosen = Object.entries(faults).filter(
    ([name]) => names.length === 0 || names.some((begin) => name.startsWith(begin)),
  );
  layNetwork();
  const cluster = new Cluster(folder);
  await cluster.start();
  console.log('The cluster is there');
  const places = [1, 2].map((number) => addMachine(`node${number}`, 30 + number));
  const startNode = async (index: number): Promise<Product> =>
    await startProduct(
      {
        DATABASE_URL: cluster.url,
        AUTH_SECRET: authSecret,
        PUBLIC_URL: 'http://localhost:3000',
        HOST: places[index]!.address,
        PORT: '3000',
        DATA_DIR: join(folder, places[index]!.name),
        LOG_LEVEL: 'warn',
        CLIENT_LIMIT_FACTOR: '1000000',
      },
      places[index]!.within,
    );
  const nodes = [await startNode(0), await startNode(1)];
  console.log('Both nodes are there');
  const stage = {
    cluster,
    killNode: () => nodes[0]!.kill(),
    startNode: async () => void (nodes[0] = await startNode(0)),
  };
  const found: [string, Found][] = [];
  for (const [name, fault] of chosen) {
    const result = await endure(name, fault, stage, nodes);
    found.push([name, result]);
    console.log(
      name,
      JSON.stringify(result.row),
      ...result.told.map((line) => `\n  ${line}`),
      ...result.broken.map((broken) => `\n  BROKEN: ${broken}`),
    );
  }
  console.table(Object.fromEntries(found.map(([name, { row }]) => [name, row])));
  const broken = found.flatMap(([name, each]) => each.broken.map((what) => `${name}: ${what}`));
  console.log(broken.length > 0 ? broken.join('\n') : 'Every promise held');
  await Promise.all(nodes.map((node) => node.stop()));
  process.exit(broken.length > 0 ? 1 : 0);
}

async function endure(
  name: string,
  fault: Fault,
  stage: Parameters<Fault>[0],
  nodes: readonly Product[],
): Promise<Found> {
  const { cluster } = stage;
  await cluster.untilWhole();
  const { seen, stop } = await startClients(
    nodes.map(({ url }) => url),
    cluster,
  );
  await sleep(2000);
  const began = Date.now();
  await fault(stage);
  // Patroni looks each five seconds: before that it may say that all is well.
  await sleep(10_000);
  await cluster.untilWhole();
  await sleep(3000);
  const without = {
    write: seen.writes.longest(),
    cluster: seen.cluster.longest(),
    primary: seen.primary.longest(),
  };
  await stop();
  return judge(name, seen, without, toldOf(cluster.said(), began), await stored(seen, nodes, cluster));
}

/** What stands in the database afterwards, and whether a change of it reaches both nodes. */
async function stored({ acknowledged }: SeenOfCluster, nodes: readonly Product[], cluster: Cluster) {
  const sql = await cluster.leaderSql('birtu');
  try {
    const counted = await account(sql, acknowledged);
    const word = `Heard ${Date.now()}`;
    const began = performance.now();
    await sql`update exercises set data = jsonb_set(data, '{name,en}', ${JSON.stringify(word)}::text::jsonb)
      where id = 'push-up'`;
    const shows = async ({ url }: Product) =>
      (await (await fetch(`${url}/exercises/push-up`)).text()).includes(word);
    const isLate = () => performance.now() - began > promised.heard * 1000;
    for (const node of nodes) while (!isLate() && !(await shows(node))) await sleep(100);
    const heard = (performance.now() - began) / 1000;
    const [{ connections } = { connections: 0 }] = await sql<{ connections: number }[]>`
      select count(*)::int as connections from pg_stat_activity where usename = 'birtu'`;
    return {
      ...counted,
      heard,
      connections,
    };
  } finally {
    await sql.end();
  }
}

/**
 * @param without the seconds that passed without a write of a member, of the witness, and without a primary
 * @param told what the cluster's log says of it, which counts where it says something
 */
function judge(
  name: string,
  seen: SeenOfCluster,
  without: Readonly<Record<'write' | 'cluster' | 'primary', number>>,
  told: Told,
  after: Awaited<ReturnType<typeof stored>>,
): Found {
  const own = told.seconds ?? Math.max(without.cluster, without.primary);
  const answers = [...seen.answers];
  // Who asks a node that is killed hears nothing, and asks the other one.
  const fine = name.startsWith('node') ? /^(200|201|503|none\b.*)$/s : /^(200|201|503)$/;
  const bad = answers.filter(([kind]) => !fine.test(kind));
  const promises: readonly (readonly [boolean, string])[] = [
    [
      without.write <= own + promised.writes,
      `${without.write.toFixed(1)} s without a write, the cluster ${own.toFixed(1)} s`,
    ],
    [bad.length === 0, bad.map(([kind, count]) => `${count} × ${kind}`).join('; ')],
    [seen.longestRequest <= promised.request, `a request took ${seen.longestRequest.toFixed(1)} s`],
    [
      seen.longestReadiness <= promised.readiness + seen.lateness(),
      `/readyz took ${seen.longestReadiness.toFixed(2)} s`,
    ],
    [after.lost === 0, `${after.lost} lost`],
    [after.doubled === 0, `${after.doubled} doubled`],
    [after.heard <= promised.heard, 'a change was not heard of'],
    [after.connections <= connectionsAtMost, `${after.connections} connections`],
  ];
  const count = (status: string) =>
    answers.reduce((sum, [kind, times]) => sum + (kind.startsWith(status) ? times : 0), 0);
  return {
    row: {
      writes: seen.acknowledged.length,
      'without a write s': without.write.toFixed(1),
      'cluster s': without.cluster.toFixed(1),
      'Patroni s': without.primary.toFixed(1),
      'its log s': told.seconds?.toFixed(1) ?? '',
      'more than that s': (without.write - own).toFixed(1),
      'later (503)': count('503'),
      'no answer': count('none'),
      other: bad.reduce((sum, [, times]) => sum + times, 0),
      'longest s': seen.longestRequest.toFixed(1),
      '/readyz s': seen.longestReadiness.toFixed(2),
      'measured late s': seen.lateness().toFixed(2),
      lost: after.lost,
      doubled: after.doubled,
      'heard s': after.heard.toFixed(1),
      connections: after.connections,
    },
    broken: promises.flatMap(([holds, what]) => (holds ? [] : [what])),
    told: told.lines,
  };
}

await apart(import.meta.url, ['--net'], main);
