import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AccountFrame, asideLink } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.tsx';
import type { Message } from '../messages.ts';
import { requestResetLink } from './password-reset.tsx';
import { resetPath } from './reset-link.ts';
import { resetRequestSchema } from '../schema.ts';

/** Asks for the mail with the reset link. */
export default function ResetPasswordPage() {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  const { form, check, errorOf, forget } = useCheckedForm(resetRequestSchema);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    const request = check();
    if (!request || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const failed = await requestResetLink(request.email, location.origin + localPath(resetPath));
    setIsBusy(false);
    setFailure(failed);
    if (failed) showToast('error', i18n._(failed.id));
    else setSentTo(request.email);
  }

  const aside = (
    <Link to="/login" className={asideLink}>
      <Trans>Back to login</Trans>
    </Link>
  );
  const head = (
    <PageHead
      title={`${t`Reset Password`} · Birtu`}
      description={t`Set a new password for your Birtu account.`}
    />
  );
  if (sentTo !== null)
    return (
      <AccountFrame
        title={<Trans>Check your email</Trans>}
        lead={<Trans>A link to set a new password is on its way.</Trans>}
        aside={aside}
      >
        {head}
        <div className="grid gap-4">
          <output>
            <Trans>
              We sent it to <strong className="break-all">{sentTo}</strong>. It is valid for one hour. If it
              does not arrive, look among the spam too.
            </Trans>
          </output>
          <Button onClick={() => setSentTo(null)}>
            <Trans>Use another email</Trans>
          </Button>
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={<Trans>Reset Password</Trans>}
      lead={<Trans>Tell us your email, and we send you a link to set a new password.</Trans>}
      aside={aside}
    >
      {head}
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
          error={errorOf('email')}
        />
        {failure && <p className="rounded-card bg-red-tint p-3 text-small text-red">{i18n._(failure.id)}</p>}
        <Button type="submit" look="primary" busyLabel={isBusy ? t`Sending…` : undefined}>
          <Trans>Send reset link</Trans>
        </Button>
      </form>
    </AccountFrame>
  );
}
