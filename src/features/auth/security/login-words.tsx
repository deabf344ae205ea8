import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import { today } from '#src/lib/day.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useMoment } from '#src/ui/moment.tsx';
import type { SessionEntry } from './session-entry.ts';

/** What a device is called. */
export function useDeviceName({ browser, system, maker }: SessionEntry['device']): string {
  const { t } = useLingui();
  const machine =
    maker && maker !== 'Apple' ? [maker, system && `(${system})`].filter(Boolean).join(' ') : system;
  if (browser && machine) return t`${browser} on ${machine}`;
  return browser ?? (machine || t`Unknown device`);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A session that is in use renews its tokens about every ten minutes. */
const inUseMs = 15 * minuteMs;
const maxInHoursMs = 24 * hourMs;

/** When a login was used last. */
export function LastUsed({ moment }: { moment: string }) {
  const day = useDay(moment);
  const [now] = useState(() => Date.now());
  const passed = now - Date.parse(moment);
  if (passed < inUseMs) return <Trans>In use now</Trans>;
  if (passed < hourMs) return <Trans>Used less than an hour ago</Trans>;
  if (passed >= maxInHoursMs) return <Trans>Last used on {day}</Trans>;
  return (
    <Plural value={Math.floor(passed / hourMs)} one="Last used # hour ago" other="Last used # hours ago" />
  );
}

/** When it began. */
export function Started({ moment }: { moment: string }) {
  const started = useMoment()(moment);
  return <Trans>Logged in on {started}</Trans>;
}

/** The date in the calendar that leads. */
function useDay(moment: string): string {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return formatDate(today(new Date(moment)), calendar, language);
}
