import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { dropSession, trainingFailure } from './training.client.ts';

/** Drops the session that goes on, once the member has said it twice. */
export function DropButton({
  sessionId,
  onDropped,
}: {
  sessionId: string;
  onDropped: () => void | Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const drop = async () => {
    setIsDropping(true);
    try {
      await dropSession(sessionId);
      await onDropped();
    } catch (error) {
      showToast('error', trainingFailure(i18n, error));
    } finally {
      setIsDropping(false);
      setIsAsking(false);
    }
  };
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <Trans>Drop this workout</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        size="sm"
        title={<Trans>Drop this workout?</Trans>}
        actions={
          <>
            <Button
              look="danger"
              onClick={() => void drop()}
              busyLabel={isDropping ? t`Dropping…` : undefined}
            >
              <Trans>Drop it</Trans>
            </Button>
            <Button onClick={() => setIsAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>The sets that you have done in it are not kept.</Trans>
        </p>
      </Dialog>
    </>
  );
}
