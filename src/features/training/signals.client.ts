import { useEffect, useState } from 'react';

/** What a device does of itself; only what is switched on. */
export interface Signals {
  /** Undefined until it is chosen: a sound in a full room is not for us to decide. */
  readonly sound?: boolean;
  readonly vibration: boolean;
  /** The screen stays on while a session goes on. */
  readonly awake: boolean;
}

const storageKey = 'birtu-training-signals';

/** What this device can do at all. */
export const deviceCan = {
  vibrate: () => 'vibrate' in navigator,
  stayAwake: () => 'wakeLock' in navigator,
};

function readSignals(): Signals {
  const atFirst = { vibration: deviceCan.vibrate(), awake: true };
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

let audio: AudioContext | undefined;

/** To be called on a tap: browsers let nothing sound before one. */
export function prepareSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // Without sound the words and the vibration remain.
  }
}

/** Two short tones, and two short shakes. */
export function signal({ sound, vibration }: Signals): void {
  if (vibration) navigator.vibrate?.([250, 120, 250]);
  if (!sound || audio?.state !== 'running') return;
  for (const start of [0, 0.3]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const at = audio.currentTime + start;
    tone.frequency.value = 880;
    loudness.gain.setValueAtTime(0.2, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  }
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
