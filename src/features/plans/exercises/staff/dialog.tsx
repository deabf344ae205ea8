import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { ExerciseForm } from './form.tsx';
import type { KeptExercise } from './schema.ts';

/** What the dialog is about: a stored exercise, a new one where there is none, or why it could not be read. */
export interface Edited {
  readonly kept: KeptExercise | null;
  readonly fault: string | null;
}

interface ExerciseDialogProps {
  /** Null: it is closed. */
  readonly edited: Edited | null;
  readonly onClose: () => void;
}

/** Adds an exercise or changes one. */
export function ExerciseDialog({ edited, onClose }: ExerciseDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const isNew = edited?.kept === null && edited.fault === null;
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={onClose}
      isForm
      size="xl"
      title={isNew ? <Trans>Add exercise</Trans> : <Trans>Edit exercise</Trans>}
      actions={
        <>
          {edited?.fault === null && (
            <Button
              type="submit"
              form={formId}
              look="primary"
              busyLabel={isSaving ? t`Saving...` : undefined}
            >
              <Trans>Save</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {edited?.fault != null && <ErrorBox>{i18n._(edited.fault)}</ErrorBox>}
      {edited?.fault === null && (
        <ExerciseForm
          key={edited.kept?.exercise.id ?? ''}
          id={formId}
          kept={edited.kept}
          onBusy={setSaving}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}
