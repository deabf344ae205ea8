import { describe, expect, test } from 'vitest';
import {
  answerTo,
  answerToAddress,
  centimetresMeant,
  educationalAnswerTo,
  parseMeasure,
  parseWithUnit,
  queryOf,
  readQuestion,
  weightMeant,
} from './schema.ts';

describe('a measure as it was typed', () => {
  test.each([
    ['170', 170],
    [' 61,5 ', 61.5],
    ['61.5', 61.5],
  ])('%j is %d', (text, value) => expect(parseMeasure(text)).toBe(value));

  test.each(['', ' ', '-5', '1e3', '0x10', '1.', '1 70', 'ten'])('%j is none', (text) =>
    expect(parseMeasure(text)).toBeNaN(),
  );
});

describe('the answer', () => {
  test('is in cm and kg, whatever was typed', () => {
    expect(answerTo({ unit: 'metric', height: '170', weight: '65' })).toEqual({
      height: 170,
      weight: 65,
      bmi: 22.5,
    });
    const imperial = answerTo({ unit: 'imperial', height: '66', weight: '200' });
    expect(imperial).toMatchObject({
      height: expect.closeTo(167.64),
      weight: expect.closeTo(90.72),
      bmi: 32.3,
    });
  });

  test('needs both values, above 0', () => {
    expect(answerTo({ unit: 'metric', height: '170', weight: '' })).toBe('invalid');
    expect(answerTo({ unit: 'metric', height: '0', weight: '65' })).toBe('invalid');
  });

  test.each([
    ['29.9', '2', false],
    ['30', '2', true],
    ['300', '65', true],
    ['300.1', '65', false],
    ['60', '1.9', false],
    ['60', '2', true],
    ['200', '700', true],
    ['200', '700.1', false],
    ['175', '700', false],
    ['175', '600', true],
    ['175', '7', false],
    ['99999', '1', false],
  ])('of %s cm and %s kg is taken only where a person can have them', (height, weight, isTaken) => {
    expect(typeof answerTo({ unit: 'metric', height, weight }) === 'object').toBe(isTaken);
  });
});

describe('a height typed in metres', () => {
  test.each([
    ['1.72', 172],
    ['1,72', 172],
    ['1.72 m', 172],
    ['3', 300],
    ['0.29', null],
    ['172', null],
    ['', null],
  ])('%j is understood as %j cm', (height, cm) => {
    expect(centimetresMeant({ unit: 'metric', height, weight: '70' })).toBe(cm);
  });

  test('is not looked for in inches', () => {
    expect(centimetresMeant({ unit: 'imperial', height: '1.72', weight: '70' })).toBeNull();
  });
});

describe('a weight with a digit too many or too few', () => {
  test.each([
    ['metric', '175', '700', 70],
    ['metric', '175', '705', 70.5],
    ['metric', '175', '7', 70],
    ['metric', '175', '7000', null],
    ['metric', '175', '70', null],
    ['metric', '1.75', '700', null],
    ['imperial', '69', '1540', 154],
  ] as const)('%s: %s and %s may be meant as %j', (unit, height, weight, meant) => {
    expect(weightMeant({ unit, height, weight })).toBe(meant);
  });
});

describe('a figure with its unit behind it', () => {
  test.each([
    ['metric', '175 cm', '70 kg', 22.9],
    ['metric', '175CM', '70KG.', 22.9],
    ['metric', '175 ሴ.ሜ', '70 ኪ.ግ', 22.9],
    ['imperial', '66 in', '200 lbs', 32.3],
  ] as const)('%s: %s and %s are taken', (unit, height, weight, bmi) => {
    expect(answerTo({ unit, height, weight })).toMatchObject({ bmi });
  });

  test.each(['70 lb', 'kg', '7 0 kg', '70 cm'])('%j is no weight in kg', (text) => {
    expect(parseWithUnit('weight', text)).toBeNaN();
  });
});

describe('an address', () => {
  test('carries a question as it was typed', () => {
    const question = { unit: 'imperial', height: '5,5 in', weight: '&=' } as const;
    expect(readQuestion(new URLSearchParams(queryOf(question)))).toEqual(question);
  });

  test('without measures asks nothing', () => {
    expect(answerToAddress('https://birtu.example/bmi?unit=imperial')).toEqual({
      question: { unit: 'imperial', height: '', weight: '' },
      answer: 'none',
    });
  });

  test('with measures is answered; an unknown unit is metric', () => {
    const { question, answer } = answerToAddress(
      'https://birtu.example/am/bmi?height=170&weight=65&unit=stone',
    );
    expect(question.unit).toBe('metric');
    expect(answer).toMatchObject({ bmi: 22.5 });
  });
});

describe('the educational tool', () => {
  test.each([
    ['', '65'],
    ['170', ' '],
  ])('does nothing with %j and %j', (height, weight) => {
    expect(educationalAnswerTo({ unit: 'metric', height, weight })).toBe('none');
  });

  test.each([
    ['0', '65'],
    ['170', '-65'],
    ['tall', '65'],
  ])('works out nothing from %j and %j, and says so', (height, weight) => {
    expect(educationalAnswerTo({ unit: 'metric', height, weight })).toBe('invalid');
  });

  test('says so where no person can have the measures, in either unit', () => {
    expect(educationalAnswerTo({ unit: 'metric', height: '1.7', weight: '65' })).toBe('invalid');
    expect(educationalAnswerTo({ unit: 'imperial', height: '66', weight: '2000' })).toBe('invalid');
  });

  test('keeps the measures as they were typed, and the BMI unrounded', () => {
    expect(educationalAnswerTo({ unit: 'imperial', height: '66', weight: '200' })).toEqual({
      unit: 'imperial',
      height: 66,
      weight: 200,
      bmi: expect.closeTo(32.277, 3),
    });
  });
});
