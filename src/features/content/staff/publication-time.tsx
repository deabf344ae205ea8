import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.tsx';
import { addisTime, ethiopianClock, type PartOfDay } from './addis-time.ts';

/** The day in Addis Ababa, in the reader's calendar; with the time where that is still to come. */
export function PublicationDay({ moment, withTime = false }: { moment: string; withTime?: boolean }) {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const there = addisTime(moment);
  const day = formatDate(there.slice(0, 10) as Day, calendar, i18n.locale as Language);
  const time = there.slice(11);
  return (
    <time dateTime={moment}>
      {withTime ? (
        <Trans>
          {day}, {time} in Addis Ababa
        </Trans>
      ) : (
        day
      )}
    </time>
  );
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
