import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { isTriedOf } from '#src/session/device/tried-owner.client.ts';
import type { User } from '#src/session/session.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ForgetTried } from './forget-tried.tsx';
import { triedMessages } from './messages.ts';
import type { TriedCopy } from './schema.ts';

type State = 'asked' | 'sending' | 'sent' | { readonly failure: string };

interface TriedOfferProps {
  readonly user: Pick<User, 'id' | 'name'>;
  readonly copy: TriedCopy;
  readonly onSent?: (() => Promise<void>) | undefined;
  readonly onForgotten: () => void;
}

/**
 * A finished workout that was tried on this device, for whoever is logged in: kept at once in the account that was made
 * for it, and said; any other member is asked, who may be somebody else.
 */
export function TriedOffer({ user, copy, onSent, onForgotten }: TriedOfferProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const isOwn = isTriedOf(user.id);
  const [state, setState] = useState<State>(isOwn ? 'sending' : 'asked');
  const isBegun = useRef(false);
  async function send() {
    setState('sending');
    try {
      const { sendTried } = await import('./send-tried.client.ts');
      if (!(await sendTried(user.id, language))) return onForgotten();
      setState('sent');
      await onSent?.();
    } catch (error) {
      setState({ failure: i18n._(whyFailed(error, triedMessages.notKept)) });
    }
  }
  useEffect(() => {
    if (!isOwn || isBegun.current) return;
    isBegun.current = true;
    void send();
  });
  const { name } = user;
  if (state === 'sent')
    return (
      <div role="status" className="grid gap-3">
        <p className="text-large">
          <Trans>Kept: the workout is in the calendar of {name}.</Trans>
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`/profile/training/workouts/${copy.session.id}`}>
            <Trans>See it</Trans>
          </ButtonLink>
          <ButtonLink to="/profile/training">
            <Trans>What comes next</Trans>
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <div className="grid gap-3">
      {typeof state === 'object' && (
        <p role="alert" className="text-red">
          {state.failure}
        </p>
      )}
      <p className="text-large">
        {isOwn ? (
          <Trans>Your workout is being kept in your account.</Trans>
        ) : (
          <Trans>Was it you? Then it can be kept in the account of {name}.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button
          look="primary"
          onClick={() => void send()}
          busyLabel={state === 'sending' ? t`Saving…` : undefined}
        >
          {typeof state === 'object' ? <Trans>Try again</Trans> : <Trans>Keep it in my account</Trans>}
        </Button>
        {state !== 'sending' && <ForgetTried onForgotten={onForgotten} />}
      </p>
    </div>
  );
}
