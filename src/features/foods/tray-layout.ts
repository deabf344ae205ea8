/** Where a dish lies, in units around the middle of the tray. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Within this radius the injera is covered; beyond it its rim shows. */
const coveredRadius = 156;
const gap = 5;
/** A heap of 60 g reaches 43 units either way; twice the food covers twice the ground. */
const radiusOf = (grams: number) => Math.min(76, Math.max(16, 5.6 * Math.sqrt(grams)));
/** From so many dishes on, they lie in two rings around the middle one. */
const twoRings = 10;

/**
 * Places for heaps of so many grams each: the first in the middle, the others in rings around it, in order; none
 * covers another. All shrink together until they fit.
 */
export function placesFor(grams: readonly number[]): Place[] {
  const radii = grams.map(radiusOf);
  if (radii.length <= 2) return inOneLine(shrunk(radii, (scaled) => sumOf(scaled) + gap <= coveredRadius));
  const [middle = 0, ...others] = shrunk(radii, ([first = 0, ...rest]) => fit(first, rest));
  return [{ x: 0, y: 0, radius: middle }, ...ringsOf(others).flatMap((ring) => placesOnRing(ring))];
}

interface Ring {
  readonly radii: readonly number[];
  /** From the middle of the tray to the middle of each heap. */
  readonly distance: number;
}

/** An outer ring, and within it a second one where there are many. */
function ringsOf(radii: readonly number[]): Ring[] {
  const outerCount = radii.length + 1 < twoRings ? radii.length : Math.ceil(radii.length * 0.64);
  const [outer, inner] = [radii.slice(0, outerCount), radii.slice(outerCount)];
  const widest = Math.max(...outer);
  const distance = coveredRadius - widest;
  if (inner.length === 0) return [{ radii: outer, distance }];
  return [
    { radii: outer, distance },
    { radii: inner, distance: distance - widest - gap - Math.max(...inner) },
  ];
}

/** The angle, seen from the middle, that a heap and its gap take up on a ring. */
const angleOf = (radius: number, distance: number) =>
  2 * Math.asin(Math.min(1, (radius + gap / 2) / distance));

function fit(middle: number, others: readonly number[]): boolean {
  const rings = ringsOf(others);
  const innermost = rings.at(-1);
  if (!innermost || innermost.distance - Math.max(...innermost.radii) < middle + gap) return false;
  return rings.every(
    ({ radii, distance }) => sumOf(radii.map((radius) => angleOf(radius, distance))) <= 2 * Math.PI,
  );
}

/** On a ring, from the top clockwise, with what is left of the round shared out between them. */
function placesOnRing({ radii, distance }: Ring): Place[] {
  const angles = radii.map((radius) => angleOf(radius, distance));
  const spare = (2 * Math.PI - sumOf(angles)) / angles.length;
  let angle = -Math.PI / 2 - (angles[0] ?? 0) / 2;
  return radii.map((radius, i) => {
    const width = angles[i] ?? 0;
    const at = angle + width / 2;
    angle += width + spare;
    return { x: distance * Math.cos(at), y: distance * Math.sin(at), radius };
  });
}

/** One in the middle, or two side by side. */
function inOneLine([first, second]: readonly number[]): Place[] {
  if (first === undefined) return [];
  if (second === undefined) return [{ x: 0, y: 0, radius: first }];
  return [
    { x: -second - gap / 2, y: 0, radius: first },
    { x: first + gap / 2, y: 0, radius: second },
  ];
}

/** The radii, all smaller by the same part until they fit. */
function shrunk(radii: readonly number[], isFitting: (scaled: readonly number[]) => boolean): number[] {
  let scaled = [...radii];
  while (!isFitting(scaled)) scaled = scaled.map((radius) => radius * 0.96);
  return scaled;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
