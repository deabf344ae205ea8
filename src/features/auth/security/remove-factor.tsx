import type { Factor } from '@supabase/auth-js';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { read } from '#src/api/client.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { memberApi, openAccount } from '#src/session/account.client.ts';
import { sendText } from '../factors/factor-step-check.client.ts';
import { ask, attempt } from './account-security.client.ts';
import type { SecurityFailure } from './messages.ts';
import { focusCard, SecurityFailureNote } from './security-card.tsx';
import { CurrentPasswordField, SecurityForm } from './security-form.tsx';

interface RemoveFactorProps {
  readonly factor: Factor;
  readonly hasPassword: boolean;
  /** What is no longer so when it is gone. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes a factor away, for the password or for a code of it. */
export function RemoveFactor({ factor, hasPassword, children, onClose, onDone }: RemoveFactorProps) {
  const { t } = useLingui();
  const [byPassword, setByPassword] = useState(hasPassword);
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isPhone = factor.factor_type === 'phone';
  const factorId = factor.id;

  async function removeAfter(proof: Promise<{ failure: SecurityFailure | null }>) {
    const failure =
      (await proof).failure ?? (await ask((client) => client.mfa.unenroll({ factorId }))).failure;
    if (failure) return failure;
    // What the factor proved has left the session with it: its tokens say so, too.
    await ask((client) => client.refreshSession());
    focusCard(place.current);
    onDone();
    return null;
  }

  const provePassword = (password: string) =>
    attempt(() => read(memberApi().account.proof.$post({ json: { password } })));
  const showCode = (code: string) =>
    ask((client) =>
      challengeId === null
        ? client.mfa.challengeAndVerify({ factorId, code })
        : client.mfa.verify({ factorId, challengeId, code }),
    );

  const shared = {
    onCancel: onClose,
    action: <Trans>Remove</Trans>,
    look: 'danger',
    busyLabel: t`Removing…`,
  } as const;
  return (
    <div ref={place} className="grid gap-4">
      <p>{children}</p>
      {byPassword ? (
        <SecurityForm
          key="password"
          loadSchema={async () => (await import('./schema.ts')).proofFormSchema}
          onSubmit={({ current_password: password }) => removeAfter(provePassword(password))}
          {...shared}
        >
          {(errorOf) => <CurrentPasswordField error={errorOf('current_password')} />}
        </SecurityForm>
      ) : (
        <SecurityForm
          key="code"
          loadSchema={async () => (await import('./schema.ts')).removalCodeSchema}
          onSubmit={({ code }) => removeAfter(showCode(code))}
          {...shared}
        >
          {(errorOf) => (
            <>
              {isPhone && <TextMessage factorId={factorId} onSent={setChallengeId} />}
              <Field
                label={<Trans>Verification code</Trans>}
                hint={
                  isPhone ? (
                    <Trans>The six digits from the text message, or a recovery code.</Trans>
                  ) : (
                    <Trans>The six digits that the app shows for Birtu, or a recovery code.</Trans>
                  )
                }
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                error={errorOf('code')}
              />
            </>
          )}
        </SecurityForm>
      )}
      {hasPassword && (
        <Button className="justify-self-start" onClick={() => setByPassword(!byPassword)}>
          {byPassword ? <Trans>Use a code instead</Trans> : <Trans>Use my password instead</Trans>}
        </Button>
      )}
    </div>
  );
}

/** Sends the phone a code, where one is wanted: messages cost money. */
function TextMessage({ factorId, onSent }: { factorId: string; onSent: (challengeId: string) => void }) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<SecurityFailure | null>(null);

  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await sendText(openAccount, factorId);
    setIsBusy(false);
    if (typeof outcome !== 'string') return setFailure({ message: outcome.message });
    setFailure(null);
    setIsSent(true);
    onSent(outcome);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={() => void send()} busyLabel={isBusy ? t`Sending…` : undefined}>
        {isSent ? <Trans>Send again</Trans> : <Trans>Send me a text message</Trans>}
      </Button>
      <output className="text-small text-soft">
        {isSent && <Trans>A text message is on its way.</Trans>}
      </output>
      <SecurityFailureNote failure={failure} />
    </div>
  );
}
