import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { daysToThink } from './limits.ts';
import type { Deletion } from './schema.ts';
import { attempt } from '../security/account-security.client.ts';
import type { AccountOverview } from '../security/schema.ts';
import { SecurityCard, Unfolding } from '../security/security-card.tsx';
import { CurrentPasswordField, SecurityForm } from '../security/security-form.tsx';
import { signOut } from '#src/session/session.client.ts';
import { Field } from '#src/ui/field.tsx';

interface DeletionSectionProps {
  readonly account: AccountOverview;
  readonly isStaff: boolean;
  /** It will be done; this session, like all others, has ended. */
  readonly onAsked: (deletion: Deletion) => void;
}

/** How to leave, with all that follows from it said before. */
export function DeletionSection({ account, isStaff, onAsked }: DeletionSectionProps) {
  return (
    <SecurityCard
      title={<Trans>Delete your account</Trans>}
      lead={<Trans>You have {daysToThink} days to think again. After that nobody can bring it back.</Trans>}
    >
      <Facts title={<Trans>What goes</Trans>}>
        <li>
          <Trans>Your account: name, email, password, profile and every login.</Trans>
        </li>
        <li>
          <Trans>
            Your activities, measurements, fitness assessments, saved plans, the plans you follow and your
            workouts.
          </Trans>
        </li>
        <li>
          <Trans>Mails to you that we still know of.</Trans>
        </li>
      </Facts>
      <Facts title={<Trans>What stays</Trans>}>
        <li>
          <Trans>Messages that you sent us by the contact form, without your name and address.</Trans>
        </li>
        {isStaff && (
          <li>
            <Trans>
              Plans and articles that you wrote for the site; they no longer say that they are yours.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            In the log of what staff do: the number of your account and the role that it had, and your name
            where staff have added or changed your account.
          </Trans>
        </li>
        <li>
          <Trans>Backups of the whole site that were made before, as long as they are kept.</Trans>
        </li>
      </Facts>
      <Unfolding label={<Trans>Delete my account…</Trans>}>
        {(close) => <DeletionForm account={account} onAsked={onAsked} onClose={close} />}
      </Unfolding>
    </SecurityCard>
  );
}

const Facts = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <h3 className="text-base font-semibold">{title}</h3>
    <ul className="mt-1 list-disc ps-5">{children}</ul>
  </div>
);

function DeletionForm({
  account: { email, has_password: hasPassword },
  onAsked,
  onClose,
}: Omit<DeletionSectionProps, 'isStaff'> & { onClose: () => void }) {
  const { t } = useLingui();
  async function leave({ current_password: password }: { current_password?: string | undefined }) {
    const json = { email, ...(password !== undefined && { current_password: password }) };
    const asked = await attempt(() => read(memberApi().account.deletion.$post({ json })));
    if (asked.failure) return asked.failure;
    onAsked(asked.data);
    await signOut();
    return null;
  }
  return (
    <SecurityForm
      loadSchema={async () => (await import('./schema.ts')).deletionFormSchema(email, hasPassword)}
      onSubmit={leave}
      onCancel={onClose}
      action={<Trans>Delete my account in {daysToThink} days</Trans>}
      look="danger"
      busyLabel={t`One moment…`}
    >
      {(errorOf) => (
        <>
          <Field
            label={<Trans>Your email</Trans>}
            hint={
              <Trans>
                To show that you mean it, type <strong className="wrap-anywhere">{email}</strong>
              </Trans>
            }
            name="email"
            type="email"
            autoComplete="off"
            error={errorOf('email')}
          />
          {hasPassword && <CurrentPasswordField error={errorOf('current_password')} />}
        </>
      )}
    </SecurityForm>
  );
}
