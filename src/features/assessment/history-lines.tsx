import { Trans, useLingui } from '@lingui/react/macro';
import { historyOf, type History } from './history.ts';
import { componentLabels } from './messages.ts';
import { useScoreText } from './names.client.ts';
import type { Assessment } from './schema.ts';
import { components } from './scoring.ts';

const box = { width: 160, height: 40, margin: 5 } as const;

/** Each test as a line over time, up where it got better; the scores themselves stand below, one by one. */
export function HistoryLines({ all }: { all: readonly Pick<Assessment, 'results'>[] }) {
  const { t, i18n } = useLingui();
  const scoreText = useScoreText();
  const lines = components.flatMap((component) => historyOf(component, all) ?? []);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="over-time" className="mt-8">
      <h2 id="over-time" className="text-large">
        <Trans>Over time</Trans>
      </h2>
      <p className="text-small text-soft">
        <Trans>From the first to the last; up is better.</Trans>
      </p>
      <ul className="history-lines mt-3">
        {lines.map((line) => {
          const name = i18n._(componentLabels[line.component].id);
          const [first, last] = [line.first, line.last].map((score) => scoreText(line.component, score));
          return (
            <li key={line.component}>
              <span>{name}</span>
              <span className="text-soft">{first}</span>
              <Line points={line.points} label={t`${name}: from ${first} to ${last}`} />
              <b>{last}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Line({ points, label }: { points: History['points']; label: string }) {
  const { width, height, margin } = box;
  const places = points.map(({ x, y }) => ({
    x: margin + x * (width - 2 * margin),
    y: height - margin - y * (height - 2 * margin),
  }));
  const end = places.at(-1)!;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fill="none" strokeWidth="2.5">
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        stroke="var(--green)"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={end.x} cy={end.y} r="4" fill="var(--green)" />
    </svg>
  );
}
