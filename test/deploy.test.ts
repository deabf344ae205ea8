import { globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '#src/server/env.server.ts';
import { createMetrics } from '#src/server/metrics.server.ts';
import { server } from '../scripts/prepare.mjs';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

interface Service {
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
/** Those that run the product's image. */
const products = Object.entries(services).filter(([, { env_file: settings }]) =>
  settings?.includes('birtu.env'),
);
/** Of the scripts beside them, not of the product. */
const ofScripts = new Set(['BACKUP_DAYS']);

test('what the compose file sets is a setting of the product', () => {
  expect(products.map(([name]) => name)).toEqual(['node-a', 'node-b', 'backup']);
  for (const [, { environment = {} }] of products)
    expect(settingNames).toEqual(
      expect.arrayContaining(Object.keys(environment).filter((name) => !ofScripts.has(name))),
    );
});

test('the settings that a trial begins with are taken as they stand', () => {
  const example = parseEnv(read('compose/birtu.env.example')) as Record<string, string>;
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(example)));
  const settings = readSettings({
    ...example,
    AUTH_SECRET: 'a'.repeat(64),
    DATABASE_URL: 'postgres://birtu:secret@database:5432/birtu',
    TRUSTED_PROXIES: '172.30.77.0/24',
  });
  expect(settings).toMatchObject({ production: true, publicUrl: 'https://localhost' });
});

test('so are those that the chart begins with', () => {
  const { settings } = parse(read('helm/birtu/values.yaml')) as { settings: Record<string, string> };
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(Object.values(settings).every((value) => typeof value === 'string')).toBe(true);
  expect(readSettings({ ...settings, NODE_ENV: 'test' })).toMatchObject({
    publicUrl: 'https://birtu.example',
  });
});

test('the image starts the server as npm start does', () => {
  const containerfile = read('Containerfile');
  const command = /^CMD (\[.*\])$/m.exec(containerfile)![1]!;
  expect(JSON.parse(command)).toEqual(['node', ...server.flags, 'src/main.server.ts']);
  const [, environment] = /^ENV (MALLOC_ARENA_MAX=.*)$/m.exec(containerfile)!;
  expect(parseEnv(environment!.replaceAll(' ', '\n'))).toEqual(server.env);
});

test('nodes have more time to stop than they take', () => {
  for (const [, { stop_grace_period: time = '', environment }] of products)
    expect(Number.parseInt(time, 10)).toBeGreaterThan(10 + Number(environment?.['STOP_DELAY_SECONDS']));
});

test('the proxy refuses what is for the operator before it hands anything over', () => {
  const caddyfile = read('compose/Caddyfile');
  for (const path of ['/metrics', '/healthz', '/readyz'])
    expect(caddyfile).toMatch(new RegExp(`@inside path .*${path}\\b`));
  expect(caddyfile).toContain('respond @inside 404');
  // Caddy takes it before `respond`, wherever it stands.
  expect(caddyfile).not.toMatch(/^\t(?:handle|handle_path|route) /m);
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const { groups } = parse(read('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** What Prometheus and its language bring along. */
const notOurs = new Set(
  (
    'up time sum rate increase histogram_quantile changes min_over_time max_over_time max min avg count vector absent ' +
    'by le kind instance job status method and or on ignoring unless offset without bool'
  ).split(' '),
);
const namesIn = (expression: string): string[] => {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ');
  return [...bare.matchAll(/(?<![\w.])[a-z_][a-z_0-9]*/g)]
    .map(([name]) => name)
    .filter((name) => !notOurs.has(name));
};

test('alerts and charts read what the product tells', async () => {
  const text = await createMetrics({
    isDatabaseUp: () => Promise.resolve(true),
    mailWait: () => Promise.resolve(0),
    requestWait: () => 0,
  }).text();
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]!));
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...globSync('deploy/grafana/*.json').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
        (match) => JSON.parse(match[1]!) as string,
      ),
    ),
  ];
  const unknown = expressions
    .flatMap(namesIn)
    .filter((name) => !told.has(name) && !told.has(name.replace(/_(count|sum|bucket)$/, '')));
  expect(unknown).toEqual([]);
  expect(expressions.flatMap(namesIn)).toContain('mail_longest_wait_seconds');
});

test('each alert is tried, and has its drill', () => {
  const tried = read('prometheus/alerts.test.yaml');
  const operations = readFileSync('docs/operations.md', 'utf8');
  for (const { alert } of rules) {
    expect(tried).toContain(`alertname: ${alert}`);
    expect(operations).toContain(`\`${alert}\``);
  }
  const told = [...operations.matchAll(/`(Birtu[A-Z]\w+)`/g)].map((match) => match[1]!);
  expect(rules.map(({ alert }) => alert)).toEqual(expect.arrayContaining(told));
});
