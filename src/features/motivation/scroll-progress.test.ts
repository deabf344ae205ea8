import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrollProgress } from './scroll-progress.ts';

test.each([
  [0, 3000, 1000, 0],
  [1000, 3000, 1000, 50],
  [2000, 3000, 1000, 100],
  [2040, 3000, 1000, 100],
  [-60, 3000, 1000, 0],
  [0, 800, 1000, 100],
])('%d px of %d, %d at once: %d %%', (scrolled, page, window, percent) => {
  expect(scrollProgress(scrolled, page, window)).toBe(percent);
});

test('never leaves 0 to 100, however a browser bounces', () => {
  const length = fc.double({ min: 0, max: 100_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: -10_000, max: 200_000, noNaN: true }),
      length,
      length,
      (at, page, window) => {
        const percent = scrollProgress(at, page, window);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      },
    ),
  );
});
