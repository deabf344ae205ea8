import { expect, it } from 'vitest';
import { askedFor, chosenPlans } from './plans-choice.ts';

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
  expect(askedFor(chosen('tab=nutrition&q=shiro'))).toEqual({ q: 'shiro', page: '1', category: undefined });
});
