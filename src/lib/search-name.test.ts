import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { foundByName } from './search-name.ts';

interface Named {
  readonly id: string;
  readonly name: { readonly en: string; readonly am?: string };
  readonly nameOm?: string;
  readonly alsoKnown?: readonly string[];
}
const foods: readonly Named[] = table.foods;
const namesOf = ({ name, nameOm, alsoKnown = [] }: Named) =>
  [name.en, name.am, nameOm, ...alsoKnown].filter((text) => text !== undefined);
/** Letters of one sound. */
const alike: Readonly<Record<string, string>> = {
  ሰ: 'ሠ',
  ሠ: 'ሰ',
  አ: 'ዐ',
  ዐ: 'አ',
  ሀ: 'ሐ',
  ሐ: 'ሀ',
  ጸ: 'ፀ',
  ፀ: 'ጸ',
};
const ingredients: ReadonlySet<string> = new Set(
  table.foods.flatMap(({ id, group }) => (group === 'ingredient' ? [id] : [])),
);
const found = (typed: string) =>
  foundByName(foods, namesOf, typed, ({ id }) => ingredients.has(id)).map(({ id }) => id);

describe('a food is found', () => {
  it.each([
    [
      'shiro-wat',
      ['shiro', 'SHIRO', 'chiro', 'sheero', 'schiro', 'shirro', 'ሽሮ', 'ሺሮ', 'shiro wot', 'shirowat'],
    ],
    ['doro-wat', ['doro wat', 'doro wet', 'doro wot', 'dorowot', 'wat doro', 'ዶሮ', 'ዶሮ ወጥ', 'doro wäṭ']],
    ['injera-teff', ['injera', 'enjera', 'ingera', 'injra', 'እንጀራ', 'ዕንጀራ', 'bedena', 'inj']],
    ['misir-wat', ['misir', 'mesir', 'messer', 'ምስር', 'ምሥር']],
    ['kitfo', ['kitfo', 'ketfo', 'qitfo', 'ክትፎ']],
    ['asa', ['asa', 'ዓሣ', 'አሳ', 'ዐሣ']],
    ['tibs', ['tibs', 'tebs', 'tips', 'ጥብስ']],
    ['kinche-fasting', ['kinche', 'qinche', 'cinche', 'ቂንጬ']],
    ['beyaynetu', ['beyaynetu', 'beyainatu', 'bayenetu', 'በያይነቱ', 'በየአይነቱ']],
    ['tikil-gomen', ['tikil gomen', 'tekel gomen', 'ጥቅል ጎመን']],
    ['avocado', ['avocado', 'avokado', 'አቮካዶ', 'ኣቮካዶ']],
    ['kik-alicha', ['kik alicha', 'kik alecha', 'ክክ አልጫ']],
  ])('as %s by each of %j', (id, spellings) => {
    for (const typed of spellings) expect(found(typed), typed).toContain(id);
  });

  const isEthiopic = (name: string) => /\p{Script=Ethiopic}/u.test(name);

  // Each food by itself: all of them together take as long as a test may on a busy machine.
  it.each(foods)(
    'by every name, in capitals too, and three spellings or more in either script: $id',
    (food) => {
      const names = namesOf(food);
      const am = food.name.am ?? '';
      const latin = new Set(names.filter((name) => !isEthiopic(name)).map((name) => name.toLowerCase()));
      const ethiopic = new Set([
        ...names.filter(isEthiopic),
        // Letters that sound alike are written one for the other, words run together, and a vowel is put in.
        am.replace(/[ሰሠአዐሀሐጸፀ]/gu, (letter) => alike[letter] ?? letter),
        am.replace(/\s*\(.*\)/u, '').replace(' ', ''),
        am.replace(/[ምስርክልንትብ]/u, (letter) => String.fromCharCode(letter.charCodeAt(0) - 3)),
      ]);
      expect(latin.size).toBeGreaterThanOrEqual(3);
      expect(ethiopic.size).toBeGreaterThanOrEqual(3);
      const capitals = [food.name.en, food.nameOm].flatMap((name) => name?.toUpperCase() ?? []);
      for (const name of [...latin, ...ethiopic, ...capitals]) expect(found(name), name).toContain(food.id);
    },
  );
});

