import { Trans, useLingui } from '@lingui/react/macro';
import { showToast } from '#src/ui/toast.tsx';
import { useResetPasswordMinimum } from '../sign-in-settings.client.ts';
import { ask } from './account-security.client.ts';
import { recoveryMessages } from '../messages.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import type { PasswordChange } from './schema.ts';
import { SecurityCard, Unfolding } from './security-card.tsx';
import { CurrentPasswordField, SecurityForm } from './security-form.tsx';

interface PasswordSectionProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

/** The password, or a first one for an account that is signed in to through a provider. */
export function PasswordSection(props: PasswordSectionProps) {
  const { hasPassword } = props;
  return (
    <SecurityCard
      title={<Trans>Password</Trans>}
      lead={
        hasPassword ? (
          <Trans>When you change it, you are logged out everywhere but here.</Trans>
        ) : (
          <Trans>You log in without one so far. With a password you can also log in by email.</Trans>
        )
      }
    >
      <Unfolding label={hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}>
        {(close) => <PasswordForm {...props} onClose={close} />}
      </Unfolding>
    </SecurityCard>
  );
}

function PasswordForm({
  email,
  hasPassword,
  onChanged,
  onClose,
}: PasswordSectionProps & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const minimum = useResetPasswordMinimum();

  async function change({ password, current_password: current }: PasswordChange) {
    const attributes = { password, ...(current !== undefined && { current_password: current }) };
    const { failure } = await ask((client) => client.updateUser(attributes));
    if (failure) return failure;
    showToast(
      'success',
      hasPassword ? t`Your password has been changed.` : t`You can log in with your password now.`,
    );
    onClose();
    onChanged();
    return null;
  }

  return (
    <SecurityForm
      loadSchema={async () => {
        const { passwordFormSchema } = await import('./schema.ts');
        return passwordFormSchema(hasPassword, minimum, i18n._(recoveryMessages.tooShort.id, { minimum }));
      }}
      onSubmit={change}
      onCancel={onClose}
      action={hasPassword ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
      busyLabel={t`Saving…`}
    >
      {(errorOf) => (
        <NewPasswordFields email={email} minimum={minimum} errorOf={errorOf}>
          {hasPassword && <CurrentPasswordField error={errorOf('current_password')} />}
        </NewPasswordFields>
      )}
    </SecurityForm>
  );
}
