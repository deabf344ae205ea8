import { useEffect, useSyncExternalStore } from 'react';
import { read } from '#src/api/client.ts';
import { weightUnits, type WeightUnit } from '#src/lib/weight.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useSession } from '#src/session/session.client.ts';

/**
 * The unit in which a member is shown loads: on the profile, and on the device, so that a workout without a connection
 * has it too.
 */

interface Kept {
  /** Whose choice it is; another member on the same device is asked of the server. */
  readonly userId: string;
  readonly unit: WeightUnit;
  /** Chosen here; the server is still to be told. */
  readonly isUnsent: boolean;
}

const storageKey = 'birtu-weight-unit';
const listeners = new Set<() => void>();
let kept: Kept | null | undefined;

function parse(text: string | null): Kept | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!stored || typeof stored.userId !== 'string') return null;
    const unit = weightUnits.find((one) => one === stored.unit);
    return unit ? { userId: stored.userId, unit, isUnsent: stored.isUnsent === true } : null;
  } catch {
    return null;
  }
}

function current(): Kept | null {
  if (kept !== undefined) return kept;
  try {
    kept = parse(localStorage.getItem(storageKey));
  } catch {
    kept = null;
  }
  return kept;
}

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Then the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== storageKey) return;
  kept = parse(newValue);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Members that the server was asked about since the page came. */
let asked: string | null = null;

/** Brings the device and the profile together: a choice that was made without a connection is told, else the profile's holds. */
async function bringTogether(userId: string): Promise<void> {
  if (asked === userId) return;
  asked = userId;
  const before = current();
  try {
    if (before?.userId === userId && before.isUnsent) return await tell(before);
    const { weightUnit = 'kg' } = await read(memberApi().preferences.$get());
    // Chosen meanwhile: that is the newer.
    if (current() === before) keep({ userId, unit: weightUnit, isUnsent: false });
  } catch {
    // No connection: what the device knows holds, and the next screen asks again.
    asked = null;
  }
}

async function tell(choice: Kept): Promise<void> {
  await read(memberApi().preferences.$put({ json: { weightUnit: choice.unit } }));
  if (current() === choice) keep({ ...choice, isUnsent: false });
}

/** The member's unit; kilograms until it is known. */
export function useWeightUnit(): WeightUnit {
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    if (userId !== null) void bringTogether(userId);
  }, [userId]);
  const choice = useSyncExternalStore(subscribe, current, () => null);
  return choice && choice.userId === userId ? choice.unit : 'kg';
}

/** Chooses at once on this device, and for the member's others as soon as there is a connection. */
export function useChooseWeightUnit(): (unit: WeightUnit) => void {
  const userId = useSession().user?.id ?? null;
  return (unit) => {
    if (userId === null) return;
    const choice: Kept = { userId, unit, isUnsent: true };
    keep(choice);
    asked = userId;
    tell(choice).catch(() => (asked = null));
  };
}
