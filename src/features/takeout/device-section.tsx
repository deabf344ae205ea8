import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { formatNumber } from '#src/lib/dates.ts';
import { forgetAnswers } from '#src/session/device/device.client.ts';
import { keptSize, type KeptSize } from '#src/session/device/kept-size.client.ts';
import { Button } from '#src/ui/button.tsx';

/** What this device keeps so that pages open without a connection, by part, with a way to be rid of it. */
export function DeviceSection() {
  const { t } = useLingui();
  const id = useId();
  const [size, setSize] = useState<KeptSize | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => void keptSize().then(setSize), []);
  if (size === null || size.product + size.read + size.own === 0) return null;
  const amountOf = (bytes: number) => {
    const isSmall = bytes < 1_000_000;
    const amount = formatNumber(Math.round(bytes / (isSmall ? 1_000 : 100_000)) / (isSmall ? 1 : 10));
    return isSmall ? t`${amount} kB` : t`${amount} MB`;
  };
  const forget = async () => {
    await forgetAnswers();
    setSize(await keptSize());
    setIsForgotten(true);
  };
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6">
      <h2 id={id} className="text-title">
        <Trans>On this device</Trans>
      </h2>
      <p className="mt-2 text-soft">
        <Trans>
          So that Birtu opens without a connection, this browser keeps copies: at most 80 pages that you read,
          260 answers and drawings for everybody, and 150 answers of your own. The oldest go first.
        </Trans>
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <dt>
          <Trans>The product itself</Trans>
        </dt>
        <dd>{amountOf(size.product)}</dd>
        <dt>
          <Trans>Pages that you read, with their drawings</Trans>
        </dt>
        <dd>{amountOf(size.read)}</dd>
        <dt>
          <Trans>Your own</Trans>
        </dt>
        <dd>{amountOf(size.own)}</dd>
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={() => void forget()}>
          <Trans>Delete the copies</Trans>
        </Button>
        {isForgotten && (
          <span role="status">
            <Trans>They are deleted. What you read from now on is kept again.</Trans>
          </span>
        )}
      </div>
    </section>
  );
}
