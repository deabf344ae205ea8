import { Trans, useLingui } from '@lingui/react/macro';
import { DeletionDialog, UndoableForAWhile } from '#src/ui/staff/deletion-dialog.tsx';
import { savedReplyMessages as messages } from './messages.ts';
import { savedReplies } from './saved-replies.client.ts';
import type { SavedReplyRow } from './schema.ts';

interface DeleteSavedReplyProps {
  /** Null: nothing is to be deleted. */
  readonly reply: SavedReplyRow | null;
  readonly onClose: () => void;
}

/** Asks before a saved reply is deleted. */
export function DeleteSavedReply({ reply, onClose }: DeleteSavedReplyProps) {
  const { t, i18n } = useLingui();
  const name = reply?.title ?? '';
  return (
    <DeletionDialog
      item={reply}
      onClose={onClose}
      title={<Trans>Delete saved reply</Trans>}
      busyLabel={t`Deleting...`}
      remove={({ id }) => savedReplies.remove(id)}
      deleted={i18n._(messages.deleted)}
      undo={{ bringBack: ({ id }) => savedReplies.bringBack(id), broughtBack: t`Brought back: ${name}` }}
      failed={messages.deleteFailed}
    >
      {() => (
        <p>
          <Trans>Are you sure you want to delete “{name}”?</Trans> <UndoableForAWhile />
        </p>
      )}
    </DeletionDialog>
  );
}
