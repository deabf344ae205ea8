import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AccountFrame, BackToLogin, EmailField, FormFailure, OrBackToLogin } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import type { Message } from '#src/session/messages.ts';
import { useCodeMinutes } from '../sign-in-settings.client.ts';

const loadSchema = async () => (await import('../schema.ts')).resetRequestSchema;

interface ResetMailProps {
  readonly lead: ReactNode;
  /** What the button says. */
  readonly action: ReactNode;
  /** Sends the mail. @returns what went wrong */
  readonly request: (email: string) => Promise<Message | null>;
  /** The page that mails something else. */
  readonly other: { readonly to: string; readonly label: ReactNode };
  readonly sent: { readonly title: ReactNode; readonly lead: ReactNode };
  /** What can be done once it is sent. */
  readonly children: (sentTo: string, askAgain: () => void) => ReactNode;
}

/** Asks whose password shall be reset, and says where the mail for it went. */
export function ResetMail({ lead, action, request, other, sent, children }: ResetMailProps) {
  const { t } = useLingui();
  const minutes = useCodeMinutes();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const head = (
    <PageHead title={t`Reset Password`} description={t`Set a new password for your Birtu account.`} />
  );
  if (sentTo !== null)
    return (
      <AccountFrame step="sent" title={sent.title} lead={sent.lead} aside={<BackToLogin />}>
        {head}
        <div className="grid gap-4">
          <output>
            <Trans>
              We sent it to <strong className="break-all">{sentTo}</strong>. It works for {minutes} minutes.
              If it does not arrive, look among the spam too.
            </Trans>
          </output>
          {children(sentTo, () => setSentTo(null))}
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={<Trans>Reset Password</Trans>}
      lead={lead}
      aside={<OrBackToLogin to={other.to}>{other.label}</OrBackToLogin>}
    >
      {head}
      <RequestForm action={action} request={request} onSent={setSentTo} />
    </AccountFrame>
  );
}

function RequestForm({
  action,
  request,
  onSent,
}: Pick<ResetMailProps, 'action' | 'request'> & { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { form, errorOf, failure, isBusy } = useCheckedForm(loadSchema, async ({ email }) => {
    const message = await request(email);
    if (message) return { message };
    onSent(email);
    return null;
  });
  return (
    <form {...form} className="grid gap-4">
      <EmailField error={errorOf('email')} />
      <FormFailure message={failure?.message} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Sending…` : undefined}>
        {action}
      </Button>
    </form>
  );
}
