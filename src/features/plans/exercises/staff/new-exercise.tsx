import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { savedBefore } from '#src/lib/idempotency.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ConfirmDialog, ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { stops, useFailureText } from '#src/ui/staff/failure-text.client.ts';
import {
  areRulesMissing,
  resolverOf,
  rulesMissing,
  useIsThere,
  usePrepared,
} from '#src/ui/staff/rules.client.ts';
import { useSaveKey } from '#src/ui/staff/save-key.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import type { Exercise } from '../schema.ts';
import { fieldsOf, type ExerciseFields } from './exercise-fields.ts';
import { ExerciseInputs } from './exercise-inputs.tsx';
import { exerciseMessages as messages } from './messages.ts';
import type { ExerciseDraft } from './schema.ts';
import { exercises } from './staff-exercises.client.ts';

const loadSchema = async () => (await import('./schema.ts')).exerciseDraftSchema;

interface NewExerciseProps {
  /** The library as it is. */
  readonly library: readonly Exercise[];
  readonly onClose: () => void;
  readonly onCreated: (exercise: Exercise) => void;
}

/** Adds an exercise to the library without leaving the plan that needs it. */
export function NewExercise({ library, onClose, onCreated }: NewExerciseProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const key = useSaveKey();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm<ExerciseFields, unknown, ExerciseDraft>({
    resolver: resolverOf(loadSchema, (fields: ExerciseFields) => fields),
    defaultValues: fieldsOf(null),
  });
  const { isDirty, isSubmitting } = form.formState;
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const language = useLanguage();
  const failureText = useFailureText();

  usePrepared(loadSchema);
  const isThere = useIsThere();

  async function save(draft: ExerciseDraft) {
    if (!isThere()) return;
    setFailure(null);
    let result = await exercises.save(draft, null, key);
    // An attempt whose answer was lost has made it: what was typed since is written over that.
    if (result.outcome === 'changed_meanwhile') result = await exercises.save(draft, result.record, key);
    if (result.outcome === 'refused') return setFailure(failureText(messages.createFailed, result.refusal));
    if (result.outcome === 'changed_meanwhile')
      return setFailure(i18n._(messages.createFailed) + stops[language] + i18n._(savedBefore));
    showToast('success', i18n._(messages.created));
    onCreated(result.record.exercise);
  }

  const refuse = (errors: FieldErrors) => {
    setFailure(areRulesMissing(errors) ? failureText(messages.createFailed, rulesMissing) : null);
  };

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
            {failure !== null && (
              <div className="basis-full">
                <ErrorBox>{failure}</ErrorBox>
              </div>
            )}
            <Button
              type="submit"
              form={formId}
              look="primary"
              busyLabel={isSubmitting ? t`Saving...` : undefined}
            >
              <Trans>Save to the library</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save, refuse)(event)}>
            <ExerciseInputs library={library} />
          </form>
        </FormProvider>
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
