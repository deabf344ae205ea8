import { expect, test } from 'vitest';
import { bandEnds } from './bands.ts';

test.each([
  [[17], [18.5]],
  [[18.5], [18.5, 25]],
  [
    [22, 24.9],
    [18.5, 25],
  ],
  [
    [24, 26],
    [18.5, 25, 30],
  ],
  [[25], [25, 30]],
  [[33], [30]],
  [
    [17, 33],
    [18.5, 25, 30],
  ],
])('%j lies between %j', (bmis, ends) => {
  expect(bandEnds(bmis)).toEqual(ends);
});
