import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calorieBounds } from './calorie-bounds.ts';
import { calorieMessages } from './messages.ts';

const { notAnAmount, order } = calorieMessages;

describe('between which calories plans are looked for', () => {
  it('is what was typed, as people write it', () => {
    expect(calorieBounds({ min: '1500', max: '2,200' })).toEqual({ min: 1500, max: 2200 });
    expect(calorieBounds({ min: '1 800' })).toEqual({ min: 1800 });
    expect(calorieBounds({ max: '0' })).toEqual({ max: 0 });
    expect(calorieBounds({})).toEqual({});
  });

  it.each([
    [{ min: 'few' }, { min: notAnAmount }],
    [{ min: '-1', max: '2000' }, { min: notAnAmount }],
    [{ min: '1500.5' }, { min: notAnAmount }],
    [{ max: '10001' }, { max: notAnAmount }],
    [{ min: '15,00' }, { min: notAnAmount }],
    [
      { min: 'a', max: '1e3' },
      { min: notAnAmount, max: notAnAmount },
    ],
    [{ min: '2000', max: '1999' }, { max: order }],
  ])('%j says what is wrong and bounds nothing', (typed, wrong) => {
    expect(calorieBounds(typed)).toEqual({ wrong });
  });

  it('is understood from every amount that a plan can have, and from nothing else in digits', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (amount) => {
        const { min, wrong } = calorieBounds({ min: String(amount) });
        expect(amount <= 10_000 ? min === amount : wrong?.min === notAnAmount).toBe(true);
      }),
    );
  });
});
