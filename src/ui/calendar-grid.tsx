import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { shortWeekdayNames, weekdayNames } from '#src/lib/dates.ts';
import { addDays, weekday, type Day } from '#src/lib/day.ts';
import { addMonthsToDay, dateIn, isInMonth, monthGrid, otherCalendar, type Month } from '#src/lib/month.ts';
import { useLanguage } from './language.client.ts';
import './calendar-grid.css';

interface CalendarGridProps {
  month: Month;
  selected: Day;
  today: Day;
  /** Also called with a day of another month, which is then to be shown. */
  onSelect: (day: Day) => void;
  /** The id of the element that names the month. */
  labelledBy: string;
  /** What a screen reader says of a day: its date in full, and what is in it. */
  describe: (day: Day) => string;
  /** What stands in a day's cell below its number; `describe` says it to a screen reader. */
  children: (day: Day) => ReactNode;
}

/**
 * A month as whole weeks from Monday, each day with its number in the other calendar. One day is in the tab order;
 * arrows go on from it by day and week, Home and End within the week, Page Up and Page Down by month.
 */
export function CalendarGrid({
  month,
  selected,
  today,
  onSelect,
  labelledBy,
  describe,
  children,
}: CalendarGridProps) {
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, selected, month);
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onSelect(target);
  };

  return (
    <table ref={table} role="grid" aria-labelledby={labelledBy} className="calendar" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdayNames[language].map((name, index) => (
            <th key={name} scope="col" abbr={name}>
              {shortWeekdayNames[language][index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-selected={day === selected}>
                <button
                  type="button"
                  data-day={day}
                  data-outside={isInMonth(month, day) ? undefined : ''}
                  tabIndex={day === selected ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onSelect(day)}
                >
                  <span className="sr-only">{describe(day)}</span>
                  <span aria-hidden="true" className="calendar-numbers">
                    <span className="calendar-number">{dateIn(month.calendar, day).day}</span>
                    <span className="calendar-other">{dateIn(otherCalendar(month.calendar), day).day}</span>
                  </span>
                  <span aria-hidden="true" className="contents">
                    {children(day)}
                  </span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a key leads from a day; null for keys that lead nowhere. */
function keyTarget(key: string, day: Day, { calendar }: Month): Day | null {
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(day),
    End: 6 - weekday(day),
  };
  if (days[key] !== undefined) return addDays(day, days[key]);
  if (key === 'PageUp') return addMonthsToDay(calendar, day, -1);
  return key === 'PageDown' ? addMonthsToDay(calendar, day, 1) : null;
}
