import { useSyncExternalStore } from 'react';
import { today, type Day } from '#src/lib/day.ts';

function subscribe(listener: () => void): () => void {
  const events = ['visibilitychange', 'focus', 'pageshow'];
  for (const event of events) addEventListener(event, listener, true);
  return () => events.forEach((event) => removeEventListener(event, listener, true));
}

const deviceToday = () => today(new Date());

/** The day where the person is; a page left open over night knows it when it is looked at again. */
export const useToday = (): Day => useSyncExternalStore(subscribe, deviceToday, deviceToday);

/** The same for pages that the server keeps: null in what it sends, and until the application runs. */
export const useTodayOnceRunning = (): Day | null => useSyncExternalStore(subscribe, deviceToday, () => null);
