import { useState } from 'react';
import { idempotencyHeader, type SaveKey } from '#src/lib/idempotency.ts';

/** By which the attempts of one opening of a form are known. Where the page is not loaded over a safe connection there is none. */
export const newSaveKey = (): string | null => crypto.randomUUID?.() ?? null;

export const saveKeyOf = (id: string | null): SaveKey => ({ headers: id ? { [idempotencyHeader]: id } : {} });

/** One for each opening of a form. */
export function useSaveKey(): SaveKey {
  const [key] = useState(() => saveKeyOf(newSaveKey()));
  return key;
}
