import { expect, test } from 'vitest';
import type { Waiting } from '#src/session/device/queue/waiting.ts';
import type { OwnExercise } from './schema.ts';
import { withWaitingOwn } from './waiting-own.ts';

const own = (id: string, more: Partial<OwnExercise> = {}): OwnExercise => ({
  id,
  name: id,
  measure: 'reps',
  isLoaded: false,
  muscleGroup: null,
  isRetired: false,
  version: 1,
  ...more,
});
const waiting = (method: Waiting['method'], path: string, body: object): Waiting => ({
  method,
  path,
  body: { ...body },
  about: { kind: 'exercise' },
  key: path,
  at: '2026-11-27T10:00:00.000Z',
});
const path = '/training/own-exercises';

test.each([
  ['what is made here is there', waiting('POST', path, { ...own('b'), version: undefined }), ['a', 'b']],
  ['what is renamed here is called so', waiting('PUT', `${path}/a`, own('a', { name: 'z' })), ['z']],
  ['a change of what is not known makes nothing', waiting('PUT', `${path}/b`, own('b')), ['a']],
  ['what waits of other kinds is none of it', waiting('POST', '/measurements', { id: 'b' }), ['a']],
])('%s', (_what, change, names) => {
  expect(withWaitingOwn([own('a')], [change]).map(({ name }) => name)).toEqual(names);
});

test('what is retired here is so, and stays in the list', () => {
  const change = waiting('PUT', `${path}/a`, own('a', { isRetired: true }));
  expect(withWaitingOwn([own('a')], [change])).toEqual([own('a', { isRetired: true })]);
});
