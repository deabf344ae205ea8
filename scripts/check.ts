/** `npm run check`: everything about the source that a machine can judge, without running it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, say, seconds } from './prepare.mjs';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** What the output of a check that went well must also show. */
  readonly shows?: RegExp;
}

/** With one checker: several work out the same types again, which costs more than they win on two cores. */
const typesOf = (config: string): Check['command'] => ['tsc', '-p', config, '--checkers', '1'];

/** The longest first. */
const checks: readonly Check[] = [
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--config', 'oxlint.json', '--deny-warnings'],
    // As with the checkers of types, of which it starts one for each core.
    // Memory that is collected less often costs an eighth of its time less.
    env: { GOMAXPROCS: '1', GOGC: '400' },
  },
  { name: 'types', command: typesOf('tsconfig.json') },
  { name: 'unused files, exports and packages', command: ['knip'] },
  {
    name: 'imports',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'db'],
    // A reader that understands no TypeScript finds no modules, and so no fault.
    shows: /\([1-9]\d{2,} modules/,
  },
  { name: 'pure files need neither browser nor Node', command: typesOf('tsconfig.pure.json') },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'the service worker needs no page', command: typesOf('tsconfig.worker.json') },
];
/** Tables that were not found would rule nothing out. */
const spelling: Check = {
  name: 'Amharic spelling',
  command: ['node', 'scripts/check-amharic.ts'],
  shows: /\b[4-9]\d+ words/,
};

/** What each check that did not go well had to say. */
const faults: { name: string; fault: string }[] = [];

async function report(name: string, judge: () => Promise<string | null>) {
  const started = Date.now();
  const fault = await judge();
  if (fault !== null) faults.push({ name, fault });
  say(`${fault === null ? '✓' : '✗'} ${name} (${seconds(started)})${fault === null ? '' : `\n${fault}`}`);
}

const judge = ({ name, command, env, shows }: Check) =>
  report(name, async () => {
    const { code, output } = await run(command[0], command.slice(1), { capture: true, ...(env && { env }) });
    return code === 0 && (shows?.test(output) ?? true) ? null : output;
  });

/** One after the other, since both are about the catalogues, which the second may write. */
async function judgeWords() {
  await judge(spelling);
  await report('messages: none missing, none unused', judgeMessages);
}

await run('react-router', ['typegen'], { capture: true });
// Two at a time: each keeps one core busy for most of its time.
const [lint, ...others] = checks.map((check) => () => judge(check));
const waiting = [lint!, judgeWords, ...others];
async function judgeNext(): Promise<void> {
  const next = waiting.shift();
  if (!next) return;
  await next();
  await judgeNext();
}
await Promise.all([judgeNext(), judgeNext()]);
const passed = checks.length + 2 - faults.length;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/checks.json', JSON.stringify({ passed, faults }));
say(`${passed} checks passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);

/** Extracts the messages anew: whatever that changes was missing or unused. The catalogues are put back as they were. */
async function judgeMessages(): Promise<string | null> {
  const folder = 'content/locales';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .map((name) => join(folder, name));
  const before = files.map((file) => readFileSync(file, 'utf8'));
  // In one thread, where no file is read twice.
  const extract = ['extract', '--clean', '--workers', '1'];
  const { code, output } = await run('lingui', extract, { capture: true });
  if (code !== 0) return output;
  const after = files.map((file) => readFileSync(file, 'utf8'));
  const stale = files.filter((_, index) => ids(before[index]!) !== ids(after[index]!));
  const untranslated = files.flatMap((file, index) => emptyIds(after[index]!).map((id) => `${file}: ${id}`));
  files.forEach((file, index) => {
    if (before[index] !== after[index]) writeFileSync(file, before[index]!);
  });
  const faults = [
    ...stale.map((file) => `${file} does not hold the messages of the source: run npm run words`),
    ...untranslated.map((entry) => `not translated: ${entry}`),
  ];
  return faults.length > 0 ? faults.join('\n') : null;
}

function entries(catalogue: string): string[] {
  return catalogue.split('\n\n').filter((entry) => /^msgid "(?!")|^msgid ""\n"/m.test(entry));
}

function ids(catalogue: string): string {
  return entries(catalogue)
    .map((entry) => /msgid [\s\S]*?(?=\nmsgstr)/.exec(entry)?.[0] ?? '')
    .toSorted()
    .join('\n');
}

function emptyIds(catalogue: string): string[] {
  return entries(catalogue)
    .filter((entry) => /msgstr ""$/m.test(entry.trimEnd()) && !/msgstr ""\n"/.test(entry))
    .map((entry) => /msgid (.*)/.exec(entry)?.[1] ?? '')
    .filter((id) => id !== '""');
}
