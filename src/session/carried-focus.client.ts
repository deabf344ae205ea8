import { useLayoutEffect, type RefObject } from 'react';

/** Which control had the focus on a page that gave way to what it was on its way to: all of it is drawn anew. */
let left: { readonly address: string; readonly place: number } | null = null;

/** What had the focus while a page was on its way has it once it is there: its controls come first, in the same order. */
export function useCarriedFocus(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Of what is shown while it is on its way nothing comes or goes.
    const controls = [...root.current!.querySelectorAll<HTMLElement>('a, button')];
    const address = location.pathname;
    if (left?.address === address) controls[left.place]?.focus({ preventScroll: true });
    return () => {
      left = { address, place: controls.indexOf(document.activeElement as HTMLElement) };
      // What comes in its place is there already; a later page is another visit.
      queueMicrotask(() => (left = null));
    };
  }, [root]);
}
