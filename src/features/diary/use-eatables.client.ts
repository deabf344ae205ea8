import { useEffect, useState } from 'react';
import { readEatables } from './diary.client.ts';
import type { Eatables } from './eaten.ts';

/** Foods and recipes on this device; undefined until they are there, and where they could not be read: then `isMissing`. */
export function useEatables() {
  const [things, setThings] = useState<Eatables>();
  const [isMissing, setIsMissing] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    readEatables().then(
      (read) => !isLeft && setThings(read),
      () => !isLeft && setIsMissing(true),
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  const retry = () => {
    setIsMissing(false);
    setTries(tries + 1);
  };
  return { things, isMissing, retry };
}
