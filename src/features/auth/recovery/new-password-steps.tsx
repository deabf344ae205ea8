import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { forgetSession } from '#src/session/account.client.ts';
import { AccountFrame, BackToLogin, FormFailure } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import { FactorStep } from '../factors/factor-step.tsx';
import { recoveryMessages, resetMessages } from '../messages.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import type { LoginNotice } from '../sessions/notice.client.ts';
import { useResetPasswordMinimum } from '../sign-in-settings.client.ts';
import { resetClient, type ResetSession } from './password-reset.client.ts';

/** How long the good news stands before the login. */
const redirectDelayMs = 3000;

type Step = 'factor' | 'form' | 'complete';

/** From an opened reset to the new password: the second factor where there is one, the form, the good news. */
export function NewPasswordSteps({ session, head }: { session: ResetSession; head: ReactNode }) {
  const { i18n } = useLingui();
  const [step, setStep] = useState<Step>(session.needsFactor ? 'factor' : 'form');
  const navigate = useNavigate();
  const login = useLocalPath()('/login');
  const { email } = session;
  if (step === 'factor')
    return (
      <FactorStep
        account={resetClient}
        onPassed={() => setStep('form')}
        onCancel={async () => {
          await (await resetClient()).signOut({ scope: 'local' });
          await navigate(login, { replace: true });
        }}
      >
        {head}
      </FactorStep>
    );
  if (step === 'complete')
    return (
      <AccountFrame
        step="complete"
        title={<Trans>Password Reset Complete</Trans>}
        lead={i18n._(resetMessages.changed.id)}
        aside={<BackToLogin />}
      >
        {head}
        <Complete />
      </AccountFrame>
    );
  return (
    <AccountFrame
      step="form"
      title={<Trans>Set New Password</Trans>}
      lead={
        <Trans>
          For <strong className="break-all">{email}</strong>. Choose a password that you use nowhere else.
        </Trans>
      }
      aside={<BackToLogin />}
    >
      {head}
      <NewPasswordForm session={session} onDone={() => setStep('complete')} />
    </AccountFrame>
  );
}

function NewPasswordForm({ session, onDone }: { session: ResetSession; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const minimum = useResetPasswordMinimum();
  const loadSchema = async () => {
    const { resetFormSchema } = await import('../schema.ts');
    return resetFormSchema(minimum, i18n._(recoveryMessages.tooShort.id, { minimum }));
  };
  const { form, errorOf, failure, isBusy } = useCheckedForm(loadSchema, async ({ password }) => {
    const failed = await session.setPassword(password);
    if (failed) return failed;
    await forgetSession();
    onDone();
    return null;
  });

  return (
    <form {...form} className="grid gap-4">
      <NewPasswordFields email={session.email} minimum={minimum} errorOf={errorOf} />
      <FormFailure message={failure?.message} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Saving…` : undefined}>
        <Trans>Set New Password</Trans>
      </Button>
    </form>
  );
}

function Complete() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const login = useLocalPath()('/login');
  const message = i18n._(resetMessages.changed.id);
  useEffect(() => {
    const notice: LoginNotice = { message };
    const timer = setTimeout(() => void navigate(login, { state: notice, replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, login, message]);
  return (
    <ButtonLink to="/login" look="primary" className="w-full">
      <Trans>Login</Trans>
    </ButtonLink>
  );
}
