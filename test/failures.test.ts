import { expect, test } from 'vitest';
import { failuresOfChecks, failuresOfPlaywright, failuresOfVitest } from '../scripts/failures.mjs';

test('a test that failed is named with its file and its first line, without colours', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: [], title: 'well', failureMessages: [] },
    {
      status: 'failed',
      ancestorTitles: ['a plan'],
      title: 'is kept',
      failureMessages: ['\u001B[31mError: expected 1\u001B[39m\n    at x.ts:1'],
    },
  ];
  const report = {
    testResults: [{ name: '/x/src/a.test.ts', status: 'failed', message: '', assertionResults }],
  };
  expect(failuresOfVitest(report, '/x/')).toEqual([
    { test: 'src/a.test.ts › a plan › is kept', error: 'Error: expected 1' },
  ]);
});

test('a file of tests that could not be read is named by its own message', () => {
  const file = {
    name: '/x/src/a.test.ts',
    status: 'failed',
    message: '\nCannot find b.ts',
    assertionResults: [],
  };
  expect(failuresOfVitest({ testResults: [file] }, '/x/')).toEqual([
    { test: 'src/a.test.ts', error: 'Cannot find b.ts' },
  ]);
});

test('a journey that failed, was left out, or passed at the second try only is named with where it stands', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    suites: [
      {
        title: 'a.test.ts',
        specs: [spec('well', 'expected'), spec('ill', 'unexpected', '\nTimed out\n at a')],
        suites: [{ title: 'alone', specs: [spec('left', 'skipped'), spec('late', 'flaky', 'Too late')] }],
      },
    ],
    errors: [{ message: 'Error: no database' }],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { test: 'a.test.ts › ill', error: 'Timed out' },
    { test: 'a.test.ts › alone › left', error: 'skipped' },
    { test: 'a.test.ts › alone › late', error: 'Too late' },
    { test: 'Playwright', error: 'Error: no database' },
  ]);
});

test('a check that failed is named with the first line that it printed', () => {
  expect(
    failuresOfChecks({ faults: [{ name: 'types', fault: 'a.ts(1,1): error\nb.ts(2,2): error' }] }),
  ).toEqual([{ test: 'types', error: 'a.ts(1,1): error' }]);
});
