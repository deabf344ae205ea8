import { expect, it } from 'vitest';
import { bundledRecipes } from '#content/recipes.ts';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { recipeSchema } from '../schema.ts';
import { draftOf, fieldsOf, fieldsOfRecipe } from './recipe-fields.ts';
import { recipeDraftSchema } from './schema.ts';

it('gives back every recipe as it was', () => {
  for (const bundled of bundledRecipes) {
    const recipe = recipeSchema.parse(bundled);
    const fields = fieldsOfRecipe({
      ...recipe,
      retired: true,
      sources: [{ en: 'A book' }, { en: 'Our kitchen', am: 'ጓዳችን' }],
    });
    const draft = recipeDraftSchema.parse(withoutEmptyTranslations(draftOf(fields)));
    expect({ id: recipe.id, ...draft }).toEqual({
      ...recipe,
      retired: true,
      sources: [{ en: 'A book' }, { en: 'Our kitchen', am: 'ጓዳችን' }],
    });
  }
});

it.each([
  ['gramsOf nothing', { yieldGrams: '' }, 'yieldGrams'],
  ['words for grams', { yieldGrams: 'much' }, 'yieldGrams'],
  ['no people', { servings: '0' }, 'servings'],
  ['thirteen people', { servings: '13' }, 'servings'],
  ['half a person', { servings: '1.5' }, 'servings'],
  ['no ingredient', { ingredients: [] }, 'ingredients'],
  ['one step', { steps: [{ en: 'Cook', am: '' }] }, 'steps'],
  ['less time than work', { minutes: { active: '30', total: '20' } }, 'minutes'],
])('%s: says what is wrong there', (_, change, at) => {
  const [recipe] = bundledRecipes;
  const fields = { ...fieldsOfRecipe(recipeSchema.parse(recipe)), ...change };
  const { error } = recipeDraftSchema.safeParse(withoutEmptyTranslations(draftOf(fields)));
  expect(error?.issues.map(({ path }) => path[0])).toEqual([at]);
});

it('takes a decimal comma, and commas of either script between names', () => {
  const draft = draftOf({ ...fieldsOf(null), yieldGrams: ' 820,5 ', alsoKnown: 'shuro, ሹሮ፣ shiro wot,' });
  expect(draft).toMatchObject({ yieldGrams: 820.5, alsoKnown: ['shuro', 'ሹሮ', 'shiro wot'] });
});
