import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#src/lib/day.ts';
import { aimsFor, aimSources, floors, restingEnergy, type Aims } from './aims.ts';
import {
  activityLevels,
  ageAt,
  eaterOf,
  minded,
  motherhoods,
  sexes,
  weightGoals,
  type Eater,
} from './eater.ts';

const almaz: Eater = {
  sex: 'female',
  age: 30,
  height: 160,
  weight: 60,
  motherhood: 'neither',
  activity: null,
  goal: null,
  minds: [],
  noAims: false,
};
const dawit: Eater = { ...almaz, sex: 'male', height: 175, weight: 70 };

test.each([
  // 10 × 60 + 6.25 × 160 − 5 × 30 − 161
  [almaz, 1289],
  // 10 × 70 + 6.25 × 175 − 5 × 30 + 5
  [dawit, 1648.75],
])('resting energy is that of Mifflin and St Jeor', (eater, kcal) => {
  expect(restingEnergy(eater as Parameters<typeof restingEnergy>[0])).toBe(kcal);
});

describe('energy', () => {
  test.each<[string, Partial<Eater>, number, number]>([
    // 1289 × 1.4 … × 1.69
    ['a light life', {}, 1800, 2200],
    ['an active life', { activity: 'active' }, 2150, 2600],
    ['hard work', { activity: 'vigorous' }, 2550, 3100],
    ['gaining', { goal: 'gain' }, 2100, 2700],
  ])('of %s', (_name, more, min, max) => {
    expect(aimsFor({ ...almaz, ...more }, null).energy).toMatchObject({ min, max, by: 'formula' });
  });

  // At 160 cm, 64 kg is a body mass index of 25.
  test.each<[number, 'lose' | 'gain', NonNullable<Aims['energy']>['goal']]>([
    [63.8, 'lose', 'keep'],
    [64, 'lose', 'lose'],
    [63.8, 'gain', 'gain'],
    [64, 'gain', 'keep'],
  ])('at %s kg, who wants to %s is led to %s', (weight, goal, led) => {
    expect(aimsFor({ ...almaz, weight, goal }, null).energy?.goal).toBe(led);
  });

  test('losing takes 500 kcal off', () => {
    const keeping = aimsFor({ ...almaz, weight: 90 }, null).energy!;
    const losing = aimsFor({ ...almaz, weight: 90, goal: 'lose' }, null).energy!;
    expect([keeping.min - losing.min, keeping.max - losing.max]).toEqual([500, 500]);
  });

  test.each<[number, number, boolean]>([
    [1199, 1200, true],
    [1200, 1200, false],
    [1201, 1201, false],
  ])('a plan of %s kcal stands as %s for a woman', (min, shown, isRaised) => {
    expect(aimsFor(almaz, { min, max: 2000 }).energy).toMatchObject({ min: shown, by: 'plan', isRaised });
  });

  test.each<[number, number]>([
    [1499, 1500],
    [1501, 1501],
  ])('a plan of %s kcal stands as %s for a man', (min, shown) => {
    expect(aimsFor(dawit, { min, max: min }).energy).toMatchObject({ min: shown, max: shown });
  });

  test('is the plan’s, whatever is known of the body', () => {
    const { energy, unknown } = aimsFor({ ...almaz, height: null }, { min: 1600, max: 1900 });
    expect([energy?.min, energy?.max, energy?.by]).toEqual([1600, 1900, 'plan']);
    expect(unknown).toEqual([]);
  });
});

test.each<[string, Partial<Eater>, Aims['none']]>([
  ['at 17', { age: 17 }, 'young'],
  ['at 17, whatever else is not known', { age: 17, sex: null }, 'young'],
  ['at 18', { age: 18 }, null],
  ['while pregnant', { motherhood: 'pregnant' }, 'pregnant'],
  ['while pregnant, of unknown age', { motherhood: 'pregnant', age: null }, 'pregnant'],
  ['while nursing', { motherhood: 'nursing' }, 'nursing'],
  ['with neither', { motherhood: 'neither' }, null],
  ['where a woman was not asked', { motherhood: null }, 'unknown'],
  ['where a woman of 55 was not asked', { motherhood: null, age: 55 }, 'unknown'],
  ['where a woman of 56 was not asked', { motherhood: null, age: 56 }, null],
  ['of unknown sex', { sex: null }, 'unknown'],
  ['of unknown age', { age: null }, 'unknown'],
  ['where none is wanted', { noAims: true }, 'off'],
])('%s: %j', (_name, more, none) => {
  const aims = aimsFor({ ...almaz, minds: ['salt', 'iron'], ...more }, { min: 1600, max: 1900 });
  expect(aims.none).toBe(none);
  const given = [aims.energy, aims.protein, aims.salt, aims.iron].filter((aim) => aim !== null);
  expect(given).toHaveLength(none === null ? 4 : 0);
});

test('what is not known is named, so that it can be asked for', () => {
  const nobody: Eater = { ...almaz, sex: null, age: null, motherhood: null };
  expect(aimsFor(nobody, null).unknown).toEqual(['sex', 'age']);
  expect(aimsFor({ ...nobody, sex: 'female' }, null).unknown).toEqual(['age', 'motherhood']);
  expect(aimsFor({ ...almaz, weight: null }, null)).toMatchObject({
    none: null,
    unknown: ['body'],
    energy: null,
  });
});

