import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { read } from '#src/api/client.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { memberApi } from '#src/session/account.client.ts';
import { ask, attempt } from './account-security.client.ts';
import type { SecurityFailure } from './messages.ts';
import type { AccountOverview, EmailForm } from './schema.ts';
import { SecurityCard, SecurityFailureNote, Unfolding } from './security-card.tsx';
import { CurrentPasswordField, SecurityForm } from './security-form.tsx';

interface EmailSectionProps {
  readonly account: AccountOverview;
  readonly onChanged: () => void;
}

/** The mailed link leads back to the screen that asked: a member's, or that of the staff area. */
const useReturnAddress = () => new URL(useLocation().pathname, location.origin).href;

/** The address that one logs in with, and a way to another: it counts once its owner has confirmed it. */
export function EmailSection({ account, onChanged }: EmailSectionProps) {
  const { email, new_email: waiting } = account;
  return (
    <SecurityCard
      title={<Trans>Email</Trans>}
      lead={<Trans>You log in with it, and we write to it when something about your account changes.</Trans>}
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      {waiting !== null && <Waiting present={email} address={waiting} onChanged={onChanged} />}
      <Unfolding label={<Trans>Change email</Trans>}>
        {(close) => <ChangeForm account={account} onChanged={onChanged} onClose={close} />}
      </Unfolding>
    </SecurityCard>
  );
}

function ChangeForm({ account, onChanged, onClose }: EmailSectionProps & { onClose: () => void }) {
  const { t } = useLingui();
  const emailRedirectTo = useReturnAddress();
  const { email: current, has_password: hasPassword } = account;

  async function change({ email, current_password: password }: EmailForm) {
    const attributes = { email, ...(password !== undefined && { current_password: password }) };
    const { failure } = await ask((client) => client.updateUser(attributes, { emailRedirectTo }));
    if (failure) return failure;
    showToast('success', t`We have sent a link to ${email}. Open it to confirm the change.`);
    onClose();
    onChanged();
    return null;
  }

  return (
    <SecurityForm
      loadSchema={async () => (await import('./schema.ts')).emailFormSchema(current, hasPassword)}
      onSubmit={change}
      onCancel={onClose}
      action={<Trans>Send confirmation link</Trans>}
      busyLabel={t`Sending…`}
    >
      {(errorOf) => (
        <>
          <Field
            label={<Trans>New email</Trans>}
            hint={<Trans>We send a link there. Until it is opened, your present address stays.</Trans>}
            name="email"
            type="email"
            autoComplete="email"
            error={errorOf('email')}
          />
          {hasPassword && <CurrentPasswordField error={errorOf('current_password')} />}
        </>
      )}
    </SecurityForm>
  );
}

interface WaitingProps {
  readonly present: string;
  readonly address: string;
  readonly onChanged: () => void;
}

/** A change that nobody has confirmed yet. */
function Waiting({ present, address, onChanged }: WaitingProps) {
  const { t } = useLingui();
  const emailRedirectTo = useReturnAddress();
  const [busy, setBusy] = useState<'resend' | 'cancel' | null>(null);
  const [failure, setFailure] = useState<SecurityFailure | null>(null);

  async function run(kind: 'resend' | 'cancel') {
    if (busy) return;
    setBusy(kind);
    setFailure(null);
    const outcome =
      kind === 'cancel'
        ? await attempt(() => read(memberApi().account['new-email'].$delete()))
        : await ask((client) =>
            client.resend({ type: 'email_change', email: present, options: { emailRedirectTo } }),
          );
    setBusy(null);
    if (outcome.failure) return setFailure(outcome.failure);
    showToast(
      'success',
      kind === 'cancel' ? t`Your address stays as it is.` : t`A new link is on its way to ${address}.`,
    );
    if (kind === 'cancel') onChanged();
  }

  return (
    <div className="grid gap-3 rounded-card border border-edge bg-gold-tint p-4">
      <p className="wrap-anywhere">
        <Trans>
          Waiting for confirmation at <strong>{address}</strong>. Open the link that we sent there.
        </Trans>
      </p>
      <SecurityFailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void run('resend')} busyLabel={busy === 'resend' ? t`Sending…` : undefined}>
          <Trans>Send again</Trans>
        </Button>
        <Button onClick={() => void run('cancel')} busyLabel={busy === 'cancel' ? t`Cancelling…` : undefined}>
          <Trans>Cancel the change</Trans>
        </Button>
      </div>
    </div>
  );
}
