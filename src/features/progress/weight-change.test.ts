import { expect, test } from 'vitest';
import { unlikelyChange } from './weight-change.ts';

const known = [
  { date: '2026-11-20', weight: 77 },
  { date: '2026-10-01', weight: 60 },
];

test.each([
  [7, -70],
  [770, 693],
  [61.5, -15.5],
  [61.6, null],
  [77, null],
  [92.4, null],
  [92.5, 15.5],
  [0, null],
])('%s kg after 77 kg is a change of %s that is asked about', (weight, change) => {
  expect(unlikelyChange(weight, '2026-11-21', known)).toBe(change);
});

test('what is corrected is not compared with itself', () => {
  expect(unlikelyChange(77, '2026-11-20', [{ date: '2026-11-20', weight: 7 }])).toBeNull();
  expect(unlikelyChange(77, '2026-11-20', known)).toBe(17);
  expect(unlikelyChange(7, '2026-11-21', [])).toBeNull();
});
