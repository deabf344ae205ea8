import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import type { MotivationView } from './motivation-view.ts';

/** Three figures that everybody quotes, each with what is known about it. */
export function Statistics({ statistics }: { statistics: MotivationView['statistics'] }) {
  return (
    <section aria-labelledby="statistics" className="grid gap-6">
      <h2 id="statistics">
        <Trans>Three figures that everybody quotes</Trans>
      </h2>
      <ul className="rows">
        {statistics.map(({ figure, claim, evidence, sources }) => (
          <li key={figure} className="statistic grid gap-x-10 gap-y-2 py-6">
            <h3>
              <span className="text-hero text-green">{figure}</span> {claim}
            </h3>
            <div className="grid gap-4">
              <p>
                <b>
                  <Trans>What is known:</Trans>
                </b>{' '}
                {evidence}
                <NoteMarks marks={sources} />
              </p>
              {figure === String(quoted) && <HabitScale />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Days until an act felt automatic: the quoted one, and those that were measured (source 4 of the page). */
const quoted = 21;
const least = 18;
const middle = 66;
const most = 254;

/** Where the 21 days stand among those that were measured. */
function HabitScale() {
  const { t } = useLingui();
  const label = t`From ${least} to ${most} days, half of them within ${middle}: day ${quoted} stands at the very beginning.`;
  const at = (day: number, until?: number) => ({ '--day': day, '--until': until }) as CSSProperties;
  return (
    <p role="img" aria-label={label} className="habit-scale">
      <span style={at(least, most)} className="habit-band" />
      <span style={at(quoted)} className="habit-mark habit-quoted">
        {quoted}
      </span>
      <span style={at(middle)} className="habit-mark">
        {middle}
      </span>
      <span style={at(most)} className="habit-mark">
        {most}
      </span>
    </p>
  );
}

export function Comparison({ rows }: { rows: MotivationView['comparison'] }) {
  return (
    <section aria-labelledby="comparison" className="grid gap-6">
      <h2 id="comparison">
        <Trans>Habits and motivation, side by side</Trans>
      </h2>
      <table className="comparison w-full">
        <caption className="pb-3 text-start text-soft">
          <Trans>Motivation opens the door. A habit walks through it every day.</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Motivation</Trans>
            </th>
            <th scope="col">
              <Trans>Habit</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, motivation, habit }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              <td>{motivation}</td>
              <td>{habit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
