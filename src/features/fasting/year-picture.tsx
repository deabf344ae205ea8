import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toGeez } from '#src/lib/ethiopian-date.ts';
import { useTodayOnceRunning } from '#src/ui/today.client.ts';
import { cell, placeOf } from './year-grid.ts';
import type { YearView } from './year-view.ts';

/** Left of the days the months have their names, above them the numbers. */
const [left, top] = [70, 14];
const columns = [1, 5, 10, 15, 20, 25, 30];

/** The whole year: a line for each month, thirty days in it. What it shows stands in words below it. */
export function YearPicture({ view: { year, months, picture, start, end } }: { view: YearView }) {
  const { t } = useLingui();
  const today = useTodayOnceRunning();
  const present = today !== null && start <= today && today <= end ? placeOf(today) : null;
  const [width, height] = [left + 30 * cell.width, top + 13 * cell.height];
  return (
    <figure className="fasting-picture">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`The days of ${year}: each fast and feast in it is listed below.`}
      >
        <g className="fasting-labels">
          {columns.map((day) => (
            <text key={day} x={left + (day - 0.5) * cell.width} y={top - 4} textAnchor="middle">
              {toGeez(day)}
            </text>
          ))}
          {months.map((name, index) => (
            <text key={name} x={0} y={top + (index + 1) * cell.height - 4}>
              {name}
            </text>
          ))}
        </g>
        <g transform={`translate(${left} ${top})`}>
          <path d={picture.other} className="fasting-day-other" />
          <path d={picture.season} className="fasting-day-season" />
          <path d={picture.weekly} className="fasting-day-weekly" />
          <path d={picture.feasts} className="fasting-day-feast" />
          <path d={picture.estimates} className="fasting-day-estimate" />
          {present && (
            <rect
              x={present.x - 1}
              y={present.y}
              width={cell.width + 1}
              height={cell.height - 1}
              rx="2"
              className="fasting-day-today"
            />
          )}
        </g>
      </svg>
      <figcaption>
        <Key sign="season">
          <Trans>season of fasting</Trans>
        </Key>
        <Key sign="weekly">
          <Trans>Wednesday or Friday</Trans>
        </Key>
        <Key sign="feast">
          <Trans>feast</Trans>
        </Key>
        <Key sign="estimate">
          <Trans>feast, estimated</Trans>
        </Key>
        {present && (
          <Key sign="today">
            <Trans>today</Trans>
          </Key>
        )}
      </figcaption>
    </figure>
  );
}

const signs = {
  season: 'M1 1h8v11h-8z',
  weekly: 'M1 8h8v4h-8z',
  feast: 'M5 2l3 4-3 4-3-4z',
  estimate: 'M5 2l3 4-3 4-3-4z',
  today: 'M1 1h8v11h-8z',
};

function Key({ sign, children }: { sign: keyof typeof signs; children: ReactNode }) {
  return (
    <span>
      <svg viewBox="0 0 10 13" width="15" height="20" aria-hidden="true">
        <path d={signs[sign]} className={`fasting-day-${sign}`} />
      </svg>
      {children}
    </span>
  );
}
