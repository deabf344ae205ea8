import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitnessPlanLimits as limits, setTypes } from '../kinds.ts';
import { readSets, setsText, splitEntry, type SetAmount } from './sets-shorthand.ts';

const working: SetAmount = {
  setType: 'working',
  reps: 10,
  repsMax: null,
  durationSeconds: null,
  eachSide: false,
  restTime: 60,
  rpe: null,
};
const times = (count: number, set: Partial<SetAmount>) =>
  Array.from({ length: count }, () => ({ ...working, ...set }));
const held = (durationSeconds: number) => ({ reps: null, durationSeconds });

describe('sets in one line', () => {
  test.each<[string, SetAmount[]]>([
    ['3 × 8-12, 90 s', times(3, { reps: 8, repsMax: 12, restTime: 90 })],
    ['3x8–12 90s', times(3, { reps: 8, repsMax: 12, restTime: 90 })],
    ['3 * 8 to 12, rest 90', times(3, { reps: 8, repsMax: 12, restTime: 90 })],
    ['12', times(1, { reps: 12 })],
    ['4 x 5 @8.5, 3 min', times(4, { reps: 5, rpe: 8.5, restTime: 180 })],
    ['RPE 7 3 × 10 reps, rest: 1:30', times(3, { rpe: 7, restTime: 90 })],
    ['3 × 30 s, 45', times(3, { ...held(30), restTime: 45 })],
    ['2 × 1:30 each side, 0', times(2, { ...held(90), eachSide: true, restTime: 0 })],
    ['cardio 20 min, 0 s', times(1, { setType: 'cardio', ...held(1200), restTime: 0 })],
    [
      'warm-up 1 × 15, 30 s; 3 × 10',
      [...times(1, { setType: 'warm-up', reps: 15, restTime: 30 }), ...times(3, {})],
    ],
    ['3 × 12 ድግግሞሽ, 90 ሰከንድ', times(3, { reps: 12, restTime: 90 })],
    ['ማሟሟቂያ 2 ደቂቃ በየጎኑ', times(1, { setType: 'warm-up', ...held(120), eachSide: true })],
    [`${limits.list} × 1, 0`, times(limits.list, { reps: 1, restTime: 0 })],
    [`1 × ${limits.reps}, ${limits.rest} s @10`, times(1, { reps: 500, restTime: 900, rpe: 10 })],
  ])('%s', (text, sets) => {
    expect(readSets(text)).toEqual({ sets });
  });

  test.each([
    ['', 'unclear'],
    ['; ;', 'unclear'],
    ['squat', 'unclear'],
    ['3 ×', 'unclear'],
    ['3 × 10, rest', 'unclear'],
    ['3 × 4 × 10', 'unclear'],
    ['3 × 10, 60, 90', 'unclear'],
    ['3 × 10.5', 'unclear'],
    ['3 × 10 kg', 'unclear'],
    ['-3 × 10', 'unclear'],
    ['3 × 1234567', 'unclear'],
    [`${limits.list + 1} × 10`, 'count'],
    ['0 × 10', 'count'],
    [`${limits.list} × 10; 10`, 'count'],
    ['3 × 0', 'repetitions'],
    ['3 × 12-8', 'repetitions'],
    ['3 × 12-12', 'repetitions'],
    [`3 × ${limits.reps + 1}`, 'repetitions'],
    ['3 × 0 s', 'time'],
    ['241 min', 'time'],
    [`3 × 10, ${limits.rest + 1} s`, 'rest'],
    ['3 × 10 @11', 'effort'],
    ['3 × 10 @0', 'effort'],
    ['3 × 10 @8.3', 'effort'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readSets(text)).toMatchObject({ fault });
  });

  test('names the part that is not understood', () => {
    expect(readSets('3 × 10; many')).toEqual({ fault: 'unclear', part: 'many' });
  });

  const set: fc.Arbitrary<SetAmount> = fc
    .record({
      setType: fc.constantFrom(...setTypes),
      reps: fc.option(fc.integer({ min: 1, max: limits.reps - 1 })),
      eachSide: fc.boolean(),
      restTime: fc.integer({ min: 0, max: limits.rest }),
      rpe: fc.option(fc.integer({ min: 2, max: 20 }).map((half) => half / 2)),
    })
    .chain(({ reps, ...rest }): fc.Arbitrary<SetAmount> =>
      reps === null
        ? fc
            .integer({ min: 1, max: limits.setDuration })
            .map((durationSeconds) => ({ ...rest, reps, repsMax: null, durationSeconds }))
        : fc
            .option(fc.integer({ min: reps + 1, max: limits.reps }))
            .map((repsMax) => ({ ...rest, reps, repsMax, durationSeconds: null })),
    );

  test('whatever sets there are are read back from their line', () => {
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: limits.list }), (sets) => {
        expect(readSets(setsText(sets))).toEqual({ sets });
      }),
    );
  });

  test('whatever is typed is read or refused, in no time', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'0123456789 ×x-,;:@s/'.split('')), maxLength: 200 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = readSets(text);
        if ('sets' in read) expect(read.sets.length).toBeLessThanOrEqual(limits.list);
      }),
    );
  });
});

describe('an exercise and its sets in one line', () => {
  test.each([
    ['goblet squat 3 × 8-12, 90 s', 'goblet squat', '3 × 8-12, 90 s'],
    ['plank, 3x30s', 'plank', '3x30s'],
    ['jump rope cardio 1 × 10 min', 'jump rope', 'cardio 1 × 10 min'],
    ['90/90 stretch', '90/90 stretch', null],
    ['  push up  ', 'push up', null],
    ['3 × 10', '', '3 × 10'],
    ['ስኳት 3 × 10', 'ስኳት', '3 × 10'],
  ])('%s', (text, name, sets) => {
    expect(splitEntry(text)).toEqual({ name, sets });
  });
});
