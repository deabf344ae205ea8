import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { FormFailure } from '../account-frame.tsx';
import type { Message } from '#src/session/messages.ts';
import { requestAnotherCode } from './password-reset.client.ts';
import { codeEntryFor } from './reset-link.ts';

const noteDurationMs = 3000;

/** Where the code for an e-mail is entered, as a whole address: what the request for its mail leads back to. */
export function useCodeEntryAddress(): (email: string) => string {
  const localPath = useLocalPath();
  return (email) => location.origin + localPath(codeEntryFor(email));
}

type Outcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly why: Message };

/** Sends another code. `email` gives null where there is none to send it to. */
export function ResendCode({ email }: { email: () => string | null | Promise<string | null> }) {
  const { t } = useLingui();
  const codeEntry = useCodeEntryAddress();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (outcome?.kind !== 'sent') return;
    const timer = setTimeout(() => setOutcome(null), noteDurationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function resend() {
    if (isBusy) return;
    const to = await email();
    if (to === null) return;
    setIsBusy(true);
    setOutcome(null);
    const why = await requestAnotherCode(to, codeEntry(to));
    setIsBusy(false);
    setOutcome(why ? { kind: 'failed', why } : { kind: 'sent' });
  }

  return (
    <div className="grid">
      <Button onClick={() => void resend()} busyLabel={isBusy ? t`Sending…` : undefined}>
        <Trans>Resend OTP</Trans>
      </Button>
      <output>
        {outcome?.kind === 'sent' && (
          <span className="mt-4 block rounded-card bg-green-tint p-3 text-small">
            <Trans>A new code is on its way. The one before no longer works.</Trans>
          </span>
        )}
      </output>
      {outcome?.kind === 'failed' && (
        <div className="mt-4">
          <FormFailure message={outcome.why} />
        </div>
      )}
    </div>
  );
}
