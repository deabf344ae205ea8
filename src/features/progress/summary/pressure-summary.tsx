import { Trans, useLingui } from '@lingui/react/macro';
import { highAtHome, meanOf } from '#src/features/measurements/pressure-mean.ts';
import type { MeasurementOf } from '#src/features/measurements/schema.ts';
import { ruleSources } from '#src/features/measurements/sources.ts';
import { pressureBounds } from '#src/lib/blood-pressure.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { Calendar } from '#src/lib/month.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useMeasuredAt } from '../measured-at.client.ts';
import { spanOf } from '../span.ts';
import { listedReadings } from './summary.ts';

interface PressureSummaryProps {
  /** The oldest first. */
  readonly readings: readonly MeasurementOf<'blood_pressure'>[];
  readonly calendar: Calendar;
}

/** The mean of the last week, and the last readings one by one. */
export function PressureSummary({ readings, calendar }: PressureSummaryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const measuredAt = useMeasuredAt(calendar);
  const mean = meanOf(readings);
  const listed = readings.slice(-listedReadings).toReversed();
  const [from, to] = mean
    ? [mean.first, mean.last].map((day) => formatDate(day, calendar, language))
    : ['', ''];
  const [figures, count] = mean ? [`${mean.systolic}/${mean.diastolic}`, mean.readings] : ['', 0];
  const [upper, lower] = (['systolic', 'diastolic'] as const).map((each) =>
    spanOf(readings.map((reading) => reading.figures[each])),
  );
  const all = readings.length;
  const home = `${highAtHome.systolic}/${highAtHome.diastolic}`;
  const high = `${pressureBounds.high.systolic}/${pressureBounds.high.diastolic}`;
  const arms = { left: t`Left arm`, right: t`Right arm` };
  return (
    <section>
      <h2 className="text-title">
        <Trans>Blood pressure (mmHg)</Trans>
      </h2>
      {mean && (
        <p className="mt-1">
          <b className="font-semibold">
            <Trans>Mean {figures}</Trans>
          </b>{' '}
          <Trans>
            of {count} readings from {from} to {to}
          </Trans>
        </p>
      )}
      {readings.length > 1 && (
        <p className="text-soft">
          <Trans>
            {all} readings in a year: upper {upper}, lower {lower}.
          </Trans>
        </p>
      )}
      <div className="mt-2">
        <FiguresTable
          caption={t`The last readings, newest first`}
          columns={[t`Day`, t`mmHg`, t`Arm`, t`Pulse`]}
          words={[0, 2]}
          rows={listed.map((reading) => {
            const { systolic, diastolic, arm, pulse } = reading.figures;
            return {
              key: reading.id,
              cells: [measuredAt(reading), `${systolic}/${diastolic}`, arm ? arms[arm] : '–', pulse ?? '–'],
            };
          })}
        />
      </div>
      <p className="mt-2 text-small text-soft">
        <Trans>
          High is from {high} on two different days (WHO, 2021); of the mean of readings at home, from {home}{' '}
          (International Society of Hypertension, 2020).
        </Trans>
      </p>
      <ol lang="en" className="list-decimal ps-5 text-small text-soft">
        {ruleSources.blood_pressure.slice(0, 2).map(({ citation }) => (
          <li key={citation}>{citation}</li>
        ))}
      </ol>
    </section>
  );
}
