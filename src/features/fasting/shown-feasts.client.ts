import { useCallback, useSyncExternalStore } from 'react';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { useAnnounced } from './announced.client.ts';
import { dayNames, type DayNames } from './day-names.ts';
import { useTsom } from './use-tsom.client.ts';

const storageKey = 'birtu-feasts';
const changed = 'birtu:feasts';

/** What this page chose, where the device keeps nothing. */
let lastChoice: string | null = null;

function readDevice(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? lastChoice;
  } catch {
    return lastChoice;
  }
}

function choose(isShown: boolean): void {
  lastChoice = isShown ? 'shown' : 'hidden';
  try {
    localStorage.setItem(storageKey, lastChoice);
  } catch {
    // Kept above.
  }
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}

const none: DayNames = { feasts: [], fast: null };

/**
 * Whether a calendar shows fasts and feasts, how to choose it, and what they are. Only who chose a fast of their own
 * sees them without having asked for them here.
 */
export function useShownFeasts(language: Language) {
  const [tsom] = useTsom();
  const tradition = tsom?.tradition ?? null;
  const chosen = useSyncExternalStore(subscribe, readDevice, () => null);
  const isShown = chosen === null ? tradition !== null && tradition !== 'none' : chosen === 'shown';
  const corrections = useAnnounced(isShown);
  const namesOf = useCallback(
    (day: Day) => (isShown ? dayNames(day, language, tradition, corrections) : none),
    [isShown, language, tradition, corrections],
  );
  return { isShown, choose, namesOf };
}
