import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, partsBeside, shortened } from './comparison.ts';

describe('differences', () => {
  test('lead to the single value that is another one', () => {
    const before = { title: { en: 'Run', am: 'ሩጫ' }, days: [{ rest: false, sets: [1, 2] }], status: 'draft' };
    const after = { title: { en: 'Walk', am: 'ሩጫ' }, days: [{ rest: true, sets: [1, 2] }], status: 'draft' };
    expect(differences(before, after)).toEqual([
      { path: ['title', 'en'], before: 'Run', after: 'Walk' },
      { path: ['days', 1, 'rest'], before: 'false', after: 'true' },
    ]);
  });

  test.each([
    ['a list of texts is one value', { goals: ['a', 'b'] }, { goals: ['a'] }, ['goals'], 'a\nb', 'a'],
    ['what is new was nothing', { name: null }, { name: 'Hana' }, ['name'], null, 'Hana'],
    [
      'a part that is gone',
      { days: [{ day: 1 }, { day: 2 }] },
      { days: [{ day: 1 }] },
      ['days', 2, 'day'],
      '2',
      null,
    ],
    ['a number that became a text', { a: 1 }, { a: 'one' }, ['a'], '1', 'one'],
  ])('%s', (_name, before, after, path, was, is) => {
    expect(differences(before, after)).toEqual([{ path, before: was, after: is }]);
  });

  test('of something created or deleted, every value is one', () => {
    const values = { title: { en: 'Run' }, status: 'draft' };
    expect(differences(null, values).map(({ after }) => after)).toEqual(['Run', 'draft']);
    expect(differences(values, null).map(({ before }) => before)).toEqual(['Run', 'draft']);
    expect(differences(null, null)).toEqual([]);
  });

  test('are none where only what forms tell dishes apart by is another one', () => {
    const dish = (id: string) => ({ lunch: [{ id, name: 'Shiro' }] });
    const [one, other] = ['0196a3c1-0000-7000-8000-000000000001', '0196a3c1-0000-7000-8000-000000000002'];
    expect(differences(dish(one), dish(other))).toEqual([]);
    expect(differences({ id: 'rest-well' }, { id: 'rest-better' })).toHaveLength(1);
  });

  test('are none between a thing and itself', () => {
    fc.assert(fc.property(fc.object(), (thing) => differences(thing, thing).length === 0));
  });
});

describe('the changed part of a text', () => {
  test('is told to whole words', () => {
    const [before, after] = ['Walk for ten minutes', 'Walk for twenty minutes'];
    expect(partsBeside(before, after)).toEqual({ start: 'Walk for ', changed: 'ten', end: ' minutes' });
    expect(partsBeside(after, before)).toMatchObject({ changed: 'twenty' });
  });

  test('together with what is the same makes the text again', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n')).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, fc.option(text), (own, other) => {
        const { start, changed, end } = partsBeside(own, other);
        return start + changed + end === own;
      }),
    );
  });

  test('stands among a little of what surrounds it', () => {
    const long = 'word '.repeat(100);
    const { start, changed, end } = shortened(partsBeside(`${long}old ${long}`, `${long}new ${long}`));
    expect(changed).toBe('old');
    expect(start.length + end.length).toBeLessThan(130);
  });

  test('of a text beside none is nothing, and the text stays whole', () => {
    const long = 'word '.repeat(100);
    expect(shortened(partsBeside(long, null))).toEqual({ start: long, changed: '', end: '' });
  });
});
