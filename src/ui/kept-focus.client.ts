import { useEffect, type RefObject } from 'react';
import { isFocusLost } from './lost-focus.client.ts';

/** An element and all that it stands in, innermost first; nothing for the page as a whole. */
export function around(element: EventTarget | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (
    let place = element;
    place instanceof HTMLElement && place !== document.body;
    place = place.parentElement
  )
    places.push(place);
  return places;
}

/** Focuses the innermost of some places that is still there, as a place to go on from where it takes no focus itself. */
export function focusNearest(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (!place) return;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Keeps the focus near where it was when what had it is taken away: browsers let it fall back to the page. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = root.current;
    if (!within) return;
    let last: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = around(target);
    };
    const observer = new MutationObserver(() => {
      if (last[0]?.isConnected !== false || !isFocusLost()) return;
      focusNearest(last);
    });
    within.addEventListener('focusin', remember);
    observer.observe(within, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [root]);
}
