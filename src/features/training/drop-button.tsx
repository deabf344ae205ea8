import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { Button } from '#src/ui/button.tsx';
import { dropSession } from './training.client.ts';
import { useAction } from './use-action.client.ts';

const dropDialog = laterPart(() => import('./drop-dialog.tsx'));

/**
 * Drops the session that goes on, once the member has said it twice.
 *
 * @param isTold whether the server surely knows of it
 * @param isHere whether this device alone has it
 */
export function DropButton({
  sessionId,
  isTold = true,
  isHere = false,
  onDropped,
}: {
  sessionId: string;
  isTold?: boolean;
  isHere?: boolean;
  onDropped: () => void | Promise<void>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const dialog = useLaterPart(dropDialog);
  const { isBusy, act } = useAction();
  const drop = async () => {
    await act(async () => {
      if (!isHere)
        await dropSession(sessionId).catch((error: unknown) => {
          if (isTold) throw error;
        });
      await onDropped();
    });
    setIsAsking(false);
  };
  return (
    <>
      <Button look="danger" onClick={() => dialog.want(() => setIsAsking(true))}>
        <Trans>Drop this workout</Trans>
      </Button>
      {dialog.part && (
        <dialog.part.DropDialog
          isOpen={isAsking}
          isBusy={isBusy}
          onDrop={() => void drop()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
