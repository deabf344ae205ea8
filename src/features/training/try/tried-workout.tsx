import { Trans, useLingui } from '@lingui/react/macro';
import { LaterPart } from '#src/session/later-part.tsx';
import { forgetTried } from '#src/session/device/tried-owner.client.ts';
import { Link } from '#src/ui/link.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { GoingWorkout } from '../going-workout.tsx';
import { triedSummary } from './later-part.client.ts';
import type { TriedCopy } from './schema.ts';
import { useTriedWorkout } from './use-tried-workout.client.ts';
import '../session.css';

await speak('workout');

interface TriedWorkoutProps {
  readonly copy: TriedCopy;
  /** Where the plan is. */
  readonly back: string;
  readonly onForgotten: () => void;
}

/** A day of a plan, set by set, for a visitor. */
export function TriedWorkout({ copy, back, onForgotten }: TriedWorkoutProps) {
  const { t } = useLingui();
  const workout = useTriedWorkout(copy, onForgotten);
  if (workout.outcome.kind !== 'going')
    return (
      <LaterPart of={triedSummary}>
        {({ TriedSummary }) => <TriedSummary copy={workout.copy as TriedCopy} onForgotten={onForgotten} />}
      </LaterPart>
    );
  return (
    <GoingWorkout
      workout={workout}
      hereAlone={{
        back: (
          <Link to={back} className="inline-flex min-h-11 items-center">
            <Trans>← The plan</Trans>
          </Link>
        ),
        note: (
          <p className="text-small text-soft">
            <Trans>Kept on this device only</Trans>
          </p>
        ),
        weightHint: t`Without one no energy is estimated. It is used for this estimate only.`,
      }}
      onDropped={() => {
        forgetTried();
        onForgotten();
      }}
    />
  );
}
