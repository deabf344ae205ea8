import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type SuccessDialogProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'size'> & {
  title?: ReactNode;
  message: ReactNode;
  action?: ReactNode;
};

/** Says that something worked, where it needs more than a passing note. */
export function SuccessDialog({ title, message, action, ...dialog }: SuccessDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={<span className="text-green">{title ?? <Trans>Success</Trans>}</span>}
      actions={
        <>
          {action}
          <Button onClick={dialog.onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
