import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMember } from '#src/session/guard.tsx';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
import { Differences } from '#src/ui/staff/differences.tsx';
import { useExerciseLabels } from './labels.client.ts';
import type { ExerciseDraft, KeptExercise } from './schema.ts';

interface ExerciseConflictProps {
  /** What stands now. */
  readonly theirs: KeptExercise;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else has saved the exercise meanwhile: who, when, what differs, and what to do about it. */
export function ExerciseConflict({ theirs, onKeepMine, onTakeTheirs }: ExerciseConflictProps) {
  const [isLooking, look] = useState(false);
  const me = useMember()?.name;
  return (
    <div className="grid gap-4">
      <ChangedMeanwhile
        name={theirs.updatedBy}
        isOwn={theirs.updatedBy === me}
        at={theirs.updatedAt}
        onLook={() => look(!isLooking)}
        onKeepMine={onKeepMine}
      />
      {isLooking && <Theirs theirs={theirs} onTake={onTakeTheirs} />}
    </div>
  );
}

/** The fields that differ, as they stand now. */
function Theirs({ theirs, onTake }: { theirs: KeptExercise; onTake: () => void }) {
  const { getValues } = useFormContext<ExerciseDraft>();
  const labels = useExerciseLabels();
  const mine = withoutEmptyTranslations(getValues());
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-edge p-4">
      <Differences labels={labels} mine={mine} theirs={theirs.exercise} />
      <Button onClick={onTake}>
        <Trans>Take theirs</Trans>
      </Button>
    </div>
  );
}
