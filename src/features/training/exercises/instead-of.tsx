import { Trans } from '@lingui/react/macro';
import { DoneAmount } from '../amounts.tsx';
import type { Comparison, ExerciseFigures } from '../exercise-figures.ts';
import { Total } from './total.tsx';

interface InsteadOfProps extends Pick<Comparison, 'by'> {
  readonly figures: ExerciseFigures;
  readonly before: ExerciseFigures;
}

/** What was done beside what was done before, in the figure by which the two differ. */
export const InsteadOf = ({ by, figures, before }: InsteadOfProps) =>
  by === 'best' ? (
    <Trans>
      Best set: <DoneAmount {...figures.best} /> instead of <DoneAmount {...before.best} />
    </Trans>
  ) : (
    <Trans>
      In all: <Total measure={by} value={figures[by]} /> instead of <Total measure={by} value={before[by]} />
    </Trans>
  );
