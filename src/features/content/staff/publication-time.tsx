import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { formatTime } from '#src/lib/moment.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.tsx';
import { addisTime } from './addis-time.ts';

function clockOf(moment: string, language: Language): string {
  const [hours, minutes] = addisTime(moment).slice(11).split(':');
  return formatTime(Number(hours), Number(minutes), language);
}

/** Writes a moment as day and time in Addis Ababa, in the reader's calendar. */
export function usePublicationTime(): (moment: string) => string {
  const { t, i18n } = useLingui();
  const dayOf = usePublicationDay();
  return (moment) => {
    const [day, time] = [dayOf(moment), clockOf(moment, i18n.locale as Language)];
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
  return <time dateTime={moment}>{withTime ? timeOf(moment) : dayOf(moment)}</time>;
}

/** What people there call the time of a moment, for whoever reads the other clock. */
export function OnEthiopianClock({ moment }: { moment: string }) {
  const time = clockOf(moment, 'am');
  return (
    <Trans>
      On the Ethiopian clock: <span lang="am">{time}</span>
    </Trans>
  );
}
