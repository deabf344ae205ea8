import { expect, test } from 'vitest';
import { subjectOf } from './subject.client.ts';

const token = (payload: string) => `e30.${btoa(payload).replaceAll('+', '-').replaceAll('/', '_')}.x`;

test.each([
  [token('{"sub":"0b5c1f0e-1111-4222-8333-444455556666"}'), '0b5c1f0e-1111-4222-8333-444455556666'],
  // What would be another cache's name, or none's.
  [token('{"sub":"../x"}'), ''],
  [token('{"sub":7}'), ''],
  [token('{}'), ''],
  ['a.b.c', ''],
  ['', ''],
])('%s', (given, subject) => {
  expect(subjectOf(given)).toBe(subject);
});
