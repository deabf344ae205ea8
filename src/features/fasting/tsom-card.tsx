import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import './member-tsom.client.ts';
import type { Tradition } from './tsom.ts';
import { useKeptTsom } from './use-tsom.client.ts';

/** What a member chose, and where it is chosen; on their own page. */
export function TsomCard(): ReactNode {
  const { t } = useLingui();
  const { tsom, place } = useKeptTsom();
  const names: Readonly<Record<Tradition, string>> = {
    orthodox: t`Orthodox Tewahedo`,
    muslim: t`Muslim`,
    none: t`I do not fast`,
  };
  return (
    <section aria-labelledby="fasting-title">
      <h3 id="fasting-title" className="text-large">
        <Trans>Fasting</Trans>
      </h3>
      <p className="mt-2">
        {tsom ? names[tsom.tradition] : place !== 'unknown' && <Trans>Nothing is chosen.</Trans>}{' '}
        <span className="text-small text-soft">
          <Trans>Only you see this.</Trans>
        </span>
      </p>
      <ArrowLink to="/fasting/tsom">
        {tsom ? <Trans>Change, and advice for fasting days</Trans> : <Trans>Choose how you fast</Trans>}
      </ArrowLink>
    </section>
  );
}
