import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { showToast } from '#src/ui/toast.tsx';
import { trainingFailure } from './training.client.ts';

/** Does one thing at a time with what is trained, and tells why something was not done. */
export function useAction() {
  const { i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      showToast('error', trainingFailure(i18n, error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act };
}
