import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AccountFrame, asideLink, BackToLogin, FormFailure } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import { resetCodeMessages } from '../messages.ts';
import { type Message } from '#src/session/messages.ts';
import { NewPasswordSteps } from './new-password-steps.tsx';
import { openResetByCode, type ResetSession } from './password-reset.client.ts';
import { ResendCode } from './resend-code.tsx';
import { emailParameter } from '#src/session/addresses.ts';

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
        <>
          <Link to="/reset-password" className={asideLink}>
            <Trans>Send me a link instead</Trans>
          </Link>
          <br />
          <BackToLogin />
        </>
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
  const { form, check, errorOf, forget, mark } = useCheckedForm(loadSchema);
  const [failure, setFailure] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  async function submit() {
    const values = await check();
    if (!values || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const opened = await openResetByCode(values.email, values.code);
    setIsBusy(false);
    if (!('id' in opened)) return onOpened(opened);
    if (opened !== resetCodeMessages.wrong) return setFailure(opened);
    mark('code', opened);
    fieldOf('code').select();
  }

  /** Who gets another code. */
  async function readEmail(): Promise<string | null> {
    const { resetRequestSchema } = await import('../schema.ts');
    const asked = resetRequestSchema.safeParse({ email: fieldOf('email').value });
    if (asked.success) return asked.data.email;
    mark('email', { id: asked.error.issues[0]!.message });
    fieldOf('email').focus();
    return null;
  }

  return (
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
        defaultValue={new URLSearchParams(search).get(emailParameter) ?? ''}
        suppressHydrationWarning
        error={errorOf('email')}
      />
      <Field
        label={<Trans>Verification code</Trans>}
        hint={<Trans>Six digits</Trans>}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errorOf('code')}
      />
      <FormFailure message={failure} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Checking…` : undefined}>
        <Trans>Verify Code</Trans>
      </Button>
      <ResendCode email={readEmail} />
    </form>
  );
}
