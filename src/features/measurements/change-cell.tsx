import { Trans, useLingui } from '@lingui/react/macro';
import { NoteIcon, RemoveIcon } from '#src/features/activity/activity-icons.tsx';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';

interface ChangeCellProps {
  /** By which the row is known to whoever does not see it. */
  name: string;
  isRemoved: boolean;
  /** It is on this device only, until there is a connection. */
  isWaiting: boolean;
  onEdit: () => void;
  remove: () => Promise<void>;
  restore: () => Promise<void>;
}

/** The last cell of a row of what was measured: it can be corrected and removed, and brought back. */
export function ChangeCell({ name, isRemoved, isWaiting, onEdit, remove, restore }: ChangeCellProps) {
  const { t } = useLingui();
  const { button, press } = useUndoFocus(isRemoved);
  if (isRemoved)
    return (
      <>
        <span role="status" className="sr-only">
          <Trans>Removed</Trans>
        </span>
        <button
          ref={button}
          type="button"
          className="text-button"
          aria-label={t`Undo: ${name}`}
          onClick={press(restore)}
        >
          <Trans>Undo</Trans>
        </button>
      </>
    );
  return (
    <div className="flex items-center justify-end">
      {isWaiting && (
        <span className="text-small font-semibold">
          <Trans>Waiting for a connection</Trans>
        </span>
      )}
      <button
        type="button"
        className="icon-button text-soft"
        aria-label={t`Correct: ${name}`}
        onClick={onEdit}
      >
        <NoteIcon size={20} />
      </button>
      <button
        ref={button}
        type="button"
        className="icon-button text-soft hover:text-red"
        aria-label={t`Remove: ${name}`}
        onClick={press(remove)}
      >
        <RemoveIcon size={20} />
      </button>
    </div>
  );
}
