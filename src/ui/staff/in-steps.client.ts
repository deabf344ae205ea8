import { createContext, startTransition, use, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Whose turn it is to show more. */
export interface Turns {
  /** All is there: what is opened from now on comes at once. */
  readonly isWhole: boolean;
  /**
   * @param take shows more; whoever has still more to show asks again then
   * @param waits until nobody else asks
   * @returns what takes back the wish, and ends the turn
   */
  ask(take: () => void, waits: boolean): () => void;
}

/** With the next frame; a tab that nobody looks at has none. @returns what takes it back */
function onFrame(take: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(take);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(take);
  return () => cancelAnimationFrame(frame);
}

/** Each with the next frame, whatever else there is. */
const everyFrame: Turns = {
  isWhole: false,
  ask: onFrame,
};

export const TurnsContext = createContext(everyFrame);

interface Turn {
  readonly take: () => void;
  readonly waits: boolean;
}

/** One after the other, a frame apart, in the order in which they asked. */
export class OneByOne implements Turns {
  #isWhole = false;
  #waiting: readonly Turn[] = [];
  #current: Turn | null = null;
  #frame: (() => void) | null = null;

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** To be called when all is there. */
  end(): void {
    this.#isWhole = true;
  }

  ask(take: () => void, waits: boolean): () => void {
    const turn = { take, waits };
    this.#waiting = [...this.#waiting, turn];
    this.#goOn();
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== turn);
      if (this.#current === turn) this.#current = null;
      this.#goOn();
    };
  }

  #goOn(): void {
    if (this.#frame !== null || this.#current || this.#waiting.length === 0) return;
    this.#frame = onFrame(() => {
      this.#frame = null;
      const next = this.#waiting.find(({ waits }) => !waits) ?? this.#waiting[0];
      if (!next) return;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#current = next;
      next.take();
    });
  }
}

/**
 * How many of the pieces of something long are there: none at first, and more with the frames that follow, until all are,
 * from when on none is taken away again. Each step is made and laid out by itself, and the browser answers between them:
 * as one, they hold a phone for a fifth of a second. Who comes back to where they were finds all of it at once, so that
 * they find the place as well.
 *
 * @param all how many pieces there are
 * @param step how many come at a time
 * @param options `isAwaited`: something else waits for all of it; `turns`, `waits`: see {@link Turns}
 */
export function useInSteps(
  all: number,
  step: number,
  options: { readonly isAwaited?: boolean; readonly turns?: Turns; readonly waits?: boolean } = {},
): number {
  const around = use(TurnsContext);
  const { isAwaited = false, turns = around, waits = false } = options;
  const isReturn = useIsReturn();
  const [passed, setPassed] = useState(isReturn || turns.isWhole ? Infinity : 0);
  if (isAwaited && passed !== Infinity) setPassed(Infinity);
  useEffect(() => {
    if (passed === Infinity || all === 0) return undefined;
    const next = (passed + 1) * step >= all ? Infinity : passed + 1;
    return turns.ask(() => startTransition(() => setPassed(next)), waits);
  }, [all, passed, step, turns, waits]);
  return Math.min(passed * step, all);
}

/** To the router the first page of a document is one that was gone back to as well. */
const useIsReturn = (): boolean => useNavigationType() === NavigationType.Pop && hasGoneBack;

let hasGoneBack = false;
if (typeof document !== 'undefined')
  addEventListener('popstate', () => {
    hasGoneBack = true;
  });
