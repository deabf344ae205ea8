import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { noGear } from '#src/features/plans/exercises/exercises-address.ts';
import { exercisesChosen } from '#src/features/plans/exercises/exercises-choice.ts';
import { gear, gearLabels, gearNames, type Gear } from '#src/features/plans/exercises/gear.ts';
import { muscleGroupLabels, muscleGroups, type MuscleGroup } from '#src/features/plans/exercises/muscles.ts';
import { patternLabels, patterns, type Pattern } from '#src/features/plans/exercises/patterns.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { inLanguage, type Localized } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { useCombobox } from '#src/ui/combobox.client.ts';
import { hasStoredSession } from '#src/session/storage.client.ts';
import { Dot } from '#src/ui/facts.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useReading } from '#src/ui/reading.client.ts';
import { readOffered } from './library.client.ts';
import { trainingMessages } from './messages.ts';
import { asExercise, isOwn } from './own-exercises/as-exercise.ts';
import { MakeOwn } from './own-exercises/make-own.tsx';

interface ExercisePickerProps {
  readonly onPick: (exercise: Exercise) => void;
  /** Ids of exercises that are not offered. */
  readonly exclude?: readonly string[];
  /** The kind of movement that is chosen to begin with. */
  readonly pattern?: Pattern;
}

const firstShown = 6;

/**
 * Finds an exercise of the library by what it is called in either script, and by muscles, movement and equipment. The
 * focus stays in the field: arrows go through what is found, Enter takes it.
 */
export function ExercisePicker({ onPick, exclude = [], pattern: firstPattern }: ExercisePickerProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { value: read, isMissing, retry } = useReading(readOffered);
  const [made, setMade] = useState<readonly Exercise[]>([]);
  const library = read && [...made, ...read];
  const [query, setQuery] = useState('');
  const [muscleGroup, setMuscleGroup] = useState<MuscleGroup>();
  const [pattern, setPattern] = useState(firstPattern);
  const [piece, setPiece] = useState<Gear | typeof noGear>();
  const [showsAll, setShowsAll] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const found = exercisesChosen(
    library?.filter(({ id }) => !exclude.includes(id)) ?? [],
    { q: query, muscleGroup, pattern, gear: piece },
    language,
  );
  const has = (isIt: (exercise: Exercise) => boolean) => library?.some(isIt) ?? false;
  const shown = showsAll ? found : found.slice(0, firstShown);
  const narrowed = [muscleGroup, pattern, piece].some((choice) => choice !== undefined);
  const choose = (change: () => void) => {
    change();
    combobox.reset();
    setShowsAll(false);
  };
  const combobox = useCombobox({
    count: shown.length,
    onTake: (index) => take(shown[index]!),
  });
  function take(exercise: Exercise) {
    onPick(exercise);
    setQuery('');
    combobox.reset();
    field.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <FieldFrame label={t`Find an exercise`}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            {...combobox.field}
            value={query}
            onChange={({ target }) => choose(() => setQuery(target.value))}
            placeholder={t`squat, ፑሽ አፕ, chest…`}
            maxLength={60}
            className={controlLook}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Choice
          label={t`Muscle group`}
          all={t`All muscles`}
          value={muscleGroup}
          options={offered(muscleGroups, muscleGroupLabels)}
          onChoose={(value) => choose(() => setMuscleGroup(value))}
        />
        <Choice
          label={t`Kind of movement`}
          all={t`All movements`}
          value={pattern}
          options={offered(
            patterns.filter((one) => one === pattern || has((exercise) => exercise.pattern === one)),
            patternLabels,
          )}
          onChoose={(value) => choose(() => setPattern(value))}
        />
        <Choice
          label={t`What there is to train with`}
          all={t`With anything`}
          value={piece}
          options={[
            [noGear, t`With nothing`],
            ...offered<Gear>(
              gear.filter((one) => one === piece || has((exercise) => exercise.gear.includes(one))),
              gearLabels,
            ),
          ]}
          onChoose={(value) => choose(() => setPiece(value))}
        />
      </div>
      {isMissing && (
        <div role="alert" className="grid justify-items-start gap-2 rounded-card bg-gold-tint px-4 py-3">
          <p>{i18n._(trainingMessages.libraryNotLoaded)}</p>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <ul {...combobox.list} aria-label={t`Exercises`} className="grid gap-1 sm:grid-cols-2">
        {shown.map((exercise, index) => (
          <Option key={exercise.id} exercise={exercise} option={combobox.option(index)} />
        ))}
      </ul>
      <output className="text-small text-soft">
        {library && found.length === 0 ? (
          narrowed ? (
            <Trans>No exercise is all of this at once. Take one of the choices back.</Trans>
          ) : (
            <Trans>Nothing is called so. Try a muscle, or the name in the other script.</Trans>
          )
        ) : (
          library && <Plural value={found.length} one="# exercise" other="# exercises" />
        )}
      </output>
      {found.length > shown.length && (
        <Button className="justify-self-start" onClick={() => setShowsAll(true)}>
          <Trans>Show all of them</Trans>
        </Button>
      )}
      {/* Nobody keeps a visitor's. */}
      {library && hasStoredSession() && (
        <MakeOwn
          typed={query.trim()}
          muscleGroup={muscleGroup ?? null}
          isWanted={found.length === 0}
          onMade={(own) => {
            const exercise = asExercise(own);
            setMade([exercise, ...made]);
            take(exercise);
          }}
        />
      )}
    </div>
  );

  function offered<Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, Localized>>,
  ): (readonly [Value, string])[] {
    return values.map((value) => [value, inLanguage(labels[value], language)]);
  }
}

interface OptionProps {
  readonly exercise: Exercise;
  readonly option: ReturnType<ReturnType<typeof useCombobox>['option']>;
}

function Option({ exercise, option }: OptionProps) {
  const language = useLanguage();
  const { t } = useLingui();
  const pieces = gearNames(exercise.gear, language);
  return (
    // The field has the focus and its keys; this is for pointers and those who go by what is read to them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      {...option}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge px-2 py-1 hover:border-green aria-selected:border-green"
    >
      <span className="plate grid h-12 w-14 shrink-0 place-items-center overflow-hidden">
        {exercise.image && <img src={exercise.image} alt="" width={56} height={48} loading="lazy" />}
      </span>
      <span className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{inLanguage(exercise.name, language)}</span>
        <span className="text-small text-soft">
          {isOwn(exercise.id)
            ? t`Made by you`
            : inLanguage(muscleGroupLabels[exercise.muscleGroup], language)}
          {!isOwn(exercise.id) && pieces.length > 0 && (
            <>
              <Dot />
              {listed(pieces, language)}
            </>
          )}
        </span>
      </span>
    </li>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(options.find(([known]) => known === target.value)?.[0])}
      className="min-h-11 min-w-0 flex-1 basis-36 rounded-card border border-field-edge bg-card ps-3 pe-1"
    >
      <option value="">{all}</option>
      {options.map(([known, text]) => (
        <option key={known} value={known}>
          {text}
        </option>
      ))}
    </select>
  );
}
