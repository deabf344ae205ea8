import { describe, expect, test } from 'vitest';
import { answerTo, answerToAddress, centimetresMeant, educationalAnswerTo, parseMeasure } from './schema.ts';

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
    ['29.9', '65', false],
    ['30', '65', true],
    ['300', '65', true],
    ['300.1', '65', false],
    ['170', '1.9', false],
    ['170', '2', true],
    ['170', '700', true],
    ['170', '700.1', false],
    ['99999', '1', false],
  ])('of %s cm and %s kg is taken only where a person can have them', (height, weight, isTaken) => {
    expect(typeof answerTo({ unit: 'metric', height, weight }) === 'object').toBe(isTaken);
  });
});

describe('a height typed in metres', () => {
  test.each([
    ['1.72', 172],
    ['1,72', 172],
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

describe('an address', () => {
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
    ['170', ''],
    ['0', '65'],
    ['170', '-65'],
    ['tall', '65'],
  ])('does nothing with %j and %j', (height, weight) => {
    expect(educationalAnswerTo({ unit: 'metric', height, weight })).toBe('none');
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
