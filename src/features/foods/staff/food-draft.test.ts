import { describe, expect, it } from 'vitest';
import table from '#content/foods.json' with { type: 'json' };
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { foodTableSchema } from '../schema.ts';
import { changeOf, draftOf, figureIn } from './food-draft.ts';
import { changedFood } from './replacement.ts';
import { foodChangeSchema } from './schema.ts';

const { foods } = foodTableSchema.parse(table);
const stored = (id: string) => ({
  food: foods.find((food) => food.id === id)!,
  version: 3,
  updatedAt: '2026-11-21T09:00:00.000Z',
});
const checked = (draft: ReturnType<typeof draftOf>) =>
  foodChangeSchema.safeParse(withoutEmptyTranslations(changeOf(draft, 3)));

describe('the form', () => {
  it('sent back as it was opened changes nothing', () => {
    for (const food of foods) {
      const change = changeOf(draftOf({ ...stored(food.id), food }), 3);
      expect(changedFood(food, foodChangeSchema.parse(withoutEmptyTranslations(change)))).toEqual(food);
    }
  });

  it('replaces only what was chosen, and what is empty is not known', () => {
    const draft = draftOf(stored('shiro-wat'));
    const { data } = checked({
      ...draft,
      replaced: { ...draft.replaced, iron: true, calcium: true },
      replacement: {
        ...draft.replacement,
        figures: { ...draft.replacement.figures, iron: ' 2,5 ', calcium: '' },
        grade: 'A',
        source: 'EPHI 2023',
      },
    });
    expect(data?.replacement?.figures).toEqual({ iron: 2.5, calcium: null });
  });

  it('wants source and grade as soon as a figure is replaced', () => {
    const draft = draftOf(stored('shiro-wat'));
    const { error } = checked({ ...draft, replaced: { ...draft.replaced, iron: true } });
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
  ['much', NaN],
  ['1,000.5', NaN],
])('%j is typed for %s', (text, figure) => {
  expect(figureIn(text)).toEqual(figure);
});
