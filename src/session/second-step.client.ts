import { useSyncExternalStore } from 'react';
import { subscribe } from './session.client.ts';
import { storedSession } from './stored.client.ts';

/** Whether this session has shown a second step, as its own token says. */
function hasShown(): boolean {
  const payload = storedSession()?.access_token.split('.')[1] ?? '';
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown };
    return claims.aal === 'aal2';
  } catch {
    return false;
  }
}

/** Whether whoever is signed in has a second step: without one the session of one could do nothing at all. */
export const useSecondStep = (): boolean => useSyncExternalStore(subscribe, hasShown, () => true);
