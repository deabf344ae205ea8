import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** Asks before what was typed is left behind: by a link, the way back, closing a dialog or the whole tab. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
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
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            <Trans>Discard changes</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>What you have changed here is not saved yet.</Trans>
      </p>
    </Dialog>
  );
}
