// What failed, by name, from the reports of the test runners.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ test: string, error: string }} Failure */

/** Of several lines the first that says something, without the colours of a terminal. */
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

/**
 * Of Vitest's JSON reporter. A file that could not be read has a message of its own, and no test that failed.
 *
 * @param folder that the names of files begin with
 * @returns {Failure[]}
 */
export const failuresOfVitest = (report, folder) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(folder) ? name.slice(folder.length) : name;
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        test: [file, ...ancestorTitles, title].join(' › '),
        error: firstLine(failureMessages[0]),
      }));
    return status === 'failed' && failed.length === 0 ? [{ test: file, error: firstLine(message) }] : failed;
  });

/**
 * Of Playwright's JSON reporter: what did not go well at once, what was left out, and what no test is to blame for.
 *
 * @returns {Failure[]}
 */
export const failuresOfPlaywright = ({ suites, errors }) => [
  ...suites.flatMap((suite) => failuresIn(suite, [])),
  ...errors.map(({ message }) => ({ test: 'Playwright', error: firstLine(message) })),
];

function failuresIn({ title, suites = [], specs }, above) {
  const names = [...above, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => ({
        test: [...names, spec.title].join(' › '),
        error: firstLine(results.flatMap((result) => result.errors)[0]?.message) || status,
      })),
  );
  return [...failed, ...suites.flatMap((suite) => failuresIn(suite, names))];
}

/**
 * Of the report of scripts/check.ts.
 *
 * @returns {Failure[]}
 */
export const failuresOfChecks = ({ faults }) =>
  faults.map(({ name, fault }) => ({ test: name, error: firstLine(fault) }));
