import { expect, it } from 'vitest';
import { chosenPlans, fitnessQuery, isTyped, nutritionQuery } from './plans-choice.ts';

const chosen = (query: string) => chosenPlans(new URLSearchParams(query));

it('reads tab, filters, words and page from an address', () => {
  expect(chosen('category=weight-loss&level=beginner&q=+walk+&page=2')).toEqual({
    tab: 'fitness',
    category: 'weight-loss',
    level: 'beginner',
    q: 'walk',
    page: 2,
  });
  expect(chosen('tab=nutrition&category=health')).toMatchObject({
    tab: 'nutrition',
    category: 'health',
    page: 1,
  });
});

it('shows everything where an address asks for what does not exist', () => {
  expect(chosen('category=all&level=&q=&page=-1')).toEqual({
    tab: 'fitness',
    category: undefined,
    level: undefined,
    q: undefined,
    page: 1,
  });
});

it('asks the API without the tab, which is its address', () => {
  const fitness = chosen('level=beginner&q=walk&page=2');
  expect(fitness.tab === 'fitness' && fitnessQuery(fitness)).toEqual({
    level: 'beginner',
    q: 'walk',
    page: '2',
  });
});

it('keeps calories as they were typed, and asks for them as numbers, or not at all where they are none', () => {
  const bounded = chosen('tab=nutrition&min=1,500&max=2200');
  expect(bounded).toMatchObject({ min: '1,500', max: '2200' });
  expect(bounded.tab === 'nutrition' && nutritionQuery(bounded)).toMatchObject({ min: '1500', max: '2200' });
  const wrong = chosen('tab=nutrition&min=few&max=2200&category=endurance');
  expect(wrong).toMatchObject({ min: 'few', max: '2200' });
  expect(wrong.tab === 'nutrition' && nutritionQuery(wrong)).toEqual({ category: 'endurance', page: '1' });
});

it.each([
  ['q=shiro', true],
  ['tab=nutrition&max=2000', true],
  ['tab=nutrition&category=endurance', false],
  ['max=2000', false],
])('%s was typed: %s', (query, typed) => {
  expect(isTyped(chosen(query))).toBe(typed);
});
