import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AccountFrame, CodeField, EmailField, FormFailure, OrBackToLogin } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import { NewPasswordSteps } from './new-password-steps.tsx';
import { openResetByCode, type ResetSession } from './password-reset.client.ts';
import { ResendCode } from './resend-code.tsx';
import { emailParameter } from '#src/session/addresses.ts';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('recovery');

/** Takes the mailed code, then the new password. */
export default function VerifyResetOtpPage() {
  const { t } = useLingui();
  const [session, setSession] = useState<ResetSession | null>(null);
  const head = (
    <PageHead
      title={t`Enter Verification Code`}
      description={t`Set a new password for your Birtu account.`}
    />
  );
  if (session) return <NewPasswordSteps session={session} head={head} />;
  return (
    <AccountFrame
      title={<Trans>Enter Verification Code</Trans>}
      lead={<Trans>The code is in the email that we sent you.</Trans>}
      aside={
        <OrBackToLogin to="/reset-password">
          <Trans>Send me a link instead</Trans>
        </OrBackToLogin>
      }
    >
      {head}
      <CodeForm onOpened={setSession} />
    </AccountFrame>
  );
}

const loadSchema = async () => (await import('../schema.ts')).resetCodeFormSchema;

function CodeForm({ onOpened }: { onOpened: (session: ResetSession) => void }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { form, fieldOf, errorOf, mark, failure, isBusy } = useCheckedForm(
    loadSchema,
    async ({ email, code }) => {
      const opened = await openResetByCode(email, code);
      if ('message' in opened) return opened;
      onOpened(opened);
      return null;
    },
  );

  /** Who gets another code. */
  async function readEmail(): Promise<string | null> {
    const { resetRequestSchema } = await import('../schema.ts');
    const asked = resetRequestSchema.safeParse({ email: fieldOf('email')?.value });
    if (asked.success) return asked.data.email;
    mark('email', { id: asked.error.issues[0]!.message });
    fieldOf('email')?.focus();
    return null;
  }

  return (
    <form {...form} className="grid gap-4">
      <EmailField
        defaultValue={new URLSearchParams(search).get(emailParameter) ?? ''}
        suppressHydrationWarning
        error={errorOf('email')}
      />
      <CodeField hint={<Trans>Six digits</Trans>} error={errorOf('code')} />
      <FormFailure message={failure?.message} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Checking…` : undefined}>
        <Trans>Verify Code</Trans>
      </Button>
      <ResendCode email={readEmail} />
    </form>
  );
}
