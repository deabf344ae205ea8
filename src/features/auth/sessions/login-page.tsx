import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ErrorDialog } from '#src/ui/error-dialog.tsx';
import { Checkbox, Field } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AccountFrame, asideLink } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.tsx';
import { loginMessages } from '../messages.ts';
import { useNotice } from './notice.tsx';
import { ResendButton } from '../registration/resend-button.tsx';
import { useReturn } from './return-path.tsx';
import { loginSchema } from '../schema.ts';
import { signIn, type AuthFailure } from '../account.tsx';
import { useSession } from '../session.tsx';

/** How long the good news stands before the page changes. */
const redirectDelayMs = 1000;

export default function LoginPage() {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  const { error: sessionError } = useSession();
  const { form, check, errorOf, forget } = useCheckedForm(loginSchema);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const goBack = useReturn({ isHeld: isBusy || failure !== null });
  useNotice();

  const [email, setEmail] = useState('');
  async function submit() {
    const credentials = check();
    if (!credentials || isBusy) return;
    setEmail(credentials.email);
    setIsBusy(true);
    setFailure(null);
    const remember = new FormData(form.current!).has('remember');
    const result = await signIn({ ...credentials, remember });
    if ('user' in result) {
      showToast('success', t`Welcome back, ${result.user.name}!`);
      goBack(result.user.role, redirectDelayMs);
      return;
    }
    setIsBusy(false);
    setFailure(result.failure);
    setIsDialogOpen(true);
    showToast('error', i18n._(result.failure.message.id));
  }

  const shownError = failure?.message ?? sessionError;
  return (
    <AccountFrame
      title={<Trans>Login</Trans>}
      lead={<Trans>Your plans, your BMI and your activity calendar are waiting.</Trans>}
      aside={
        <Trans>
          New to Birtu?{' '}
          <Link to={`/register${search}`} className={asideLink}>
            Create an account
          </Link>
        </Trans>
      }
    >
      <PageHead title={`${t`Login`} · Birtu`} description={t`Log in to your Birtu account.`} />
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-4"
        onInput={(event) => {
          forget((event.target as HTMLInputElement).name);
          setFailure(null);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label={<Trans>Email</Trans>}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={320}
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
        {shownError && (
          <p className="rounded-card bg-red-tint p-3 text-small text-red">{i18n._(shownError.id)}</p>
        )}
        <Button type="submit" look="primary" busyLabel={isBusy ? t`Logging in…` : undefined}>
          <Trans>Login</Trans>
        </Button>
      </form>
      <ErrorDialog
        isOpen={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        title={i18n._(loginMessages.dialogTitle.id)}
        message={failure && i18n._(failure.message.id)}
        details={failure?.details}
        action={failure && <WayOut failure={failure} email={email} />}
      />
    </AccountFrame>
  );
}

/** What to do about a failed login, where there is something. */
function WayOut({ failure, email }: { failure: AuthFailure; email: string }) {
  if (failure.code === 'email_not_confirmed') return <ResendButton email={email} />;
  if (failure.code !== 'user_not_found') return null;
  return (
    <ButtonLink to="/register" look="primary">
      <Trans>Create an account</Trans>
    </ButtonLink>
  );
}
