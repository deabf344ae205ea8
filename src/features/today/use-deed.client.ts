import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { todayMessages } from './messages.ts';

/** Does one thing at a time, and tells why something was not done, in words that are loaded only then. */
export function useDeed() {
  const { i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (deed: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await deed();
    } catch (error) {
      const [{ showToast }] = await Promise.all([
        import('#src/ui/toast.tsx'),
        speak('training').catch(() => undefined),
      ]);
      showToast('error', i18n._(whyFailed(error, todayMessages.notSaved)));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act };
}
