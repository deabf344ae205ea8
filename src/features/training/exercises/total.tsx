import { Plural } from '@lingui/react/macro';
import { TimeAmount } from '#src/ui/time-amount.tsx';
import type { Measure } from '../exercise-figures.ts';
import { useLoad } from '../units/load.tsx';

/** What all sets together came to: `1,250 kg`, `36 repetitions`, `90 seconds`. */
export function Total({ measure, value }: { measure: Measure; value: number }) {
  const { total } = useLoad();
  if (measure === 'volume') return total(value);
  return measure === 'totalReps' ? (
    <Plural value={value} one="# repetition" other="# repetitions" />
  ) : (
    <TimeAmount seconds={value} />
  );
}
