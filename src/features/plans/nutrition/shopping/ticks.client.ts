import { useCallback, useSyncExternalStore } from 'react';

const prefix = 'birtu-shopping:';
const listeners = new Set<() => void>();
const none: ReadonlySet<string> = new Set();
/** What was read last, so that a list that has not changed stays the same object. */
let read: { key: string; text: string; ticked: ReadonlySet<string> } | null = null;

/** What is ticked off a list on this device, where the browser lets a page keep it. */
export function useTicks(list: string) {
  const key = prefix + list;
  const ticked = useSyncExternalStore(
    subscribe,
    () => ticksIn(key),
    () => none,
  );
  const tick = useCallback(
    (ids: readonly string[]) => {
      try {
        if (ids.length > 0) localStorage.setItem(key, ids.join(' '));
        else localStorage.removeItem(key);
      } catch {
        // It is kept as long as the page is open.
        read = { key, text: '', ticked: new Set(ids) };
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [ticked, tick] as const;
}

function ticksIn(key: string): ReadonlySet<string> {
  let text = '';
  try {
    text = localStorage.getItem(key) ?? '';
  } catch {
    return read?.key === key ? read.ticked : none;
  }
  if (read?.key !== key || read.text !== text)
    read = { key, text, ticked: new Set(text.split(' ').filter(Boolean)) };
  return read.ticked;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
