import { Trans, useLingui } from '@lingui/react/macro';
import { RemoveIcon, NoteIcon } from '#src/features/activity/activity-icons.tsx';
import { formatDate, formatNumber } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import type { Entry, Measurements } from './measurements.client.ts';
import { listedDays } from './period.ts';
import type { Measurement } from './schema.ts';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface MeasurementsTableProps extends Pick<Measurements, 'remove' | 'restore'> {
  /** The newest first. */
  entries: readonly Entry[];
  calendar: Calendar;
  onEdit: (measurement: Measurement) => void;
}

/** What was measured, day by day, each to be corrected or removed. */
export function MeasurementsTable({ entries, calendar, onEdit, ...actions }: MeasurementsTableProps) {
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
              <Change key={date} entry={entry} day={day} onEdit={onEdit} {...actions} />,
            ],
          };
        })}
      />
    </details>
  );
}

function Change({
  entry: { measurement, isRemoved },
  day,
  onEdit,
  remove,
  restore,
}: Pick<MeasurementsTableProps, 'remove' | 'restore' | 'onEdit'> & { entry: Entry; day: string }) {
  const { t } = useLingui();
  const { button, press } = useUndoFocus(isRemoved);
  if (isRemoved)
    return (
      <>
        <span role="status" className="sr-only">
          <Trans>Removed</Trans>
        </span>
        <button
          ref={button}
          type="button"
          className="text-button"
          aria-label={t`Undo: ${day}`}
          onClick={press(() => restore(measurement))}
        >
          <Trans>Undo</Trans>
        </button>
      </>
    );
  return (
    <div className="flex justify-end">
      <button
        type="button"
        className="icon-button text-soft"
        aria-label={t`Correct: ${day}`}
        onClick={() => onEdit(measurement)}
      >
        <NoteIcon size={20} />
      </button>
      <button
        ref={button}
        type="button"
        className="icon-button text-soft hover:text-red"
        aria-label={t`Remove: ${day}`}
        onClick={press(() => remove(measurement))}
      >
        <RemoveIcon size={20} />
      </button>
    </div>
  );
}
