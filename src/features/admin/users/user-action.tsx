import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Failed, Refusal } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { showToast } from '#src/ui/toast.tsx';

interface UserActionProps {
  label: ReactNode;
  /** What it is about, where the label alone does not say. */
  name?: string;
  title: ReactNode;
  /** What it does. */
  children: ReactNode;
  busyLabel: string;
  /** @returns why it did not work */
  act: () => Promise<Refusal | null>;
  done: string;
  failed: Failed;
  look?: 'danger' | 'primary';
}

/** A button that asks once more, does it, and reads the page anew. */
export function UserAction({ label, name, title, children, act, done, failed, ...dialog }: UserActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  async function confirm(): Promise<string | null> {
    const refusal = await act();
    if (refusal) return failureText(failed, refusal);
    showToast('success', done);
    void revalidate();
    return null;
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-label={name}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        {...{ isOpen, title }}
        onClose={() => setIsOpen(false)}
        confirmLabel={label}
        onConfirm={confirm}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
