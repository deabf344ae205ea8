import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.tsx';
import { addisTime, ethiopianClock, type PartOfDay } from './addis-time.ts';

/** Writes a moment as day and time in Addis Ababa, in the reader's calendar. */
export function usePublicationTime(): (moment: string) => string {
  const { t } = useLingui();
  const dayOf = usePublicationDay();
  return (moment) => {
    const [day, time] = [dayOf(moment), addisTime(moment).slice(11)];
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

/** What the Ethiopian clock shows then. @param at `yyyy-MM-ddTHH:mm` in Addis Ababa */
export function OnEthiopianClock({ at }: { at: string }) {
  const { t } = useLingui();
  const { clock, part } = ethiopianClock(at);
  const words: Readonly<Record<PartOfDay, string>> = {
    night: t`${clock} in the night`,
    morning: t`${clock} in the morning`,
    afternoon: t`${clock} in the afternoon`,
    evening: t`${clock} in the evening`,
  };
  const shown = words[part];
  return <Trans>On the Ethiopian clock: {shown}</Trans>;
}
