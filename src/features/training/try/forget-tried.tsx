import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { forgetTried } from '#src/session/device/tried-owner.client.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Forgets the workout that was tried, once that is said twice. */
export function ForgetTried({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <Trans>Forget it</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        size="sm"
        title={t`Forget this workout?`}
        actions={
          <>
            <Button
              look="danger"
              onClick={() => {
                forgetTried();
                onForgotten();
              }}
            >
              <Trans>Forget it</Trans>
            </Button>
            <Button onClick={() => setIsAsking(false)}>
              <Trans>Leave it here</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Nothing of it stays, on this device or elsewhere.</Trans>
        </p>
      </Dialog>
    </>
  );
}
