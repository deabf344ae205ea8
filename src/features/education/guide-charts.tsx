import type { Chapter, Words } from './guide.ts';
import { fallSeconds } from './reaction-time.ts';
import type { HealthMeasure, OxygenByAge } from './schema.ts';

/** Where the normal values lie between two ends. */
export function NormalRange({ scale }: { scale: NonNullable<HealthMeasure['scale']> }) {
  const { from, to, low, high } = scale;
  const x = (value: number) => ((value - from) / (to - from)) * 200;
  const limits = low > from ? [low, high] : [high];
  return (
    <svg viewBox="-12 0 224 30" aria-hidden="true" className="guide-range" fontSize="12" fill="currentColor">
      <rect y="4" width="200" height="6" rx="3" fill="var(--edge)" />
      <rect x={x(low)} y="2" width={x(high) - x(low)} height="10" rx="3" fill="var(--green)" />
      {limits.map((limit) => (
        <text key={limit} x={x(limit)} y="27" textAnchor="middle">
          {limit}
        </text>
      ))}
    </svg>
  );
}

/** The bands of risk by waist, one bar for each sex, from 60 to 130 cm, with the lines that others draw. */
export function WaistBands({
  words,
  lines,
}: {
  words: Words;
  lines: Chapter<'health-related'>['waist']['lines'];
}) {
  const x = (centimetres: number) => 50 + (centimetres - 60) * 4;
  const bars = [
    { name: words.women, top: 0, limits: [70, 90, 110], lines: lines.map(({ women }) => Number(women)) },
    { name: words.men, top: 44, limits: [80, 100, 120], lines: lines.map(({ men }) => Number(men)) },
  ];
  const fills = ['var(--green)', 'var(--green)', 'var(--gold)', 'var(--red)'];
  return (
    <svg viewBox="0 -2 340 86" aria-hidden="true" className="guide-chart" fontSize="12" fill="currentColor">
      {bars.map(({ name, top, limits, lines: others }) => (
        <g key={name}>
          <text y={top + 14}>{name}</text>
          {fills.map((fill, index) => {
            const [start, end] = [x(limits[index - 1] ?? 60), x(limits[index] ?? 130)];
            return (
              <rect
                key={index}
                x={start + 1}
                y={top + 2}
                width={end - start - 2}
                height="16"
                rx="3"
                fill={fill}
                opacity={index === 1 ? 0.5 : 1}
              />
            );
          })}
          {others.map((line) => (
            <path key={line} d={`M${x(line)} ${top - 1}v22`} stroke="currentColor" strokeWidth="2" />
          ))}
          {limits.map((limit) => (
            <text key={limit} x={x(limit)} y={top + 32} textAnchor="middle">
              {limit}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

const left = 34;
const step = 52;
const y = (oxygen: number) => Math.round(152 - (oxygen - 15) * 3.8);
const line = (values: readonly number[]) =>
  values.map((value, index) => `${index ? 'L' : 'M'}${left + index * step} ${y(value)}`).join('');

/** How oxygen uptake falls with age, one line for each sex, each value at its place. */
export function OxygenChart({ byAge, words }: { byAge: readonly OxygenByAge[]; words: Words }) {
  const lines = [
    { name: words.men, color: 'var(--green)', values: byAge.map(({ men }) => men) },
    { name: words.women, color: 'currentColor', values: byAge.map(({ women }) => women) },
  ];
  return (
    <svg
      viewBox="0 0 360 186"
      role="img"
      aria-label={words.oxygenFalls}
      className="guide-chart"
      fontSize="12"
      fill="currentColor"
    >
      <g textAnchor="middle" fill="var(--soft)">
        {byAge.map(({ ages }, index) => (
          <text key={ages} x={left + index * step} y="182">
            {ages}
          </text>
        ))}
      </g>
      {lines.map(({ name, color, values }) => (
        <g key={name} textAnchor="middle">
          <path d={line(values)} fill="none" stroke={color} strokeWidth="3" strokeLinejoin="round" />
          {values.map((value, index) => (
            <text key={index} x={left + index * step} y={y(value) - 8}>
              {value.toFixed(1)}
            </text>
          ))}
          <text x={left + 5 * step + 10} y={y(values.at(-1)!) + 5} textAnchor="start" fontWeight="700">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The ruler with the time that each distance means. */
export function ReactionRuler({ words }: { words: Words }) {
  const x = (centimetres: number) => 8 + centimetres * 10.4;
  return (
    <svg
      viewBox="0 0 340 66"
      role="img"
      aria-label={words.reactionRuler}
      className="guide-chart"
      fontSize="12"
      fill="currentColor"
    >
      <rect x="8" y="22" width="324" height="18" rx="3" fill="var(--gold)" />
      <text x="8" y="15">
        {words.cm}
      </text>
      <text x="8" y="58">
        {words.seconds}
      </text>
      {[5, 10, 15, 20, 25, 30].map((mark) => (
        <g key={mark} textAnchor="middle">
          <path d={`M${x(mark)} 22v8`} stroke="#211a15" />
          <text x={x(mark)} y="15">
            {mark}
          </text>
          <text x={x(mark)} y="58" fontWeight="700">
            {fallSeconds(mark).toFixed(2)}
          </text>
        </g>
      ))}
    </svg>
  );
}
