import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from '#src/session/guard.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { ContentForm } from './content-form.tsx';
import type { StaffContent } from './schema.ts';

/** What the dialog is about: a new article, one that is stored, or why that could not be read. */
export interface Edited {
  readonly stored: StaffContent | null;
  /** To be translated. */
  readonly fault: string | null;
}

const formId = 'content-form';

/** Create and edit. It stands in the address, so the way back closes it. @param closedAddress the list without it */
export function ContentDialog({ edited, closedAddress }: { edited: Edited | null; closedAddress: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const name = useMember()?.name ?? '';
  const [isBusy, setIsBusy] = useState(false);
  const close = () => void navigate(closedAddress, { preventScrollReset: true });
  function saved(item: StaffContent) {
    showToast('success', t`Saved: ${item.title.en}`);
    // What is new stands at the top of the whole list.
    if (edited?.stored) close();
    else void navigate('?');
  }
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={close}
      isForm
      size="xl"
      title={edited?.stored ? <Trans>Edit Content</Trans> : <Trans>Create New Content</Trans>}
      actions={
        edited?.fault == null && (
          <>
            <Button type="submit" form={formId} look="primary" busyLabel={isBusy ? t`Saving…` : undefined}>
              <Trans>Save</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      {edited?.fault != null && <ErrorBox>{i18n._(edited.fault)}</ErrorBox>}
      {edited?.fault === null && (
        <ContentForm
          key={edited.stored?.id ?? ''}
          id={formId}
          stored={edited.stored}
          author={name}
          onBusy={setIsBusy}
          onSaved={saved}
        />
      )}
    </Dialog>
  );
}
