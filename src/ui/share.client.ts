import { useState } from 'react';

interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** `dismissed`: the person thought better of it. `refused`: the device neither shares nor copies. */
export type Sharing = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Gives something to somebody in the device's own way or, where it has none, puts it on the clipboard. */
export function useShare() {
  const [sharing, setSharing] = useState<Sharing | null>(null);
  const share = async (given: Shared) => setSharing(await attempt(given));
  return { sharing, share };
}

async function attempt({ title, text, url }: Shared): Promise<Sharing> {
  try {
    if (navigator.share) {
      await navigator.share({
        title,
        ...(text !== undefined && { text }),
        ...(url !== undefined && { url }),
      });
      return 'shared';
    }
    await navigator.clipboard.writeText([text, url].filter((part) => part !== undefined).join('\n'));
    return 'copied';
  } catch (error) {
    // The second name is a press while the first one's choice is still open.
    const isOpen = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isOpen ? 'dismissed' : 'refused';
  }
}
