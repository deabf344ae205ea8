import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { networkMessage } from '#src/lib/network.ts';
import { showToast } from '#src/ui/toast.tsx';

/** A part of the program that is loaded once it is needed; null, which is said, where it cannot be. */
export const loaded = async <Part>(i18n: I18n, load: () => Promise<Part>): Promise<Part | null> =>
  await load().catch(() => {
    showToast('error', i18n._(networkMessage.id));
    return null;
  });

/** A part of a page that comes when it is first wanted, and is there from then on. */
export interface LaterPart<Part> {
  readonly load: () => Promise<Part>;
  /** Null until it is there. */
  readonly known: () => Part | null;
}

export function laterPart<Part>(load: () => Promise<Part>): LaterPart<Part> {
  let is: Part | null = null;
  return { known: () => is, load: async () => (is ??= await load()) };
}

/**
 * @returns the part, null until it was wanted, and `want`, which loads it and then does what it was wanted for, or
 *   `otherwise` where it cannot be had, which is said
 */
export function useLaterPart<Part>(later: LaterPart<Part>) {
  const { i18n } = useLingui();
  const [part, setPart] = useState<{ readonly is: Part } | null>(null);
  async function bring(then: () => void, otherwise?: () => void): Promise<void> {
    const is = later.known() ?? (await loaded(i18n, later.load));
    if (is === null) return otherwise?.();
    setPart({ is });
    then();
  }
  const want = (then: () => void, otherwise?: () => void) => void bring(then, otherwise);
  return { part: part?.is ?? null, want };
}
