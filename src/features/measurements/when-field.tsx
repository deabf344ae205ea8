import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { useClock } from '#src/ui/chosen-clock.client.ts';
import { Field } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { DayField } from './day-field.tsx';
import { hoursOf } from './time.ts';

interface WhenFieldProps {
  readonly day: Day;
  /** As `07:30`; null where it is not said. */
  readonly time: string | null;
  readonly today: Day;
  /** Whether day and time can be seen at once. */
  readonly isOpen: boolean;
  readonly onDay: (day: Day) => void;
  readonly onTime: (time: string | null) => void;
  /** What is wrong, already translated. */
  readonly dayError: string | undefined;
  readonly timeError: string | undefined;
}

/** When it was measured: now, unless it is opened and changed. */
export function WhenField({ day, time, today, isOpen, onDay, onTime, dayError, timeError }: WhenFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const [clock] = useClock();
  const timeOfDay = useTimeOfDay();
  const date = day === today ? t`Today` : formatDate(day, calendar, language);
  const hours = time === null ? null : hoursOf(time);
  const at = hours === null ? null : timeOfDay(hours);
  const said = at === null ? date : t`${date}, ${at}`;
  return (
    <details open={isOpen || dayError !== undefined || timeError !== undefined || undefined}>
      <summary className="min-h-11 content-center">
        {said} <span className="text-green underline">{t`Change the time`}</span>
      </summary>
      <div className="mt-2 grid gap-4">
        <DayField day={day} calendar={calendar} today={today} onChoose={onDay} error={dayError} />
        <Field
          label={<Trans>Time (optional)</Trans>}
          type="time"
          name="time"
          value={time ?? ''}
          onChange={(event) => onTime(event.target.value || null)}
          hint={clock === 'ethiopian' ? at : undefined}
          error={timeError}
        />
      </div>
    </details>
  );
}
