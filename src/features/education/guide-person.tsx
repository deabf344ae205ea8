import type { ReactNode } from 'react';
import { postures, type PostureId } from '#content/education/postures.ts';
import { EDGE, FAR, GOLD, INK, PAPER } from '#src/lib/figures/body.ts';
import { drawStill, SOLID } from '#src/lib/figures/drawing.ts';
import { frameOf } from '#src/lib/figures/motion.ts';
import { scenery } from '#src/lib/figures/scene.ts';

export const edge = 'var(--edge)';
export const far = 'var(--field-edge)';
export const gold = GOLD;

/** The colours of figures as the page's theme has them. */
const inTheme: Readonly<Record<string, string>> = {
  [INK]: 'currentColor',
  [FAR]: far,
  [EDGE]: edge,
  [PAPER]: 'var(--plate)',
};

/** A plate with a drawing. Nothing in it is said by the drawing alone. */
export function Plate({ box, label, children }: { box: string; label: string; children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      role="img"
      aria-label={label}
      className="plate guide-drawing"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize="11"
    >
      {children}
    </svg>
  );
}

/** In the colours of the theme, and turned by whole degrees: at this size nobody sees the rest. */
const inPage = (svg: string) =>
  svg
    .replaceAll(/#\w{6}/g, (colour) => inTheme[colour] ?? colour)
    .replaceAll(/rotate\((.*?)\)/g, (_whole, degrees: string) => `rotate(${Math.round(Number(degrees))})`);

const Drawn = ({ svg, at }: { svg: string; at?: string | undefined }) => (
  <g stroke="none" transform={at} dangerouslySetInnerHTML={{ __html: inPage(svg) }} />
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
  <text x={x} y={y} textAnchor={anchor} fill="var(--ink)" stroke="none">
    {children}
  </text>
);
