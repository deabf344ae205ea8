import { expect, test } from 'vitest';
import { ApiError } from '#src/api/client.ts';
import { problem } from '#src/api/problem.ts';
import { failureOf } from './failure.client.ts';
import { userFailures } from './messages.ts';

const refused = (code: string, detail: string) => new ApiError(problem(409, code, detail));

test.each([
  ['the server’s own words', refused('email_taken', 'Taken.'), 'Taken.'],
  ['an answer without a reason', refused('email_taken', ' '), 'Failed to add user via API'],
  ['an answer that is none', refused('unreadable', 'What?'), 'Failed to add user via API'],
  ['no answer', refused('network', 'No connection'), 'Failed to add user. Please try again.'],
  ['something else', new TypeError('x'), 'Failed to add user. Please try again.'],
])('of a failure by %s is said why', (_, error, said) => {
  expect(failureOf(error, userFailures.add)).toBe(said);
});
