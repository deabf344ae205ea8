import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { calendars, type Calendar } from '#src/lib/month.ts';

const storageKey = 'birtu-calendar';
const changed = 'birtu:calendar';

/** The calendar that this device's person chose; undefined when they have not, or storage is refused. */
function chosenCalendar(): Calendar | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return calendars.find((calendar) => calendar === stored);
  } catch {
    return undefined;
  }
}

let lastChoice: Calendar | undefined;

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}

function choose(calendar: Calendar): void {
  lastChoice = calendar;
  try {
    localStorage.setItem(storageKey, calendar);
  } catch {
    // Without storage the choice holds for this page.
  }
  dispatchEvent(new Event(changed));
}

/** The calendar that leads, and how to change it. Without a choice the Ethiopian one leads in Amharic. */
export function useLeadingCalendar(): readonly [Calendar, (calendar: Calendar) => void] {
  const { i18n } = useLingui();
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenCalendar() ?? lastChoice,
    () => undefined,
  );
  return [chosen ?? (i18n.locale === 'am' ? 'ethiopian' : 'gregorian'), choose];
}
