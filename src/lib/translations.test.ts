import { expect, test } from 'vitest';
import { withoutEmptyTranslations } from './translations.ts';

test('drops translations that are empty, wherever they stand, and nothing else', () => {
  const typed = {
    title: { en: 'A', am: ' ' },
    goals: [
      { en: 'B', am: 'ለ' },
      { en: '', am: '' },
    ],
    note: '',
    n: 0,
    none: null,
  };
  expect(withoutEmptyTranslations(typed)).toEqual({
    title: { en: 'A' },
    goals: [{ en: 'B', am: 'ለ' }, { en: '' }],
    note: '',
    n: 0,
    none: null,
  });
});
