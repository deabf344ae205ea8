import { useLingui } from '@lingui/react';
import { clocks, type Clock } from '#src/lib/ethiopian-clock.ts';
import type { Language } from '#src/lib/language.ts';
import { clockOf } from '#src/lib/moment.ts';
import { deviceChoice } from './device-choice.client.ts';

const device = deviceChoice('clock');

/** The clock by which times of day are written, and how to change it. Without a choice the language has its own. */
export function useClock(): readonly [Clock, (clock: Clock) => void] {
  const { i18n } = useLingui();
  const stored = device.useChoice();
  const chosen = clocks.find((clock) => clock === stored);
  return [chosen ?? clockOf(i18n.locale as Language), device.choose];
}
