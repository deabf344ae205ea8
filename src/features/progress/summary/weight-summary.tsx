import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { dateIn, type Calendar } from '#src/lib/month.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { monthTicks, periodUntil, placeOf } from '../period.ts';
import type { Measurement } from '../schema.ts';
import { lastOfMonths } from './summary.ts';

interface WeightSummaryProps {
  /** Of a year, the oldest first; at least one. */
  readonly measurements: readonly Measurement[];
  readonly until: Day;
  readonly calendar: Calendar;
  /** A BMI is told of adults only. */
  readonly isAdult: boolean;
}

/** kg: what is less than this apart fills no more of the drawing than it should. */
const leastSpan = 4;

/** How the weight went over a year: the newest, a line, and the last of each month. */
export function WeightSummary({ measurements, until, calendar, isAdult }: WeightSummaryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const period = periodUntil(until, '52');
  const [first, last] = [measurements[0]!, measurements.at(-1)!];
  const dateOf = ({ date }: Measurement) => formatDate(date as Day, calendar, language);
  const [kg, on, since] = [formatNumber(last.weight), dateOf(last), dateOf(first)];
  const bmi = isAdult ? last.bmi?.toFixed(1) : undefined;
  const change = Math.round((last.weight - first.weight) * 10) / 10;
  const by = formatNumber(Math.abs(change));
  const points = measurements.map(({ date, weight }) => ({
    place: placeOf(date as Day, period),
    value: weight,
  }));
  const months = lastOfMonths(measurements, (day) => {
    const { year, month } = dateIn(calendar, day);
    return `${year} ${month}`;
  }).toReversed();
  const [from, to] = [formatNumber(first.weight), kg];
  return (
    <section>
      <h2 className="text-title">
        <Trans>Weight</Trans>
      </h2>
      <p className="mt-1">
        <b className="font-semibold">
          <Trans>{kg} kg</Trans>
        </b>{' '}
        <Trans>on {on}</Trans>
        {bmi !== undefined && (
          <>
            <Dot />
            <Trans>BMI {bmi}</Trans>
          </>
        )}
      </p>
      {change !== 0 && (
        <p className="text-soft">
          {change < 0 ? (
            <Trans>
              {by} kg less than on {since}
            </Trans>
          ) : (
            <Trans>
              {by} kg more than on {since}
            </Trans>
          )}
        </p>
      )}
      {points.length > 1 && (
        <LineChart
          label={t`Weight over time, from ${from} kg to ${to} kg`}
          points={points}
          extent={extentOf(
            points.map(({ value }) => value),
            leastSpan,
          )}
          format={formatNumber}
          ticks={monthTicks(period, calendar, language)}
        />
      )}
      {months.length > 1 && (
        <div className="mt-2">
          <FiguresTable
            caption={t`Weight, the last of each month, newest first`}
            columns={isAdult ? [t`Day`, t`kg`, t`BMI`] : [t`Day`, t`kg`]}
            rows={months.map((each) => ({
              key: each.date,
              cells: [
                dateOf(each),
                formatNumber(each.weight),
                ...(isAdult ? [each.bmi === null ? '–' : each.bmi.toFixed(1)] : []),
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
}
