/** Of what the page shows, the moment of the oldest answer that the device gave for the server; null where none is. */
let oldest: string | null = null;
const listeners = new Set<() => void>();

export const oldestCopy = (): string | null => oldest;

export function noteOldest(moment: string | null): void {
  if (moment === oldest) return;
  oldest = moment;
  for (const listener of listeners) listener();
}

export function onOldest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the device answers for the server, as the last that was heard of it is that it cannot be reached. */
export const isCutOff = (): boolean =>
  navigator.serviceWorker?.controller != null && (oldest !== null || !navigator.onLine);
