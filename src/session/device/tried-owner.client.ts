import { areaOf, hasTried, triedKey } from '../storage.client.ts';

/** Whose the workout is that was tried here: when an account was asked for it, then the account that was made. */
const ownerKey = `${triedKey}-for`;

/** Hours in which an account is made, once it is asked for. */
const hoursWanted = 1;

/** Whether an account that is made now is the one that was asked for. @param wantedAt as it is kept */
export function isWanted(wantedAt: string | null, now: number): boolean {
  const since = now - Number(wantedAt ?? NaN);
  return since >= 0 && since <= hoursWanted * 60 * 60 * 1000;
}

function write(text: string): void {
  try {
    areaOf('localStorage').setItem(ownerKey, text);
  } catch {
    // The device is full: then who logs in is asked.
  }
}

/** An account is asked for, to keep the workout in. */
export const wantAccount = (): void => write(String(Date.now()));

/** An account was made on this device: the workout is its own where that was what it was made for. */
export function giveTried(userId: string): void {
  if (hasTried() && isWanted(areaOf('localStorage').getItem(ownerKey), Date.now())) write(userId);
}

/** Whether the workout is this member's without being asked. Whoever else logs in here may be somebody else. */
export const isTriedOf = (userId: string): boolean => areaOf('localStorage').getItem(ownerKey) === userId;

export function forgetTried(): void {
  for (const key of [triedKey, ownerKey]) areaOf('localStorage').removeItem(key);
}
