import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { showToast } from '#src/ui/toast.tsx';
import type { AuthFailure } from '../sign-in.client.ts';
import { AccountFrame, asideLink } from '../account-frame.tsx';
import { FactorStep } from '../factors/factor-step.tsx';
import { sessionState, useSession, type User } from '#src/session/session.client.ts';
import { LoginForm } from './login-form.tsx';
import { loginTopic, useNotice } from './notice.client.ts';
import { useProviderReturn } from './provider-return.client.ts';
import { useReturn } from './return-path.client.ts';

/** How long the good news stands before the page changes. */
const redirectDelayMs = 1000;

const loadSession = () => import('#src/session/account.client.ts');
const openAccount = async () => (await loadSession()).openAccount();
const endSession = async () => (await loadSession()).endSession();

/** The password or another way in, then a second factor where the account has one. */
export default function LoginPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { status, user, error } = useSession();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const [hasPassedFactor, setHasPassedFactor] = useState(false);
  const provider = useProviderReturn();
  const goBack = useReturn({ isHeld: isEntering || failure !== null || provider.isBack });
  const movedTo = useNotice();

  const isWelcomed = useRef(false);
  useEffect(() => {
    if (!provider.isBack || !user || isWelcomed.current) return;
    isWelcomed.current = true;
    showToast('success', t`Welcome, ${user.name}!`, { topic: loginTopic });
    goBack(user.role, 0);
  });

  function welcome({ name, role }: User) {
    showToast('success', t`Welcome back, ${name}!`, { topic: loginTopic });
    goBack(role, redirectDelayMs);
  }

  async function passFactor() {
    setIsEntering(true);
    setHasPassedFactor(true);
    await (await loadSession()).settleSession();
    const { user: entered } = sessionState();
    if (entered) return welcome(entered);
    setIsEntering(false);
    setHasPassedFactor(false);
  }

  const head = <PageHead title={t`Login`} description={t`Log in to your Birtu account.`} />;
  if (status === 'second-factor' || hasPassedFactor)
    return (
      <FactorStep account={openAccount} onPassed={() => void passFactor()} onCancel={endSession}>
        {head}
      </FactorStep>
    );
  return (
    <AccountFrame
      title={<Trans>Login</Trans>}
      lead={<Trans>Your plans, your BMI and your activity calendar are waiting.</Trans>}
      aside={
        <Trans>
          New to Birtu?{' '}
          <Link to={`/register${search}`} className={asideLink}>
            Register
          </Link>
        </Trans>
      }
    >
      {head}
      {movedTo && (
        <p className="mb-4 rounded-card bg-green-tint p-3 text-small wrap-anywhere">
          <Trans>
            You log in with <strong>{movedTo}</strong> from now on, and with your password as before.
          </Trans>
        </p>
      )}
      {provider.isBack ? (
        <output aria-busy="true">
          <Trans>Loading...</Trans>
        </output>
      ) : (
        <LoginForm
          address={movedTo}
          failure={failure}
          reason={provider.failure ?? error}
          onFailure={setFailure}
          onBusy={setIsEntering}
          onSignedIn={welcome}
        />
      )}
    </AccountFrame>
  );
}
