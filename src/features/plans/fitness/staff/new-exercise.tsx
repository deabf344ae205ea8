import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import type { Exercise } from '../../exercises/schema.ts';
import { ExerciseForm } from '../../exercises/staff/form.tsx';

interface NewExerciseProps {
  readonly onClose: () => void;
  readonly onCreated: (exercise: Exercise) => void;
}

/** Adds an exercise to the library without leaving the plan that needs it. */
export function NewExercise({ onClose, onCreated }: NewExerciseProps) {
  const { t } = useLingui();
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (isDirty ? setLeaving(true) : onClose());
  // Forms do not stand in forms: the plan's is around the place where this is asked for.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        isOpen
        isForm
        size="xl"
        onClose={close}
        title={<Trans>New exercise</Trans>}
        actions={
          <>
            <Button
              type="submit"
              form={formId}
              look="primary"
              busyLabel={isSaving ? t`Saving...` : undefined}
            >
              <Trans>Save to the library</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        <ExerciseForm
          id={formId}
          kept={null}
          onBusy={setSaving}
          onDirty={setDirty}
          onSaved={({ exercise }) => onCreated(exercise)}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={<Trans>Leave without saving?</Trans>}
        confirmLabel={<Trans>Discard changes</Trans>}
        busyLabel=""
        onConfirm={() => {
          onClose();
          return Promise.resolve(null);
        }}
      >
        <p>
          <Trans>What you have changed here is not saved yet.</Trans>
        </p>
      </ConfirmDialog>
    </div>,
    document.body,
  );
}
