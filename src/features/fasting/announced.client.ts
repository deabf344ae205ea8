import { useEffect, useState } from 'react';
import type { IslamicCorrections } from './ramadan.ts';

const none: IslamicCorrections = [];

/** The feasts of Islam that were announced, where they matter; until they are read, and without a connection, none. */
export function useAnnounced(isWanted: boolean): IslamicCorrections {
  const [corrections, setCorrections] = useState(none);
  useEffect(() => {
    if (!isWanted) return;
    const reading = import('./announced-call.client.ts').then(({ readAnnounced }) => readAnnounced());
    reading.then(setCorrections, () => undefined);
  }, [isWanted]);
  return corrections;
}
