/**
 * A time that runs off: it ends at a moment of the clock, so a locked screen, a sleeping tab and a reload take nothing
 * from it. While it is paused, what is left stands still.
 */
export type Timer =
  | { readonly endsAt: number; readonly left?: undefined }
  | { readonly left: number; readonly endsAt?: undefined };

/** @param seconds to run @param now milliseconds since 1970 */
export const startTimer = (seconds: number, now: number): Timer => ({ endsAt: now + seconds * 1000 });

/** Milliseconds left; never negative. */
export const timeLeft = (timer: Timer, now: number): number => Math.max(0, timer.left ?? timer.endsAt - now);

export const isRunningOff = (timer: Timer, now: number): boolean =>
  timer.left === undefined && timeLeft(timer, now) > 0;

export const pauseTimer = (timer: Timer, now: number): Timer => ({ left: timeLeft(timer, now) });

export const resumeTimer = (timer: Timer, now: number): Timer => ({ endsAt: now + timeLeft(timer, now) });

/** @param seconds more, or fewer where negative */
export function lengthenTimer(timer: Timer, seconds: number, now: number): Timer {
  const left = Math.max(0, timeLeft(timer, now) + seconds * 1000);
  return timer.left === undefined ? { endsAt: now + left } : { left };
}

/**
 * Seconds that a set is recorded with: what has run off of its timer, begun or over, unless another number was entered
 * since it began.
 */
export function secondsDone(
  timer: { readonly seconds: number; readonly run: Timer } | null,
  entered: number | null,
  now: number,
): number | null {
  if (!timer || entered !== timer.seconds) return entered;
  const ran = Math.round(timer.seconds - timeLeft(timer.run, now) / 1000);
  // A set that was done was not done in no time.
  return Math.min(Math.max(ran, 1), timer.seconds);
}

/** `1:05`: begun seconds count whole, so that 0:00 is the end. */
export function formatTimer(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
