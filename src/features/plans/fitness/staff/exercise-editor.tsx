import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { RemoveButton } from './remove-button.tsx';
import { setsMinutes } from '../schedule.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { addSet, changeSet, removeSet, type EditedExercise } from './schedule-changes.ts';
import type { Library } from '../schedule.ts';
import { SetRow } from './set-row.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

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
  readonly hasFault: boolean;
  /** What is wrong with a value of the exercise, translated. */
  readonly errorOf: (name: string) => string | undefined;
}

/** One exercise of a day: which, and its sets. Folded it is a line, short enough to be put elsewhere. */
export function ExerciseEditor(props: ExerciseEditorProps) {
  const { exercise, library, handle, hasFault, onRemove } = props;
  const { t } = useLingui();
  const [isUnfolded, setUnfolded] = useState(false);
  const contentId = useId();
  const language = useLanguage();
  const known = library.get(exercise.exerciseId);
  const name = known ? inLanguage(known.name, language) : t`No exercise chosen`;
  const isOpen = isUnfolded || !known || hasFault;
  return (
    <article className="card grid grid-cols-1 gap-3 p-2 sm:p-3">
      <header className="flex items-center gap-2">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setUnfolded(!isOpen)}
          className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 text-start"
        >
          {known?.image && (
            <img
              src={known.image}
              alt=""
              width={56}
              height={47}
              className="plate shrink-0 max-sm:hidden"
              loading="lazy"
            />
          )}
          <span className="grid min-w-0">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-small text-soft">
              <Plural value={exercise.sets.length} one="# set" other="# sets" />
              {' · '}
              <Plural value={setsMinutes(exercise.sets)} one="# minute" other="# minutes" />
              {known && <> · {inLanguage(muscleGroupLabels[known.muscleGroup], language)}</>}
            </span>
          </span>
          <svg
            viewBox="0 0 24 24"
            {...{ width: 20, height: 20, fill: 'none', stroke: 'currentColor', strokeWidth: 2 }}
            className={`ms-auto shrink-0 text-soft ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" strokeLinecap="round" />
          </svg>
        </button>
        <RemoveButton label={t`Remove: ${name}`} onClick={onRemove} />
      </header>
      <div id={contentId} className={isOpen ? 'grid grid-cols-1 gap-3 px-1 pb-1' : 'hidden'}>
        {isOpen && <Content {...props} onChosen={() => setUnfolded(true)} />}
      </div>
    </article>
  );
}

function Content(props: ExerciseEditorProps & { readonly onChosen: () => void }) {
  const { exercise, library, onChange, onLose, onCreate, onChosen, errorOf } = props;
  const [isChoosing, setChoosing] = useState(false);
  const isKnown = library.has(exercise.exerciseId);
  return (
    <>
      {isChoosing || !isKnown ? (
        <ExercisePicker
          library={library}
          isAskedFor={isChoosing}
          fault={errorOf('exerciseId')}
          onChoose={(exerciseId) => {
            onChange({ ...exercise, exerciseId });
            setChoosing(false);
            onChosen();
          }}
          onCreate={() => {
            setChoosing(false);
            onChosen();
            onCreate();
          }}
          {...(isKnown && { onCancel: () => setChoosing(false) })}
        />
      ) : (
        <Button className="justify-self-start" onClick={() => setChoosing(true)}>
          <Trans>Choose another exercise</Trans>
        </Button>
      )}
      <ol className="grid grid-cols-1 gap-3">
        {exercise.sets.map((set, index) => (
          <SetRow
            // oxlint-disable-next-line react/no-array-index-key -- a set has no other name than its place
            key={index}
            set={set}
            number={index + 1}
            onChange={(changed) => onChange(changeSet(exercise, index, changed))}
            onRemove={exercise.sets.length > 1 ? () => onLose(removeSet(exercise, index)) : undefined}
            errorOf={(field) => errorOf(`sets.${index}.${field}`)}
          />
        ))}
      </ol>
      {exercise.sets.length < limits.list && (
        <Button className="justify-self-start" onClick={() => onChange(addSet(exercise))}>
          <Trans>Add set</Trans>
        </Button>
      )}
    </>
  );
}
