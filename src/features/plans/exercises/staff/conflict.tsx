import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMember } from '#src/session/guard.tsx';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
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
  const names = Object.keys(labels) as (keyof ExerciseDraft)[];
  const differing = names.filter((name) => textOf(mine[name]) !== textOf(theirs.exercise[name]));
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-edge p-4">
      <dl className="grid gap-3">
        {differing.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{labels[name]}</dt>
            <dd className="whitespace-pre-line">{textOf(theirs.exercise[name]) || '–'}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onTake}>
        <Trans>Take theirs</Trans>
      </Button>
    </div>
  );
}

/** A value of the form as one can read it, a line for each of its texts. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object') {
    // In one order, whichever the properties came in.
    const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? 1 : -1));
    return parts.map(([, part]) => textOf(part)).join('\n');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
