import { Trans, useLingui } from '@lingui/react/macro';
import { cutOffByRounding } from '#src/lib/bmi.ts';

interface RoundingNoteProps {
  /** Unrounded. */
  exact: number;
  /** Whose band the page tells: as specified, the two calculators differ. */
  bandOf: 'exact' | 'rounded';
}

/** Says which figure the band belongs to, where rounding hides it. */
export function RoundingNote({ exact, bandOf }: RoundingNoteProps) {
  const { i18n } = useLingui();
  const cutOff = cutOffByRounding(exact);
  if (cutOff === null) return null;
  const figure = i18n.number(cutOff, { minimumFractionDigits: 1 });
  return (
    <p className="text-soft">
      {bandOf === 'exact' ? (
        <Trans>Before rounding it is just below {figure}, and the band is that of the exact figure.</Trans>
      ) : (
        <Trans>Before rounding it is just below {figure}; the band is that of the rounded figure.</Trans>
      )}
    </p>
  );
}
