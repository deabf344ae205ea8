import { useCallback } from 'react';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { deviceChoice } from '#src/ui/device-choice.client.ts';
import { useAnnounced } from './announced.client.ts';
import { dayNames, type DayNames } from './day-names.ts';
import { useTsom } from './use-tsom.client.ts';

const device = deviceChoice('feasts');
const choose = (isShown: boolean) => device.choose(isShown ? 'shown' : 'hidden');

const none: DayNames = { feasts: [], fast: null };

/**
 * Whether a calendar shows fasts and feasts, how to choose it, and what they are. Only who chose a fast of their own
 * sees them without having asked for them here.
 */
export function useShownFeasts(language: Language) {
  const [tsom] = useTsom();
  const tradition = tsom?.tradition ?? null;
  const chosen = device.useChoice();
  const isShown = chosen === null ? tradition !== null && tradition !== 'none' : chosen === 'shown';
  const corrections = useAnnounced(isShown);
  const namesOf = useCallback(
    (day: Day) => (isShown ? dayNames(day, language, tradition, corrections) : none),
    [isShown, language, tradition, corrections],
  );
  return { isShown, choose, namesOf };
}
