import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { isFocusLost } from '#src/ui/lost-focus.client.ts';
import { canAddSet, openIdsOf, supersetOf, withSet, withoutSets, type Step } from './arrangement.ts';
import type { OpenSession, WorkoutSet } from './schema.ts';
import { newSetId, useExerciseName } from './session-exercises.client.ts';
import { groupOf } from './workout-sets.ts';

/** Its dialog. */
export const swapDialog = laterPart(() => import('./swap-dialog.tsx'));

/** @param told what is changed, in words; with them it can be taken back */
export type ChangeSets = (
  update: (sets: readonly WorkoutSet[]) => readonly WorkoutSet[],
  told?: string,
) => void;

/** The last change, to be taken back. */
export interface LastChange {
  readonly step: Step;
  readonly told: string;
}

interface ExerciseToolsProps {
  readonly session: OpenSession;
  readonly set: WorkoutSet;
  readonly onChange: ChangeSets;
  readonly onExercises: (added: readonly OpenSession['exercises'][number][]) => void;
}

/** One set more or less of the exercise that is next, and another exercise in its place. */
export function ExerciseTools({ session, set, onChange, onExercises }: ExerciseToolsProps) {
  const { t } = useLingui();
  const nameOf = useExerciseName(session);
  const [isSwapping, setIsSwapping] = useState(false);
  const dialog = useLaterPart(swapDialog);
  const name = nameOf(set.exerciseId);
  const number = set.setNumber;
  return (
    <>
      <div className="exercise-tools" role="group" aria-label={t`Change this exercise`}>
        <Button
          disabled={!canAddSet(session.sets, groupOf(set))}
          onClick={() =>
            onChange((sets) => withSet(sets, groupOf(set), newSetId()), t`One set more of ${name}.`)
          }
        >
          <Trans>Add a set</Trans>
        </Button>
        <Button
          onClick={() =>
            onChange((sets) => withoutSets(sets, [set.id]), t`Set ${number} of ${name} is taken out.`)
          }
        >
          <Trans>Drop this set</Trans>
        </Button>
        <Button onClick={() => dialog.want(() => setIsSwapping(true))}>
          <Trans>Swap the exercise</Trans>
        </Button>
      </div>
      {dialog.part && (
        <dialog.part.SwapDialog
          session={session}
          from={isSwapping ? set : null}
          onClose={() => setIsSwapping(false)}
          onChange={onChange}
          onExercises={onExercises}
        />
      )}
    </>
  );
}

/** Which exercises belong together, and which of them is next. */
export function SupersetNote({ session, set }: { session: OpenSession; set: WorkoutSet }) {
  const nameOf = useExerciseName(session);
  const superset = supersetOf(session.sets, set);
  const groups = superset?.groups.filter((group) => openIdsOf(group).length > 0) ?? [];
  if (groups.length < 2) return null;
  return (
    <div className="rounded-card bg-green-tint px-4 py-2">
      <p className="font-semibold">
        <Trans>Superset: in turns, rest after the round</Trans>
      </p>
      <ol className="flex flex-wrap gap-x-2">
        {groups.map(({ key, exerciseId }, index) => (
          <li key={key} className={key === groupOf(set) ? 'font-semibold' : 'text-soft'}>
            {index > 0 && <span aria-hidden="true">→ </span>}
            {nameOf(exerciseId)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What was changed last, with the way back. */
export function UndoChange({ last, onUndo }: { last: LastChange; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed may have gone with what was taken out.
  useEffect(() => {
    if (isFocusLost()) button.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-edge bg-card px-4 py-2">
      <p className="min-w-0 grow wrap-anywhere">{last.told}</p>
      <Button ref={button} onClick={onUndo}>
        <Trans>Take it back</Trans>
      </Button>
    </div>
  );
}
