import { useLingui } from '@lingui/react/macro';
import type { Colour } from './scoring.ts';

export interface Band {
  /** Already translated. */
  readonly name: string;
  readonly colour: Colour;
}

interface BandScaleProps {
  /** From the lowest. */
  bands: readonly Band[];
  /** Where each band but the first begins; falling where less is better. */
  bounds: readonly number[];
  value: number;
  /** Already translated, such as `Push-ups`. */
  name: string;
  /** Of the band that the value is in. */
  current: number;
}

/** How wide a band is drawn; all alike, so that each has room for its name. */
const bandWidth = 100;

/** Bands side by side with their names and bounds, and a mark where a value stands. */
export function BandScale({ bands, bounds, value, name, current }: BandScaleProps) {
  const { t, i18n } = useLingui();
  const width = bands.length * bandWidth;
  const mark = markPlace(value, bounds, current) * bandWidth;
  const figure = i18n.number(value);
  const band = bands[current]!.name;
  return (
    <svg
      viewBox={`-4 0 ${width + 8} 66`}
      role="img"
      aria-label={t`${name}: ${figure} stands in the band ${band}.`}
      className="band-scale"
      fontSize="13"
      fill="currentColor"
    >
      {bands.map(({ name: label, colour }, index) => (
        <g key={label} transform={`translate(${index * bandWidth})`}>
          <rect
            x="1"
            y="20"
            width={bandWidth - 2}
            height="14"
            rx="3"
            data-colour={colour}
            data-current={index === current || undefined}
          />
          <text x={bandWidth / 2} y="62" textAnchor="middle" fontWeight={index === current ? 700 : 400}>
            {label}
          </text>
          {index > 0 && (
            <text x="0" y="47" textAnchor="middle" fontSize="12" fill="var(--soft)">
              {i18n.number(bounds[index - 1]!)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${mark} 19l-6-8h12z`} />
    </svg>
  );
}

/** Where a value stands, in bands from the left end; the outer bands are as long as their neighbours. */
function markPlace(value: number, bounds: readonly number[], current: number): number {
  const [first = 0, second = first + 1] = bounds;
  const [beforeLast = first - 1, last = first] = bounds.slice(-2);
  const ends = [2 * first - second, ...bounds, 2 * last - beforeLast];
  const [from, to] = [ends[current]!, ends[current + 1]!];
  const share = (value - from) / (to - from);
  return current + Math.min(Math.max(share, 0.06), 0.94);
}
