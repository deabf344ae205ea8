import { Plural, Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/dates.ts';
import type { Measure } from '../exercise-figures.ts';

/** What all sets together came to: `1,250 kg`, `36 repetitions`, `90 seconds`. */
export function Total({ measure, value }: { measure: Measure; value: number }) {
  const kilograms = formatNumber(value);
  if (measure === 'volume') return <Trans>{kilograms} kg</Trans>;
  return measure === 'totalReps' ? (
    <Plural value={value} one="# repetition" other="# repetitions" />
  ) : (
    <Plural value={value} one="# second" other="# seconds" />
  );
}
