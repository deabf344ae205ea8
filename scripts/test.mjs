// `npm test`: everything that is checked, from a fresh clone on. It ends with what failed, by name, and one line that counts
// it all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { failuresOfChecks, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { build, install, root, run, say, seconds } from './prepare.mjs';

const started = Date.now();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await install();

/** @type {{ passed: number, failed: number, failures: import('./failures.mjs').Failure[] }[]} */
const parts = [];
/** @param code what the part's program ended with: whatever its report says, it failed with any but 0 */
const add = (title, code, { passed, failed: counted, failures }) => {
  const failed = code === 0 ? counted : Math.max(1, counted);
  parts.push({
    passed,
    failed,
    failures:
      failed > 0 && failures.length === 0 ? [{ test: title, error: `ended with code ${code}` }] : failures,
  });
  say(
    `${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed (${seconds(started)} so far)\n`,
  );
};

/** What a reporter wrote, or one failure where it wrote nothing. */
const readReport = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: [{ test: file, error: 'is no report that can be read' }] };
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
  failures: failuresOfVitest(report, root),
}));
add('Vitest', units.code, united);

const checks = await checking;
const checked = readReport('checks.json', (report) => ({
  passed: report.passed,
  failed: report.faults.length,
  failures: failuresOfChecks(report),
}));
add('Checks', checks.code, checked);

say('— Journeys in a real browser');
const browser = await findBrowser();
const journeys = await run('playwright', ['test'], {
  env: {
    ...(browser && { CHROMIUM: browser }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json'),
  },
});
const travelled = readReport('playwright.json', (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
  failures: failuresOfPlaywright(report),
}));
add('Playwright', journeys.code, travelled);

// The very last, so that they are there wherever only the end of a long output is kept.
for (const { test, error } of parts.flatMap(({ failures }) => failures)) say(`✗ ${test}\n  ${error}`);
const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
say(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
