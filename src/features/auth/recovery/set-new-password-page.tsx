import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AccountFrame, BackToLogin } from '../account-frame.tsx';
import type { Message } from '#src/session/messages.ts';
import { NewPasswordSteps } from './new-password-steps.tsx';
import { openResetSession, type ResetSession } from './password-reset.client.ts';
import { readResetLink } from './reset-link.ts';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('recovery');

type Stage =
  | { readonly kind: 'validating' }
  | { readonly kind: 'invalid'; readonly why: Message }
  | { readonly kind: 'open'; readonly session: ResetSession };

/** Where a reset link leads: the link is checked first, then the new password is asked for. */
export default function SetNewPasswordPage() {
  const { t, i18n } = useLingui();
  const [stage, setStage] = useState<Stage>({ kind: 'validating' });
  useEffect(() => {
    let isCurrent = true;
    void validate(location.hash).then((next) => {
      if (!isCurrent) return;
      // Out of sight, out of the history, and gone from what a person might copy and send on.
      history.replaceState(history.state, '', location.pathname);
      setStage(next);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const head = (
    <PageHead title={t`Set New Password`} description={t`Set a new password for your Birtu account.`} />
  );
  if (stage.kind === 'open') return <NewPasswordSteps session={stage.session} head={head} />;
  if (stage.kind === 'invalid')
    return (
      <AccountFrame
        step="invalid"
        title={<Trans>Invalid Reset Link</Trans>}
        lead={i18n._(stage.why.id)}
        aside={<BackToLogin />}
      >
        {head}
        <ButtonLink to="/reset-password" look="primary" className="w-full">
          <Trans>Request a new link</Trans>
        </ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={<Trans>Set New Password</Trans>}
      lead={
        // As high as what becomes of it, so that nothing moves.
        <span className="block min-h-[2lh]">
          <Trans>Your link is being checked.</Trans>
        </span>
      }
      aside={<BackToLogin />}
    >
      {head}
      <output aria-busy="true" data-needs-app="" className="grid min-h-12 content-center">
        <Trans>Loading...</Trans>
      </output>
    </AccountFrame>
  );
}

async function validate(hash: string): Promise<Stage> {
  const tokens = readResetLink(hash);
  const opened = 'id' in tokens ? tokens : await openResetSession(tokens);
  return 'id' in opened ? { kind: 'invalid', why: opened } : { kind: 'open', session: opened };
}
