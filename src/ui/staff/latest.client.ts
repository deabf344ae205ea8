import { useEffect, useState } from 'react';

/**
 * What a promise gave last, and whether a newer one is still on its way: a list stays while the next one is read. The
 * promise comes from a `clientLoader` that does not wait for it. One that fails shows the page's error boundary.
 */
export function useLatest<T>(promise: Promise<T>): {
  readonly value: T | undefined;
  readonly isBusy: boolean;
} {
  const [latest, setLatest] = useState<{ readonly of: Promise<T>; readonly value: T }>();
  useEffect(() => {
    let isCurrent = true;
    promise.then(
      (value) => isCurrent && setLatest({ of: promise, value }),
      (error: unknown) =>
        isCurrent &&
        setLatest(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return { value: latest?.value, isBusy: latest?.of !== promise };
}
