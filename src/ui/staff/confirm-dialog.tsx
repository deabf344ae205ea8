import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What is asked, and what will be lost. */
  children: ReactNode;
  confirmLabel: ReactNode;
  /** While it runs. */
  busyLabel: string;
  /** Does it. What it gives back, already translated, is why it could not be done: the dialog then stays open. */
  onConfirm: () => Promise<string | null>;
  /** `primary` where nothing is lost. */
  look?: 'danger' | 'primary';
  /** What is asked cannot be done, as `children` say: there is nothing to confirm. */
  isImpossible?: boolean;
}

/** React's own `autoFocus` comes before the dialog is open, and leaves the browser to choose the first button. */
const focusedFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Asks before something is lost for good. Cancel has the focus: what does no harm is what Enter does. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  busyLabel,
  onConfirm,
  look = 'danger',
  isImpossible = false,
}: ConfirmDialogProps) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setError(null);
    onClose();
  };
  async function confirm() {
    setBusy(true);
    setError(null);
    try {
      const fault = await onConfirm();
      setError(fault);
      if (fault === null) close();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={title}
      size="sm"
      actions={
        <>
          <Button ref={focusedFirst} onClick={close}>
            {isImpossible ? <Trans>Back to the list</Trans> : <Trans>Cancel</Trans>}
          </Button>
          {!isImpossible && (
            <Button look={look} busyLabel={isBusy ? busyLabel : undefined} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        {error && <ErrorBox>{error}</ErrorBox>}
      </div>
    </Dialog>
  );
}

/** Why something could not be done, in the red box of the staff screens. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-card border border-red bg-red-tint px-4 py-3 font-semibold text-red">
      {children}
    </p>
  );
}
