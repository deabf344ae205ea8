import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { DraftOfForm } from './draft.client.ts';

interface UnsavedChangesProps {
  isDirty: boolean;
  /** Where what was typed is kept all the same. */
  draft?: Pick<DraftOfForm, 'isKept' | 'giveUp'> | undefined;
}

/** Asks before what was typed is left behind: by a link, the way back, closing a dialog or the whole tab. */
export function UnsavedChanges({ isDirty, draft }: UnsavedChangesProps) {
  const blocker = useBlocker(isDirty);
  const isKept = useEffectEvent(() => draft?.isKept() ?? false);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      size="sm"
      title={<Trans>Leave without saving?</Trans>}
      actions={
        <>
          <Button look="primary" onClick={() => blocker.reset?.()}>
            <Trans>Keep editing</Trans>
          </Button>
          {draft && (
            <Button onClick={() => blocker.proceed?.()}>
              <Trans>Leave it as a draft</Trans>
            </Button>
          )}
          <Button
            look="danger"
            onClick={() => {
              draft?.giveUp();
              blocker.proceed?.();
            }}
          >
            <Trans>Discard changes</Trans>
          </Button>
        </>
      }
    >
      <p>
        {draft ? (
          <Trans>
            What you have changed here is not saved yet. A draft is kept, and stands here when you come back.
          </Trans>
        ) : (
          <Trans>What you have changed here is not saved yet.</Trans>
        )}
      </p>
    </Dialog>
  );
}
