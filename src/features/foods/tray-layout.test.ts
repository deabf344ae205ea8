import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesFor } from './tray-layout.ts';

const amounts = fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 40 });

describe('the places of dishes on a tray', () => {
  it('are one for each, all on the injera, and none on another', () => {
    fc.assert(
      fc.property(amounts, (grams) => {
        const places = placesFor(grams);
        expect(places.length).toBe(grams.length);
        places.forEach(({ x, y, radius }, i) => {
          expect(Number.isFinite(x + y) && radius > 0).toBe(true);
          expect(Math.hypot(x, y) + radius).toBeLessThan(160);
          for (const other of places.slice(i + 1))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius + other.radius - 0.01);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are larger for more of a dish', () => {
    const [little, much] = [placesFor([120, 60, 60, 60]), placesFor([120, 240, 60, 60])];
    expect(much[1]?.radius).toBeGreaterThan(little[1]?.radius ?? Infinity);
    expect(little[2]?.radius).toBeCloseTo(little[1]?.radius ?? 0);
  });
});
