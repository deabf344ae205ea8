import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, nameOf, sourceAddress } from './amounts-text.ts';
import { eatables, figuresOf, shown } from './eaten.ts';
import { ofEach, sumOfFigures } from './figures.ts';
import { offeredOn } from './fitting.ts';
import { ownCountText, ownFoodId, ownFoodOf, ownLimits, ownNutrients, type OwnFood } from './own-food.ts';
import { newOwn, ownFigureTyped, readOwn, typedOf, type OwnTyped } from './own-typed.ts';
import { amountIn, shownIn } from './salt.ts';
import { newEntrySchema, type DiaryFigures } from './schema.ts';

const nothing = { calories: null, protein: null, carbs: null };
const tables = eatables([], []);

const tenths = (max: number) =>
  fc.option(
    fc.integer({ min: 0, max: max * 10 }).map((n) => n / 10),
    { nil: null },
  );
const anyFood: fc.Arbitrary<OwnFood> = fc.record({
  calories: fc.option(fc.integer({ min: 0, max: ownLimits.calories }), { nil: null }),
  protein: tenths(ownLimits.protein),
  carbs: tenths(ownLimits.carbs),
});
const entryOf = (food: OwnFood, more: object = {}) => ({
  id: '00000000-0000-4000-8000-000000000001',
  day: '2026-11-20',
  meal: 'snacks',
  name: { en: 'Biscuits' },
  portions: [{ foodId: ownFoodId(food), grams: 100 }],
  ...more,
});

describe('what is in no table stands in its id', () => {
  test('which tells all that is known of it, and which the API takes', () => {
    fc.assert(
      fc.property(anyFood, (food) => {
        expect(ownFoodOf(ownFoodId(food))).toEqual(food);
        expect(newEntrySchema.safeParse(entryOf(food)).success).toBe(true);
      }),
    );
  });

  test.each<[string, OwnFood | null]>([
    ['written-down', nothing],
    ['written-down-e0', { ...nothing, calories: 0 }],
    ['written-down-e5000', { ...nothing, calories: 5000 }],
    ['written-down-e5001', null],
    ['written-down-p5000', { ...nothing, protein: 500 }],
    ['written-down-p5001', null],
    ['written-down-c10000', { ...nothing, carbs: 1000 }],
    ['written-down-c10001', null],
    ['written-down-e400-p125-c450', { calories: 400, protein: 12.5, carbs: 45 }],
    // One way of writing each: what is often eaten is counted by it.
    ['written-down-e0400', null],
    ['written-down-p125-e400', null],
    ['written-down-e', null],
    ['written-down-e-1', null],
    ['written-down-e99999999999999999999', null],
    ['shiro-wat', null],
    ['rewritten-down', null],
    ['', null],
  ])('%s', (id, food) => expect(ownFoodOf(id)).toEqual(food));

  test('and a portion of a food or recipe has none', () => expect(ownFoodOf(undefined)).toBe(null));
});

describe('an entry of it', () => {
  const food = { calories: 400, protein: null, carbs: null };
  test.each([
    ['a name of 80 characters', entryOf(food, { name: { en: 'ሀ'.repeat(ownLimits.name) } }), true],
    ['a name of 81', entryOf(food, { name: { en: 'ሀ'.repeat(ownLimits.name + 1) } }), false],
    [
      'its Amharic name of 81',
      entryOf(food, { name: { en: '', am: 'ሀ'.repeat(ownLimits.name + 1) } }),
      false,
    ],
    ['no name', entryOf(food, { name: { en: ' ' } }), false],
    [
      'another food beside it',
      entryOf(food, { portions: [...entryOf(food).portions, { foodId: 'shiro-wat', grams: 100 }] }),
      false,
    ],
    [
      'a long name, of a food in the table',
      entryOf(food, { name: { en: 'x'.repeat(200) }, portions: [{ foodId: 'shiro-wat', grams: 1 }] }),
      true,
    ],
  ])('with %s: %#', (_what, entry, isTaken) => expect(newEntrySchema.safeParse(entry).success).toBe(isTaken));

  test('holds what its member told, times its portions, and of all else nothing is known', () => {
    fc.assert(
      fc.property(anyFood, fc.integer({ min: 1, max: 160 }), (told, quarters) => {
        const grams = quarters * 25;
        const { portions, figures } = shown(
          { name: { en: 'Cake' }, portions: [{ foodId: ownFoodId(told), grams }] },
          tables,
        );
        for (const name of ownNutrients) {
          const { estimate, complete } = figures[name];
          expect(complete).toBe(told[name] !== null);
          if (told[name] === null) expect(estimate).toBe(null);
          else {
            expect(estimate!.value).toBeCloseTo((told[name] * grams) / 100, 1);
            expect([estimate!.min, estimate!.max]).toEqual([estimate!.value, estimate!.value]);
          }
        }
        for (const name of ['iron', 'sodium'] as const)
          expect(figures[name]).toEqual({ estimate: null, complete: false });
        expect(portions[0]).toMatchObject({ name: { en: 'Cake' }, fast: null });
      }),
    );
  });

  test('is never offered on a fast: whether it breaks it is not known', () => {
    const fasting = { tradition: 'orthodox', fish: true, honey: true, until: 'noon' } as const;
    const [portion] = shown({ name: { en: 'Cake' }, portions: entryOf(food).portions }, tables).portions;
    // A Wednesday, and the Thursday after it.
    expect(offeredOn(fasting, '2026-10-14')(portion!.fast)).toBe(false);
    expect(offeredOn(fasting, '2026-10-15')(portion!.fast)).toBe(true);
  });

  test('makes a day “at least”, within the bounds of all that is known', () => {
    const amount = fc.tuple(fc.nat(900), fc.nat(100), fc.nat(100)).map(([value, less, more]) => ({
      estimate: { value, min: Math.max(0, value - less), max: value + more },
      complete: true,
    }));
    fc.assert(
      fc.property(anyFood, amount, (told, other) => {
        const listed: DiaryFigures = ofEach(() => other);
        const own = figuresOf({ foodId: ownFoodId(told), grams: 100 }, tables);
        const sum = sumOfFigures([listed, own]);
        for (const name of ownNutrients) {
          expect(sum[name].complete).toBe(told[name] !== null);
          const { min, max, value } = sum[name].estimate!;
          expect(min).toBeCloseTo(other.estimate.min + (told[name] ?? 0), 2);
          expect(max).toBeCloseTo(other.estimate.max + (told[name] ?? 0), 2);
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
        }
        expect(sum.iron).toEqual({ ...sumOfFigures([listed]).iron, complete: false });
      }),
    );
  });

  test('is told in portions, by its own name, and leads to no table', () => {
    const { portions } = shown(
      { name: { en: '', am: 'ኬክ' }, portions: [{ foodId: 'written-down', grams: 150 }] },
      tables,
    );
    const [portion] = portions;
    expect(nameOf(portion!, 'en')).toBe('ኬክ');
    expect(amountText(portion!, 'en')).toBe('1½\u00a0portions');
    expect(amountText({ ...portion!, grams: 100 }, 'en')).toBe('1\u00a0portion');
    expect(amountText(portion!, 'am')).toBe('1½\u00a0ድርሻ');
    expect(sourceAddress(portion!)).toBe(null);
    // A release that did not know of portions lets grams be typed.
    expect(ownCountText({ grams: 130 })).toBe('1.3');
  });
});

