import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AccountFrame, asideLink, BackToLogin } from '../account-frame.tsx';
import { useCodeMinutes } from '../sign-in-settings.client.ts';
import { requestResetLink } from './password-reset.client.ts';
import { resetPath } from '#src/session/addresses.ts';
import { ResetRequest } from './reset-request.tsx';

/** Asks for the mail with the reset link. */
export default function ResetPasswordPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const minutes = useCodeMinutes();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const head = (
    <PageHead title={t`Reset Password`} description={t`Set a new password for your Birtu account.`} />
  );
  if (sentTo !== null)
    return (
      <AccountFrame
        step="sent"
        title={<Trans>Check your email</Trans>}
        lead={<Trans>A link to set a new password is on its way.</Trans>}
        aside={<BackToLogin />}
      >
        {head}
        <div className="grid gap-4">
          <output>
            <Trans>
              We sent it to <strong className="break-all">{sentTo}</strong>. It works for {minutes} minutes.
              If it does not arrive, look among the spam too.
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
      aside={
        <>
          <Link to="/reset-password-otp" className={asideLink}>
            <Trans>Send me a code instead</Trans>
          </Link>
          <br />
          <BackToLogin />
        </>
      }
    >
      {head}
      <ResetRequest
        request={(email) => requestResetLink(email, location.origin + localPath(resetPath))}
        onSent={setSentTo}
      >
        <Trans>Send reset link</Trans>
      </ResetRequest>
    </AccountFrame>
  );
}
