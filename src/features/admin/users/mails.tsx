import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { refusalIn } from '#src/lib/save-result.ts';
import { savedBefore } from '#src/lib/idempotency.ts';
import { isStaff } from '#src/lib/roles.ts';
import { newSaveKey, saveKeyOf } from '#src/ui/staff/save-key.client.ts';
import type { UserMail } from './mail-labels.ts';
import { userActionFailures } from './messages.ts';
import type { UserDetail } from './schema.ts';
import { UserAction } from './user-action.tsx';
import { UserCard } from './user-card.tsx';
import { mailUser } from './users.client.ts';

/** What can be mailed to somebody who is in need of it. */
export function Mails({ user }: { user: UserDetail }) {
  const isInvited = user.invited_at !== null;
  const maySetUp = isStaff(user.role) && !user.has_second_step;
  return (
    <UserCard
      title={<Trans>Mails</Trans>}
      lead={
        user.sends_mail ? (
          <Trans>In the person’s language, to {user.email}.</Trans>
        ) : (
          <Trans>No mail server is set: the mail stays in the outbox.</Trans>
        )
      }
    >
      {user.suspension ? (
        <p className="text-soft">
          <Trans>Nothing is mailed to who is suspended: lift the suspension first.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {isInvited ? (
            <SendMail user={user} mail="invitation" label={<Trans>Send the invitation again</Trans>}>
              <Trans>The link in it works for three days, and the one before no longer.</Trans>
            </SendMail>
          ) : (
            <SendMail user={user} mail="password" label={<Trans>Send a link for a new password</Trans>}>
              <Trans>Until the person chooses a new password the old one stays, and so do the log-ins.</Trans>
            </SendMail>
          )}
          {maySetUp && (
            <SendMail user={user} mail="second-step" label={<Trans>Ask for a second step</Trans>}>
              <Trans>The mail says why, and leads to where it is set up.</Trans>
            </SendMail>
          )}
        </div>
      )}
    </UserCard>
  );
}

interface SendMailProps {
  user: UserDetail;
  mail: UserMail;
  label: ReactNode;
  children: ReactNode;
}

function SendMail({ user, mail, label, children }: SendMailProps) {
  const { t } = useLingui();
  const { id, email } = user;
  // Kept until it has gone out, so that pressed again after a lost answer it goes out once.
  const key = useRef(newSaveKey());
  async function send() {
    const refusal = refusalIn(await mailUser(id, mail, saveKeyOf(key.current)), savedBefore);
    if (!refusal) key.current = newSaveKey();
    return refusal;
  }
  return (
    <UserAction
      label={label}
      title={label}
      busyLabel={t`Sending…`}
      look="primary"
      act={send}
      done={
        user.sends_mail ? t`The mail to ${email} is on its way.` : t`The mail to ${email} is in the outbox.`
      }
      failed={userActionFailures.mail}
    >
      <p className="wrap-anywhere">
        <Trans>A mail goes to {email}.</Trans> {children}
      </p>
    </UserAction>
  );
}
