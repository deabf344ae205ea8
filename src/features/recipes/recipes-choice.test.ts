import { describe, expect, it } from 'vitest';
import type { ListedRecipe } from './listing.ts';
import { chosenRecipes, recipesChosen, recipesSearch } from './recipes-choice.ts';
import { recipeFor } from './recipe-for.ts';
import type { Recipe } from './schema.ts';

const listed = (
  id: string,
  en: string,
  am: string,
  more: Partial<Recipe> & Partial<Pick<ListedRecipe, 'fasting'>> = {},
): ListedRecipe => {
  const { fasting = 'yes', ...recipe } = more;
  const text = { en: 'x', am: 'ሀ' };
  return {
    fasting,
    energy: { estimate: null, complete: false },
    recipe: {
      id,
      name: { en, am },
      description: text,
      group: 'wat-fasting',
      servings: 4,
      yieldGrams: 800,
      ingredients: [{ foodId: 'oil', grams: 10 }],
      steps: [text, text],
      minutes: { active: 10, total: 40 },
      swaps: [],
      ...recipe,
    },
  };
};
const recipes = [
  listed('shiro-wat', 'Shiro wat', 'ሽሮ ወጥ', { foodId: 'shiro-wat', minutes: { active: 10, total: 30 } }),
  listed('doro-wat', 'Doro wat', 'ዶሮ ወጥ', { group: 'wat', fasting: 'no', alsoKnown: ['chicken stew'] }),
  listed('besso', 'Besso', 'በሶ', { group: 'drink', fasting: 'disputed', minutes: { active: 5, total: 5 } }),
];
const ids = (search: string) =>
  recipesChosen(recipes, chosenRecipes(new URLSearchParams(search))).map(({ recipe }) => recipe.id);

it.each([
  ['', ['shiro-wat', 'doro-wat', 'besso']],
  ['q=sheero', ['shiro-wat']],
  ['q=ሽሮ', ['shiro-wat']],
  ['q=chicken', ['doro-wat']],
  ['q=beso', ['besso']],
  ['group=wat', ['doro-wat']],
  ['fasting=disputed', ['besso']],
  ['minutes=30', ['shiro-wat', 'besso']],
  ['minutes=15&fasting=yes', []],
  ['minutes=7&group=none&fasting=maybe', ['shiro-wat', 'doro-wat', 'besso']],
])('?%s chooses %j', (search, found) => {
  expect(ids(search)).toEqual(found);
});

describe('one address for each page', () => {
  it.each([
    ['/recipes', 'minutes=30&utm=x&group=wat', { search: '?group=wat&minutes=30', isTyped: false }],
    ['/recipes', 'q=shiro', { search: '?q=shiro', isTyped: true }],
    ['/recipes/shiro-wat', 'for=6&x=1', { search: '?for=6', isTyped: false }],
    ['/recipes/shiro-wat', 'for=60', { search: '', isTyped: false }],
    ['/foods', '', null],
  ])('%s?%s', (path, search, expected) => {
    expect(recipesSearch(path, new URLSearchParams(search))).toEqual(expected);
  });
});

it('knows the recipe that makes a dish, unless it is retired', () => {
  const [shiro] = recipes.map(({ recipe }) => recipe);
  expect(recipeFor([shiro!], 'shiro-wat')).toBe(shiro);
  expect(recipeFor([shiro!], 'doro-wat')).toBeNull();
  expect(recipeFor([{ ...shiro!, retired: true }], 'shiro-wat')).toBeNull();
});
