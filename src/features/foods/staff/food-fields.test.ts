import { describe, expect, it } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { foodTableSchema } from '../schema.ts';
import { draftOf, fieldsOf, figureIn } from './food-fields.ts';
import { changedFood } from './replacement.ts';
import { foodDraftSchema } from './schema.ts';

const { foods } = foodTableSchema.parse(table);
const stored = (id: string) => ({
  food: foods.find((food) => food.id === id)!,
  version: 3,
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: null,
});
const checked = (fields: ReturnType<typeof fieldsOf>) =>
  foodDraftSchema.safeParse(withoutEmptyTranslations(draftOf(fields)));

describe('the form', () => {
  it('sent back as it was opened changes nothing', () => {
    for (const food of foods) {
      const draft = draftOf(fieldsOf({ ...stored(food.id), food }), food);
      expect(changedFood(food, foodDraftSchema.parse(withoutEmptyTranslations(draft)))).toEqual(food);
    }
  });

  it('replaces only what was chosen, and what is empty is not known', () => {
    const fields = fieldsOf(stored('shiro-wat'));
    const { data } = checked({
      ...fields,
      replaced: { ...fields.replaced, iron: true, calcium: true },
      replacement: {
        ...fields.replacement,
        figures: { ...fields.replacement.figures, iron: ' 2,5 ', calcium: '' },
        grade: 'A',
        source: 'EPHI 2023',
      },
    });
    expect(data?.replacement?.figures).toEqual({ iron: 2.5, calcium: null });
  });

  it('wants source and grade as soon as a figure is replaced', () => {
    const fields = fieldsOf(stored('shiro-wat'));
    const { error } = checked({ ...fields, replaced: { ...fields.replaced, iron: true } });
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'replacement.grade',
      'replacement.source',
    ]);
  });
});

it.each([
  ['', null],
  [' 12 ', 12],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['1,250', 1250],
  ['much', NaN],
  ['1,0,5', NaN],
])('%j is typed for %s', (text, figure) => {
  expect(figureIn(text)).toEqual(figure);
});
