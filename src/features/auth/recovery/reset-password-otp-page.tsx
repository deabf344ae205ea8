import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { requestResetCode } from './password-reset.client.ts';
import { ResendCode, useCodeEntryAddress } from './resend-code.tsx';
import { codeEntryFor } from './reset-link.ts';
import { ResetMail } from './reset-mail.tsx';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('recovery');

/** Asks for the mail with a reset code, for whoever reads mails on another device or cannot open links. */
export default function ResetPasswordOtpPage() {
  const codeEntry = useCodeEntryAddress();
  return (
    <ResetMail
      lead={<Trans>Tell us your email, and we send you a code of six digits to enter here.</Trans>}
      action={<Trans>Send OTP</Trans>}
      request={(email) => requestResetCode(email, codeEntry(email))}
      other={{ to: '/reset-password', label: <Trans>Send me a link instead</Trans> }}
      sent={{
        title: <Trans>OTP Sent</Trans>,
        lead: <Trans>A code of six digits is on its way.</Trans>,
      }}
    >
      {(sentTo) => (
        <>
          <ButtonLink to={codeEntryFor(sentTo)} look="primary">
            <Trans>Enter Verification Code</Trans>
          </ButtonLink>
          <ResendCode email={() => sentTo} />
        </>
      )}
    </ResetMail>
  );
}
