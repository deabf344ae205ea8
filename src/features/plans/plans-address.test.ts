import { expect, it } from 'vitest';
import { plansAddress, plansPath } from './plans-address.ts';

it('leaves out whatever is not chosen', () => {
  expect(plansAddress({ tab: 'fitness', category: '', level: undefined, page: 1 })).toBe(plansPath);
});

it('names tab, filters, search and page', () => {
  expect(plansAddress({ tab: 'nutrition', category: 'endurance', q: 'ሽሮ', page: 2 })).toBe(
    `${plansPath}?tab=nutrition&category=endurance&q=%E1%88%BD%E1%88%AE&page=2`,
  );
});
