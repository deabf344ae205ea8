import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whyFailed } from '#src/api/client.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { inLanguage } from '#src/lib/language.ts';
import { intoView } from '#src/ui/into-view.client.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { laterPart, loaded, useLaterPart } from '#src/session/loaded.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { trainingMessages } from '../messages.ts';
import { below, RoutineExercise } from './routine-exercise.tsx';
import type { Faults } from './checked.ts';
import {
  moved,
  newExercise,
  unitsOf,
  without,
  type ExerciseFields,
  type RoutineFields,
} from './routine-fields.ts';
import {
  changeRoutine,
  createRoutine,
  keepRoutine,
  whatStands,
  type KeptRoutine,
} from './routines.client.ts';
import type { Routine, RoutineDraft } from './schema.ts';
import { routineLimits as limits } from '../limits.ts';

const exercisePicker = laterPart(() => import('../exercise-picker.tsx'));

interface RoutineFormProps {
  readonly userId: string;
  /** The end of the address, under which this device keeps what is not saved. */
  readonly place: string;
  /** What stands; null for a new one. */
  readonly routine: Routine | null;
  /** What the form begins with, and has nothing to save of. */
  readonly base: RoutineFields;
  /** What was typed here before and not saved. */
  readonly kept: KeptRoutine | null;
  /** At least the exercises of the base and of what was kept. */
  readonly library: readonly Exercise[];
  readonly onSaved: (routine: Routine) => void;
  /** The base, as it stands on the server, takes the place of what was typed. */
  readonly onDiscard: (current: Routine | null) => void;
}

