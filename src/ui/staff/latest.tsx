import { useEffect, useState } from 'react';

/**
 * What a promise gave last, and whether a newer one is still on its way: a list stays while the next one is read. The
 * promise comes from a `clientLoader` that does not wait for it, and does not fail.
 */
export function useLatest<T>(promise: Promise<T>): {
  readonly value: T | undefined;
  readonly isBusy: boolean;
} {
  const [latest, setLatest] = useState<{ readonly of: Promise<T>; readonly value: T }>();
  useEffect(() => {
    let isCurrent = true;
    void promise.then((value) => isCurrent && setLatest({ of: promise, value }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return { value: latest?.value, isBusy: latest?.of !== promise };
}
