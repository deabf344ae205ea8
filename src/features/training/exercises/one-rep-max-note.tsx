import { Trans } from '@lingui/react/macro';
import { oneRepMaxReps } from '../exercise-figures.ts';

const source = {
  citation:
    'Brzycki M. Strength Testing: Predicting a One-Rep Max from Reps-to-Fatigue. Journal of Physical Education, Recreation & Dance. 1993;64(1):88–90.',
  url: 'https://doi.org/10.1080/07303084.1993.10606684',
} as const;

/** What the estimate is made of, and what it is not. */
export function OneRepMaxNote() {
  const { min, max } = oneRepMaxReps;
  return (
    <details className="text-small">
      <summary className="flex min-h-11 items-center text-green">
        <Trans>How one repetition is estimated</Trans>
      </summary>
      <p className="pb-2 text-soft">
        <Trans>
          Load × 36 ÷ (37 − repetitions), from your sets with a load and {min} to {max} repetitions. It is an
          estimate of what you could lift once; it holds best for sets that left you nothing. No reason to try
          it out alone.
        </Trans>
        <a
          href={source.url}
          rel="noreferrer"
          lang="en"
          className="flex min-h-11 w-fit items-center underline"
        >
          {source.citation}
        </a>
      </p>
    </details>
  );
}
