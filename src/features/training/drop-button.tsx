import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { dropSession } from './training.client.ts';
import { useAction } from './use-action.client.ts';

/**
 * Drops the session that goes on, once the member has said it twice.
 *
 * @param isTold whether the server surely knows of it
 */
export function DropButton({
  sessionId,
  isTold = true,
  onDropped,
}: {
  sessionId: string;
  isTold?: boolean;
  onDropped: () => void | Promise<void>;
}) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAction();
  const drop = async () => {
    await act(async () => {
      await dropSession(sessionId).catch((error: unknown) => {
        if (isTold) throw error;
      });
      await onDropped();
    });
    setIsAsking(false);
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
            <Button look="danger" onClick={() => void drop()} busyLabel={isBusy ? t`Dropping…` : undefined}>
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
