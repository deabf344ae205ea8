import type { ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Sql } from '#src/server/database.server.ts';
import { linesOf, type Line } from './cluster-log.ts';
import { addMachine, mountDisk, runOn, startOn, type Machine } from './cluster-machines.ts';

/** As Debian installs them. */
const postgresCommands = '/usr/lib/postgresql/15/bin';
const ports = { postgres: 5432, patroni: 8008, etcd: 2379, peers: 2380 };

/** What `docs/operations.md` recommends. */
const dynamic = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 200,
      wal_sender_timeout: '10s',
      wal_receiver_timeout: '10s',
      max_wal_size: '256MB',
      wal_keep_size: '256MB',
      shared_buffers: '64MB',
    },
  },
};

interface Member {
  readonly name: string;
  /** `leader`, `sync_standby` or `replica`, and others for a moment. */
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** Three PostgreSQL under Patroni, each with an etcd beside it, and HAProxy in front. */
export class Cluster {
  readonly machines: readonly Machine[] = [1, 2, 3].map((number) => addMachine(`db${number}`, 10 + number));
  readonly proxy = addMachine('proxy', 20);
  private haproxy: ChildProcess | undefined;
  private readonly direct = new Map<Machine, Sql>();

  private readonly folder: string;

  /** @param folder for logs and, in memory, what the machines keep */
  constructor(folder: string) {
    this.folder = folder;
    for (const machine of this.machines) {
      mountDisk(join(folder, machine.name));
      writeFileSync(this.configOf(machine), JSON.stringify(this.patroniOf(machine)));
    }
  }

  get url(): string {
    return `postgres://birtu@${this.proxy.address}:${ports.postgres}/birtu`;
  }

  async start(): Promise<void> {
    for (const machine of this.machines) this.startMachine(machine);
    this.startProxy();
    await this.untilWhole();
    const sql = await this.leaderSql();
    await sql.unsafe('create role birtu login');
    await sql.unsafe(
      "create database birtu owner birtu template template0 encoding 'UTF8' locale 'C' lc_ctype 'C.UTF-8'",
    );
    await sql.unsafe('create table witness (at timestamptz not null default now())');
  }

  startMachine(machine: Machine): void {
    const url = (port: number, { address }: Machine = machine) => `http://${address}:${port}`;
    const log = (server: string) => (text: string) => appendFileSync(this.logOf(machine, server), text);
    const etcd = {
      name: machine.name,
      'data-dir': join(this.folder, machine.name, 'etcd'),
      'listen-client-urls': url(ports.etcd),
      'advertise-client-urls': url(ports.etcd),
      'listen-peer-urls': url(ports.peers),
      'initial-advertise-peer-urls': url(ports.peers),
      'initial-cluster': this.machines.map((each) => `${each.name}=${url(ports.peers, each)}`).join(','),
      // The third version's leases let a Patroni 3.0 that hung take the lock from the one that has it.
      'enable-v2': 'true',
      // A busy machine that plays all of them is slower than a network.
      'heartbeat-interval': '200',
      'election-timeout': '2000',
    };
    startOn(
      machine,
      ['etcd', ...Object.entries(etcd).map(([name, value]) => `--${name}=${value}`)],
      log('etcd'),
    );
    startOn(machine, ['patroni', this.configOf(machine)], log('patroni'));
  }

  startProxy(): void {
    const file = join(this.folder, 'haproxy.cfg');
    writeFileSync(
      file,
      `defaults
  mode tcp
  timeout connect 1s
  retries 0
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind ${this.proxy.address}:${ports.postgres}
  option httpchk GET /primary
  http-check expect status 200
  default-server check port ${ports.patroni} inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${this.machines.map(({ name, address }) => `  server ${name} ${address}:${ports.postgres}\n`).join('')}`,
    );
    this.haproxy = startOn(this.proxy, ['haproxy', '-db', '-f', file], (text) =>
      appendFileSync(join(this.folder, 'haproxy.log'), text),
    );
  }

  async restartProxy(): Promise<void> {
    const ended = new Promise((resolve) => this.haproxy!.once('exit', resolve));
    this.haproxy!.kill('SIGTERM');
    await ended;
    this.startProxy();
  }

