import { useRef, useState } from 'react';
import { idempotencyHeader, type SaveKey } from '#src/lib/idempotency.ts';

/** By which the attempts of one opening of a form are known. Where the page is not loaded over a safe connection there is none. */
export const newSaveKey = (): string | null => crypto.randomUUID?.() ?? null;

export const saveKeyOf = (id: string | null): SaveKey => ({ headers: id ? { [idempotencyHeader]: id } : {} });

/** One for each thing that is sent: sent once more, because its answer was lost, it is known by the same. */
export function useKeyOf(): (sent: object) => SaveKey {
  const keys = useRef(new Map<string, SaveKey>());
  return (sent) => {
    const text = JSON.stringify(sent);
    const key = keys.current.get(text) ?? saveKeyOf(newSaveKey());
    keys.current.set(text, key);
    return key;
  };
}

/** One for each opening of a form. */
export function useSaveKey(): SaveKey {
  const [key] = useState(() => saveKeyOf(newSaveKey()));
  return key;
}
