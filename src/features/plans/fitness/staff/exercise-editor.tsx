import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { muscleGroupLabels } from '../muscles.ts';
import { setsMinutes } from '../schedule.ts';
import { fitnessPlanLimits as limits } from '../schema.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { addSet, changeSet, removeSet, type EditedExercise } from './schedule-changes.ts';
import type { Library } from './schema.ts';
import { SetRow } from './set-row.tsx';

interface ExerciseEditorProps {
  readonly exercise: EditedExercise;
  readonly library: Library;
  /** What it is moved by. */
  readonly handle: ReactNode;
  readonly onChange: (exercise: EditedExercise) => void;
  /** A set is taken away: it can be undone. */
  readonly onLose: (exercise: EditedExercise) => void;
  readonly onRemove: () => void;
  /** Asks for a new exercise of the library, to stand here. */
  readonly onCreate: () => void;
  /** What is wrong with a value of the exercise, translated. */
  readonly faultOf: (name: string) => string | undefined;
}

/** One exercise of a day: which, and its sets. */
export function ExerciseEditor(props: ExerciseEditorProps) {
  const { exercise, library, handle, onChange, onLose, onRemove, onCreate, faultOf } = props;
  const { t, i18n } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const language = i18n.locale as Language;
  const known = library.get(exercise.exerciseId);
  const name = known ? inLanguage(known.name, language) : t`No exercise chosen`;
  const fault = faultOf('exerciseId');
  return (
    <article className="card grid gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-2">
        {handle}
        {known?.image && (
          <img src={known.image} alt="" width={56} height={47} className="plate shrink-0" loading="lazy" />
        )}
        <div className="me-auto min-w-0">
          <h5 className="font-semibold wrap-anywhere">{name}</h5>
          <p className="text-small text-soft">
            {known && <>{inLanguage(muscleGroupLabels[known.muscleGroup], language)} · </>}
            <Plural value={setsMinutes(exercise.sets)} one="# minute" other="# minutes" />
          </p>
        </div>
        {known && !isChoosing && (
          <Button onClick={() => setChoosing(true)} aria-label={t`Change: ${name}`}>
            <Trans>Change</Trans>
          </Button>
        )}
        <Button onClick={onRemove} aria-label={t`Remove: ${name}`}>
          <Trans>Remove</Trans>
        </Button>
      </header>
      {(isChoosing || !known) && (
        <ExercisePicker
          library={library}
          fault={fault}
          onChoose={(exerciseId) => {
            onChange({ ...exercise, exerciseId });
            setChoosing(false);
          }}
          onCreate={() => {
            setChoosing(false);
            onCreate();
          }}
          {...(known && { onCancel: () => setChoosing(false) })}
        />
      )}
      <ol className="grid gap-3">
        {exercise.sets.map((set, index) => (
          <SetRow
            key={index}
            set={set}
            number={index + 1}
            onChange={(changed) => onChange(changeSet(exercise, index, changed))}
            onRemove={exercise.sets.length > 1 ? () => onLose(removeSet(exercise, index)) : undefined}
            faultOf={(field) => faultOf(`sets.${index}.${field}`)}
          />
        ))}
      </ol>
      {exercise.sets.length < limits.list && (
        <Button className="justify-self-start" onClick={() => onChange(addSet(exercise))}>
          <Trans>Add set</Trans>
        </Button>
      )}
    </article>
  );
}
