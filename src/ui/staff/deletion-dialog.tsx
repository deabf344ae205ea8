import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Failed, Refusal } from '#src/lib/save-result.ts';
import { showToast } from '../toast.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFailureText } from './failure-text.client.ts';

interface DeletionDialogProps<Item> {
  /** What is to go; null while nothing is. */
  item: Item | null;
  onClose: () => void;
  title: ReactNode;
  busyLabel: string;
  remove: (item: Item) => Promise<Refusal | null>;
  /** What is said once it is gone. */
  deleted: string;
  /** What is said where it is refused. */
  failed: Failed | ((refusal: Refusal) => string);
  /** It cannot go, as `children` say. */
  isImpossible?: boolean;
  children: (item: Item) => ReactNode;
}

/** Asks before one row of a list goes for good, and reads the list anew. */
export function DeletionDialog<Item>({
  item,
  remove,
  deleted,
  failed,
  children,
  ...dialog
}: DeletionDialogProps<Item>) {
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  async function confirm(): Promise<string | null> {
    if (item === null) return null;
    const refusal = await remove(item);
    if (refusal) return typeof failed === 'function' ? failed(refusal) : failureText(failed, refusal);
    showToast('success', deleted);
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
