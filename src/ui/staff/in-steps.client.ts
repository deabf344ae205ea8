import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * How many of the pieces of something long are there: none at first, and more with the frames that follow, until all are.
 * Each step is made and laid out by itself, and the browser answers between them: as one, they hold a phone for a fifth of
 * a second. Who comes back to where they were finds all of it at once, so that they find the place as well.
 *
 * @param step how many come at a time
 * @param frames how long it is from one step to the next
 */
export function useInSteps(all: number, step: number, frames = 1): number {
  const isReturn = useNavigationType() === NavigationType.Pop && hasGoneBack;
  const [passed, setPassed] = useState(isReturn ? Infinity : 0);
  const count = Math.min(Math.ceil(passed / frames) * step, all);
  const isWhole = count === all;
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setPassed(passed + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, passed]);
  return count;
}

/** The router tells the first page of a document apart from one that was gone back to by nothing. */
let hasGoneBack = false;
if (typeof document !== 'undefined')
  addEventListener('popstate', () => {
    hasGoneBack = true;
  });
