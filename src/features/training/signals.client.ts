import { useEffect, useState } from 'react';
import type { OwnWays } from './course.ts';

/** What a device does of itself; only what is switched on. */
export interface Signals {
  /** Undefined until it is chosen: a sound in a full room is not for us to decide. */
  readonly sound?: boolean;
  /** Says what comes; undefined is silent. */
  readonly voice?: boolean;
  readonly vibration: boolean;
  /** The screen stays on while a session goes on. */
  readonly awake: boolean;
  /** Which timed sets go on by themselves. */
  readonly ways: OwnWays;
}

const storageKey = 'birtu-training-signals';

/** What this device can do at all. */
export const deviceCan = {
  vibrate: () => 'vibrate' in navigator,
  stayAwake: () => 'wakeLock' in navigator,
};

function readSignals(): Signals {
  const atFirst = { vibration: deviceCan.vibrate(), awake: true, ways: 'moving' as const };
  try {
    return { ...atFirst, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Signals>) };
  } catch {
    return atFirst;
  }
}

/** The choice is the device's, not the member's: a phone in a room with others sleeping stays silent. */
export function useSignals(): readonly [Signals, (signals: Signals) => void] {
  const [signals, setSignals] = useState(readSignals);
  const choose = (chosen: Signals) => {
    setSignals(chosen);
    try {
      localStorage.setItem(storageKey, JSON.stringify(chosen));
    } catch {
      // Then the choice holds for this page.
    }
  };
  return [signals, choose];
}

/** Keeps the screen on while it is wanted and the page is looked at; a browser lets go by itself when it is not. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !deviceCan.stayAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A phone that saves its battery may refuse.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, [isWanted]);
}
