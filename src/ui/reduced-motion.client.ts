import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function follow(changed: () => void) {
  const preference = matchMedia(query);
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** Whether less motion is asked for; until that is known, it is. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => true,
  );
