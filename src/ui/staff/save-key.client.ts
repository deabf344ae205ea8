import { useState } from 'react';
import { idempotencyHeader, type SaveKey } from '#src/lib/idempotency.ts';

/** One for each opening of a form. Where the page is not loaded over a safe connection there is none. */
export function useSaveKey(): SaveKey {
  const [key] = useState<SaveKey>(() => {
    const id = crypto.randomUUID?.();
    return { headers: id ? { [idempotencyHeader]: id } : {} };
  });
  return key;
}
