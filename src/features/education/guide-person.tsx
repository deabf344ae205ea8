import type { ReactNode } from 'react';
import { postures, type PostureId } from '#content/education/postures.ts';
import { EDGE, FAR, GOLD, INK } from '#src/lib/figures/body.ts';
import { drawStill, SOLID } from '#src/lib/figures/drawing.ts';
import { frameOf } from '#src/lib/figures/motion.ts';
import { scenery } from '#src/lib/figures/scene.ts';

/** The colours of the figures; ui/inline-drawing.css has those of the dark theme. */
export { EDGE as edge, FAR as far, GOLD as gold };

/** A plate with a drawing. Nothing in it is said by the drawing alone. */
export function Plate({ box, label, children }: { box: string; label: string; children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      role="img"
      aria-label={label}
      className="plate guide-drawing"
      fill="none"
      stroke={INK}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize="11"
    >
      {children}
    </svg>
  );
}

const Drawn = ({ svg, at }: { svg: string; at?: string | undefined }) => (
  <g stroke="none" transform={at} dangerouslySetInnerHTML={{ __html: svg }} />
);

/** The jointed figure of the exercises, standing still; `at` moves, mirrors or enlarges it. */
export const Person = ({ posture: id, at }: { posture: PostureId; at?: string }) => {
  const posture = postures[id];
  return <Drawn svg={drawStill(posture, frameOf(posture, posture.pose), SOLID)} at={at} />;
};

/** The chair of the exercises, its back at `x`. */
export const Chair = ({ x }: { x: number }) => <Drawn svg={scenery({ chair: { x } })} />;

interface WordProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

export const Word = ({ x, y, anchor = 'start', children }: WordProps) => (
  <text x={x} y={y} textAnchor={anchor} fill={INK} stroke="none">
    {children}
  </text>
);
