import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, read, whyFailed } from '#src/api/client.ts';
import { memberApi, refreshProfile } from '#src/session/account.client.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { loaded } from '#src/session/loaded.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { profileMessages } from './messages.ts';
import type { Profile } from './schema.ts';

interface PersonalInformationProps {
  name: string;
  onSaved: (profile: Profile) => void;
}

interface NameFormProps extends PersonalInformationProps {
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** The member's name, and a way to change it; who registered elsewhere without one is asked for it. */
export function PersonalInformation({ name, onSaved }: PersonalInformationProps) {
  const { i18n } = useLingui();
  const id = useId();
  const isNameless = name === '';
  const [isEditing, setIsEditing] = useState(isNameless);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <section aria-labelledby={id} className="no-print card px-4 py-3 sm:px-6 sm:py-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 id={id} className="text-large">
            <Trans>Personal Information</Trans>
          </h2>
          {!isEditing && (
            <dl className="flex flex-wrap gap-x-2">
              <dt className="text-soft">
                <Trans>Full Name</Trans>
              </dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{name}</dd>
            </dl>
          )}
        </div>
        {!isEditing && (
          <button ref={edit} type="button" className="button" onClick={() => setIsEditing(true)}>
            <Trans>Edit</Trans>
          </button>
        )}
      </header>
      {isNameless && (
        <p className="mt-2 text-soft">
          <Trans>How may we call you? Please enter your name.</Trans>
        </p>
      )}
      {isEditing && (
        <NameForm
          name={name}
          onCancel={isNameless ? null : () => setIsEditing(false)}
          onSaved={(profile) => {
            setIsEditing(false);
            onSaved(profile);
            showToast('success', i18n._(profileMessages.updated.id));
          }}
        />
      )}
    </section>
  );
}

function NameForm({ name, onCancel, onSaved }: NameFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // What may be wrong with a name is said in the account's words.
  useEffect(() => void speak('account').catch(() => undefined), []);
  // Whoever pressed Edit goes on here; a page that opens leaves the focus where it is.
  const [isAskedFor] = useState(onCancel !== null);
  useEffect(() => {
    if (isAskedFor) form.current?.querySelector('input')?.focus();
  }, [isAskedFor]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const form = event.currentTarget;
    const rules = await loaded(i18n, () => import('#src/features/auth/schema.ts'));
    if (!rules) return;
    const parsed = rules.nameSchema.safeParse(new FormData(form).get('full_name'));
    setError(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success) return form.querySelector('input')?.focus();
    setIsSaving(true);
    try {
      const profile = await read(memberApi().profile.$patch({ json: { full_name: parsed.data } }));
      // The header shows the name too; when this fails it does so at the next visit.
      refreshProfile().catch(() => undefined);
      onSaved(profile);
    } catch (reason) {
      setFailure(failureOf(reason));
      setIsSaving(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid max-w-md gap-4"
    >
      <Field
        {...{
          label: t`Full Name`,
          name: 'full_name',
          defaultValue: name,
          autoComplete: 'name',
          required: true,
        }}
        error={error === null ? undefined : i18n._(error)}
      />
      {failure !== null && (
        <p role="alert" className="text-red">
          {i18n._(failure)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busyLabel={isSaving ? t`Saving…` : undefined}>
          <Trans>Save Changes</Trans>
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.problem.status === 401
    ? profileMessages.noUser.id
    : whyFailed(error, profileMessages.notUpdated);
