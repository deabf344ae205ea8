/**
 * `npm run bench:upgrade [-- FOLDER]`: brings a new release into an installation of `deploy/` under members who write,
 * visitors whose pages ask for their files, and who holds a page of the release before. FOLDER is the `deploy` that was
 * started (`sh deploy/start.sh` with CLIENT_LIMIT_FACTOR=1000000 in birtu.env, without which the clients are limited) and
 * whose checkout is the new release by now; unset: this one. COMPOSE and BUILD as those scripts have them. Ends with 1
 * where an answer was not a good one, a write was lost or doubled, or a file was not there.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { accountOf, ask, atWork, counting, repeating, Seen, type Times } from './clients.ts';
import { signUp } from './stage.ts';

/** Seconds beside the upgrade, and milliseconds. */
const lasting = { before: 10, after: 10 };
const pauses = { betweenPages: 100, betweenFiles: 20 };
const writers = 4;
const pages = ['/', '/am', '/foods', '/services/education', '/exercises/push-up', '/services/fitness'];

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../deploy', import.meta.url)));
const site = parseEnv(readFileSync(`${folder}/birtu.env`, 'utf8'))['PUBLIC_URL']!;
// A trial's certificate is of the proxy's own authority.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';

const [compose = '', ...composeArgs] = (process.env['COMPOSE'] ?? 'docker compose').split(' ');
const within = (...command: readonly string[]): string =>
  execFileSync(compose, [...composeArgs, 'exec', '-T', ...command], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });

const filesOf = (node: string): readonly string[] =>
  within(node, 'ls', 'build/client/assets')
    .split('\n')
    // Compressed copies lie beside what is asked for.
    .filter((name) => name && !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);

/** How often each name of an activity is in the database. */
const stored = (): Times[] =>
  within(
    'database',
    'psql',
    '--username=postgres',
    '--dbname=birtu',
    '--no-align',
    '--tuples-only',
    '--field-separator= ',
    '--command',
    "select details->>'name', count(*) from activities group by 1",
  )
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ name: line.split(' ')[0]!, times: Number(line.split(' ')[1]) }));

/** Runs the upgrade. @returns its exit code */
const upgrade = async (): Promise<number> =>
  await new Promise((done) =>
    spawn('sh', [`${folder}/upgrade.sh`], { stdio: 'inherit' }).once('exit', (code) => done(code ?? 1)),
  );

const seen = new Seen();
const { again, stop } = repeating();
const asked = counting(
  () => seen,
  [200, 201],
  () => site,
);
const held = filesOf('node-a');
const files = { asked: 0, missing: new Map<string, number>() };
const askFile = async (path: string) => {
  const { status } = await ask(`${site}${path}`);
  files.asked += 1;
  if (status !== 200)
    files.missing.set(`${status} ${path}`, (files.missing.get(`${status} ${path}`) ?? 0) + 1);
};
const tokens: string[] = [];
while (tokens.length < writers) {
  // Passwords are hashed a few at a time: who is told to come later does.
  const session = await signUp(site, `member.${randomUUID()}@example.com`).catch(() => undefined);
  if (session?.access_token) tokens.push(session.access_token);
  else await sleep(pauses.betweenPages);
}
let turn = 0;
const working = [
  ...atWork(asked, () => seen, tokens, again),
  again(pauses.betweenPages, async () => {
    const { text } = await asked(pages[(turn += 1) % pages.length]!);
    await Promise.all([...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))].map(askFile));
  }),
  again(pauses.betweenFiles, async () => await askFile(held[(turn += 1) % held.length]!)),
];
await sleep(lasting.before * 1000);
const began = performance.now();
const code = await upgrade();
const seconds = (performance.now() - began) / 1000;
await sleep(lasting.after * 1000);
const without = seen.writes.longest();
stop();
await Promise.all(working);
const now = filesOf('node-a');
for (const path of new Set([...held, ...now])) await askFile(path);

const { lost, doubled } = accountOf(stored(), seen.acknowledged);
const answers = [...seen.answers];
const sum = (fits: RegExp) => answers.reduce((all, [kind, count]) => all + (fits.test(kind) ? count : 0), 0);
console.table({
  'upgrade s': seconds.toFixed(1),
  requests: sum(/./),
  'acknowledged writes': seen.acknowledged.length,
  lost,
  doubled,
  'answers of 5xx': sum(/^5/),
  'no answer': sum(/^none/),
  'longest request s': seen.longestRequest.toFixed(2),
  'longest without a write s': without.toFixed(2),
  'files of the release before': held.length,
  'of these of it alone': held.filter((path) => !now.includes(path)).length,
  'files asked for': files.asked,
  'not there': files.missing.size,
});
const wrong = [
  ...(code === 0 ? [] : [`the upgrade ended with ${code}`]),
  ...answers.flatMap(([kind, count]) => (/^20[01]$/.test(kind) ? [] : [`${count} × ${kind}`])),
  ...[...files.missing].map(([what, count]) => `${count} × ${what}`),
  ...(lost + doubled > 0 ? [`${lost} lost, ${doubled} doubled`] : []),
];
console.log(wrong.length > 0 ? wrong.slice(0, 40).join('\n') : 'Every promise held');
process.exitCode = wrong.length > 0 ? 1 : 0;
