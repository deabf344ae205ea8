import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { ChevronIcon, CopyIcon } from '#src/ui/icons.tsx';
import { useFieldError, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { setsMinutes, type Library } from '../schedule.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { draftSet, newSet, setsOf, type ExerciseFields, type PlanFields } from './plan-fields.ts';
import { CloseButton } from '#src/ui/close-button.tsx';
import { SetRow } from './set-row.tsx';
import { SetsLine } from './sets-line.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

/** What the parts of a schedule are edited with. */
export interface ScheduleTools {
  readonly library: Library;
  /** With the exercise that was just added to it. */
  readonly onNewExercise: (library: Library) => void;
  /** Does what takes something away, named by `what`: it can be undone. */
  readonly lose: (what: string, act: () => void) => void;
}

interface ExerciseEditorProps extends ScheduleTools {
  /** In the form. */
  readonly name: `blocks.${number}.schedule.${number}.exercises.${number}`;
  readonly exercise: ExerciseFields;
  /** What it is moved by. */
  readonly handle: ReactNode;
  /** Where there is room for one more. */
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One exercise of a day: which, and its sets. Folded it is a line, short enough to be put elsewhere. */
export function ExerciseEditor(props: ExerciseEditorProps) {
  const { name: place, exercise, library, handle, onCopy, onRemove } = props;
  const { t } = useLingui();
  const [isUnfolded, setUnfolded] = useState(false);
  const contentId = useId();
  const language = useLanguage();
  const known = library.get(exercise.exerciseId);
  const name = known ? inLanguage(known.name, language) : t`No exercise chosen`;
  const isOpen = useIsFaulty()(place) || isUnfolded || !known;
  return (
    <article data-place={place} className="card grid grid-cols-1 gap-3 p-2 sm:p-3">
      <header className="flex flex-wrap items-center gap-2">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setUnfolded(!isOpen)}
          className="flex min-h-14 min-w-0 grow basis-[min(100%,9rem)] cursor-pointer items-center gap-3 text-start"
        >
          {known?.image && (
            <img
              src={known.image}
              alt=""
              width={56}
              height={48}
              className="plate shrink-0 max-sm:hidden"
              loading="lazy"
            />
          )}
          <span className="grid min-w-0">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-small text-soft">
              <Plural value={exercise.sets.length} one="# set" other="# sets" />
              <Dot />
              <Plural value={setsMinutes(exercise.sets.map(draftSet))} one="# minute" other="# minutes" />
              {known && (
                <>
                  <Dot />
                  {inLanguage(muscleGroupLabels[known.muscleGroup], language)}
                </>
              )}
            </span>
          </span>
          <ChevronIcon size={20} className={`ms-auto shrink-0 text-soft ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        {onCopy && (
          <button
            type="button"
            aria-label={t`Duplicate: ${name}`}
            title={t`Duplicate: ${name}`}
            onClick={onCopy}
            className="icon-button max-sm:hidden"
          >
            <CopyIcon size={20} />
          </button>
        )}
        <CloseButton label={t`Remove: ${name}`} onClick={onRemove} />
      </header>
      <div id={contentId} className={isOpen ? 'grid grid-cols-1 gap-3 px-1 pb-1' : 'hidden'}>
        {isOpen && <Content {...props} title={name} onChosen={() => setUnfolded(true)} />}
      </div>
    </article>
  );
}

interface ContentProps extends ExerciseEditorProps {
  readonly title: string;
  readonly onChosen: () => void;
}

function Content(props: ContentProps) {
  const { name, title, exercise, library, onNewExercise, lose, onCopy, onChosen } = props;
  const { t } = useLingui();
  const { setValue, getValues, formState } = useFormContext<PlanFields>();
  const { fields, append, remove, replace } = useFieldArray<PlanFields, `${typeof name}.sets`>({
    name: `${name}.sets`,
  });
  const [isChoosing, setChoosing] = useState(false);
  const fault = useFieldError()(`${name}.exerciseId`);
  const isKnown = library.has(exercise.exerciseId);
  function choose(exerciseId: string) {
    setValue(`${name}.exerciseId`, exerciseId, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    setChoosing(false);
    onChosen();
  }
  return (
    <>
      {isChoosing || !isKnown ? (
        <ExercisePicker
          library={library}
          onNewExercise={onNewExercise}
          isAskedFor={isChoosing}
          fault={fault}
          onChoose={choose}
          {...(isKnown && { onCancel: () => setChoosing(false) })}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setChoosing(true)}>
            <Trans>Choose another exercise</Trans>
          </Button>
          {/* On a phone the line above has no room for it. */}
          {onCopy && (
            <Button className="sm:hidden" onClick={onCopy}>
              <Trans>Duplicate exercise</Trans>
            </Button>
          )}
        </div>
      )}
      <SetsLine
        title={title}
        sets={exercise.sets}
        onChange={(amounts) => replace(setsOf(amounts, getValues(`${name}.sets`)))}
      />
      <ol className="grid grid-cols-1 gap-3">
        {fields.map(({ id }, index) => {
          const set = exercise.sets[index];
          return (
            set && (
              <SetRow
                key={id}
                name={`${name}.sets.${index}`}
                set={set}
                number={index + 1}
                onRemove={
                  fields.length > 1 ? () => lose(t`a set of ${title}`, () => remove(index)) : undefined
                }
              />
            )
          );
        })}
      </ol>
      {fields.length < limits.list && (
        <Button
          className="justify-self-start"
          onClick={() =>
            // One more like the last.
            append(getValues(`${name}.sets`).at(-1) ?? newSet, { shouldFocus: false })
          }
        >
          <Trans>Add set</Trans>
        </Button>
      )}
    </>
  );
}
