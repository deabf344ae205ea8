import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { requestResetLink } from './password-reset.client.ts';
import { resetPath } from '#src/session/addresses.ts';
import { ResetMail } from './reset-mail.tsx';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('recovery');

/** Asks for the mail with the reset link. */
export default function ResetPasswordPage() {
  const localPath = useLocalPath();
  return (
    <ResetMail
      lead={<Trans>Tell us your email, and we send you a link to set a new password.</Trans>}
      action={<Trans>Send reset link</Trans>}
      request={(email) => requestResetLink(email, location.origin + localPath(resetPath))}
      other={{ to: '/reset-password-otp', label: <Trans>Send me a code instead</Trans> }}
      sent={{
        title: <Trans>Check your email</Trans>,
        lead: <Trans>A link to set a new password is on its way.</Trans>,
      }}
    >
      {(_, askAgain) => (
        <Button onClick={askAgain}>
          <Trans>Use another email</Trans>
        </Button>
      )}
    </ResetMail>
  );
}
