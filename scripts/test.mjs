// `npm test`: everything that is checked, from a fresh clone on. It ends with one line that counts it all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, root, run, say, seconds } from './prepare.mjs';

const started = Date.now();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await install();

/** @type {{ title: string, passed: number, failed: number }[]} */
const parts = [];
const add = (title, passed, failed) => {
  parts.push({ title, passed, failed });
  say(
    `${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed (${seconds(started)} so far)\n`,
  );
};

/** What a reporter wrote, or one failure where it wrote nothing. */
const readReport = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
};

say('— Checks of the source');
// They need no built pages, and go on beside what follows: they do not keep both cores busy.
const checking = run('node', ['scripts/check.ts']);
await build();

say('— Rules, database, HTTP and mail');
const units = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, 'vitest.json')}`,
]);
const united = readReport('vitest.json', (report) => ({
  passed: report.numPassedTests,
  // A file that cannot even be read fails as a suite, without a test.
  failed: report.numFailedTests || report.numFailedTestSuites,
}));
add('Vitest', united.passed, units.code === 0 ? united.failed : Math.max(1, united.failed));

const checks = await checking;
const checked = readReport('checks.json', (report) => report);
add('Checks', checked.passed, checks.code === 0 ? 0 : Math.max(1, checked.failed));

say('— Journeys in a real browser');
const browser = await findBrowser();
const journeys = await run('playwright', ['test'], {
  env: {
    ...(browser && { CHROMIUM: browser }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json'),
  },
});
const travelled = readReport('playwright.json', ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
}));
add('Playwright', travelled.passed, journeys.code === 0 ? travelled.failed : Math.max(1, travelled.failed));

const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
say(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