describe('of names that sound just so, the plainest comes first', () => {
  it.each([
    ['shiro-wat', ['ሽሮ', 'shiro', 'sheero']],
    ['tibs', ['tibs', 'ጥብስ']],
    ['doro-wat', ['doro', 'ዶሮ']],
    ['misir-wat', ['misir', 'ምስር']],
    ['kitfo', ['kitfo', 'ክትፎ']],
    ['gomen', ['gomen', 'ጎመን']],
    ['wetet', ['milk', 'ወተት']],
    ['buna', ['coffee', 'ቡና']],
    ['rice-white', ['rice', 'ሩዝ']],
    ['enkulal-kikil', ['egg', 'Egg']],
    ['enkulal-wat', ['enkulal', 'እንቁላል']],
    ['chew', ['salt', 'ጨው']],
  ])('%s for each of %j', (id, spellings) => {
    for (const typed of spellings) expect(found(typed)[0], typed).toBe(id);
  });
});

describe('what nobody eats as it is', () => {
  it.each(['egg', 'eggs', 'እንቁላል', 'enkulal', 'potato', 'ድንች', 'ሥጋ', 'pumpkin', 'ዱባ', 'rice', 'ሩዝ'])(
    'does not come first, by %s',
    (typed) => {
      const [first, ...others] = found(typed);
      expect(ingredients.has(first!)).toBe(false);
      expect(others.some((id) => ingredients.has(id))).toBe(true);
    },
  );

  it.each([
    ['egg', ['enkulal-kikil', 'enkulal-nech', 'doro-wat', 'enkulal-wat', 'enkulal-firfir', 'enkulal-tire']],
    ['እንቁላል', ['enkulal-wat', 'enkulal-firfir', 'enkulal-kikil', 'enkulal-nech', 'enkulal-tire']],
  ])('comes last by %s', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });
});

describe('leaves for tibs', () => {
  const called = ['tibs', 'beg-tibs', 'fiyel-tibs', 'inguday-tibs'];

  it.each([
    ['ጥብስ', [...called, 'asa-tibs']],
    ['tibs', called],
  ])('come after the dishes that are called so: %s', (typed, dishes) => {
    const ids = found(typed);
    for (const dish of dishes) expect(ids.slice(0, ids.indexOf('rozmari')), dish).toContain(dish);
  });
});

describe('other names', () => {
  it.each([
    ['key wat', ['siga-wat']],
    ['key wot', ['siga-wat']],
    ['ater', ['kik-alicha']],
    ['fish', ['asa']],
    ['milk', ['ayib', 'ergo']],
    ['ወተት', ['ayib', 'ergo']],
    ['flax', ['telba']],
    ['ኦቾሎኒ', ['lewz']],
  ])('lead to a food too: %s', (typed, ids) => {
    expect(found(typed)).toEqual(expect.arrayContaining(ids));
  });

  it.each([
    ['peanut', ['kolo-mixed', 'lewz']],
    ['peanuts', ['kolo-mixed', 'lewz']],
    ['eggs', ['doro-wat', 'enkulal-firfir']],
  ])('do not hide one or many of the same: %s', (typed, ids) => {
    expect(found(typed)).toEqual(expect.arrayContaining(ids));
  });
});

describe('what is not meant', () => {
  it('is not found by a word that only looks a little like it', () => {
    expect(found('buna')).toEqual(['buna', 'buna-sikuar', 'buna-bewetet']);
    expect(found('doro wet')).toEqual(['doro-wat', 'doro-alicha']);
    expect(found('key sir')).toEqual(['key-sir', 'key-sir-tire']);
  });

  it.each(['sushi', 'falafel', 'xyz', '?', '፡፡', '<script>'])('is everything, by %s', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});

it('nothing typed is the whole table as it stands', () => {
  expect(foundByName(foods, namesOf, '  ')).toEqual(foods);
});

it('whatever is typed, each food is told once at most, and only of the table', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
      const ids = found(typed);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 50 },
  );
});
