import { across, ChartFrame, yOf } from './chart-frame.tsx';
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
  format: (value: number) => string;
  ticks: readonly Tick[];
  /** The last is still growing. */
  isLastPresent?: boolean;
}

/** Bars from zero with their own figures on them; of many only the last and the highest. */
export function BarChart({ label, values, format, ticks, isLastPresent = false }: BarChartProps) {
  const extent = [0, Math.max(...values, 1)] as const;
  const middles = values.map((_value, index) => (index + 0.5) / values.length);
  const telling = [values.length - 1, highest(values)];
  const wanted = values.length <= maxLabelled ? [...telling, ...values.keys()] : telling;
  const labelWidth = letterWidth * Math.max(...values.map((value) => format(value).length));
  const labelled = withRoom(
    wanted.filter((index) => values[index]! > 0),
    (a, b) => Math.abs(middles[a]! - middles[b]!) >= labelWidth,
  );
  const isPresent = (index: number) => isLastPresent && index === values.length - 1;
  return (
    <ChartFrame label={label} ticks={ticks}>
      {values.map((value, index) => {
        const top = yOf(placeIn(extent, value));
        return (
          value > 0 && (
            <rect
              key={middles[index]}
              x={across((index + (1 - fill) / 2) / values.length)}
              y={top}
              width={across(fill / values.length)}
              height={yOf(0) - top}
              fill={isPresent(index) ? 'var(--gold)' : 'var(--green)'}
            />
          )
        );
      })}
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
}