test('figures that a former release left on the device without carbohydrate are unknown in it, not lost', () => {
  const known = { estimate: { value: 100, min: 90, max: 110 }, complete: true };
  const { carbs: _later, ...former } = ofEach(() => known);
  expect(sumOfFigures([former])).toEqual({ ...former, carbs: { estimate: null, complete: false } });
  expect(sumOfFigures([former, ofEach(() => known)]).carbs).toEqual({ ...known, complete: false });
  expect(amountIn(former, 'carbs')).toEqual({ estimate: null, complete: false });
  expect(amountIn({}, 'salt')).toEqual({ estimate: null, complete: false });
});

test.each<[Parameters<typeof shownIn>[0], readonly string[]]>([
  [undefined, ['calories', 'protein']],
  [{ minds: [], mindsCarbs: false }, ['calories', 'protein']],
  [{ minds: [], mindsCarbs: true }, ['calories', 'protein', 'carbs']],
  [{ minds: ['iron', 'salt'], mindsCarbs: false }, ['calories', 'protein', 'salt', 'iron']],
  [{ minds: ['salt'], mindsCarbs: true }, ['calories', 'protein', 'carbs', 'salt']],
])('who minds %j sees %j', (known, figures) => expect(shownIn(known)).toEqual(figures));

describe('as it is typed', () => {
  test.each<[Parameters<typeof ownFigureTyped>[0], string, number | null | undefined]>([
    ['calories', '', null],
    ['calories', ' 0 ', 0],
    ['calories', '5000', 5000],
    ['calories', '5001', undefined],
    ['calories', '12.5', undefined],
    ['calories', '-1', undefined],
    ['calories', '1e3', undefined],
    ['calories', 'many', undefined],
    ['protein', '12,5', 12.5],
    ['protein', '500', 500],
    ['protein', '500.1', undefined],
    ['protein', '0.05', undefined],
    ['carbs', '1000', 1000],
    ['carbs', '1000.1', undefined],
  ])('%s %j is %s', (name, text, figure) => expect(ownFigureTyped(name, text)).toBe(figure));

  const typed = (more: Partial<OwnTyped>): OwnTyped => ({ ...newOwn('Biscuits'), ...more });

  test('what is wrong is told of its field, the first one first', () => {
    const { faults, chosen } = readOwn(typed({ name: '\u202e \u200b', carbs: 'x', calories: '9999' }));
    expect([Object.keys(faults), chosen]).toEqual([['name', 'calories', 'carbs'], null]);
    expect(readOwn(typed({ name: 'x'.repeat(81) })).chosen).toBe(null);
    expect(readOwn(typed({ name: 'x'.repeat(80) })).faults).toEqual({});
  });

  test('its name is kept in the language of its letters', () => {
    expect(readOwn(typed({ name: ' ብስኩት ' })).chosen!.name).toEqual({ en: '', am: 'ብስኩት' });
    expect(readOwn(typed({ name: 'Biscuits ብ' })).chosen!.name).toEqual({ en: 'Biscuits ብ' });
  });

  test('what was looked for is its name, as far as one has room', () => {
    expect(newOwn(` ${'x'.repeat(90)}`).name).toBe('x'.repeat(80));
  });

  test('is what was written down when it is opened again', () => {
    fc.assert(
      fc.property(anyFood, fc.integer({ min: 1, max: 160 }), (food, quarters) => {
        const entry = shown(
          {
            name: { en: 'Cake' },
            portions: [{ foodId: ownFoodId(food), grams: quarters * 25 }],
            source: null,
          },
          tables,
        );
        expect(readOwn(typedOf(entry)!).chosen).toEqual(entry);
      }),
    );
    expect(typedOf({ name: { en: 'Shiro' }, portions: [] })).toBe(null);
  });
});
