import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ErrorDialog } from '#src/ui/error-dialog.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import type { AuthFailure } from '../sign-in.client.ts';
import { asideLink, EmailField, FormFailure } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import { loadAccount } from '../form-parts.client.ts';
import { loginMessages } from '../messages.ts';
import type { Message } from '#src/session/messages.ts';
import type { Login } from '../schema.ts';
import { ResendButton } from '../registration/resend-button.tsx';
import type { User } from '#src/session/session.client.ts';
import { loginTopic } from './notice.client.ts';
import { ProviderButtons } from './provider-buttons.tsx';

const loadSchema = async () => (await import('../schema.ts')).loginSchema;

interface LoginFormProps {
  /** Of the last attempt, until a field is edited. */
  readonly failure: AuthFailure | null;
  /** The address to log in with, where it is known. */
  readonly address: string | null;
  /** Why nobody is signed in, where it was not the form that failed. */
  readonly reason: Message | null;
  readonly onFailure: (failure: AuthFailure | null) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSignedIn: (user: User) => void;
}

export function LoginForm({ address, failure, reason, onFailure, onBusy, onSignedIn }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [email, setEmail] = useState('');
  const { form, fieldOf, errorOf, isBusy } = useCheckedForm(loadSchema, submit);
  const isRemembered = () => new FormData(form.ref.current!).has('remember');

  async function submit(credentials: Login) {
    setEmail(credentials.email);
    onBusy(true);
    onFailure(null);
    const { signIn } = await loadAccount();
    const result = await signIn({ ...credentials, remember: isRemembered() });
    if ('user' in result && result.user) {
      onSignedIn(result.user);
      return 'leaving';
    }
    onBusy(false);
    if ('user' in result) return null;
    onFailure(result.failure);
    setIsDialogOpen(true);
    showToast('error', i18n._(result.failure.message.id), { topic: loginTopic });
    return null;
  }

  /** Back to what was most likely mistyped; a second attempt alone helps nobody whose e-mail is not confirmed. */
  const isRetried = useRef(false);
  const retry = () => {
    isRetried.current = true;
    setIsDialogOpen(false);
  };
  function focusAgain() {
    if (!isRetried.current) return;
    isRetried.current = false;
    const name = failure?.code === 'user_not_found' ? 'email' : 'password';
    const field = fieldOf(name);
    field?.focus();
    field?.select();
  }

  return (
    <>
      <form
        {...form}
        className="grid gap-4"
        onInput={(event) => {
          form.onInput(event);
          onFailure(null);
        }}
      >
        <EmailField
          inputMode="email"
          maxLength={320}
          defaultValue={address ?? undefined}
          error={errorOf('email')}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={<Trans>Remember me</Trans>} name="remember" defaultChecked />
          <Link to="/reset-password" className={asideLink}>
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
        {!failure && <FormFailure message={reason} />}
        <Button type="submit" look="primary" busyLabel={isBusy ? t`Logging in…` : undefined}>
          <Trans>Login</Trans>
        </Button>
      </form>
      <ProviderButtons search={search} isRemembered={isRemembered} />
      <ErrorDialog
        isOpen={isDialogOpen && failure !== null}
        onClose={() => setIsDialogOpen(false)}
        onClosed={focusAgain}
        onRetry={failure?.code === 'email_not_confirmed' ? undefined : retry}
        title={i18n._(loginMessages.dialogTitle.id)}
        message={failure && i18n._(failure.message.id)}
        details={failure?.details}
        action={failure && <WayOut failure={failure} email={email} />}
      />
    </>
  );
}

/** What to do about a failed login, where there is something. */
function WayOut({ failure, email }: { failure: AuthFailure; email: string }) {
  if (failure.code === 'email_not_confirmed') return <ResendButton email={email} />;
  if (failure.code !== 'user_not_found') return null;
  return (
    <ButtonLink to="/register">
      <Trans>Register</Trans>
    </ButtonLink>
  );
}
