import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

/** A machine of the trial: a network namespace whose cable leads to the switch in the one of whoever measures. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Puts this before a command that is to run there. */
  readonly within: readonly string[];
}

const network = '10.91.0';

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
/** One command of `ip`, as it would be typed. */
const ip = (line: string): string => run('ip', ...line.split(' '));

const cableOf = ({ name }: Machine): string => `to-${name}`;

/** To be called once, in a namespace of one's own of networks, mounts and processes. */
export function layNetwork(): void {
  // What `ip netns` and the servers keep there is nobody else's.
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run');
  ip('link set lo up');
  ip('link add switch type bridge');
  ip('link set switch up');
  ip(`address add ${network}.1/24 dev switch`);
}

export function addMachine(name: string, number: number): Machine {
  const machine = {
    name,
    address: `${network}.${number}`,
    within: ['nsenter', `--net=/run/netns/${name}`],
  };
  ip(`netns add ${name}`);
  ip(`link add ${cableOf(machine)} type veth peer name eth0 netns ${name}`);
  ip(`link set ${cableOf(machine)} master switch up`);
  ip(`-n ${name} address add ${machine.address}/24 dev eth0`);
  ip(`-n ${name} link set eth0 up`);
  ip(`-n ${name} link set lo up`);
  return machine;
}

/** A disk of its own in memory, which nothing outlives and others' disks do not wait for. */
export function mountDisk(folder: string): void {
  mkdirSync(folder);
  run('mount', '-t', 'tmpfs', '-o', 'size=1g,mode=700,uid=postgres,gid=postgres', 'tmpfs', folder);
}

/** Starts a server there, as the user whom PostgreSQL's packages make: PostgreSQL does not run as root. */
export function startOn(
  { within }: Machine,
  command: readonly string[],
  told: (text: string) => void,
): ChildProcess {
  const [first = '', ...rest] = [...within, ...asPostgres, ...command];
  // Every log is in one time.
  const env = { ...process.env, TZ: 'UTC' };
  const child = spawn(first, rest, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', env });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => told(text));
  return child;
}

/** Waits until it has ended. */
export const runOn = ({ within }: Machine, ...command: readonly string[]): string =>
  run(within[0]!, ...within.slice(1), ...asPostgres, ...command);

const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

/** Takes the cable out, or plugs it in. */
export function cut(machine: Machine, isCut: boolean): void {
  ip(`link set ${cableOf(machine)} ${isCut ? 'down' : 'up'}`);
}

/** Loses this share of what comes to it; 0 ends that. Not every kernel has `netem`, but each knows this. */
export function lose({ name }: Machine, share: number): void {
  const rules = (line: string) => run('ip', 'netns', 'exec', name, 'iptables', ...line.split(' '));
  rules('--flush INPUT');
  if (share > 0)
    rules(
      `--append INPUT --in-interface eth0 --match statistic --mode random --probability ${share} --jump DROP`,
    );
}

/** Sends so many bits a second at most to it, or as many as there are. */
export function slow(machine: Machine, rate: string | undefined): void {
  const line = `qdisc ${rate ? 'replace' : 'delete'} dev ${cableOf(machine)} root`;
  run('tc', ...line.split(' '), ...(rate ? `tbf rate ${rate} burst 16kb latency 400ms`.split(' ') : []));
}

/** @param only those with this name, such as `postgres` */
export function signal({ name }: Machine, kind: NodeJS.Signals, only?: string): void {
  const ids = ip(`netns pids ${name}`).split('\n').filter(Boolean).map(Number);
  for (const id of ids)
    try {
      if (only === undefined || readFileSync(`/proc/${id}/comm`, 'utf8').trim() === only)
        process.kill(id, kind);
    } catch {
      // It has ended since.
    }
}
