import { expect, test } from 'vitest';
import { assessmentAddress, shownAt } from './assessment-address.ts';
import { readAnswers, type Answers } from './answers.ts';
import { errorMessages } from './messages.ts';

const whole = new Map(
  Object.entries({
    age: '28',
    gender: 'female',
    activityLevel: 'very-active',
    height: '165',
    weight: '60',
    restingHeartRate: '66',
    bloodPressure: '118/76',
    pushUps: '17',
    sitUps: '36',
    flexibility: '12',
    cardio: '15.2',
  }),
);
const answers = readAnswers(whole);
const at = (given: Answers, step: 1 | 2 | 3 | 4) =>
  shownAt(new URL(assessmentAddress(given, step), 'http://birtu.test'));

test('without parameters the first step is shown, empty and without reproach', () => {
  expect(shownAt(new URL('http://birtu.test/x'))).toEqual({
    step: 1,
    answers: readAnswers(new Map()),
    faults: {},
  });
  expect(shownAt(new URL('http://birtu.test/x?step=9&age=500'))).toMatchObject({ step: 1, faults: {} });
});

test.each([1, 2, 3, 4] as const)('step %d comes back with everything that was answered', (step) => {
  expect(at(answers, step)).toEqual({ step, answers, faults: {} });
});

test('a step that is asked for waits for the ones before it', () => {
  expect(at({ ...answers, age: '' }, 4)).toMatchObject({ step: 1, faults: { age: errorMessages.missing } });
  expect(at({ ...answers, height: '16' }, 4)).toMatchObject({
    step: 2,
    faults: { height: errorMessages.height },
  });
  expect(at({ ...answers, cardio: '' }, 4)).toMatchObject({
    step: 3,
    faults: { cardio: errorMessages.missing },
  });
  expect(at({ ...answers, cardio: '' }, 3)).toMatchObject({ step: 3, faults: {} });
});
