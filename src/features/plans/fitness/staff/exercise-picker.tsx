import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useCombobox } from '#src/ui/combobox.client.ts';
import { Dot } from '#src/ui/facts.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { levelLabels } from '../../exercises/labels.ts';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { foundExercises } from '../../exercises/search.ts';
import type { Exercise } from '../../exercises/schema.ts';
import { NewExercise } from '../../exercises/staff/new-exercise.tsx';
import type { Library } from '../schedule.ts';
import { useSetsFault } from './sets-fault.client.ts';
import { readSets, splitEntry, type SetAmount } from './sets-shorthand.ts';

interface FinderProps {
  readonly library: Library;
  /** With the exercise that was just added to it. */
  readonly onNewExercise: (library: Library) => void;
}

interface ExercisePickerProps extends FinderProps {
  /** Why it must be chosen, translated. */
  readonly fault?: string | undefined;
  readonly onChoose: (exerciseId: string) => void;
  /** Leaves the choice as it was; absent where there is none yet. */
  readonly onCancel?: () => void;
  /** Somebody has just asked for it. */
  readonly isAskedFor: boolean;
}

const maxShown = 8;

/** Finds an exercise of the library by its name, muscles or equipment, in either language. */
export function ExercisePicker({
  library,
  onNewExercise,
  fault,
  onChoose,
  onCancel,
  isAskedFor,
}: ExercisePickerProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const language = useLanguage();
  const found = foundExercises([...library.values()], query, language);
  const combobox = useCombobox({
    count: Math.min(found.length, maxShown),
    onTake: (index) => onChoose(found[index]!.id),
  });
  return (
    <div className="grid gap-3">
      <FieldFrame label={t`Find an exercise`} error={fault}>
        {(control) => (
          <input
            {...control}
            {...combobox.field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was pressed
            autoFocus={isAskedFor}
            type="search"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              combobox.reset();
            }}
            placeholder={t`Name, muscle or equipment`}
            maxLength={100}
            className={controlLook}
          />
        )}
      </FieldFrame>
      <Found {...{ found, combobox }} isAsked />
      <div className="flex flex-wrap gap-3">
        <NewExerciseButton {...{ library, onNewExercise }} onCreated={({ id }) => onChoose(id)} />
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Keep the present one</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

interface ExerciseAdderProps extends FinderProps {
  /** @param sets as they were written behind its name; null where none were */
  readonly onAdd: (exerciseId: string, sets: readonly SetAmount[] | null) => void;
}

/**
 * Adds one exercise after the other without leaving the field: its name, its sets behind it where they are known, Enter,
 * the next.
 */
export function ExerciseAdder({ library, onNewExercise, onAdd }: ExerciseAdderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const faultOf = useSetsFault();
  const { name, sets } = splitEntry(typed);
  const isAsked = name !== '';
  const found = isAsked ? foundExercises([...library.values()], name, language) : [];
  function add(exercise: Exercise) {
    const read = sets === null ? null : readSets(sets);
    if (read && 'fault' in read) return setFault(faultOf(read));
    onAdd(exercise.id, read?.sets ?? null);
    setAdded(inLanguage(exercise.name, language));
    setTyped('');
    setFault(undefined);
    combobox.reset();
    field.current?.focus();
  }
  const combobox = useCombobox({
    count: Math.min(found.length, maxShown),
    onTake: (index) => add(found[index]!),
  });
  return (
    <div className="grid gap-3">
      <FieldFrame
        label={t`Add an exercise`}
        hint={t`Its name, then its sets if you like: squat 3 × 8-12, 90 s. Enter adds it.`}
        error={fault}
      >
        {(control) => (
          <input
            {...control}
            {...combobox.field}
            ref={field}
            type="search"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
              setAdded(null);
              combobox.reset();
            }}
            placeholder={t`Name, muscle or equipment`}
            maxLength={200}
            className={controlLook}
          />
        )}
      </FieldFrame>
      <Found {...{ found, combobox, isAsked }} />
      <output id={hintId} className="text-small font-semibold text-green empty:hidden">
        {added !== null && <Trans>Added: {added}</Trans>}
      </output>
      <span>
        <NewExerciseButton {...{ library, onNewExercise }} onCreated={add} />
      </span>
    </div>
  );
}

interface FoundProps {
  readonly found: readonly Exercise[];
  readonly combobox: ReturnType<typeof useCombobox>;
  /** Whether anything is looked for. */
  readonly isAsked: boolean;
}

function Found({ found, combobox, isAsked }: FoundProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const further = found.length - maxShown;
  return (
    <>
      <ul {...combobox.list} aria-label={t`Exercises`} className="grid gap-1 empty:hidden sm:grid-cols-2">
        {found.slice(0, maxShown).map((exercise, index) => (
          // The field has the focus and its keys; this is for pointers and those who go by what is read to them.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={exercise.id}
            {...combobox.option(index)}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge px-2 py-1 hover:border-green aria-selected:border-green"
          >
            <span className="plate grid h-12 w-14 shrink-0 place-items-center overflow-hidden">
              {exercise.image && <img src={exercise.image} alt="" width={56} height={48} loading="lazy" />}
            </span>
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{inLanguage(exercise.name, language)}</span>
              <span className="text-small text-soft">
                {inLanguage(muscleGroupLabels[exercise.muscleGroup], language)}
                <Dot />
                {inLanguage(levelLabels[exercise.difficulty], language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <output className="text-small text-soft empty:hidden">
        {isAsked && found.length === 0 && <Trans>No exercise of the library matches.</Trans>}
        {further > 0 && (
          <Plural
            value={further}
            one="One more matches: write more of its name."
            other="# more match: write more of the name."
          />
        )}
      </output>
    </>
  );
}

/** What the library does not have yet. */
function NewExerciseButton({
  library,
  onNewExercise,
  onCreated,
}: FinderProps & { onCreated: (exercise: Exercise) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>New exercise</Trans>
      </Button>
      {isOpen && (
        <NewExercise
          library={[...library.values()]}
          onClose={() => setOpen(false)}
          onCreated={(created) => {
            onNewExercise(new Map(library).set(created.id, created));
            setOpen(false);
            onCreated(created);
          }}
        />
      )}
    </>
  );
}
