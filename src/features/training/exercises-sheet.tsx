import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import {
  canAddExercise,
  countedOtherwise,
  joined,
  moved,
  openIdsOf,
  parted,
  unitsOf,
  withExercise,
  withoutSets,
  type Group,
} from './arrangement.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import type { ChangeSets } from './exercise-tools.tsx';
import type { OpenSession, ShownExercise } from './schema.ts';
import { newSetId, useExerciseName } from './session-exercises.client.ts';
import { shownOf } from './shown-exercise.ts';

interface ExercisesSheetProps {
  readonly session: OpenSession;
  readonly isOpen: boolean;
  /** What was changed last, in words. */
  readonly told: string;
  /** The way back from it. */
  readonly undo: ReactNode;
  readonly onClose: () => void;
  readonly onChange: ChangeSets;
  readonly onExercises: (added: readonly ShownExercise[]) => void;
}

/** The exercises of the workout: their order, which are done in turns, which are left out, and others from the library. */
export function ExercisesSheet({
  session,
  isOpen,
  told,
  undo,
  onClose,
  onChange,
  onExercises,
}: ExercisesSheetProps) {
  const { t } = useLingui();
  const nameOf = useExerciseName(session);
  const [isAdding, setIsAdding] = useState(false);
  const units = unitsOf(session.sets);
  const namesOf = (index: number) =>
    (units[index]?.groups ?? []).map(({ exerciseId }) => nameOf(exerciseId)).join(' + ');
  const move = (index: number, by: 1 | -1) => {
    const [name, place, count] = [namesOf(index), index + by + 1, units.length];
    onChange((sets) => moved(sets, index, by), t`${name}: now ${place} of ${count}.`);
  };
  const drop = (group: Group) => {
    const name = nameOf(group.exerciseId);
    const ids = openIdsOf(group);
    onChange((sets) => withoutSets(sets, ids), t`Taken out: ${name}`);
  };
  const close = () => {
    setIsAdding(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={<Trans>Exercises of this workout</Trans>}
      actions={
        <Button look="primary" onClick={close}>
          <Trans>Back to the workout</Trans>
        </Button>
      }
    >
      <p className="sr-only" role="status">
        {told}
      </p>
      <ol className="grid grid-cols-1 gap-3">
        {units.map((unit, index) => {
          const name = namesOf(index);
          const canJoin = [unit, units[index + 1]].every((one) =>
            one?.groups.some((each) => openIdsOf(each).length > 0),
          );
          const next = canJoin ? namesOf(index + 1) : '';
          return (
            <li key={unit.groups[0]!.key} className="exercise-unit">
              {unit.superset !== null && (
                <p className="text-small font-semibold text-green">
                  <Trans>Superset: in turns</Trans>
                </p>
              )}
              {unit.groups.map((group) => (
                <GroupRow
                  key={group.key}
                  group={group}
                  name={nameOf(group.exerciseId)}
                  onDrop={() => drop(group)}
                  onCount={(words) => onChange((sets) => countedOtherwise(sets, group.key), words)}
                />
              ))}
              <div className="flex flex-wrap gap-2">
                <Button disabled={index === 0} aria-label={t`Up: ${name}`} onClick={() => move(index, -1)}>
                  <span aria-hidden="true">↑</span>
                </Button>
                <Button
                  disabled={index === units.length - 1}
                  aria-label={t`Down: ${name}`}
                  onClick={() => move(index, 1)}
                >
                  <span aria-hidden="true">↓</span>
                </Button>
                {unit.superset !== null && (
                  <Button
                    aria-label={t`Part: ${name}`}
                    onClick={() =>
                      onChange((sets) => parted(sets, index), t`${name}: one after the other again.`)
                    }
                  >
                    <Trans>Part</Trans>
                  </Button>
                )}
                {next !== '' && (
                  <Button
                    aria-label={t`In turns with the next: ${name}, ${next}`}
                    onClick={() => onChange((sets) => joined(sets, index), t`${name} in turns with ${next}.`)}
                  >
                    <Trans>In turns with the next</Trans>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {undo && <div className="sticky bottom-0 z-10 mt-3">{undo}</div>}
      <div className="mt-4 grid grid-cols-1 gap-3">
        {isAdding ? (
          <AddExercise session={session} onChange={onChange} onExercises={onExercises} />
        ) : (
          <Button className="justify-self-start" onClick={() => setIsAdding(true)}>
            <Trans>Add an exercise</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface GroupRowProps {
  readonly group: Group;
  readonly name: string;
  readonly onDrop: () => void;
  readonly onCount: (told: string) => void;
}

function GroupRow({ group, name, onDrop, onCount }: GroupRowProps) {
  const { t } = useLingui();
  const open = group.sets.filter(({ state }) => state === 'open');
  const behind = group.sets.length - open.length;
  const count = group.sets.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="text-small text-soft">
          {behind > 0 ? (
            <Trans>
              {behind} of {count} sets behind you
            </Trans>
          ) : (
            <Plural value={count} one="# set" other="# sets" />
          )}
        </span>
      </p>
      {open[0] && (
        <div className="exercise-tools basis-full">
          <Button
            aria-label={
              open[0].targetReps === null ? t`Count repetitions: ${name}` : t`Count seconds: ${name}`
            }
            onClick={() =>
              onCount(
                open[0]?.targetReps === null
                  ? t`${name} is counted in repetitions.`
                  : t`${name} is counted in seconds.`,
              )
            }
          >
            {open[0].targetReps === null ? <Trans>Count repetitions</Trans> : <Trans>Count seconds</Trans>}
          </Button>
          <Button aria-label={t`Take out: ${name}`} onClick={onDrop}>
            <Trans>Take out</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

interface AddExerciseProps {
  readonly session: OpenSession;
  readonly onChange: ChangeSets;
  readonly onExercises: (added: readonly ShownExercise[]) => void;
}

/** The library, to take an exercise from that comes at the end. */
export function AddExercise({ session, onChange, onExercises }: AddExerciseProps) {
  const { t } = useLingui();
  const nameOf = useExerciseName(session);
  const [added, setAdded] = useState<string | null>(null);
  if (!canAddExercise(session.sets))
    return (
      <p className="text-soft">
        <Trans>These are as many exercises as a workout can have.</Trans>
      </p>
    );
  const name = added === null ? '' : nameOf(added);
  return (
    <>
      <ExercisePicker
        onPick={(exercise) => {
          onExercises([shownOf(exercise)]);
          onChange((sets) => withExercise(sets, exercise, newSetId), t`The exercise is added.`);
          setAdded(exercise.id);
        }}
      />
      {name !== '' && (
        <p className="font-semibold text-green">
          <Trans>Added: {name}</Trans>
        </p>
      )}
    </>
  );
}
