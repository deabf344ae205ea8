import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { read } from '#src/api/client.ts';
import { memberApi, settleSession } from '#src/session/account.client.ts';
import type { Deletion } from './schema.ts';
import { attempt } from '../security/account-security.client.ts';
import type { SecurityFailure } from '../security/messages.ts';
import { SecurityFailureNote } from '../security/security-card.tsx';
import { useLogOut } from '#src/session/guard.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { useMoment } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';

/** For whoever is leaving: until when it can be taken back, and how. */
export function WayBack({ deletion }: { deletion: Deletion }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useLocalPath()('/profile');
  const logOut = useLogOut();
  const due = useMoment()(deletion.due_at);
  const [failure, setFailure] = useState<SecurityFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function keep() {
    setIsBusy(true);
    setFailure(null);
    const kept = await attempt(async () => {
      await read(memberApi().account.deletion.$delete());
      await settleSession();
    });
    setIsBusy(false);
    if (kept.failure) return setFailure(kept.failure);
    showToast('success', t`Good that you stay. Everything is as it was.`);
    await navigate(profile);
  }

  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-edge bg-gold-tint p-4 sm:p-6">
      <h1 className="text-head">
        <Trans>Your account will be deleted on {due}</Trans>
      </h1>
      <p>
        <Trans>
          You asked for it. Until then it rests: nothing is lost. If you keep it, everything is as it was.
        </Trans>
      </p>
      <SecurityFailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void keep()} busyLabel={isBusy ? t`One moment…` : undefined}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button onClick={() => void logOut()}>
          <Trans>Log out and let it go</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Right after it was asked for: that it will be done, and that it need not be. */
export function Farewell({ deletion, email }: { deletion: Deletion; email: string }) {
  const due = useMoment()(deletion.due_at);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that was sent has gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-4" role="status">
      <h1 ref={heading} tabIndex={-1} className="text-head">
        <Trans>Your account will be deleted on {due}</Trans>
      </h1>
      <p>
        <Trans>
          You are logged out everywhere. If you change your mind, log in before then and keep your account; a
          mail to <strong className="wrap-anywhere">{email}</strong> says so too.
        </Trans>
      </p>
      <p>
        <Trans>Thank you for the time with Birtu. Stay strong!</Trans>
      </p>
      <Link to="/" className="button">
        <Trans>To the home page</Trans>
      </Link>
    </section>
  );
}
