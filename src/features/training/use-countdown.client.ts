import { useEffect, useRef, useState } from 'react';
import { isRunningOff, timeLeft, type Timer } from './rest-timer.ts';

const tickMs = 250;

/**
 * Milliseconds left of a timer, while it is looked at; null without one.
 *
 * @param onEnd told once, when the time is over, also when a sleeping page wakes after it; `wasOver` where it was over
 *   before the page came to know of the timer
 */
export function useCountdown(
  timer: Timer | null,
  onEnd: (wasOver: boolean, moment: number) => void,
): number | null {
  const [now, setNow] = useState(() => Date.now());
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    if (!timer || timer.left !== undefined) return;
    const wasOver = !isRunningOff(timer, Date.now());
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      if (isRunningOff(timer, moment)) return;
      stop();
      latestEnd.current(wasOver, moment);
    };
    const first = setTimeout(tick);
    const ticking = setInterval(tick, tickMs);
    const stop = () => {
      clearTimeout(first);
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
    document.addEventListener('visibilitychange', tick);
    return stop;
  }, [timer]);
  return timer && timeLeft(timer, now);
}
