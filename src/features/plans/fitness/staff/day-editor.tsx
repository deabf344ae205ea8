import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { noText } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { usePieces } from '#src/ui/staff/form-parts.tsx';
import { SortableList } from '#src/ui/staff/sortable-list.tsx';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { dayTotals } from '../schedule.ts';
import { ExerciseEditor, type ScheduleTools } from './exercise-editor.tsx';
import { ExerciseAdder } from './exercise-picker.tsx';
import { draftDay, newSet, setsOf, withoutNote, type DayFields, type PlanFields } from './plan-fields.ts';
import { CloseButton } from '#src/ui/close-button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

interface DayEditorProps extends ScheduleTools {
  /** In the form. */
  readonly name: `blocks.${number}.schedule.${number}`;
  readonly day: DayFields;
  /** Does what makes it a day of training or of rest. */
  readonly change: (act: () => void) => void;
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One day of the schedule: rest, or exercises in their order. */
export function DayEditor({ name, day, change, onCopy, onRemove, ...tools }: DayEditorProps) {
  const { library, onNewExercise, lose } = tools;
  const { t } = useLingui();
  const language = useLanguage();
  const { setValue, getValues, formState } = useFormContext<PlanFields>();
  const { fields, append, insert, remove, move, replace } = useFieldArray<
    PlanFields,
    `${typeof name}.exercises`,
    'key'
  >({ name: `${name}.exercises`, keyName: 'key' });
  const root = useRef<HTMLDivElement>(null);
  // Its head and its exercises, and what stands below them.
  const pieces = usePieces(fields.length + 2);
  const [copied, setCopied] = useState<{ readonly index: number }>();
  const nameOf = (index: number) => {
    const known = library.get(day.exercises[index]?.exerciseId ?? '');
    return known ? inLanguage(known.name, language) : t`No exercise chosen`;
  };
  /** One more like it, after it, where the keyboard goes on. */
  function copy(index: number) {
    insert(index + 1, structuredClone(getValues(`${name}.exercises.${index}`)), { shouldFocus: false });
    setCopied({ index: index + 1 });
  }
  useEffect(() => {
    const place = `[data-place="${name}.exercises.${copied?.index}"]`;
    if (copied) root.current?.querySelector<HTMLElement>(`${place} [aria-expanded]`)?.focus();
  }, [copied, name]);
  function setRest(restDay: boolean) {
    // A day of rest has no exercises.
    if (restDay) replace([]);
    setValue(`${name}.restDay`, restDay, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  function toggleRest(restDay: boolean) {
    const act = () => change(() => setRest(restDay));
    if (restDay && fields.length > 0) lose(t`the exercises of day ${day.day}`, act);
    else act();
  }
  return (
    <div ref={root} data-place={name} tabIndex={-1} className="grid grid-cols-1 content-start gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h4 className="me-auto text-large">
          <Trans>Day {day.day}</Trans>
        </h4>
        {onCopy && (
          <Button onClick={onCopy}>
            <Trans>Copy day</Trans>
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
          <FocusAreas name={name} day={day} library={library} lose={lose} />
          <SortableList
            items={fields.slice(0, Math.max(0, pieces - 1))}
            nameOf={(_, index) => nameOf(index)}
            onMove={move}
            className="grid grid-cols-1 gap-3"
          >
            {(_, index, handle) => {
              const exercise = day.exercises[index];
              return (
                exercise && (
                  <ExerciseEditor
                    {...tools}
                    name={`${name}.exercises.${index}`}
                    exercise={exercise}
                    handle={handle}
                    onCopy={fields.length < limits.list ? () => copy(index) : undefined}
                    onRemove={() => lose(nameOf(index), () => remove(index))}
                  />
                )
              );
            }}
          </SortableList>
          {fields.length === 0 && (
            <p className="text-soft">
              <Trans>No exercises yet.</Trans>
            </p>
          )}
          {pieces > fields.length && fields.length < limits.list && (
            <ExerciseAdder
              {...{ library, onNewExercise }}
              onAdd={(exerciseId, amounts) => {
                // Without sets of its own it is worked as the one before it.
                const before = getValues(`${name}.exercises`).at(-1)?.sets ?? [];
                const working = before.filter(({ setType }) => setType === 'working').map(withoutNote);
                const alike = working.length > 0 ? working : [newSet];
                append({ exerciseId, sets: amounts ? setsOf(amounts, []) : alike }, { shouldFocus: false });
              }}
            />
          )}
        </>
      )}
      {pieces > fields.length && (
        <LocalizedField name={`${name}.notes`} label={t`Notes for this day`} maxLength={limits.text} />
      )}
    </div>
  );
}

type FocusAreasProps = Pick<DayEditorProps, 'name' | 'day' | 'library' | 'lose'>;

/** What the day is about: as its exercises tell, unless staff say it in their own words. */
function FocusAreas({ name, day, library, lose }: FocusAreasProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { fields, append, remove } = useFieldArray<PlanFields, `${typeof name}.focusAreas`>({
    name: `${name}.focusAreas`,
  });
  const { minutes, calories, muscleGroups } = dayTotals(draftDay(day), library);
  const groups = listed(
    muscleGroups.map((group) => inLanguage(muscleGroupLabels[group], language)),
    language,
  );
  const isOwn = fields.length > 0;
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
      {fields.map(({ id }, index) => (
        <div key={id} className="grid items-end gap-2 grid-cols-[minmax(0,1fr)_auto]">
          <LocalizedField
            name={`${name}.focusAreas.${index}`}
            label={t`Focus area ${index + 1}`}
            maxLength={limits.title}
          />
          <CloseButton
            label={t`Remove: Focus area ${index + 1}`}
            onClick={() => lose(t`a focus area of day ${day.day}`, () => remove(index))}
          />
        </div>
      ))}
      {fields.length < limits.list && (
        <Button className="justify-self-start" onClick={() => append(noText, { shouldFocus: false })}>
          {isOwn ? <Trans>Add focus area</Trans> : <Trans>Name the focus yourself</Trans>}
        </Button>
      )}
    </div>
  );
}
