import type { ReactNode } from 'react';
import type { Tick } from './labels.ts';

/** px: what is drawn, and the room above it for labels and below it for the axis. */
export const box = { above: 26, plot: 120, below: 26 } as const;

/** px from the top of a value that lies so far up, from 0 to 1. */
export const yOf = (height: number): number => box.above + (1 - height) * box.plot;

/** Places across as SVG takes them: so a drawing is as wide as it may be, and its words stay as large as they are. */
export const across = (place: number): string => `${Math.round(place * 10_000) / 100}%`;

const baseline = yOf(0);

/** A value that means something: a thin line, with its figure at its end, for which `markRoom` is kept free. */
export const Mark = ({ y, children }: { y: number; children: ReactNode }) => (
  <g fill="var(--soft)" stroke="var(--field-edge)">
    <line x2="100%" y1={y} y2={y} strokeDasharray="2 4" />
    <text x="100%" dx="5" y={y} dominantBaseline="central" stroke="none">
      {children}
    </text>
  </g>
);
export const markRoom = { paddingInlineEnd: '2.25rem' } as const;

/** A drawing with its axis. @param label says what it shows to whoever does not see it */
export function ChartFrame({
  label,
  ticks,
  children,
}: {
  label: string;
  ticks: readonly Tick[];
  children: ReactNode;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={box.above + box.plot + box.below}
      className="text-small"
      overflow="visible"
    >
      <line x2="100%" y1={baseline} y2={baseline} stroke="var(--edge)" />
      {ticks.map((tick) => (
        <g key={tick.place} fill="var(--soft)">
          <line
            x1={across(tick.place)}
            x2={across(tick.place)}
            y1={baseline}
            y2={baseline + 6}
            stroke="var(--field-edge)"
          />
          <text x={across(tick.place)} dx="4" y={baseline + 20}>
            {tick.label}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
