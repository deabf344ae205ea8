import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { DayNames } from '#src/features/fasting/day-names.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { otherCalendar, type Calendar } from '#src/lib/month.ts';
import { Button } from '#src/ui/button.tsx';
import { ActivityEntry } from './activity-entry.tsx';
import { CalendarIcon } from './activity-icons.tsx';
import { useFeastWords } from './feast-marks.tsx';
import type { LoggedType } from './log-dialog.tsx';
import type { Entry, Logbook } from './logbook.client.ts';
import { genericType, workoutType } from './kinds.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface DayPanelProps {
  day: Day;
  calendar: Calendar;
  /** Its fast and feasts, where they are shown. */
  names: DayNames;
  entries: readonly Entry[];
  isLoading: boolean;
  logbook: Logbook;
  onLog: (type: LoggedType) => void;
  /** Leads back to today; absent on that day. */
  onToday?: () => void;
}

/** The chosen day: its date in both calendars, ways to log for it, and what it holds. */
export function DayPanel({
  day,
  calendar,
  names,
  entries,
  isLoading,
  logbook,
  onLog,
  onToday,
}: DayPanelProps) {
  const language = useLanguage();
  const id = useId();
  const feastWords = useFeastWords()(names);
  return (
    <section aria-labelledby={id} className="mt-4 border-t border-edge pt-4">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h3 id={id} className="text-large">
            {formatFullDate(day, calendar, language)}
          </h3>
          <p className="text-small text-soft">{formatFullDate(day, otherCalendar(calendar), language)}</p>
        </div>
        {onToday && (
          <button type="button" className="text-button -me-3" onClick={onToday}>
            <Trans>Today</Trans>
          </button>
        )}
      </header>
      {feastWords.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {feastWords.map((words) => (
            <li key={words} className="day-feast">
              {words}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Button look="primary" onClick={() => onLog(workoutType)}>
          <CalendarIcon className="shrink-0" />
          <Trans>Log workout</Trans>
        </Button>
        <Button onClick={() => onLog(genericType)}>
          <Trans>ADD ACTIVITY</Trans>
        </Button>
      </div>
      {entries.length > 0 ? (
        <ul className="mt-3">
          {entries.map((entry) => (
            <ActivityEntry key={entry.activity.id} entry={entry} logbook={logbook} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-soft">
          {isLoading ? <Trans>Loading...</Trans> : <Trans>Nothing logged on this day yet.</Trans>}
        </p>
      )}
    </section>
  );
}
