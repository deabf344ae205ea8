import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface DropDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onDrop: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a workout is dropped. */
export function DropDialog({ isOpen, isBusy, onDrop, onClose }: DropDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={<Trans>Drop this workout?</Trans>}
      actions={
        <>
          <Button look="danger" onClick={onDrop} busyLabel={isBusy ? t`Dropping…` : undefined}>
            <Trans>Drop it</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The sets that you have done in it are not kept.</Trans>
      </p>
    </Dialog>
  );
}
