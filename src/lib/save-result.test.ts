import { expect, test } from 'vitest';
import { failureTexts, type Failed } from './save-result.ts';

const said = { id: 'Failed to save' };
const always: Failed = { id: 'Failed to load', why: 'always' };
const never: Failed = { id: 'Failed. Try later.', why: 'never' };
const own: Failed = { unexplained: { id: 'Failed via API' }, unanswered: { id: 'Please try again' } };
const taken = { status: 409, code: 'taken', detail: 'Taken.' };
const network = { status: 0, code: 'network', detail: 'No connection' };
const unreadable = { status: 502, code: 'unreadable', detail: 'What?' };

test.each<[Failed, typeof taken, string[]]>([
  [said, taken, ['Failed to save', 'Taken.']],
  [said, network, ['Failed to save', 'No connection']],
  [said, unreadable, ['Failed to save']],
  [said, { ...taken, status: 400, code: 'malformed_body' }, ['Failed to save']],
  [always, unreadable, ['Failed to load', 'What?']],
  [never, network, ['Failed. Try later.']],
  [own, taken, ['Taken.']],
  [own, { ...taken, detail: ' ' }, ['Failed via API']],
  [own, unreadable, ['Failed via API']],
  [own, network, ['Please try again']],
])('%j by %j is told as %j', (failed, refusal, texts) => {
  expect(failureTexts(failed, refusal)).toEqual(texts);
});
