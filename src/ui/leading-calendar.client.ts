import { useLingui } from '@lingui/react';
import { calendars, type Calendar } from '#src/lib/month.ts';
import { deviceChoice } from './device-choice.client.ts';

const device = deviceChoice('calendar');

/** The calendar that leads, and how to change it. Without a choice the Ethiopian one leads in Amharic. */
export function useLeadingCalendar(): readonly [Calendar, (calendar: Calendar) => void] {
  const { i18n } = useLingui();
  const stored = device.useChoice();
  const chosen = calendars.find((calendar) => calendar === stored);
  return [chosen ?? (i18n.locale === 'am' ? 'ethiopian' : 'gregorian'), device.choose];
}
