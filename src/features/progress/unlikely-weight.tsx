import { formatNumber } from '#src/lib/numbers.ts';
import { Trans } from '@lingui/react/macro';

/** Asks whether a weight is meant. @param change kg since the last time */
export function UnlikelyWeight({ weight, change }: { weight: number; change: number }) {
  const [typed, by] = [formatNumber(weight), formatNumber(Math.abs(change))];
  return (
    <p role="alert" className="rounded-card bg-gold-tint px-4 py-3">
      {change < 0 ? (
        <Trans>
          {typed} kg is {by} kg less than last time. Save it all the same?
        </Trans>
      ) : (
        <Trans>
          {typed} kg is {by} kg more than last time. Save it all the same?
        </Trans>
      )}
    </p>
  );
}