/** A member's own routine: its name, and its exercises in order. What is typed is kept on the device until it is saved. */
export function RoutineForm({
  userId,
  place,
  routine,
  base,
  kept,
  library: read,
  onSaved,
  onDiscard,
}: RoutineFormProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [{ fields, id, version }, setWritten] = useState<KeptRoutine>(
    () =>
      kept ?? { fields: base, id: routine ? undefined : crypto.randomUUID?.(), version: routine?.version },
  );
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Routine | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [removed, setRemoved] = useState<{
    readonly exercises: readonly ExerciseFields[];
    name: string;
  } | null>(null);
  const [told, setTold] = useState('');
  const isDirty = JSON.stringify(fields) !== JSON.stringify(base);
  const { exercises } = fields;
  useEffect(() => {
    keepRoutine(userId, place, isDirty ? { fields, id, version } : null);
  }, [userId, place, isDirty, fields, id, version]);

  const [added, setAdded] = useState<readonly Exercise[]>([]);
  const library = [...added, ...read];
  const nameOf = (exerciseId: string) => {
    const known = library.find((one) => one.id === exerciseId);
    return known ? inLanguage(known.name, language) : t`No longer in the library`;
  };
  const write = (change: Partial<RoutineFields>) =>
    setWritten((before) => ({ ...before, fields: { ...before.fields, ...change } }));
  const writeExercises = (changed: readonly ExerciseFields[]) => {
    write({ exercises: changed });
    setFaults({});
  };
  const move = (key: string, by: 1 | -1) => {
    const after = moved(exercises, key, by);
    writeExercises(after);
    const at = after.findIndex((one) => one.key === key);
    const [name, number, total] = [nameOf(after[at]?.exerciseId ?? ''), at + 1, after.length];
    setTold(t`${name}: place ${number} of ${total}.`);
  };
  const add = (exercise: Exercise) => {
    const key = freshKey(exercises);
    const isTimed = exercise.category !== 'strength' || ['brace', 'carry'].includes(exercise.pattern);
    setAdded((before) => [exercise, ...before]);
    writeExercises([...exercises, newExercise(key, exercise.id, isTimed)]);
    setRemoved(null);
    const name = inLanguage(exercise.name, language);
    setTold(t`Added: ${name}`);
  };

  async function save(over = version) {
    setFailure(null);
    const rules = await loaded(i18n, () => import('./checked.ts'));
    if (!rules) return;
    const result = rules.checked(fields);
    flushSync(() => setFaults('faults' in result ? result.faults : {}));
    if ('faults' in result) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    setIsBusy(true);
    try {
      const saved = await sent(result.draft, { routine, id, version: over });
      keepRoutine(userId, place, null);
      onSaved(saved);
    } catch (error) {
      const current = whatStands(error);
      setConflict(current);
      if (!current) setFailure(i18n._(whyFailed(error, trainingMessages.notSaved)));
    } finally {
      setIsBusy(false);
    }
  }

  const fault = (path: string) => faults[path] && i18n._(faults[path]);
  const units = unitsOf(exercises);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="mt-4 grid grid-cols-1 gap-6"
    >
      {kept && <KeptNote onDiscard={() => onDiscard(null)} />}
      <Field
        label={t`Name`}
        value={fields.name}
        maxLength={limits.name}
        onChange={({ target }) => write({ name: target.value })}
        error={fault('name') || undefined}
        placeholder={t`Legs on Tuesday`}
      />
      <p className="sr-only" role="status">
        {told}
      </p>
      {exercises.length > 0 && (
        <ol className="grid grid-cols-1 gap-3" aria-label={t`Exercises`}>
          {units.map((unit, at) => (
            <li key={unit[0]!.key} className={unit.length > 1 ? 'border-s-4 border-green ps-2' : undefined}>
              {unit.length > 1 && (
                <p className="pb-1 text-small font-semibold text-green">
                  <Trans>Superset: one set of each in turns</Trans>
                </p>
              )}
              <div className="grid grid-cols-1 gap-2">
                {unit.map((exercise, within) => {
                  const index = exercises.indexOf(exercise);
                  return (
                    <RoutineExercise
                      key={exercise.key}
                      fields={exercise}
                      exercise={library.find((one) => one.id === exercise.exerciseId) ?? null}
                      faults={below(`exercises.${index}`, faults)}
                      isFirst={at === 0 && within === 0}
                      isLast={at === units.length - 1 && within === unit.length - 1}
                      isEnd={index === exercises.length - 1}
                      onChange={(changed) => writeExercises(exercises.with(index, changed))}
                      onMove={(by) => move(exercise.key, by)}
                      onRemove={() => {
                        setRemoved({ exercises, name: nameOf(exercise.exerciseId) });
                        writeExercises(without(exercises, exercise.key));
                      }}
                    />
                  );
                })}
              </div>
            </li>
          ))}
        </ol>
      )}
      {removed && (
        <RemovedNote
          name={removed.name}
          onUndo={() => {
            writeExercises(removed.exercises);
            setRemoved(null);
          }}
        />
      )}
      <AddExercise
        isFirst={exercises.length === 0}
        isFull={exercises.length >= limits.exercises}
        fault={fault('exercises') || undefined}
        told={told}
        onPick={add}
      />
      {failure !== null && (
        <p role="alert" ref={intoView} className="rounded-card bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      )}
      {conflict && (
        <div
          role="alert"
          ref={intoView}
          className="grid justify-items-start gap-3 rounded-card bg-gold-tint px-4 py-3"
        >
          <p>
            <Trans>
              You have changed this routine elsewhere in the meantime. Which of the two do you keep?
            </Trans>
          </p>
          <p className="flex flex-wrap gap-3">
            <Button look="primary" onClick={() => void save(conflict.version)}>
              <Trans>What stands here</Trans>
            </Button>
            <Button onClick={() => onDiscard(conflict)}>
              <Trans>What was saved elsewhere</Trans>
            </Button>
          </p>
        </div>
      )}
      <div className="workout-bar">
        {Object.keys(faults).length > 0 && (
          <p role="alert" className="text-small font-semibold text-red">
            <Trans>Not saved yet: something above is missing or wrong.</Trans>
          </p>
        )}
        <Button look="primary" type="submit" className="min-h-14" busyLabel={isBusy ? t`Saving…` : undefined}>
          <Trans>Save the routine</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What stands elsewhere meanwhile, under the id of one that is new here, is written over only when that is asked for. */
const sent = async (
  draft: RoutineDraft,
  { routine, id, version }: { routine: Routine | null; id: string | undefined; version: number | undefined },
): Promise<Routine> => {
  const known = routine?.id ?? id;
  return known !== undefined && version !== undefined
    ? await changeRoutine(known, { ...draft, version })
    : await createRoutine({ ...draft, ...(known !== undefined && { id: known }) });
};

/** One that no exercise of the form has. */
function freshKey(exercises: readonly ExerciseFields[]): string {
  const numbers = exercises.map(({ key }) => Number(key.slice(1)) || 0);
  return `e${Math.max(0, ...numbers) + 1}`;
}

const KeptNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-gold-tint px-4 py-3">
    <p className="min-w-0 grow">
      <Trans>What you had not saved yet is here again.</Trans>
    </p>
    <Button onClick={onDiscard}>
      <Trans>Discard it</Trans>
    </Button>
  </div>
);

function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its exercise.
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div className="card flex flex-wrap items-center gap-3 p-3 text-soft">
      <p role="status" className="min-w-0 grow wrap-anywhere">
        <Trans>Removed:</Trans> <s>{name}</s>
      </p>
      <Button ref={button} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}

interface AddExerciseProps {
  /** There is none yet. */
  readonly isFirst: boolean;
  readonly isFull: boolean;
  readonly fault: string | undefined;
  /** What was done last, in words. */
  readonly told: string;
  readonly onPick: (exercise: Exercise) => void;
}

/** The library, opened where something is to be added; it stays open, so that several follow each other. */
function AddExercise({ isFirst, isFull, fault, told, onPick }: AddExerciseProps) {
  const [isAsked, setIsAsked] = useState(false);
  const library = useLaterPart(exercisePicker);
  const id = useId();
  if (isFull)
    return (
      <p className="text-soft">
        <Trans>These are as many exercises as a routine can have.</Trans>
      </p>
    );
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-title">
        <Trans>Add exercises</Trans>
      </h2>
      {fault && (
        <p role="alert" className="text-small font-semibold text-red">
          {fault}
        </p>
      )}
      {isAsked && library.part ? (
        <>
          {told !== '' && <p className="font-semibold text-green">{told}</p>}
          <library.part.ExercisePicker onPick={onPick} />
        </>
      ) : (
        <Button
          look={isFirst ? 'primary' : 'plain'}
          className="justify-self-start"
          onClick={() => library.want(() => setIsAsked(true))}
        >
          <Trans>Choose from the library</Trans>
        </Button>
      )}
    </section>
  );
}
