import { across, ChartFrame, Mark, markRoom, yOf } from './chart-frame.tsx';
import { anchorAt, isLabelAbove, tellingPoints, withRoom, type Tick } from './labels.ts';
import { placeIn, type Extent } from './scale.ts';

export interface LinePoint {
  /** From 0 to 1 across. */
  readonly place: number;
  readonly value: number;
}

interface LineChartProps {
  label: string;
  /** From left to right. */
  points: readonly LinePoint[];
  extent: Extent;
  format: (value: number) => string;
  ticks: readonly Tick[];
  /** Values that mean something: a thin line each, with its figure at its end. */
  marks?: readonly number[];
  /** As wide as another one in line with it whose lines have figures at their ends. */
  keepsRoom?: boolean;
}

/** What a figure needs on a phone: of the width, and in px of the height. */
const figure = { width: 0.12, height: 18 } as const;
/** How far up the lowest value lies: its label has room above the axis. */
const lowest = 0.18;
/** More dots than these make a rope of the line. */
const maxDots = 40;

/** A line through what was measured, with its own figures: now, at first, the highest and the lowest. */
export function LineChart({
  label,
  points,
  extent,
  format,
  ticks,
  marks = [],
  keepsRoom = marks.length > 0,
}: LineChartProps) {
  const values = points.map(({ value }) => value);
  const places = points.map(({ place }) => place);
  const x = (index: number) => across(places[index]!);
  const height = (value: number) => yOf(lowest + (1 - lowest) * placeIn(extent, value));
  const y = (index: number) => height(values[index]!);
  const labelY = (index: number) => y(index) + (isLabelAbove(values, index) ? -9 : 20);
  const labelled = withRoom(
    tellingPoints(values),
    (a, b) =>
      Math.abs(places[a]! - places[b]!) >= figure.width || Math.abs(labelY(a) - labelY(b)) >= figure.height,
  );
  const hasDot = (index: number) => points.length <= maxDots || labelled.includes(index);
  return (
    <div style={keepsRoom ? markRoom : undefined}>
      <ChartFrame label={label} ticks={ticks}>
        {marks.map((mark) => (
          <Mark key={mark} y={height(mark)}>
            {mark}
          </Mark>
        ))}
        <g stroke="var(--green)" strokeWidth="2.5" strokeLinecap="round">
          {places.slice(1).map((place, index) => (
            <line key={place} x1={x(index)} y1={y(index)} x2={x(index + 1)} y2={y(index + 1)} />
          ))}
        </g>
        {places.map(
          (place, index) =>
            hasDot(index) && <circle key={place} cx={x(index)} cy={y(index)} r="4" fill="var(--green)" />,
        )}
        {labelled.map((index) => (
          <text
            key={index}
            x={x(index)}
            y={labelY(index)}
            textAnchor={anchorAt(places[index]!)}
            fontWeight="600"
            fill="var(--ink)"
            stroke="var(--paper)"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {format(values[index]!)}
          </text>
        ))}
      </ChartFrame>
    </div>
  );
}
