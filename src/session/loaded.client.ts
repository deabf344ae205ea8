import type { I18n } from '@lingui/core';
import { networkMessage } from '#src/api/network.ts';
import { showToast } from '#src/ui/toast.tsx';

/** A part of the program that is loaded once it is needed; null, which is said, where it cannot be. */
export const loaded = async <Part>(i18n: I18n, load: () => Promise<Part>): Promise<Part | null> =>
  await load().catch(() => {
    showToast('error', i18n._(networkMessage.id));
    return null;
  });
