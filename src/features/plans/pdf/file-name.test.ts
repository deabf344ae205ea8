import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disposition } from './file-name.ts';

const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');

test.each([
  ['en', 'Weight Loss Foundation', 'Birtu – Weight Loss Foundation.pdf'],
  ['am', 'የክብደት መቀነስ መሠረት', 'ብርቱ – የክብደት መቀነስ መሠረት.pdf'],
  ['en', 'Push/pull: "10 × 3"', 'Birtu – Push pull 10 × 3.pdf'],
] as const)('the file is named as the plan is (%s, %s)', (language, title, expected) => {
  const header = disposition({ id: 'a-plan', title }, language);
  expect(header).toMatch(/^attachment; filename="birtu-a-plan\.pdf"; /);
  expect(nameIn(header)).toBe(expected);
});

test('whatever the title, the header is plain and the name a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      fc.pre(title.isWellFormed());
      const header = disposition({ id: 'a', title }, 'am');
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(header.split("''")[1]).toMatch(/^[\w!#$&+.^`|~%-]+$/);
      expect(nameIn(header)).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
    }),
  );
});
