import { Trans, useLingui } from '@lingui/react/macro';
import { fastingVerdicts, type FastingVerdict } from './kinds.ts';

/** Whether a food belongs on an Orthodox fasting table, in a word or two. */
export function FastingMark({ verdict }: { verdict: FastingVerdict }) {
  const labels = useFastingLabels();
  return <span className={verdict === 'no' ? 'text-red' : undefined}>{labels[verdict]}</span>;
}

/** The same as a sign, for long lists: a leaf, a leaf that is crossed out, a leaf by half. */
export function FastingSign({ verdict }: { verdict: FastingVerdict }) {
  const labels = useFastingLabels();
  return (
    <span className={`fasting-sign ${verdict}`}>
      <span className="sr-only">{labels[verdict]}</span>
    </span>
  );
}

/** What the signs mean. */
export function FastingSigns() {
  const labels = useFastingLabels();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
      {fastingVerdicts.map((verdict) => (
        <span key={verdict} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`fasting-sign ${verdict}`} />
          {labels[verdict]}
        </span>
      ))}
    </p>
  );
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
  if (strictness === 'honey')
    return <Trans>It has honey. Some take honey on fasting days, others leave it out.</Trans>;
  if (strictness === 'fish')
    return (
      <Trans>
        It is fish. Some church sources forbid fish on fasting days, while popular practice often allows it.
      </Trans>
    );
  return <Trans>Some take it on fasting days, others leave it out.</Trans>;
}
