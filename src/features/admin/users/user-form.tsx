import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import {
  FormProvider,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { savedBefore, type SaveKey } from '#src/lib/idempotency.ts';
import type { Failed, SaveResult } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { DraftNote, DraftState } from '#src/ui/staff/draft-note.tsx';
import { useDraft } from '#src/ui/staff/draft.client.ts';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import {
  areRulesMissing,
  rulesMissing,
  useIsThere,
  usePrepared,
  type LoadSchema,
} from '#src/ui/staff/rules.client.ts';
import { newSaveKey, saveKeyOf } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { showToast } from '#src/ui/toast.tsx';

interface UserFormProps<In extends FieldValues, Out> {
  title: ReactNode;
  form: UseFormReturn<In, unknown, Out>;
  loadSchema: LoadSchema<Out>;
  /** Where one begins to type. */
  firstField: Path<In>;
  save: (values: Out, key: SaveKey) => Promise<SaveResult<unknown>>;
  draft: {
    /** Of the dialog, below `/admin/`. */
    readonly address: string;
    /** What it is called among what somebody is writing. */
    readonly nameOf: (values: In) => string;
    readonly unkept?: readonly (keyof In & string)[];
    /** What is said of those fields where the others come back. */
    readonly onUnkept?: ReactNode;
  };
  /** What is said of a success, and of failures without words of their own. */
  words: { readonly success: { readonly id: string }; readonly failure: Failed };
  action: ReactNode;
  look?: 'primary' | 'danger';
  busyLabel: string;
  onClose: () => void;
  onSaved: () => void;
  /** What is said where somebody else was faster, other than that an earlier attempt was. */
  onOvertaken?: () => string;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form. What was typed is lost neither by a failure nor by a slip nor by an ended session. */
export function UserForm<In extends FieldValues, Out>(props: UserFormProps<In, Out>) {
  const { title, form, firstField, save, words, action, busyLabel, onClose, onSaved, children } = props;
  const { look = 'primary' } = props;
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const { formState, handleSubmit, setError, setFocus } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { isDirty, isSubmitting } = formState;
  const [saveKey, setSaveKey] = useState(newSaveKey);
  const { onUnkept, ...keeping } = props.draft;
  const draft = useDraft({
    form,
    ...keeping,
    version: null,
    saveKey,
    isSaved,
    onTaken: (taken) => setSaveKey(taken.saveKey),
  });
  const { isOpening } = draft;
  usePrepared(props.loadSchema);
  const isThere = useIsThere();
  useEffect(() => {
    if (!isOpening) setFocus(firstField);
  }, [isOpening, setFocus, firstField]);
  useEffect(() => {
    // Only once nothing holds the way any more.
    if (!isSaved) return;
    onSaved();
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isSaved]);

  async function submit(values: Out) {
    if (!isThere()) return;
    setFailure(null);
    const result = await save(values, saveKeyOf(saveKey));
    if (result.outcome === 'changed_meanwhile')
      return setFailure(props.onOvertaken?.() ?? i18n._(savedBefore.id));
    if (result.outcome === 'refused') {
      for (const { path, message } of result.refusal.errors ?? [])
        setError(path.join('.') as Path<In>, { message }, { shouldFocus: true });
      return setFailure(failureText(words.failure, result.refusal));
    }
    showToast('success', i18n._(words.success.id));
    setIsSaved(true);
  }

  const refuse = (errors: FieldErrors) => {
    setFailure(areRulesMissing(errors) ? failureText(words.failure, rulesMissing) : null);
  };

  return (
    <Dialog isOpen onClose={onClose} isForm title={title}>
      <form
        method="post"
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => void handleSubmit(submit, refuse)(event)}
      >
        <DraftNote draft={draft}>{onUnkept}</DraftNote>
        {/* What was kept comes a moment later, and would take the place of what is typed before. */}
        <fieldset disabled={isOpening} className="contents">
          <FormProvider {...form}>{children}</FormProvider>
        </fieldset>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look={look} busyLabel={isSubmitting ? busyLabel : undefined}>
            {action}
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <DraftState draft={draft} />
        </div>
      </form>
      <UnsavedChanges isDirty={isDirty && !isSaved} draft={draft.keptAt === null ? undefined : draft} />
    </Dialog>
  );
}

/** One of several ways. */
export function Choice({ children, ...radio }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="radio" {...radio} className="size-5 shrink-0 accent-green" />
      {children}
    </label>
  );
}
