import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AccountFrame, asideLink, BackToLogin } from '../account-frame.tsx';
import { useCodeMinutes } from '../sign-in-settings.client.ts';
import { requestResetCode } from './password-reset.client.ts';
import { ResendCode, useCodeEntryAddress } from './resend-code.tsx';
import { codeEntryFor } from './reset-link.ts';
import { ResetRequest } from './reset-request.tsx';

/** Asks for the mail with a reset code, for whoever reads mails on another device or cannot open links. */
export default function ResetPasswordOtpPage() {
  const { t } = useLingui();
  const codeEntry = useCodeEntryAddress();
  const minutes = useCodeMinutes();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const head = (
    <PageHead title={t`Reset Password`} description={t`Set a new password for your Birtu account.`} />
  );
  if (sentTo !== null)
    return (
      <AccountFrame
        step="sent"
        title={<Trans>OTP Sent</Trans>}
        lead={<Trans>A code of six digits is on its way.</Trans>}
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
          <ButtonLink to={codeEntryFor(sentTo)} look="primary">
            <Trans>Enter Verification Code</Trans>
          </ButtonLink>
          <ResendCode email={() => sentTo} />
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={<Trans>Reset Password</Trans>}
      lead={<Trans>Tell us your email, and we send you a code of six digits to enter here.</Trans>}
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
      <ResetRequest request={(email) => requestResetCode(email, codeEntry(email))} onSent={setSentTo}>
        <Trans>Send OTP</Trans>
      </ResetRequest>
    </AccountFrame>
  );
}
