import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { confirmationMessages } from '../messages.ts';
import { loadAccount } from '../form-parts.client.ts';

/** Where the link in a confirmation mail leads back to. */
export const useConfirmationReturn = () => {
  const localPath = useLocalPath();
  return () => location.origin + localPath('/login');
};

/** Asks for the confirmation mail once more. */
export function ResendButton({ email }: { email: string }) {
  const { t, i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const returnTo = useConfirmationReturn();
  async function resend() {
    setIsBusy(true);
    const { resendConfirmation } = await loadAccount();
    const failure = await resendConfirmation(email, returnTo());
    setIsBusy(false);
    if (failure) showToast('error', i18n._(failure.message.id));
    else showToast('success', i18n._(confirmationMessages.sent.id));
  }
  return (
    <Button look="primary" onClick={() => void resend()} busyLabel={isBusy ? t`Sending…` : undefined}>
      <Trans>Send the email again</Trans>
    </Button>
  );
}
