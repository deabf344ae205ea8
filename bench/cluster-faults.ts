import { setTimeout as sleep } from 'node:timers/promises';
import { cut, lose, signal, slow, type Machine } from './cluster-machines.ts';
import type { Cluster } from './cluster-servers.ts';

/** What a fault may do something to. */
export interface Stage {
  readonly cluster: Cluster;
  readonly killNode: () => Promise<void>;
  readonly startNode: () => Promise<void>;
}

/** Makes something fail, and ends that where it does not end by itself. */
export type Fault = (stage: Stage) => Promise<void>;

const seconds = (count: number) => sleep(count * 1000);

/** For so many seconds a machine is treated so. */
async function during(count: number, machine: Machine, treat: (machine: Machine, isOn: boolean) => void) {
  treat(machine, true);
  await seconds(count);
  treat(machine, false);
}

const freeze = (machine: Machine, isOn: boolean, only?: string) =>
  signal(machine, isOn ? 'SIGSTOP' : 'SIGCONT', only);
const hangMachine = (machine: Machine, isOn: boolean) => {
  cut(machine, isOn);
  freeze(machine, isOn);
};

async function die({ cluster }: Stage, machines: readonly Machine[], count: number) {
  for (const machine of machines) {
    cut(machine, true);
    signal(machine, 'SIGKILL');
  }
  await seconds(count);
  for (const machine of machines) {
    cut(machine, false);
    cluster.startMachine(machine);
  }
}

const primary = ({ cluster }: Stage) => cluster.withRole('leader');
const standby = ({ cluster }: Stage) => cluster.withRole('sync_standby');

export const faults: Readonly<Record<string, Fault>> = {
  'primary: kill -9': async (stage) => {
    process.kill(stage.cluster.postmasterOf(await primary(stage)), 'SIGKILL');
  },
  'primary: switchover': async (stage) => {
    const [leader, candidate] = [await primary(stage), await standby(stage)];
    await stage.cluster.ask(leader, '/switchover', { leader: leader.name, candidate: candidate.name });
  },
  'primary: restart': async (stage) => {
    await stage.cluster.ask(await primary(stage), '/restart', {});
  },
  'primary: immediate stop': async (stage) => {
    stage.cluster.stopPostgres(await primary(stage), 'immediate');
  },
  'primary: PostgreSQL hangs 20 s': async (stage) =>
    during(20, await primary(stage), (machine, isOn) => freeze(machine, isOn, 'postgres')),
  'primary: machine hangs 20 s': async (stage) => during(20, await primary(stage), hangMachine),
  'primary: cut off 60 s': async (stage) => during(60, await primary(stage), cut),
  'primary: machine dies': async (stage) => die(stage, [await primary(stage)], 45),
  'primary: loses a tenth of the packets, 2 Mbit/s, 20 s': async (stage) =>
    during(20, await primary(stage), (machine, isOn) => {
      lose(machine, isOn ? 0.1 : 0);
      slow(machine, isOn ? '2mbit' : undefined);
    }),
  'primary: all connections ended': async (stage) => {
    const sql = stage.cluster.sqlOf(await primary(stage));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'birtu'`;
  },
  'standby: kill -9': async (stage) => {
    process.kill(stage.cluster.postmasterOf(await standby(stage)), 'SIGKILL');
  },
  'standby: machine hangs 20 s': async (stage) => during(20, await standby(stage), hangMachine),
  'standby: cut off 40 s': async (stage) => during(40, await standby(stage), cut),
  'standbys: both machines die': async (stage) => {
    const leader = await primary(stage);
    await die(
      stage,
      stage.cluster.machines.filter((machine) => machine !== leader),
      40,
    );
  },
  'etcd: no quorum 40 s': async ({ cluster }) => {
    const [one, two] = cluster.machines as readonly [Machine, Machine];
    for (const machine of [one, two]) freeze(machine, true, 'etcd');
    await seconds(40);
    for (const machine of [one, two]) freeze(machine, false, 'etcd');
  },
  'HAProxy: restart': async ({ cluster }) => cluster.restartProxy(),
  'node: kill -9': async ({ killNode, startNode }) => {
    await killNode();
    await startNode();
  },
};
