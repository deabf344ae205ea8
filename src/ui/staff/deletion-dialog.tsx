import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Failed, Refusal } from '#src/lib/save-result.ts';
import { showToast } from '../toast.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFailureText } from './failure-text.client.ts';
import { useUndoToast } from './undo-toast.tsx';

interface DeletionDialogProps<Item> {
  /** What is to go; null while nothing is. */
  item: Item | null;
  onClose: () => void;
  title: ReactNode;
  busyLabel: string;
  remove: (item: Item) => Promise<Refusal | null>;
  /** What is said once it is gone. */
  deleted: string;
  /** Where it can be undone. */
  undo?: {
    /** @returns why it could not be undone; null where it is */
    readonly bringBack: (item: Item) => Promise<Refusal | null>;
    /** What is said once it is there again. */
    readonly broughtBack: string;
  };
  /** What is said where it is refused. */
  failed: Failed | ((refusal: Refusal) => string);
  /** It cannot go, as `children` say. */
  isImpossible?: boolean;
  children: (item: Item) => ReactNode;
}

/** That it can be undone, as the end of what is asked. */
export const UndoableForAWhile = () => <Trans>For ten seconds you can undo this.</Trans>;

/** Asks before one row of a list goes, reads the list anew, and offers to bring it back for a while. */
export function DeletionDialog<Item>({
  item,
  remove,
  deleted,
  undo,
  failed,
  children,
  ...dialog
}: DeletionDialogProps<Item>) {
  const failureText = useFailureText();
  const undoToast = useUndoToast();
  const { revalidate } = useRevalidator();
  async function confirm(): Promise<string | null> {
    if (item === null) return null;
    const refusal = await remove(item);
    if (refusal) return typeof failed === 'function' ? failed(refusal) : failureText(failed, refusal);
    if (undo) undoToast(deleted, { undo: () => undo.bringBack(item), undone: undo.broughtBack });
    else showToast('success', deleted);
    void revalidate();
    return null;
  }
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={item !== null}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={confirm}
    >
      {item && children(item)}
    </ConfirmDialog>
  );
}
