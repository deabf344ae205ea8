import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { read } from '#src/api/client.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { memberApi } from '#src/session/account.client.ts';
import { attempt, type Outcome } from './account-security.client.ts';
import { SecurityFailureNote } from './security-card.tsx';
import { holdCodes, unkeptCodes } from './unkept-codes.client.ts';
import './recovery-codes.css';

interface RecoveryCodesProps {
  readonly userId: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const make = () => attempt(async () => (await read(memberApi().account['recovery-codes'].$post())).codes);

/** Asks whoever leaves the page whether they mean it. */
const warn = (event: Event) => event.preventDefault();

/** Makes new codes and shows them until they have been kept: also after a reload, and not without a warning. */
export default function RecoveryCodes({ userId, onClose, onChanged }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome<readonly string[]> | null>(() => {
    const data = unkeptCodes(userId);
    return data && { data, failure: null };
  });
  const isAsked = useRef(outcome !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(onChanged);
  useEffect(() => {
    // A second run would make the first one's codes worthless.
    if (isAsked.current) return;
    isAsked.current = true;
    void make().then((made) => {
      if (!made.failure) holdCodes(userId, made.data);
      setOutcome(made);
      if (!made.failure) changed.current();
    });
  }, [userId]);
  const isToBeKept = outcome?.failure === null;
  useEffect(() => {
    if (!isToBeKept) return;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isToBeKept]);
  useEffect(() => heading.current?.focus(), [outcome]);

  if (outcome === null)
    return (
      <output aria-busy="true">
        <Trans>Making codes…</Trans>
      </output>
    );
  if (outcome.failure)
    return (
      <div className="grid justify-items-start gap-3">
        <SecurityFailureNote failure={outcome.failure} />
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    );
  const { data: codes } = outcome;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast('success', t`The codes are copied.`);
  };
  return (
    <div className="recovery-codes grid gap-4 rounded-card border border-edge bg-green-tint p-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
          <Trans>Your recovery codes for Birtu</Trans>
        </h3>
        <p className="text-small">
          <Trans>
            If your phone is lost, each of these lets you in once. They are shown only until you have kept
            them: put them where you would find them without the phone.
          </Trans>
        </p>
      </div>
      <ul className="secret recovery-list grid gap-x-6 gap-y-1" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            void copy().catch(() => showToast('error', t`Copying is not allowed here. Please download them.`))
          }
        >
          <Trans>Copy</Trans>
        </Button>
        <a
          className="button"
          download="birtu-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Birtu\n${codes.join('\n')}\n`)}`}
        >
          <Trans>Download</Trans>
        </a>
        <Button onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
        <Button
          look="primary"
          onClick={() => {
            holdCodes(userId, null);
            onClose();
          }}
        >
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </div>
  );
}
