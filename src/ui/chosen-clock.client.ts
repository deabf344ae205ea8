import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { clocks, type Clock } from '#src/lib/ethiopian-clock.ts';
import type { Language } from '#src/lib/language.ts';
import { clockOf } from '#src/lib/moment.ts';

const storageKey = 'birtu-clock';
const changed = 'birtu:clock';

let lastChoice: Clock | undefined;

/** The clock that this device's person chose; undefined when they have not, or storage is refused. */
function chosenClock(): Clock | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return clocks.find((clock) => clock === stored) ?? lastChoice;
  } catch {
    return lastChoice;
  }
}

function choose(clock: Clock): void {
  lastChoice = clock;
  try {
    localStorage.setItem(storageKey, clock);
  } catch {
    // Without storage the choice holds for this page.
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

/** The clock by which times of day are written, and how to change it. Without a choice the language has its own. */
export function useClock(): readonly [Clock, (clock: Clock) => void] {
  const { i18n } = useLingui();
  const chosen = useSyncExternalStore(subscribe, chosenClock, () => undefined);
  return [chosen ?? clockOf(i18n.locale as Language), choose];
}
