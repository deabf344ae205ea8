import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from '#src/server/database.server.ts';

/** Of `/proc/<pid>/stat`, behind the name in brackets: parent, and ticks of a hundredth of a second. */
function statOf(pid: number | string) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return { parent: fields[1]!, own: fields[11]! + fields[12]!, ofEnded: fields[13]! + fields[14]! };
}

/** Seconds of the processor that a PostgreSQL of this machine has used so far: its first process, its children, living and ended. */
export async function postgresSeconds(sql: Sql): Promise<number> {
  const [{ pid }] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const { parent } = statOf(pid);
  const first = statOf(parent);
  let ticks = first.own + first.ofEnded;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const { parent: of, own } = statOf(name);
      if (of === parent) ticks += own;
    } catch {
      // ended meanwhile
    }
  return ticks / 100;
}

/** What a node says of itself at `/metrics`. */
export async function nodeFigures(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    seconds: figure('process_cpu_seconds_total'),
    megabytes: figure('process_resident_memory_bytes') / 1e6,
    heapMegabytes: figure('nodejs_heap_size_used_bytes') / 1e6,
  };
}
