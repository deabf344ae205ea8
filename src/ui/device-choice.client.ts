import { useSyncExternalStore } from 'react';

/** A choice that this device keeps under a name, for every page and window; without storage this page keeps it. */
export function deviceChoice(name: string) {
  const storageKey = `birtu-${name}`;
  const changed = `birtu:${name}`;
  let onPage: string | null = null;

  function chosen(): string | null {
    try {
      return onPage ?? localStorage.getItem(storageKey);
    } catch {
      return onPage;
    }
  }

  /** Chooses, or forgets (null). */
  function choose(value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, value);
      onPage = null;
    } catch {
      onPage = value;
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

  /** What was chosen; null where nothing was, and on the server. */
  const useChoice = () => useSyncExternalStore(subscribe, chosen, () => null);
  return { choose, useChoice };
}
