import { Trans, useLingui } from '@lingui/react/macro';
import type { FastingVerdict } from './kinds.ts';

/** Whether a food belongs on an Orthodox fasting table, in a word or two. */
export function FastingMark({ verdict }: { verdict: FastingVerdict }) {
  const labels = useFastingLabels();
  return <span className={verdict === 'no' ? 'text-red' : undefined}>{labels[verdict]}</span>;
}

export function useFastingLabels(): Readonly<Record<FastingVerdict, string>> {
  const { t } = useLingui();
  return { yes: t`Fasting food`, no: t`Not fasting food`, disputed: t`Customs differ` };
}

/** What that rests on, for those who judge it otherwise. */
export function FastingReason({
  verdict,
  condition,
  strictness,
}: {
  verdict: FastingVerdict;
  /** How it must be made; null where it is always made so. */
  condition: string | null;
  strictness: 'fish' | 'honey' | null;
}) {
  if (verdict === 'yes' && condition !== null)
    return <Trans>It belongs on a fasting table on one condition. {condition}</Trans>;
  if (verdict === 'yes') return <Trans>No meat, milk, butter or eggs: it belongs on a fasting table.</Trans>;
  if (verdict === 'no')
    return <Trans>It has meat, milk, butter or eggs: it does not belong on a fasting table.</Trans>;
  return strictness === 'honey' ? (
    <Trans>It has honey. Some take honey on fasting days, others leave it out.</Trans>
  ) : (
    <Trans>
      It is fish. Some church sources forbid fish on fasting days, while popular practice often allows it.
    </Trans>
  );
}
