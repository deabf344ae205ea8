import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * How many of the pieces of something long are there: none at first, and more with the frames that follow, until all are,
 * from when on none is taken away again. Each step is made and laid out by itself, and the browser answers between them:
 * as one, they hold a phone for a fifth of a second. Who comes back to where they were finds all of it at once, so that
 * they find the place as well.
 *
 * @param all how many pieces there are
 * @param step how many come at a time
 * @param frames how long it is from one step to the next
 * @param isAwaited something else waits for all of it
 */
export function useInSteps(all: number, step: number, frames = 1, isAwaited = false): number {
  const isReturn = useIsReturn();
  const [passed, setPassed] = useState(isReturn ? Infinity : 0);
  if (isAwaited && passed !== Infinity) setPassed(Infinity);
  const count = Math.min(Math.ceil(passed / frames) * step, all);
  useEffect(() => {
    if (passed === Infinity || all === 0) return undefined;
    const next = count === all ? Infinity : passed + 1;
    const frame = requestAnimationFrame(() => startTransition(() => setPassed(next)));
    return () => cancelAnimationFrame(frame);
  }, [all, count, passed]);
  return count;
}

/** To the router the first page of a document is one that was gone back to as well. */
const useIsReturn = (): boolean => useNavigationType() === NavigationType.Pop && hasGoneBack;

let hasGoneBack = false;
if (typeof document !== 'undefined')
  addEventListener('popstate', () => {
    hasGoneBack = true;
  });
