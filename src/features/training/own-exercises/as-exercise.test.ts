import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idText } from '#src/lib/localized.ts';
import { withExercise } from '../arrangement.ts';
import { propose } from '../progression.ts';
import { shownExerciseSchema } from '../schema.ts';
import { asExercise, isOwn } from './as-exercise.ts';
import { ownExerciseDraftSchema, ownIdSchema } from './schema.ts';

const id = `own-${randomUUID()}`;
const own = { id, name: 'የእኔ', measure: 'reps', isLoaded: false, muscleGroup: null } as const;

test.each([
  [id, true],
  ['push-up', false],
  ['own-way', false],
  // What staff add to the library.
  [randomUUID(), false],
])('%s is an id of one’s own: %s', (each, is) => {
  expect(isOwn(each)).toBe(is);
  expect(ownIdSchema.safeParse(each).success).toBe(is);
  // Releases of before take it where one of the library stands.
  expect(idText.safeParse(each).success).toBe(true);
});

test('it is shown as what the library has', () => {
  expect(shownExerciseSchema.parse(asExercise(own))).toMatchObject({ id, name: { en: 'የእኔ' }, steps: [] });
});

test.each([
  ['reps', [10, null]],
  ['seconds', [null, 30]],
] as const)('what is counted in %s begins so', (measure, target) => {
  const [set] = withExercise([], asExercise({ ...own, measure }), () => 'x');
  expect([set?.targetReps, set?.targetSeconds]).toEqual(target);
});

test.each([
  [true, 80, 'heavier', 82.5],
  [true, null, 'load', null],
  [false, null, 'harder', null],
] as const)(
  'loaded: %s. What reached its target with %s kg is to be %s',
  (isLoaded, weight, reason, next) => {
    const coming = {
      setNumber: 1,
      setType: 'working',
      targetReps: 8,
      targetRepsMax: 8,
      targetSeconds: null,
    } as const;
    const before = { ...coming, state: 'done', reps: 8, seconds: null, weight } as const;
    const at = (day: number) => `2026-11-${day}T06:00:00.000Z`;
    const past = [{ startedAt: at(20), sets: [before] }];
    const proposed = propose([coming], past, asExercise({ ...own, isLoaded }), at(22));
    expect(proposed?.why.reason).toBe(reason);
    expect(proposed?.sets[0]?.weight).toBe(next);
  },
);

test.each([
  ['Pull-up', true],
  ['ክብ መጎተቻ', true],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['', false],
  [' \u200b', false],
  ['a\0', false],
  [7, false],
])('the name %j is one: %s', (name, is) => {
  expect(ownExerciseDraftSchema.safeParse({ ...own, name }).success).toBe(is);
});
