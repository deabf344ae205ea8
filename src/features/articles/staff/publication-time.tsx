import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { formatTime } from '#src/lib/moment.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { addisTime } from './addis-time.ts';

function hourIn(moment: string): { hours: number; minutes: number } {
  const [hours, minutes] = addisTime(moment).slice(11).split(':');
  return { hours: Number(hours), minutes: Number(minutes) };
}

/** Writes a moment as day and time in Addis Ababa, in the reader's calendar and by their clock. */
function usePublicationTime(): (moment: string) => string {
  const { t } = useLingui();
  const dayOf = usePublicationDay();
  const timeOf = useTimeOfDay();
  return (moment) => {
    const [day, time] = [dayOf(moment), timeOf(hourIn(moment))];
    return t`${day}, ${time} in Addis Ababa`;
  };
}

function usePublicationDay(): (moment: string) => string {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  return (moment) => formatDate(addisTime(moment).slice(0, 10) as Day, calendar, i18n.locale as Language);
}

/** The day in Addis Ababa; with the time where that matters. */
export function PublicationDay({ moment, withTime = false }: { moment: string; withTime?: boolean }) {
  const [dayOf, timeOf] = [usePublicationDay(), usePublicationTime()];
  if (withTime) return <time dateTime={moment}>{timeOf(moment)}</time>;
  return (
    <time dateTime={moment} className="whole-day">
      {dayOf(moment)}
    </time>
  );
}

/** What people there call the time of a moment, for whoever reads the other clock. */
export function OnEthiopianClock({ moment }: { moment: string }) {
  const { hours, minutes } = hourIn(moment);
  const time = formatTime(hours, minutes, 'am', 'ethiopian');
  return (
    <Trans>
      On the Ethiopian clock: <span lang="am">{time}</span>
    </Trans>
  );
}
