import type { ReactNode } from 'react';

/** Drawings stand on their own light plate in both themes, so their colours are those of the light one. */
export const ink = '#211a15';
export const green = '#1b6a47';
export const gold = '#e5a823';
export const soft = '#5e5349';

/** A plate with a drawing. Nothing in it is said by the drawing alone. */
export function Plate({ box, label, children }: { box: string; label: string; children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      role="img"
      aria-label={label}
      className="plate guide-drawing"
      fill="none"
      stroke={ink}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize="11"
    >
      {children}
    </svg>
  );
}

interface Pose {
  head: readonly [x: number, y: number];
  torso: string;
  limbs: string;
  /** The muscles that work, over the limbs. */
  working?: string;
}

/** A body of rounded, jointed strokes, as the exercise figures are. */
export const Person = ({ head: [x, y], torso, limbs, working }: Pose) => (
  <>
    <path d={limbs} strokeWidth="9" />
    <path d={torso} strokeWidth="16" />
    <circle cx={x} cy={y} r="9" fill={ink} stroke="none" />
    {working && <path d={working} stroke={green} strokeWidth="6" />}
  </>
);

interface WordProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

export const Word = ({ x, y, anchor = 'start', children }: WordProps) => (
  <text x={x} y={y} textAnchor={anchor} fill={ink} stroke="none">
    {children}
  </text>
);