  private logOf = ({ name }: Machine, server: string): string => join(this.folder, `${name}.${server}.log`);

  /** What Patroni and PostgreSQL have said until now on all machines. */
  said = (): readonly Line[] =>
    this.machines.flatMap((machine) =>
      linesOf(machine.name, readFileSync(this.logOf(machine, 'patroni'), 'utf8')),
    );

  private configOf = ({ name }: Machine): string => join(this.folder, `${name}.json`);
  dataOf = ({ name }: Machine): string => join(this.folder, name, 'postgres');

  private patroniOf(machine: Machine): object {
    const at = (port: number) => `${machine.address}:${port}`;
    return {
      scope: 'birtu',
      name: machine.name,
      restapi: { listen: at(ports.patroni), connect_address: at(ports.patroni) },
      etcd: { hosts: this.machines.map(({ address }) => `${address}:${ports.etcd}`) },
      bootstrap: { dcs: dynamic, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
      postgresql: {
        listen: at(ports.postgres),
        connect_address: at(ports.postgres),
        data_dir: this.dataOf(machine),
        bin_dir: postgresCommands,
        pgpass: join(this.folder, machine.name, 'pgpass'),
        remove_data_directory_on_diverged_timelines: true,
        // Nobody else is in this network.
        pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
        parameters: { unix_socket_directories: join(this.folder, machine.name) },
        authentication: {
          superuser: { username: 'postgres', password: 'postgres' },
          replication: { username: 'replicator', password: 'replicator' },
        },
      },
    };
  }

  /** Asks Patroni on a machine, with a second to answer. */
  async ask({ address }: Machine, path: string, body?: object): Promise<Response | undefined> {
    return await fetch(`http://${address}:${ports.patroni}${path}`, {
      signal: AbortSignal.timeout(body ? 60_000 : 1000),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch(() => undefined);
  }

  async members(): Promise<readonly Member[]> {
    for (const machine of this.machines) {
      const answer = await this.ask(machine, '/cluster');
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** The machine that has this role, once one has it. */
  async withRole(role: 'leader' | 'sync_standby'): Promise<Machine> {
    for (;;) {
      const found = (await this.members()).find((member) => member.role === role);
      if (found) return this.machines.find(({ name }) => name === found.name)!;
      await sleep(250);
    }
  }

  /** A primary, a standby that is waited for and another one, none of them behind. */
  async untilWhole(seconds = 180): Promise<void> {
    const until = Date.now() + seconds * 1000;
    for (;;) {
      const members = await this.members();
      const roles = members.map(({ role }) => role).toSorted();
      const isNear = ({ role, state, lag }: Member) =>
        role === 'leader' ? state === 'running' : /^(running|streaming)$/.test(state) && Number(lag) < 65_536;
      if (roles.join(' ') === 'leader replica sync_standby' && members.every(isNear)) return;
      if (Date.now() > until) throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
      await sleep(500);
    }
  }

  /** A superuser's connection past HAProxy, which waits for nothing longer than a second. */
  sqlOf(machine: Machine): Sql {
    const open =
      this.direct.get(machine) ??
      postgres(`postgres://postgres@${machine.address}:${ports.postgres}/postgres`, {
        max: 1,
        connect_timeout: 1,
        answer_timeout: 1,
        backoff: () => 0.05,
        onnotice: () => undefined,
      });
    this.direct.set(machine, open);
    return open;
  }

  /** The same at the primary, without a deadline. */
  async leaderSql(database = 'postgres'): Promise<Sql> {
    const { address } = await this.withRole('leader');
    return postgres(`postgres://postgres@${address}:${ports.postgres}/${database}`, {
      max: 1,
      onnotice: () => undefined,
    });
  }

  postmasterOf(machine: Machine): number {
    return Number(readFileSync(join(this.dataOf(machine), 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  /** PostgreSQL is stopped there, behind Patroni's back. */
  stopPostgres(machine: Machine, mode: 'fast' | 'immediate'): void {
    runOn(machine, `${postgresCommands}/pg_ctl`, 'stop', '-D', this.dataOf(machine), '-m', mode);
  }
}
