import { bmiCutOffs } from '#src/lib/bmi.ts';

const cutOffs: readonly number[] = Object.values(bmiCutOffs);

/** kg/m², the ends of the bands that these BMIs lie in: what a chart shows beside them. */
export function bandEnds(bmis: readonly number[]): number[] {
  const [low, high] = [Math.min(...bmis), Math.max(...bmis)];
  const first = cutOffs.findLast((cutOff) => cutOff <= low) ?? -Infinity;
  const last = cutOffs.find((cutOff) => cutOff > high) ?? Infinity;
  return cutOffs.filter((cutOff) => first <= cutOff && cutOff <= last);
}
