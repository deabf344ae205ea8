import { clocks, type Clock } from '#src/lib/ethiopian-clock.ts';
import { clockOf } from '#src/lib/moment.ts';
import { deviceChoice } from './device-choice.client.ts';
import { useLanguage } from './language.client.ts';

const device = deviceChoice('clock');

/** The clock by which times of day are written, and how to change it. Without a choice the language has its own. */
export function useClock(): readonly [Clock, (clock: Clock) => void] {
  const language = useLanguage();
  const stored = device.useChoice();
  const chosen = clocks.find((clock) => clock === stored);
  return [chosen ?? clockOf(language), device.choose];
}
