import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanOf } from './pressure-mean.ts';

const reading = (day: string, systolic: number, diastolic: number) => ({
  day,
  figures: { systolic, diastolic },
});

test('the mean is of the week up to the newest reading', () => {
  expect(
    meanOf([
      reading('2026-11-13', 190, 120),
      reading('2026-11-15', 130, 80),
      reading('2026-11-21', 134, 83),
      reading('2026-11-21', 137, 84),
    ]),
  ).toEqual({
    systolic: 134,
    diastolic: 82,
    readings: 3,
    first: '2026-11-15',
    last: '2026-11-21',
    isHigh: false,
  });
});

test.each([
  [134, 84, false],
  [135, 84, true],
  [134, 85, true],
])('%i/%i at home is high: %s', (systolic, diastolic, isHigh) => {
  const day = '2026-11-21';
  expect(
    meanOf([
      reading(day, systolic, diastolic),
      reading(day, systolic, diastolic),
      reading(day, systolic, diastolic),
    ]),
  ).toMatchObject({ isHigh });
});

test('of too few there is none', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([reading('2026-11-20', 130, 80), reading('2026-11-21', 130, 80)])).toBeNull();
});

test('it lies between the lowest and the highest', () => {
  const readings = fc.array(
    fc.record({ systolic: fc.integer({ min: 90, max: 200 }), diastolic: fc.integer({ min: 40, max: 89 }) }),
    { minLength: 3, maxLength: 30 },
  );
  fc.assert(
    fc.property(readings, (all) => {
      const mean = meanOf(all.map((figures) => ({ day: '2026-11-21', figures })))!;
      const uppers = all.map(({ systolic }) => systolic);
      expect(mean.systolic).toBeGreaterThanOrEqual(Math.min(...uppers));
      expect(mean.systolic).toBeLessThanOrEqual(Math.max(...uppers));
    }),
  );
});
