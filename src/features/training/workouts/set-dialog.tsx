import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { LaterDialog } from '#src/session/later-dialog.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import type { WorkoutSet } from '../schema.ts';
import { trainingLimits } from '../limits.ts';
import { Stepper } from '../stepper.tsx';
import { LoadStepper } from '../units/load-stepper.tsx';
import { useAction } from '../use-action.client.ts';
import type { Done } from '../workout-sets.ts';
import { correctSet } from './workouts.client.ts';
import type { Workout } from './schema.ts';

interface SetDialogProps {
  readonly workout: Workout;
  /** Of the set that is corrected; null while none is. */
  readonly setId: string | null;
  readonly onClose: () => void;
  readonly onChange: (workout: Workout) => void;
}

/** Corrects a set: how often or how long, with what load, or that it was not done. */
export function SetDialog({ workout, setId, onClose, onChange }: SetDialogProps) {
  const { t } = useLingui();
  const { isBusy, act } = useAction();
  const [last, setLast] = useState('');
  if (setId !== null && setId !== last) setLast(setId);
  const set = workout.sets.find(({ id }) => id === (setId ?? last));
  const [draft, setDraft] = useState<{ of: WorkoutSet | undefined; isDone: boolean; done: Done } | null>(
    null,
  );
  if (!set) return null;
  const { isDone, done } = draft?.of === set ? draft : draftOf(set);
  const change = (more: Partial<{ isDone: boolean; done: Done }>) =>
    setDraft({ of: set, isDone, done, ...more });
  const number = set.setNumber;
  const close = () => {
    setDraft(null);
    onClose();
  };
  const save = () =>
    act(async () => {
      onChange(await correctSet(workout, set, isDone ? done : null));
      close();
    });
  return (
    <LaterDialog
      isOpen={setId !== null}
      onClose={close}
      isForm
      size="sm"
      title={<Trans>Correct set {number}</Trans>}
      actions={
        <>
          <Button look="primary" onClick={() => void save()} busyLabel={isBusy ? t`Saving…` : undefined}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Checkbox
          label={<Trans>This set was done</Trans>}
          checked={isDone}
          onChange={({ target }) => change({ isDone: target.checked })}
        />
        {isDone && (
          <>
            {done.seconds === null ? (
              <Stepper
                label={t`Repetitions`}
                value={done.reps}
                onChange={(reps) => change({ done: { ...done, reps: reps ?? 0 } })}
                {...{ by: 1, step: 1, min: 0, max: trainingLimits.reps }}
              />
            ) : (
              <Stepper
                label={t`Seconds`}
                value={done.seconds}
                onChange={(seconds) => change({ done: { ...done, seconds: seconds ?? 0 } })}
                {...{ by: 5, step: 1, min: 0, max: trainingLimits.seconds }}
              />
            )}
            <LoadStepper
              label={{ kg: t`Load in kg (empty: none)`, lb: t`Load in lb (empty: none)` }}
              value={done.weight}
              onChange={(weight) => change({ done: { ...done, weight } })}
              hasPlates
            />
          </>
        )}
      </div>
    </LaterDialog>
  );
}

/** As it stands; one that was not done starts at its target. */
const draftOf = (set: WorkoutSet) => ({
  isDone: set.state === 'done',
  done:
    set.state === 'done'
      ? { reps: set.reps, seconds: set.seconds, weight: set.weight }
      : { reps: set.targetReps, seconds: set.targetSeconds, weight: null },
});
