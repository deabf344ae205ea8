import { Agent, request } from 'node:http';

/** How many workers ask at once. */
export const connections = 16;
const roundSeconds = 2;
const rounds = 5;

/** One piece of work; `worker` counts from 0, and no worker is asked again before its last piece is done. */
export type Ask = (worker: number) => Promise<unknown>;

type Headers = Readonly<Record<string, string>>;

/** Reads an address again and again. */
export function getting(url: string, headers: Headers = {}): Ask {
  const send = sender(url, 'GET', headers);
  return () => send();
}

/** Sends bodies to an address; the answer's text comes back. */
export function posting(url: string): (body: string) => Promise<string> {
  const send = sender(url, 'POST', {});
  return async (body) => (await send(body)).toString();
}

/**
 * What is compressed is no text: read as one, it would cost whoever asks more than the answer costs the server.
 *
 * @returns the body of a good answer, over connections that stay open; any other answer ends the measurement
 */
function sender(url: string, method: string, headers: Headers): (body?: string) => Promise<Buffer> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (body) =>
    new Promise<Buffer>((resolve, reject) => {
      const outgoing = request(url, { agent, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          if (answer.statusCode === 200) resolve(bytes);
          else reject(new Error(`${url} answered ${answer.statusCode}: ${bytes.toString().slice(0, 200)}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}

interface Load {
  /** How often a second. */
  readonly rate: number;
  /** Of the processor, each time. */
  readonly microseconds: number;
}

/** What is done in one round. */
async function load(ask: Ask, workers: number, used = async () => Number.NaN): Promise<Load> {
  const usedBefore = await used();
  const until = performance.now() + roundSeconds * 1000;
  let done = 0;
  const work = async (worker: number) => {
    while (performance.now() < until) {
      await ask(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return { rate: done / roundSeconds, microseconds: ((await used()) - usedBefore) * (1e6 / done) };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

type Side = 'ours' | 'ceiling';

interface Comparison {
  readonly ours: Ask;
  readonly ceiling: Ask;
  /** Tell the processor's seconds that the process of either has used so far. */
  readonly used?: Readonly<Record<Side, () => Promise<number>>>;
  /** How many ask for the ceiling at once, if not as many as for ours. */
  readonly ceilingWorkers?: number;
  /** The ratio that is wanted. */
  readonly least?: number;
}

/** Measures two in turn, so that a noisy machine disturbs both alike, and prints a row. */
export async function compare(
  name: string,
  { ours, ceiling, used, ceilingWorkers = connections, least }: Comparison,
): Promise<void> {
  const round = async () => ({
    ceiling: await load(ceiling, ceilingWorkers, used?.ceiling),
    ours: await load(ours, connections, used?.ours),
  });
  await round();
  const pairs: Awaited<ReturnType<typeof round>>[] = [];
  for (let count = 0; count < rounds; count += 1) pairs.push(await round());
  const ratios = pairs.map((pair) => pair.ours.rate / pair.ceiling.rate);
  const ratio = median(ratios);
  const wanted = least === undefined ? '' : `  wanted ≥ ${least.toFixed(2)}  ${ratio >= least ? '✓' : '✗'}`;
  const middle = (of: Side, figure: keyof Load) => median(pairs.map((pair) => pair[of][figure])).toFixed(0);
  const perSecond = (of: Side) => middle(of, 'rate').padStart(6);
  const each = used
    ? `  ${middle('ours', 'microseconds')} of ${middle('ceiling', 'microseconds')} µs of the processor`
    : '';
  console.log(
    `${name.padEnd(52)} ${perSecond('ours')}/s of ${perSecond('ceiling')}/s  ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})${wanted}${each}`,
  );
}
