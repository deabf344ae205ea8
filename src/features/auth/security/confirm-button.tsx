import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { LaterDialog } from '#src/session/later-dialog.tsx';
import type { SecurityFailure } from './messages.ts';
import { focusCard, SecurityFailureNote } from './security-card.tsx';

interface ConfirmButtonProps {
  readonly label: ReactNode;
  /** What it is about, where the label alone does not say; read out after it. */
  readonly of?: string;
  readonly title: ReactNode;
  readonly question: ReactNode;
  readonly action: ReactNode;
  readonly busyLabel: string;
  /** @returns why it did not work */
  readonly act: () => Promise<SecurityFailure | null>;
  /** What follows when it worked. */
  readonly onDone: () => void;
}

/** A button for what cannot be undone: it asks once more. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, of, title, question, action, busyLabel, act, onDone } = props;
  const place = useRef<HTMLSpanElement>(null);
  const isDone = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SecurityFailure | null>(null);

  async function confirm() {
    setIsBusy(true);
    setFailure(null);
    const failed = await act();
    setIsBusy(false);
    if (failed) return setFailure(failed);
    isDone.current = true;
    setIsOpen(false);
  }

  function close() {
    setIsOpen(false);
    setFailure(null);
  }

  function leave() {
    if (!isDone.current) return;
    isDone.current = false;
    // The button may go with what it stands on.
    focusCard(place.current);
    onDone();
  }

  return (
    <span ref={place}>
      <Button onClick={() => setIsOpen(true)}>
        {label}
        {of && <span className="sr-only">{of}</span>}
      </Button>
      <LaterDialog
        isOpen={isOpen}
        onClose={close}
        onClosed={leave}
        role="alertdialog"
        size="sm"
        title={title}
        actions={
          <>
            <Button look="danger" onClick={() => void confirm()} busyLabel={isBusy ? busyLabel : undefined}>
              {action}
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{question}</p>
          <SecurityFailureNote failure={failure} />
        </div>
      </LaterDialog>
    </span>
  );
}
