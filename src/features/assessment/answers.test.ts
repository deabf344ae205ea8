import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeForm,
  errorsOn,
  figureLimits,
  formSteps,
  heightMeant,
  isFigure,
  parseFigure,
  parseMinutes,
  pressureFault,
  pressureLimits,
  readAnswers,
  stepFields,
  type Answers,
  type FigureName,
} from './answers.ts';
import { parsePressure } from '#src/lib/blood-pressure.ts';
import { bloodPressureFaults, errorMessages } from './messages.ts';

const selam: Answers = {
  age: '28',
  gender: 'female',
  activityLevel: 'moderate',
  height: '165,5',
  weight: '60',
  restingHeartRate: '66',
  bloodPressure: '118 / 76',
  pushUps: '17',
  sitUps: '36',
  flexibility: '-2.5',
  cardio: '15:10',
};
const figures = Object.keys(figureLimits) as FigureName[];

describe('a step', () => {
  test.each(formSteps)('%d is complete with all of its fields', (step) => {
    expect(errorsOn(step, selam)).toEqual({});
  });

  test.each(formSteps)('%d misses each required field that is empty', (step) => {
    const required = stepFields[step].filter((name) => name !== 'bloodPressure');
    expect(Object.keys(errorsOn(step, readAnswers(new Map())))).toEqual(required);
    for (const name of required)
      expect(errorsOn(step, { ...selam, [name]: ' ' })).toEqual({ [name]: errorMessages.missing });
  });

  test('takes no choice that it does not offer', () => {
    expect(errorsOn(1, { ...selam, gender: 'other', activityLevel: 'lazy' })).toEqual({
      gender: errorMessages.missing,
      activityLevel: errorMessages.missing,
    });
  });
});

describe('ranges that cannot be human', () => {
  test.each(figures)('%s is taken up to both ends and refused beyond', (name) => {
    const { min, max } = figureLimits[name];
    const step = formSteps.find((each) => stepFields[each].some((field) => field === name))!;
    for (const value of [min, max]) expect(errorsOn(step, { ...selam, [name]: String(value) })).toEqual({});
    for (const value of [min - 1, max + 1, 'x', '1e3'])
      expect(errorsOn(step, { ...selam, [name]: String(value) })).toEqual({ [name]: errorMessages[name] });
  });

  test.each(figures)('the message about %s says the range', (name) => {
    const { min, max } = figureLimits[name];
    for (const end of [min, max]) expect(errorMessages[name].id).toContain(String(end));
  });

  test('whole figures stay whole', () => {
    for (const name of ['age', 'restingHeartRate', 'pushUps', 'sitUps'] as const)
      expect(isFigure(name, 30.5)).toBe(false);
    expect(isFigure('flexibility', 30.5)).toBe(true);
  });

  test('a height typed in metres is understood', () => {
    expect(heightMeant({ ...selam, height: '1.65' })).toBe(165);
    expect(heightMeant({ ...selam, height: '20' })).toBeNull();
  });

  test('height and weight may be typed with their units', () => {
    expect(completeForm({ ...selam, height: '165 cm', weight: '60 kg' })).toMatchObject({
      height: 165,
      weight: 60,
    });
  });
});

describe('blood pressure', () => {
  test.each([
    ['120/80', 120, 80],
    [' 95 / 60 ', 95, 60],
    ['120-80', 120, 80],
  ])('%j is read', (text, systolic, diastolic) => {
    expect(parsePressure(text)).toEqual({ systolic, diastolic });
    expect(pressureFault(text)).toBeNull();
  });

  test.each([
    ['120', bloodPressureFaults.unreadable],
    ['high', bloodPressureFaults.unreadable],
    ['120/', bloodPressureFaults.unreadable],
    ['1200/80', bloodPressureFaults.unreadable],
    ['80/120', bloodPressureFaults.order],
    ['80/80', bloodPressureFaults.order],
    ['301/80', bloodPressureFaults.range],
    ['120/19', bloodPressureFaults.range],
    ['300/20', null],
  ])('%j', (text, fault) => expect(pressureFault(text)).toBe(fault));

  test('the message says the ranges', () => {
    for (const { min, max } of Object.values(pressureLimits))
      for (const end of [min, max]) expect(bloodPressureFaults.range.id).toContain(String(end));
  });
});

describe('the run', () => {
  test.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12:30', 12.5],
    ['10:00', 10],
    ['10:01', 10.1],
    ['10:06', 10.1],
    ['10.04', 10.1],
    ['9:59', 10],
    ['12:60', NaN],
    ['12:3', NaN],
    ['-12', NaN],
    ['', NaN],
  ])('%j takes %d minutes', (text, minutes) => expect(parseMinutes(text)).toBe(minutes));

  test('rounding to a tenth makes nobody faster than whole minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7200 }), fc.integer({ min: 0, max: 120 }), (seconds, bound) => {
        const typed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
        expect(parseMinutes(typed) <= bound).toBe(seconds <= bound * 60);
      }),
    );
  });

  test('a tenth of a minute stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), (tenths) => {
        expect(parseMinutes((tenths / 10).toFixed(1))).toBe(tenths / 10);
      }),
    );
  });
});

test.each([
  ['-2.5', -2.5],
  ['−3', -3],
  ['12.04', 12],
  ['--2', NaN],
])('a reach of %j is %d cm', (text, cm) => expect(parseFigure('flexibility', text)).toBe(cm));

describe('the form', () => {
  test('has numbers and choices', () => {
    expect(completeForm(selam)).toEqual({
      age: 28,
      gender: 'female',
      activityLevel: 'moderate',
      height: 165.5,
      weight: 60,
      restingHeartRate: 66,
      bloodPressure: '118/76',
      pushUps: 17,
      sitUps: 36,
      flexibility: -2.5,
      cardio: 15.2,
    });
    expect(completeForm({ ...selam, bloodPressure: '' }).bloodPressure).toBeNull();
  });

  test('is none while something is wrong', () => {
    expect(() => completeForm({ ...selam, age: '', cardio: '1' })).toThrow('age, cardio');
  });
});
