/**
 * `npm run bench:scale`: how many nodes, and what PostgreSQL, so and so many members a day need, from what a member's day
 * costs by `bench:load`. `docs/scale.md` says what follows. `npm run bench:scale -- node=62 postgres=28` takes other costs.
 */

/** Of one member's day, as measured (docs/scale.md says when and on what); a share of the processors is left free. */
const costs = {
  /** Milliseconds of one processor. */
  node: 43,
  postgres: 25,
  /** kB of its write-ahead log, and kB that stay. */
  log: 13,
  kept: 3,
  transactions: 67,
};
type Cost = keyof typeof costs;

/**
 * Shares of a day's use by its hours, from midnight: an assumption, with what a day at home looks like: before work, at
 * noon, and most of all in the evening.
 */
const hours = [1, 0.5, 0.3, 0.3, 1, 4, 7, 6, 4, 3, 3, 4, 6, 5, 3, 3, 4, 7, 9, 10, 9, 6, 4, 2] as const;

/** What one machine of the larger kind offers, and what is asked of it at most. */
const machine = {
  processors: 64,
  /** Busy so far in the busiest hour: whatever fails is carried by the others. */
  busy: 0.5,
  /** MB a second of the log that a disk and a replica keep up with. */
  log: 100,
  /** TB that are still backed up, restored and vacuumed in a night. */
  terabytes: 4,
  /** Of a node, by `DATABASE_URL` and beside it. */
  connections: 15,
  /** PostgreSQL lives with without a pooler. */
  mostConnections: 500,
};

/** Whoever comes waits longer than this for a processor … */
const waitMilliseconds = 50;
/** … less often than this. */
const waitShare = 0.001;
/** Milliseconds of one request. */
const request = 3;

/** The share of those that wait longer than `wait`, where `load` of `servers` are busy on average (Erlang C). */
function waiting(servers: number, load: number, wait: number, service: number): number {
  if (load >= servers) return 1;
  let inverse = 1;
  for (let count = 1; count <= servers; count += 1) inverse = 1 + (inverse * count) / load;
  const blocked = 1 / inverse;
  const queued = blocked / (1 - (load / servers) * (1 - blocked));
  return queued * Math.exp((-(servers - load) * wait) / service);
}

/** The fewest processors for an hour in which `load` of them are busy on average. */
function processorsFor(load: number): number {
  let count = Math.max(1, Math.ceil(load / machine.busy));
  while (waiting(count, load, waitMilliseconds, request) > waitShare) count += 1;
  return count;
}

const asked = Object.fromEntries(
  process.argv.slice(2).map((argument) => argument.split('=') as [Cost, string]),
);
const cost = (name: Cost) => Number(asked[name] ?? costs[name]);

const whole = hours.reduce<number>((sum, share) => sum + share, 0);
const busiest = Math.max(...hours) / whole;

function needed(members: number) {
  const perSecond = (members * busiest) / 3600;
  const nodes = Math.max(2, processorsFor((perSecond * cost('node')) / 1000));
  const postgres = processorsFor((perSecond * cost('postgres')) / 1000);
  const log = (perSecond * cost('log')) / 1000;
  const terabytesAYear = (members * cost('kept') * 365) / 1e9;
  const primaries = Math.max(
    postgres / machine.processors,
    log / machine.log,
    terabytesAYear / machine.terabytes,
  );
  return {
    'days a second at most': perSecond.toFixed(1),
    'nodes of one processor': nodes,
    'processors of PostgreSQL': postgres,
    'transactions a second': Math.round(perSecond * cost('transactions')),
    'MB of log a second': log.toFixed(2),
    'GB kept a year': Math.round(terabytesAYear * 1000),
    connections: nodes * machine.connections,
    pooler: nodes * machine.connections > machine.mostConnections ? 'needed' : '–',
    'primaries of the larger kind': primaries <= 1 ? 1 : Math.ceil(primaries),
  };
}

const members = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
console.table(Object.fromEntries(members.map((count) => [count.toLocaleString('en'), needed(count)])));

/** Members a day at which one primary of the larger kind has enough, by what ends first. */
const ends = {
  processors: (machine.processors * machine.busy * 1000 * 3600) / (cost('postgres') * busiest),
  log: (machine.log * 1000 * 3600) / (cost('log') * busiest),
  'size, in a year': (machine.terabytes * 1e9) / (cost('kept') * 365),
  'size, in five years': (machine.terabytes * 1e9) / (cost('kept') * 365 * 5),
};
console.table(
  Object.fromEntries(
    Object.entries(ends).map(([what, count]) => [
      what,
      { 'members a day': Math.round(count).toLocaleString('en') },
    ]),
  ),
);
