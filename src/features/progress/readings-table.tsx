import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChangeCell } from '#src/features/measurements/change-cell.tsx';
import type { Entry } from '#src/features/measurements/measurements.client.ts';
import type { Measurement } from '#src/features/measurements/schema.ts';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useMeasuredAt } from './measured-at.client.ts';
import { listedDays } from './period.ts';

interface ReadingsTableProps<Of extends Measurement> {
  readonly caption: string;
  /** What stands between the day and what can be changed. */
  readonly columns: readonly string[];
  /** The newest first. */
  readonly entries: readonly Entry<Of>[];
  readonly calendar: Calendar;
  readonly cellsOf: (measurement: Of) => readonly ReactNode[];
  readonly onEdit: (measurement: Of) => void;
  readonly remove: (measurement: Of) => Promise<void>;
  readonly restore: (measurement: Of) => Promise<void>;
}

/** What was measured, each to be corrected or removed. */
export function ReadingsTable<Of extends Measurement>({
  caption,
  columns,
  entries,
  calendar,
  cellsOf,
  onEdit,
  remove,
  restore,
}: ReadingsTableProps<Of>) {
  const { t } = useLingui();
  const language = useLanguage();
  const measuredAt = useMeasuredAt(calendar);
  const days = listedDays(
    entries.map(({ measurement }) => measurement.day as Day),
    calendar,
    language,
  );
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <FiguresTable
        caption={caption}
        columns={[t`Day`, ...columns, <span key="change" className="sr-only">{t`Change`}</span>]}
        rows={entries.map(({ measurement, isRemoved, isWaiting }, index) => ({
          key: measurement.id,
          cells: [
            measuredAt(measurement, days[index]),
            ...cellsOf(measurement).map((cell, column) =>
              isRemoved ? (
                <s key={columns[column]} className="text-soft">
                  {cell}
                </s>
              ) : (
                cell
              ),
            ),
            <ChangeCell
              key="change"
              name={measuredAt(measurement)}
              isRemoved={isRemoved}
              isWaiting={isWaiting}
              onEdit={() => onEdit(measurement)}
              remove={() => remove(measurement)}
              restore={() => restore(measurement)}
            />,
          ],
        }))}
      />
    </details>
  );
}
