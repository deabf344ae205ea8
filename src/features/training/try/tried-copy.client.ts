import { forgetTried } from '#src/session/device/tried-owner.client.ts';
import { areaOf, triedKey } from '#src/session/storage.client.ts';
import type { DeviceCopy } from '../device-copy.client.ts';
import { triedLimits } from './kept.ts';
import type { TriedCopy } from './schema.ts';

/** What checks what is kept; it comes when there is something, and with the first touch of a workout. */
export const loadSchema = () => import('./schema.ts');

const parsed = async (text: string): Promise<TriedCopy | null> =>
  (await loadSchema()).triedIn(text, Date.now());

/** The workout that a visitor goes through on this device; null where there is none. What cannot be read is forgotten. */
export async function readTried(): Promise<TriedCopy | null> {
  const text = areaOf('localStorage').getItem(triedKey);
  if (text === null) return null;
  const copy = await parsed(text);
  if (!copy && areaOf('localStorage').getItem(triedKey) === text) forgetTried();
  return copy;
}

/** Keeps a workout that begins. */
export function keepBegun(copy: DeviceCopy): void {
  const text = JSON.stringify({ savedAt: Date.now(), copy });
  try {
    if (text.length <= triedLimits.length) areaOf('localStorage').setItem(triedKey, text);
  } catch {
    // Storage is refused or full: then the workout lives as long as the page.
  }
}

/** Keeps what has become of it, unless it was forgotten meanwhile. */
export function keepTried(copy: DeviceCopy): void {
  const before = areaOf('localStorage').getItem(triedKey);
  if (before === null) return;
  // Another window keeps the same: neither is to answer the other without end.
  if (!before.endsWith(`"copy":${JSON.stringify(copy)}}`)) keepBegun(copy);
}

/** Calls back when another window of this browser changes what is kept; null where it has forgotten it. @returns ends that */
export function followTried(tell: (copy: TriedCopy | null) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== triedKey && key !== null) return;
    if (newValue === null) return tell(null);
    parsed(newValue).then(
      (copy) => copy && tell(copy),
      () => undefined,
    );
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