test.each<[number, number]>([
  [60, 50],
  [60.2, 50],
  [60.3, 51],
])('protein at %s kg is at least %s g', (weight, grams) => {
  expect(aimsFor({ ...almaz, weight }, null).protein).toBe(grams);
});

test.each<[Partial<Eater>, number]>([
  [{}, 29.4],
  [{ age: 50 }, 29.4],
  [{ age: 51 }, 11.3],
  [{ sex: 'male' }, 13.7],
  [{ sex: 'male', age: 70 }, 13.7],
])('iron of %j is at least %s mg', (more, mg) => {
  expect(aimsFor({ ...almaz, minds: ['iron'], ...more }, null)).toMatchObject({ iron: mg, salt: null });
});

test('salt is at most 5 g, where it is minded', () => {
  expect(aimsFor({ ...almaz, minds: ['salt'] }, null)).toMatchObject({ salt: 5, iron: null });
  expect(aimsFor(almaz, null)).toMatchObject({ salt: null, iron: null });
});

const anyOf = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);
const anyEater: fc.Arbitrary<Eater> = fc.record({
  sex: anyOf(sexes),
  age: fc.option(fc.integer({ min: 5, max: 120 })),
  height: fc.option(fc.double({ min: 30, max: 300, noNaN: true })),
  weight: fc.option(fc.double({ min: 2, max: 700, noNaN: true })),
  motherhood: anyOf(motherhoods),
  activity: anyOf(activityLevels),
  goal: anyOf(weightGoals),
  minds: fc.subarray([...minded]),
  noAims: fc.boolean(),
});
const anyPlan = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 })).map(([min, more]) => ({
    min,
    max: min + more,
  })),
);

test('nobody is ever led below the floor, and each aim has its source', () => {
  fc.assert(
    fc.property(anyEater, anyPlan, (eater, plan) => {
      const aims = aimsFor(eater, plan);
      if (aims.energy) {
        expect(aims.energy.min).toBeGreaterThanOrEqual(floors[eater.sex!]);
        expect(aims.energy.max).toBeGreaterThanOrEqual(aims.energy.min);
      }
      for (const source of aims.sources) expect(aimSources[source].url).toMatch(/^https:/);
      if (aims.protein !== null) expect(aims.sources).toContain('protein');
      if (aims.energy?.by === 'formula') expect(aims.sources).toContain('resting');
      if (aims.energy?.isRaised) expect(aims.sources).toContain('losing');
    }),
  );
});

test('no child, and no woman who carries or nurses one, is ever given an aim', () => {
  fc.assert(
    fc.property(anyEater, anyPlan, (eater, plan) => {
      const isSpared =
        (eater.age !== null && eater.age < 18) || ['pregnant', 'nursing'].includes(eater.motherhood ?? '');
      fc.pre(isSpared);
      const { energy, protein, salt, iron } = aimsFor(eater, plan);
      expect([energy, protein, salt, iron]).toEqual([null, null, null, null]);
    }),
  );
});

describe('what is known of somebody', () => {
  const nothing = { height: null, weight: null, assessed: null, conditions: [] };
  const assessed = { sex: 'female', age: 17, on: '2025-11-23' } as const;

  test.each([
    ['2026-11-22', 17],
    ['2026-11-23', 17],
    ['2026-11-24', 18],
    ['2025-01-01', 17],
  ] as const)('who was 17 on 2025-11-23 counts as %s: %s', (day, age) => {
    expect(ageAt(17, assessed.on, day)).toBe(age);
  });

  test('age is never said too high', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const years = ageAt(0, '2000-02-29', addDays('2000-02-29', days));
        expect(years).toBeLessThanOrEqual(days / 365);
      }),
    );
  });

  test('comes from the assessment where it was not said here', () => {
    expect(eaterOf({}, { ...nothing, assessed }, '2027-11-30')).toMatchObject({ sex: 'female', age: 19 });
    expect(
      eaterOf({ sex: 'male', age: 40, ageOn: '2027-11-30' }, { ...nothing, assessed }, '2027-11-30'),
    ).toMatchObject({ sex: 'male', age: 40, motherhood: 'neither' });
  });

  test.each([
    [{}, [], null],
    [{}, ['pregnancy'], 'pregnant'],
    [{ motherhood: 'neither' }, ['pregnancy'], 'pregnant'],
    [{}, ['after-birth'], 'nursing'],
    [{ motherhood: 'neither' }, ['after-birth'], 'neither'],
    [{ motherhood: 'pregnant' }, [], 'pregnant'],
    [{ sex: 'male' }, ['pregnancy'], 'neither'],
  ] as const)('%j with %j counts as %s', (kept, conditions, motherhood) => {
    expect(eaterOf(kept, { ...nothing, conditions }, '2026-11-23').motherhood).toBe(motherhood);
  });

  test('salt is minded with a high blood pressure, until the member says otherwise', () => {
    const known = { ...nothing, conditions: ['blood-pressure'] };
    expect(eaterOf({}, known, '2026-11-23').minds).toEqual(['salt']);
    expect(eaterOf({ minds: [] }, known, '2026-11-23').minds).toEqual([]);
    expect(eaterOf({ minds: ['iron'] }, known, '2026-11-23').minds).toEqual(['iron']);
  });
});
