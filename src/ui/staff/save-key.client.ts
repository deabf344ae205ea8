import { useState } from 'react';
import { idempotencyHeader } from '#src/lib/idempotency.ts';

/** What goes along with each attempt to save an opened form, so that one whose answer was lost is not made twice. */
export type SaveKey = { readonly headers: Record<string, string> };

/** One for each opening of a form. Where the page is not loaded over a safe connection there is none. */
export function useSaveKey(): SaveKey {
  const [key] = useState<SaveKey>(() => {
    const id = crypto.randomUUID?.();
    return { headers: id ? { [idempotencyHeader]: id } : {} };
  });
  return key;
}
