import { across, box, ChartFrame, Mark, markRoom, yOf } from './chart-frame.tsx';
import { highest, withRoom, type Tick } from './labels.ts';
import { placeIn } from './scale.ts';

/** Of a bar's share of the width what it fills. */
const fill = 0.7;
/** With more bars than these a figure would lie over its neighbours. */
const maxLabelled = 12;
/** Of the width what a letter of a figure needs, on a phone. */
const letterWidth = 0.026;

interface BarChartProps {
  label: string;
  /** Zero or more, in order. */
  values: readonly number[];
  /** What fills the drawing, where none is more. */
  least: number;
  format: (value: number) => string;
  ticks: readonly Tick[];
  /** The last is still growing. */
  isLastPresent?: boolean;
  /** What is meant to be reached; null for nothing. */
  target?: number | null;
}

/** Bars from zero, each in its faint place, with their own figures on them; of many only the last and the highest. */
export function BarChart({
  label,
  values,
  least,
  format,
  ticks,
  isLastPresent = false,
  target = null,
}: BarChartProps) {
  const extent = [0, Math.max(...values, target ?? least, 1)] as const;
  const middles = values.map((_value, index) => (index + 0.5) / values.length);
  const telling = [values.length - 1, highest(values)];
  const wanted = values.length <= maxLabelled ? [...telling, ...values.keys()] : telling;
  const labelWidth = letterWidth * Math.max(...values.map((value) => format(value).length));
  const labelled = withRoom(
    wanted.filter((index) => values[index]! > 0),
    (a, b) => Math.abs(middles[a]! - middles[b]!) >= labelWidth,
  );
  const isPresent = (index: number) => isLastPresent && index === values.length - 1;
  const bar = (index: number) => ({
    x: across((index + (1 - fill) / 2) / values.length),
    width: across(fill / values.length),
  });
  const chart = (
    <ChartFrame label={label} ticks={ticks}>
      <g fill="var(--edge)" opacity="0.35">
        {middles.map((middle, index) => (
          <rect key={middle} {...bar(index)} y={yOf(1)} height={box.plot} />
        ))}
      </g>
      {values.map((value, index) => {
        const top = yOf(placeIn(extent, value));
        return (
          value > 0 && (
            <rect
              key={middles[index]}
              {...bar(index)}
              y={top}
              height={yOf(0) - top}
              fill={isPresent(index) ? 'var(--gold)' : 'var(--green)'}
            />
          )
        );
      })}
      {target !== null && <Mark y={yOf(placeIn(extent, target))}>{format(target)}</Mark>}
      {labelled.map((index) => (
        <text
          key={index}
          x={across(middles[index]!)}
          y={yOf(placeIn(extent, values[index]!)) - 6}
          textAnchor="middle"
          fontWeight="600"
          fill="var(--ink)"
        >
          {format(values[index]!)}
        </text>
      ))}
    </ChartFrame>
  );
  return target === null ? chart : <div style={markRoom}>{chart}</div>;
}
