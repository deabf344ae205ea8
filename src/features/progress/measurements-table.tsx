import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeCell } from '#src/features/measurements/change-cell.tsx';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import type { Entry, Measurements } from './measurements.client.ts';
import { listedDays } from './period.ts';
import type { Measurement } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface MeasurementsTableProps extends Pick<Measurements, 'remove' | 'restore'> {
  /** The newest first. */
  entries: readonly Entry[];
  calendar: Calendar;
  onEdit: (measurement: Measurement) => void;
}

/** What was measured, day by day, each to be corrected or removed. */
export function MeasurementsTable({ entries, calendar, onEdit, remove, restore }: MeasurementsTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const days = listedDays(
    entries.map(({ measurement }) => measurement.date as Day),
    calendar,
    language,
  );
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <FiguresTable
        caption={t`Measurements, newest first`}
        columns={[t`Day`, t`kg`, t`BMI`, <span key="change" className="sr-only">{t`Change`}</span>]}
        rows={entries.map((entry, index) => {
          const { date, weight, bmi } = entry.measurement;
          const day = formatDate(date as Day, calendar, language);
          const figures = {
            weight: formatNumber(weight),
            bmi: bmi === null ? '–' : bmi.toFixed(1),
          };
          return {
            key: date,
            cells: [
              days[index],
              ...Object.entries(figures).map(([name, figure]) =>
                entry.isRemoved ? (
                  <s key={name} className="text-soft">
                    {figure}
                  </s>
                ) : (
                  figure
                ),
              ),
              <ChangeCell
                key={date}
                name={day}
                isRemoved={entry.isRemoved}
                isWaiting={entry.isWaiting}
                onEdit={() => onEdit(entry.measurement)}
                remove={() => remove(entry.measurement)}
                restore={() => restore(entry.measurement)}
              />,
            ],
          };
        })}
      />
    </details>
  );
}
