import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { networkMessage } from '#src/lib/network.ts';
import { Button } from '#src/ui/button.tsx';
import { AccountFrame, asideButton, FormFailure } from '../account-frame.tsx';
import { readFactors, type OpenAccount, type SecondFactor } from './factor-step-check.client.ts';
import { FactorStepForm } from './factor-step-form.tsx';

interface FactorStepProps {
  /** Whose session waits for the factor. */
  readonly account: OpenAccount;
  /** The session has risen. */
  readonly onPassed: () => void;
  /** Ends the session. */
  readonly onCancel: () => Promise<void>;
  readonly children?: ReactNode;
}

/** How a person proves who they are: by one of their factors, or with a recovery code in place of one. */
interface Way {
  readonly factor: SecondFactor;
  readonly isRecovery: boolean;
}

/** The step between signing in and being in, where the account has a second factor. */
export function FactorStep({ account, onPassed, onCancel, children }: FactorStepProps) {
  const [factors, setFactors] = useState<readonly SecondFactor[] | 'failed' | null>(null);
  const [chosen, setChosen] = useState<Way | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    readFactors(account).then(
      (found) => isCurrent && setFactors(found),
      () => isCurrent && setFactors('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [account, attempt]);

  const known = Array.isArray(factors) ? (factors as readonly SecondFactor[]) : [];
  const first = known[0];
  const way = chosen ?? (first && { factor: first, isRecovery: false });
  return (
    <AccountFrame
      title={<Trans>One more step</Trans>}
      lead={<Trans>Your account asks for a code as well, so that a password alone opens nothing.</Trans>}
      aside={
        <button type="button" className={asideButton} onClick={() => void onCancel()}>
          <Trans>Cancel and log out</Trans>
        </button>
      }
    >
      {children}
      {factors === null && (
        <output aria-busy="true">
          <Trans>Loading...</Trans>
        </output>
      )}
      {factors === 'failed' && (
        <div className="grid gap-4">
          <FormFailure message={networkMessage} />
          <Button look="primary" onClick={() => setAttempt(attempt + 1)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {way && (
        <div className="grid gap-6">
          <FactorStepForm
            key={`${way.factor.id} ${way.isRecovery}`}
            account={account}
            factor={way.factor}
            isRecovery={way.isRecovery}
            onPassed={onPassed}
          />
          <OtherWays factors={known} way={way} onChoose={setChosen} />
        </div>
      )}
    </AccountFrame>
  );
}

/** The account's other factors by name, and the recovery codes. */
function OtherWays({
  factors,
  way,
  onChoose,
}: {
  factors: readonly SecondFactor[];
  way: Way;
  onChoose: (way: Way) => void;
}) {
  const others = factors.filter(({ id }) => way.isRecovery || id !== way.factor.id);
  // An app can be asked for a recovery code's challenge without anything being sent.
  const anchor = factors.find(({ type }) => type === 'totp') ?? way.factor;
  return (
    <section className="border-t border-edge pt-4" aria-labelledby="other-ways">
      <h2 id="other-ways" className="text-base font-semibold">
        <Trans>Another way</Trans>
      </h2>
      <ul>
        {others.map((factor) => (
          <li key={factor.id}>
            <button
              type="button"
              className={asideButton}
              onClick={() => onChoose({ factor, isRecovery: false })}
            >
              <FactorName factor={factor} />
            </button>
          </li>
        ))}
        {!way.isRecovery && (
          <li>
            <button
              type="button"
              className={asideButton}
              onClick={() => onChoose({ factor: anchor, isRecovery: true })}
            >
              <Trans>Use a recovery code</Trans>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function FactorName({ factor: { type, name, phoneEnd } }: { factor: SecondFactor }) {
  const { t } = useLingui();
  const kind = type === 'totp' ? t`Authenticator app` : t`Text message to …${phoneEnd}`;
  return name && name !== kind ? `${kind} (${name})` : kind;
}
