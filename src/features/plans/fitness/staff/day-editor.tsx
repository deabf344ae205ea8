import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { noText } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { SortableList } from '#src/ui/staff/sortable-list.tsx';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { RemoveButton } from './remove-button.tsx';
import { ExerciseEditor } from './exercise-editor.tsx';
import {
  addExercise,
  changeExercise,
  moveExercise,
  removeExercise,
  setRest,
  type EditedDay,
} from './schedule-changes.ts';
import type { Library } from '../schedule.ts';
import { TextPair } from './text-pair.tsx';
import { dayTotals } from '../schedule.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface DayEditorProps {
  /** In the form. */
  readonly place: string;
  readonly day: EditedDay;
  readonly library: Library;
  readonly newKey: () => string;
  readonly onChange: (day: EditedDay) => void;
  /** Something is lost with it, named by `what`: it can be undone. */
  readonly onLose: (day: EditedDay, what: string) => void;
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
  /** Asks for a new exercise of the library, to stand at this place. */
  readonly onCreateExercise: (index: number) => void;
  /** Whether something is wrong in a part of the day. */
  readonly hasFaultIn: (name: string) => boolean;
  /** What is wrong with a value of the day, translated. */
  readonly errorOf: (name: string) => string | undefined;
}

/** One day of the schedule: rest, or exercises in their order. */
export function DayEditor(props: DayEditorProps) {
  const { day, library, newKey, onChange, onLose, onCopy, onRemove, onCreateExercise, hasFaultIn, errorOf } =
    props;
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = (exerciseId: string) => {
    const known = library.get(exerciseId);
    return known ? inLanguage(known.name, language) : t`No exercise chosen`;
  };
  function toggleRest(isRest: boolean) {
    const next = setRest(day, isRest);
    if (day.exercises.length > next.exercises.length) onLose(next, t`the exercises of day ${day.day}`);
    else onChange(next);
  }
  return (
    <div data-place={props.place} tabIndex={-1} className="grid grid-cols-1 content-start gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h4 className="me-auto text-large">
          <Trans>Day {day.day}</Trans>
        </h4>
        {onCopy && (
          <Button onClick={onCopy}>
            <Trans>Duplicate day</Trans>
          </Button>
        )}
        <Button onClick={onRemove}>
          <Trans>Remove day</Trans>
        </Button>
      </header>
      <Checkbox
        label={t`Rest Day`}
        checked={day.restDay}
        onChange={(event) => toggleRest(event.target.checked)}
      />
      {!day.restDay && (
        <>
          <FocusAreas day={day} library={library} onChange={onChange} onLose={onLose} errorOf={errorOf} />
          <SortableList
            items={day.exercises}
            nameOf={({ exerciseId }) => nameOf(exerciseId)}
            onMove={(from, to) => onChange(moveExercise(day, from, to))}
            className="grid grid-cols-1 gap-3"
          >
            {(exercise, index, handle) => (
              <ExerciseEditor
                exercise={exercise}
                library={library}
                handle={handle}
                hasFault={hasFaultIn(`exercises.${index}`)}
                onChange={(changed) => onChange(changeExercise(day, index, () => changed))}
                onLose={(changed) =>
                  onLose(
                    changeExercise(day, index, () => changed),
                    t`a set of ${nameOf(exercise.exerciseId)}`,
                  )
                }
                onRemove={() => onLose(removeExercise(day, index), nameOf(exercise.exerciseId))}
                onCreate={() => onCreateExercise(index)}
                errorOf={(field) => errorOf(`exercises.${index}.${field}`)}
              />
            )}
          </SortableList>
          {day.exercises.length === 0 && (
            <p className="text-soft">
              <Trans>No exercises yet.</Trans>
            </p>
          )}
          {day.exercises.length < limits.list && (
            <Button className="justify-self-start" onClick={() => onChange(addExercise(day, newKey()))}>
              <Trans>Add exercise</Trans>
            </Button>
          )}
        </>
      )}
      <TextPair
        label={t`Notes for this day`}
        value={day.notes}
        maxLength={limits.text}
        onChange={(notes) => onChange({ ...day, notes })}
        fault={errorOf('notes.en')}
      />
    </div>
  );
}

type FocusAreasProps = Pick<DayEditorProps, 'day' | 'library' | 'onChange' | 'onLose' | 'errorOf'>;

/** What the day is about: as its exercises tell, unless staff say it in their own words. */
function FocusAreas({ day, library, onChange, onLose, errorOf }: FocusAreasProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { minutes, calories, muscleGroups } = dayTotals(day, library);
  const groups = listed(
    muscleGroups.map((group) => inLanguage(muscleGroupLabels[group], language)),
    language,
  );
  const isOwn = day.focusAreas.length > 0;
  const add = () => onChange({ ...day, focusAreas: [...day.focusAreas, noText] });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-4 text-soft">
        <span>
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
        {calories !== null && (
          <span>
            <Trans>about {i18n.number(calories)} kcal</Trans>
          </span>
        )}
        {!isOwn && muscleGroups.length > 0 && (
          <span>
            <Trans>Focus: {groups}</Trans>
          </span>
        )}
      </p>
      {day.focusAreas.map((text, index) => (
        <div key={index} className="grid items-end gap-2 grid-cols-[minmax(0,1fr)_auto]">
          <TextPair
            label={t`Focus area ${index + 1}`}
            value={text}
            maxLength={limits.title}
            onChange={(changed) =>
              onChange({
                ...day,
                focusAreas: day.focusAreas.map((kept, at) => (at === index ? changed : kept)),
              })
            }
            fault={errorOf(`focusAreas.${index}.en`)}
          />
          <RemoveButton
            label={t`Remove: Focus area ${index + 1}`}
            onClick={() =>
              onLose(
                { ...day, focusAreas: day.focusAreas.filter((_, at) => at !== index) },
                t`a focus area of day ${day.day}`,
              )
            }
          />
        </div>
      ))}
      {day.focusAreas.length < limits.list && (
        <Button className="justify-self-start" onClick={add}>
          {isOwn ? <Trans>Add focus area</Trans> : <Trans>Name the focus yourself</Trans>}
        </Button>
      )}
    </div>
  );
}
