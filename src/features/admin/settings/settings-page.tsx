import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useMember } from '#src/session/guard.tsx';
import { ask } from '#src/features/auth/security/account-security.client.ts';
import { securityMessages, type SecurityFailure } from '#src/features/auth/security/messages.ts';
import type { User } from '#src/session/session.client.ts';
import { useResetPasswordMinimum } from '#src/features/auth/sign-in-settings.client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { settingsMessages } from './messages.ts';
import { passwordFault, type PasswordFault } from './password-change.ts';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('settings');

/** How long the good news stands. */
const newsMs = 3000;

/** One's own password; the rest of the account is on the profile. */
export default function SettingsPage() {
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <section aria-labelledby="password" className="card grid gap-4 p-4 sm:p-6">
        <h2 id="password" className="text-large">
          <Trans>Password</Trans>
        </h2>
        <PasswordForm user={useMember()} />
      </section>
      <ArrowLink to="/admin/profile">
        <Trans>Your name, email, second step and where you are logged in</Trans>
      </ArrowLink>
    </div>
  );
}

function PasswordForm({ user }: { user: User | null }) {
  const { t, i18n } = useLingui();
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const minimum = useResetPasswordMinimum();
  const [isBusy, setBusy] = useState(false);
  const [isDone, showDone] = useNews();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const given = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const change = { current: given('current'), next: given('next'), confirmation: given('confirmation') };
    const wrong = passwordFault(user !== null, change, minimum);
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    const { failure } = await ask((client) =>
      client.updateUser({ password: change.next, current_password: change.current }),
    );
    setBusy(false);
    if (failure) return setFault(errorOf(failure));
    form.reset();
    showDone();
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="change-password"
      onSubmit={(event) => void submit(event)}
      onInput={() => setFault(null)}
      className="grid gap-4"
    >
      <h3 id="change-password" className="sr-only">
        <Trans>Change Password</Trans>
      </h3>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField label={<Trans>Current Password</Trans>} name="current" autoComplete="current-password" />
      <PasswordField
        label={<Trans>New Password</Trans>}
        hint={<Trans>At least {minimum} characters.</Trans>}
        name="next"
        autoComplete="new-password"
      />
      <PasswordField
        label={<Trans>Confirm New Password</Trans>}
        name="confirmation"
        autoComplete="new-password"
      />
      {fault !== null && <ErrorBox>{i18n._(fault.id, { ...fault.values })}</ErrorBox>}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busyLabel={isBusy ? t`Updating...` : undefined}
      >
        <Trans>Update Password</Trans>
      </Button>
      <output className="min-h-6 font-semibold text-green">
        {isDone && i18n._(settingsMessages.updated.id)}
      </output>
    </form>
  );
}

/** The server's own reason, where there is one. */
function errorOf({ message }: SecurityFailure): PasswordFault {
  if (message === securityMessages.ended) return settingsMessages.notLoggedIn;
  return message === securityMessages.failed ? settingsMessages.failed : message;
}

/** Good news that stands for a while; what is still to pass ends with the screen. */
function useNews(): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), newsMs);
  };
  return [isShown, show];
}
