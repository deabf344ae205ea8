import { across, ChartFrame, Mark, markRoom, yOf } from './chart-frame.tsx';
import { anchorAt, highest, withRoom, type Tick } from './labels.ts';
import { placeIn, type Extent } from './scale.ts';

export interface RangePoint {
  /** From 0 to 1 across. */
  readonly place: number;
  readonly low: number;
  readonly high: number;
}

interface RangeChartProps {
  label: string;
  /** From left to right. */
  points: readonly RangePoint[];
  extent: Extent;
  ticks: readonly Tick[];
  /** Values that mean something: a thin line each, with its figure at its end. */
  marks?: readonly number[];
}

/** Of the width what a figure needs, on a phone. */
const figureWidth = 0.12;
/** How far up the lowest value lies: its label has room above the axis. */
const lowest = 0.18;
/** With more readings than these their dots would lie on each other. */
const maxDots = 60;

/** From a lower to an upper figure of each reading, with both figures of the newest, the highest and the first. */
export function RangeChart({ label, points, extent, ticks, marks = [] }: RangeChartProps) {
  const y = (value: number) => yOf(lowest + (1 - lowest) * placeIn(extent, value));
  const places = points.map(({ place }) => place);
  const labelled = withRoom(
    [points.length - 1, highest(points.map(({ high }) => high)), 0],
    (a, b) => Math.abs(places[a]! - places[b]!) >= figureWidth,
  );
  return (
    <div style={marks.length > 0 ? markRoom : undefined}>
      <ChartFrame label={label} ticks={ticks}>
        {marks.map((mark) => (
          <Mark key={mark} y={y(mark)}>
            {mark}
          </Mark>
        ))}
        {points.map(({ place, low, high }) => (
          <g key={place} stroke="var(--green)" strokeWidth="2.5" strokeLinecap="round" fill="var(--green)">
            <line x1={across(place)} x2={across(place)} y1={y(low)} y2={y(high)} />
            {points.length <= maxDots &&
              [low, high].map((end) => (
                <circle key={end} cx={across(place)} cy={y(end)} r="3" stroke="none" />
              ))}
          </g>
        ))}
        {labelled.flatMap((index) => {
          const { place, low, high } = points[index]!;
          return [
            { value: high, at: y(high) - 9 },
            { value: low, at: y(low) + 19 },
          ].map(({ value, at }) => (
            <text
              key={`${index} ${value}`}
              x={across(place)}
              y={at}
              textAnchor={anchorAt(place)}
              fontWeight="600"
              fill="var(--ink)"
              stroke="var(--paper)"
              strokeWidth="4"
              paintOrder="stroke"
            >
              {value}
            </text>
          ));
        })}
      </ChartFrame>
    </div>
  );
}
