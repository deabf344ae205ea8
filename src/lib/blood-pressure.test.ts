import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAtLeast,
  parsePressure,
  pressureBounds,
  pressureLevel,
  pressureLevels,
  type Pressure,
} from './blood-pressure.ts';

test.each([
  ['118/76', 'usual'],
  ['129/84', 'usual'],
  ['130/76', 'high-normal'],
  ['118/85', 'high-normal'],
  ['139/89', 'high-normal'],
  ['140/80', 'high'],
  ['120/90', 'high'],
  ['150/92', 'high'],
  ['159/99', 'high'],
  ['160/80', 'very-high'],
  ['165/95', 'very-high'],
  ['120/100', 'very-high'],
  ['165/105', 'very-high'],
  ['179/109', 'very-high'],
  ['180/80', 'severe'],
  ['150/110', 'severe'],
  ['185/115', 'severe'],
] as const)('%s is %s', (reading, level) => expect(pressureLevel(parsePressure(reading)!)).toBe(level));

const pressures: fc.Arbitrary<Pressure> = fc.record({
  systolic: fc.integer({ min: 50, max: 300 }),
  diastolic: fc.integer({ min: 20, max: 200 }),
});

test('the worse of the two figures decides', () => {
  const calm = { systolic: 100, diastolic: 60 };
  fc.assert(
    fc.property(pressures, (pressure) => {
      const alone = [
        pressureLevel({ ...calm, systolic: pressure.systolic }),
        pressureLevel({ ...calm, diastolic: pressure.diastolic }),
      ].map((level) => pressureLevels.indexOf(level));
      expect(pressureLevels.indexOf(pressureLevel(pressure))).toBe(Math.max(...alone));
    }),
  );
});

test('more pressure is never a lower level', () => {
  fc.assert(
    fc.property(pressures, fc.nat(50), fc.nat(50), (pressure, more, alsoMore) => {
      const higher = { systolic: pressure.systolic + more, diastolic: pressure.diastolic + alsoMore };
      expect(isAtLeast(pressureLevel(higher), pressureLevel(pressure))).toBe(true);
    }),
  );
});

test('each level but the first has its bounds, in order', () => {
  expect(Object.keys(pressureBounds)).toEqual(pressureLevels.slice(1));
});
