import { useEffect } from 'react';
import { sentEvent } from './device/caches.ts';

/** Reads again what is shown when what waited on this device is with the server. */
export function useSent(readAgain: () => unknown): void {
  useEffect(() => {
    const read = () => void readAgain();
    addEventListener(sentEvent, read);
    return () => removeEventListener(sentEvent, read);
  }, [readAgain]);
}
