import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { savedBefore } from '#src/lib/idempotency.ts';
import type { Failed, SaveResult } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { showToast } from '#src/ui/toast.tsx';

interface UserFormProps<In extends FieldValues, Out> {
  title: ReactNode;
  form: UseFormReturn<In, unknown, Out>;
  /** Where one begins to type. */
  firstField: Path<In>;
  save: (values: Out) => Promise<SaveResult<unknown>>;
  /** What is said of a success, and of failures without words of their own. */
  words: { readonly success: { readonly id: string }; readonly failure: Failed };
  action: ReactNode;
  look?: 'primary' | 'danger';
  busyLabel: string;
  onClose: () => void;
  onSaved: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form. What was typed is lost neither by a failure nor by a slip. */
export function UserForm<In extends FieldValues, Out>(props: UserFormProps<In, Out>) {
  const { title, form, firstField, save, words, action, busyLabel, onClose, onSaved, children } = props;
  const { look = 'primary' } = props;
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const { formState, handleSubmit, setError, setFocus } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { isDirty, isSubmitting } = formState;
  useEffect(() => setFocus(firstField), [setFocus, firstField]);
  useEffect(() => {
    // Only once nothing holds the way any more.
    if (!isSaved) return;
    onSaved();
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isSaved]);

  async function submit(values: Out) {
    setFailure(null);
    const result = await save(values);
    if (result.outcome === 'changed_meanwhile') return setFailure(i18n._(savedBefore.id));
    if (result.outcome === 'refused') {
      for (const { path, message } of result.refusal.errors ?? [])
        setError(path.join('.') as Path<In>, { message }, { shouldFocus: true });
      return setFailure(failureText(words.failure, result.refusal));
    }
    showToast('success', i18n._(words.success.id));
    setIsSaved(true);
  }

  return (
    <Dialog isOpen onClose={onClose} isForm title={title}>
      <form
        method="post"
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <FormProvider {...form}>{children}</FormProvider>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look={look} busyLabel={isSubmitting ? busyLabel : undefined}>
            {action}
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      <UnsavedChanges isDirty={isDirty && !isSaved} />
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
