import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { listKey, type ListAddress } from './feedback-list.client.ts';

/** Saves all that the filter shows. The browser writes it to the disk as it comes, however much it is. */
export function ExportButton({ address }: { address: ListAddress }) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await read(memberApi().admin['feedback.csv'].$post());
      const link = document.createElement('a');
      link.href = `/api/admin/feedback.csv?${listKey(address)}`;
      link.download = '';
      link.click();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('error', i18n._(error.message));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button onClick={() => void download()} busyLabel={isBusy ? t`Preparing…` : undefined}>
      {listKey(address) === '' ? <Trans>Export all as CSV</Trans> : <Trans>Export these as CSV</Trans>}
    </Button>
  );
}
