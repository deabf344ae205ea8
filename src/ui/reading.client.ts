import { useEffect, useState } from 'react';

/**
 * What is read once when it is first needed: undefined until it is there, and where it could not be read: then
 * `isMissing`, and `retry` reads again.
 *
 * @param read the same function each time
 */
export function useReading<Value>(read: () => Promise<Value>) {
  const [value, setValue] = useState<Value>();
  const [isMissing, setIsMissing] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    read().then(
      (found) => !isLeft && setValue(() => found),
      () => !isLeft && setIsMissing(true),
    );
    return () => {
      isLeft = true;
    };
  }, [read, tries]);
  const retry = () => {
    setIsMissing(false);
    setTries(tries + 1);
  };
  return { value, isMissing, retry };
}
