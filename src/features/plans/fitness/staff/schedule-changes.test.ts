import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDay,
  addExercise,
  addSet,
  amountOf,
  changeDay,
  changeSet,
  copyDay,
  hasGaps,
  measured,
  measureOf,
  moveDay,
  moveExercise,
  newExercise,
  numberDays,
  removeDay,
  removeExercise,
  removeSet,
  setRest,
  type EditedSchedule,
} from './schedule-changes.ts';

/** So many days, each with so many exercises. */
function scheduleOf(days: number, exercises = 0): EditedSchedule {
  let schedule: EditedSchedule = [];
  for (let day = 0; day < days; day += 1) {
    schedule = addDay(schedule, `day-${day}`);
    for (let index = 0; index < exercises; index += 1)
      schedule = changeDay(schedule, day, (last) => addExercise(last, `exercise-${day}-${index}`));
  }
  return schedule;
}

const numbers = (schedule: EditedSchedule) => schedule.map(({ day }) => day);
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);

describe('days', () => {
  test('a new one has the number of the count, no rest and no exercises', () => {
    expect(scheduleOf(2)[1]).toMatchObject({ day: 2, restDay: false, exercises: [] });
    expect(numbers(addDay(removeDay(scheduleOf(3), 1), 'new'))).toEqual([1, 3, 3]);
  });

  test('taking one away leaves the others their numbers', () => {
    const left = removeDay(scheduleOf(4), 1);
    expect(numbers(left)).toEqual([1, 3, 4]);
    expect(hasGaps(left)).toBe(true);
    expect(numbers(numberDays(left))).toEqual([1, 2, 3]);
  });

  test('putting them in order numbers them by their places', () => {
    const moved = moveDay(scheduleOf(4), 3, 0);
    expect(keys(moved)).toEqual(['day-3', 'day-0', 'day-1', 'day-2']);
    expect(numbers(moved)).toEqual([1, 2, 3, 4]);
  });

  test('a copy has what the day has, under names of its own', () => {
    const copied = copyDay(scheduleOf(2, 2), 0, (key) => `copy of ${key}`);
    expect(copied[2]).toMatchObject({ key: 'copy of day-0', day: 3 });
    expect(keys(copied[2]!.exercises)).toEqual(['copy of exercise-0-0', 'copy of exercise-0-1']);
  });

  test('rest clears the exercises, work brings none back', () => {
    const [day] = scheduleOf(1, 3);
    const rest = setRest(day!, true);
    expect(rest).toMatchObject({ restDay: true, exercises: [] });
    expect(setRest(rest, false)).toMatchObject({ restDay: false, exercises: [] });
  });

  test('whatever moves, nothing is lost and nothing is there twice; moving back restores the order', () => {
    const places = fc.integer({ min: 1, max: 12 }).chain((count) => {
      const place = fc.integer({ min: 0, max: count - 1 });
      return fc.tuple(fc.constant(count), place, place);
    });
    fc.assert(
      fc.property(places, ([count, from, to]) => {
        const schedule = scheduleOf(count);
        const moved = moveDay(schedule, from, to);
        expect(keys(moved).toSorted()).toEqual(keys(schedule).toSorted());
        expect(moved[to]?.key).toBe(`day-${from}`);
        expect(moveDay(moved, to, from)).toEqual(schedule);
      }),
    );
  });
});

describe('exercises', () => {
  test('a new one is to be chosen, with one working set', () => {
    expect(newExercise('a')).toMatchObject({
      exerciseId: '',
      sets: [{ setType: 'working', reps: 10, restTime: 60 }],
    });
  });

  test('are moved and taken away within their day', () => {
    const [day] = scheduleOf(1, 3);
    expect(keys(moveExercise(day!, 0, 2).exercises)).toEqual([
      'exercise-0-1',
      'exercise-0-2',
      'exercise-0-0',
    ]);
    expect(keys(removeExercise(day!, 1).exercises)).toEqual(['exercise-0-0', 'exercise-0-2']);
  });
});

describe('sets', () => {
  const one = newExercise('a');

  test('one more is like the last', () => {
    const heavier = changeSet(one, 0, { ...one.sets[0]!, reps: 5, rpe: 9 });
    expect(addSet(heavier).sets).toEqual([heavier.sets[0], heavier.sets[0]]);
    expect(removeSet(addSet(heavier), 0).sets).toEqual(heavier.sets);
  });

  test('are counted in repetitions or seconds, never both', () => {
    const [set] = one.sets;
    const held = measured(set!, 'seconds', 40);
    expect(held).toMatchObject({ reps: null, durationSeconds: 40 });
    expect([measureOf(held), amountOf(held)]).toEqual(['seconds', 40]);
    const counted = measured(held, 'reps', 8);
    expect(counted).not.toHaveProperty('durationSeconds');
    expect([measureOf(counted), amountOf(counted)]).toEqual(['reps', 8]);
  });
});
