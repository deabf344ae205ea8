import type { Thing } from './pose.ts';

const FLOOR = 184;

/** A wall whose face is at `x`, behind which it goes on to the `left` or the `right`. */
export const wall = (x: number, side: 'left' | 'right'): Thing => ({
  path: `M${x} 24V${FLOOR}h${side === 'left' ? -7 : 7}V24Z`,
  tone: 'edge',
  solid: true,
});

/** A firm post from the floor upwards. */
export const post = (x: number): Thing => ({ path: `M${x} 40V181.5` });

/** A bench whose top is at `y`. */
export const bench = (from: number, to: number, y: number): Thing[] => [
  { path: `M${from + 6} ${y + 4}V181.5M${to - 6} ${y + 4}V181.5` },
  { path: `M${from + 3} ${y + 3.5}H${to - 3}`, width: 7 },
];

/** A step whose top is at `y`. */
export const step = (from: number, to: number, y: number): Thing => ({
  path: `M${from} ${FLOOR}V${y + 2}q0-2 2-2H${to - 2}q2 0 2 2V${FLOOR}Z`,
  solid: true,
});
