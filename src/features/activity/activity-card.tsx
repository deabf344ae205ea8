import { Trans, useLingui } from '@lingui/react/macro';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { useEffect, useId, useMemo, useState } from 'react';
import type { DayNames } from '#src/features/fasting/day-names.ts';
import { useShownFeasts } from '#src/features/fasting/shown-feasts.client.ts';
import { formatFullDate, formatMonth, formatMonthInOther } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import {
  addMonths,
  firstDay,
  isInMonth,
  monthGrid,
  monthOf,
  otherCalendar,
  type Calendar,
} from '#src/lib/month.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { CalendarGrid } from '#src/ui/calendar-grid.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { ActivityIcon, useTelling } from './activity-entry.tsx';
import { BackIcon, ForwardIcon } from './activity-icons.tsx';
import { CalendarChoice, ClockChoice } from './calendar-choice.tsx';
import { DayPanel } from './day-panel.tsx';
import { FeastMarks, useFeastWords } from './feast-marks.tsx';
import type { LoggedType } from './log-dialog.tsx';
import { groupByDay, useLogbook, type Entry } from './logbook.client.ts';
import { useMonthLoading } from './month-loading.client.ts';
import { workoutType } from './kinds.ts';
import type { Activity } from './schema.ts';
import { useToday } from '#src/ui/today.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import './activity-card.css';

const logDialog = laterPart(() => import('./log-dialog.tsx'));

interface ActivityCardProps {
  /** Told of each activity more or less, as soon as it is shown. */
  onCount: (activity: Activity, sign: 1 | -1) => void;
  /** Told how many workouts are logged for today, as soon as it is known. */
  onToday: (workouts: number) => void;
}

/** The member's activity calendar: a month, the chosen day, and ways to log for it. */
export function ActivityCard({ onCount, onToday }: ActivityCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleId = useId();
  const today = useToday();
  const [calendar, setCalendar] = useLeadingCalendar();
  const [selected, setSelected] = useState<Day>(today);
  const [logging, setLogging] = useState<LoggedType | null>(null);
  const dialog = useLaterPart(logDialog);
  const logbook = useLogbook(onCount);
  const month = monthOf(calendar, selected);
  const days = monthGrid(month).flat();
  const { isLoading, failure, retry } = useMonthLoading(days[0]!, days.at(-1)!, logbook.merge);
  const byDay = useMemo(() => groupByDay(logbook.entries), [logbook.entries]);
  const feasts = useShownFeasts(language);
  const describe = useDescription(calendar, today);

  /** Leads to today where the month has it, else to the month's first day. */
  const goBy = (count: number) => {
    const target = addMonths(month, count);
    setSelected(isInMonth(target, today) ? today : firstDay(target));
  };
  const shownOn = (day: Day) => (byDay.get(day) ?? []).filter(({ isRemoved }) => !isRemoved);
  const doneToday = shownOn(today).filter(({ activity }) => activity.type === workoutType).length;
  useEffect(() => onToday(doneToday), [doneToday, onToday]);

  return (
    <section id="calendar" aria-labelledby={`${titleId}-card`} className="card activity-card">
      <header className="flex items-center justify-between gap-4">
        <h2 id={`${titleId}-card`} className="text-title">
          <Trans>Activity</Trans>
        </h2>
        <ButtonLink to="/profile/activities" className="-me-2 border-transparent px-3 text-green">
          <Trans>SEE ALL</Trans>
        </ButtonLink>
      </header>

      <div className="mt-2 flex items-center gap-1">
        <button type="button" className="icon-button" aria-label={t`Previous month`} onClick={() => goBy(-1)}>
          <BackIcon />
        </button>
        <div className="grow text-center" aria-live="polite">
          <h3 id={titleId} className="text-large">
            {formatMonth(month, language)}
          </h3>
          <p className="text-small text-soft">{formatMonthInOther(month, language)}</p>
        </div>
        <button type="button" className="icon-button" aria-label={t`Next month`} onClick={() => goBy(1)}>
          <ForwardIcon />
        </button>
      </div>

      {failure && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-3 rounded-card bg-red-tint px-4 py-2 text-red"
        >
          <p className="grow">{failure}</p>
          <Button onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}

      <div aria-busy={isLoading} className="mt-3">
        <CalendarGrid
          {...{ month, selected, today, onSelect: setSelected, labelledBy: titleId }}
          describe={(day) => describe(day, feasts.namesOf(day), shownOn(day))}
        >
          {(day) => (
            <>
              <FeastMarks names={feasts.namesOf(day)} />
              <Marks entries={shownOn(day)} />
            </>
          )}
        </CalendarGrid>
      </div>

      <DayPanel
        {...{ day: selected, calendar, isLoading, logbook, entries: byDay.get(selected) ?? [] }}
        names={feasts.namesOf(selected)}
        {...(selected !== today && { onToday: () => setSelected(today) })}
        onLog={(type) => dialog.want(() => setLogging(type))}
      />

      <div className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CalendarChoice calendar={calendar} onChoose={setCalendar} />
        <ClockChoice />
        <Checkbox
          label={<Trans>Fasts and feasts</Trans>}
          checked={feasts.isShown}
          onChange={(event) => feasts.choose(event.target.checked)}
        />
      </div>

      {dialog.part && (
        <dialog.part.LogDialog
          {...{ type: logging, day: selected, calendar, onClose: () => setLogging(null), save: logbook.save }}
        />
      )}
    </section>
  );
}

/** What a screen reader says of a day: its date in both calendars, whether it is today, fast, feasts, what was logged. */
function useDescription(calendar: Calendar, today: Day) {
  const { t } = useLingui();
  const language = useLanguage();
  const { titleOf } = useTelling();
  const feastWords = useFeastWords();
  return (day: Day, names: DayNames, entries: readonly Entry[]) =>
    [
      formatFullDate(day, calendar, language),
      formatFullDate(day, otherCalendar(calendar), language),
      day === today && t`Today`,
      ...feastWords(names),
      ...entries.map(({ activity }) => titleOf(activity)),
    ]
      .filter(Boolean)
      .join(language === 'am' ? '። ' : '. ');
}

const maxMarks = 2;

/** What was logged, in a day's cell: signs on a phone, with their words where there is room. */
function Marks({ entries }: { entries: readonly Entry[] }) {
  const { titleOf } = useTelling();
  if (entries.length === 0) return null;
  return (
    <span className="calendar-marks">
      {entries.slice(0, maxMarks).map(({ activity }) => (
        <span
          key={activity.id}
          className={`flex min-w-0 items-center gap-1 ${activity.type === workoutType ? 'text-green' : 'text-soft'}`}
        >
          <ActivityIcon type={activity.type} size={14} />
          <span className="calendar-mark-words">{titleOf(activity)}</span>
        </span>
      ))}
      {entries.length > maxMarks && <span className="text-soft">+{entries.length - maxMarks}</span>}
    </span>
  );
}
