import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useFieldError, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { usePieces } from '#src/ui/staff/form-parts.tsx';
import { placeAfter } from '#src/ui/staff/place-after.ts';
import { SortableList } from '#src/ui/staff/sortable-list.tsx';
import { undoShortcut, useUndoKey } from '#src/ui/staff/undo-key.client.ts';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { dayMinutes, weekTotals, type Library } from '../schedule.ts';
import type { ScheduleDay } from '../schema.ts';
import { DayEditor } from './day-editor.tsx';
import { draftDay, newDay, type BlockFields, type DayFields, type PlanFields } from './plan-fields.ts';
import { useLanguage } from '#src/ui/language.client.ts';

export interface ScheduleFieldProps {
  readonly library: Library;
  /** With the exercise that was just added to it. */
  readonly onNewExercise: (library: Library) => void;
  readonly wanted: WantedDay | null;
}

/** A day by its place; another object each time that it is wanted. */
export interface WantedDay {
  readonly block: number;
  readonly index: number;
}

/** What was taken away last, and how it was before. */
interface Lost {
  readonly what: string;
  readonly schedule: DayFields[];
  readonly weeklyWorkouts: number;
  readonly open: number;
}

/** The days of a block, one of them open. What is taken away can be taken back. */
export function ScheduleField({
  block,
  library,
  onNewExercise,
  wanted,
}: ScheduleFieldProps & { block: number }) {
  const { t } = useLingui();
  const { setValue, getValues, formState } = useFormContext<PlanFields>();
  const name = `blocks.${block}.schedule` as const;
  const { fields, append, remove, move, replace } = useFieldArray<PlanFields, typeof name, 'key'>({
    name,
    keyName: 'key',
  });
  const schedule = useWatch<PlanFields, typeof name>({ name });
  const [wantedIndex, open] = useState(0);
  const [lost, setLost] = useState<Lost | null>(null);
  const { isSubmitted, submitCount } = formState;
  const fault = useFieldError()(name);
  const isFaulty = useIsFaulty();
  const index = wantedIndex < fields.length ? wantedIndex : 0;
  const day = schedule[index];
  const key = fields[index]?.key;
  const options = { shouldDirty: true, shouldValidate: isSubmitted };
  const pieces = usePieces(3);

  useEffect(() => {
    // The first day that something is wrong with, once the whole has been looked at.
    const faulty = getValues(name).findIndex((_, at) => isFaulty(`${name}.${at}`));
    if (submitCount > 0 && faulty >= 0) open(faulty);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at each attempt to save, not at each change
  }, [submitCount]);

  useEffect(() => {
    if (wanted?.block === block) open(wanted.index);
  }, [wanted, block]);

  /** Does what may add days of training or take them away: how many workouts a week there are follows them. */
  function change(act: () => void, weeklyWorkouts?: number) {
    const trainingDays = () => mostTrainingDays(getValues('blocks'));
    const before = trainingDays();
    act();
    const workouts = trainingDays();
    if (workouts !== before) setValue('weeklyWorkouts', weeklyWorkouts ?? workouts, options);
  }
  function lose(what: string, act: () => void) {
    const before = structuredClone(getValues(name));
    setLost({ what, schedule: before, weeklyWorkouts: getValues('weeklyWorkouts'), open: index });
    act();
  }
  function undo() {
    if (!lost) return;
    change(() => replace(lost.schedule), lost.weeklyWorkouts);
    open(lost.open);
    setLost(null);
  }
  useUndoKey(undo, lost);
  /** @param added its number will be the count of days */
  function add(added: DayFields) {
    change(() => append({ ...added, day: fields.length + 1 }, { shouldFocus: false }));
    open(fields.length);
  }
  /** Whoever puts days in order means their order: they are numbered anew. */
  function put(from: number, to: number) {
    move(from, to);
    number();
    open(placeAfter(index, from, to));
  }
  function number() {
    for (const at of fields.keys()) setValue(`${name}.${at}.day`, at + 1, options);
  }
  const hasRoom = fields.length < limits.scheduleDays;

  return (
    <div data-place={name} tabIndex={-1} className="grid grid-cols-1 gap-4">
      {pieces > 0 && <Totals schedule={schedule} library={library} />}
      {fault !== undefined && (
        <p data-fault tabIndex={-1} className="text-small font-semibold text-red">
          {fault}
        </p>
      )}
      {lost && (
        <output className="sticky -top-2 z-20 flex flex-wrap items-center gap-3 rounded-card bg-gold-tint px-4 py-2">
          <span className="me-auto">
            <Trans>Removed: {lost.what}</Trans>
          </span>
          <Button onClick={undo} aria-keyshortcuts={undoShortcut}>
            <Trans>Undo</Trans>
          </Button>
        </output>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {pieces > 1 && (
          <div className="grid gap-3">
            <SortableList
              items={fields}
              nameOf={(_, at) => t`Day ${schedule[at]?.day ?? at + 1}`}
              onMove={put}
              className="grid gap-1"
            >
              {(_, at, handle) =>
                schedule[at] && (
                  <DayLine
                    day={draftDay(schedule[at])}
                    handle={handle}
                    isOpen={at === index}
                    hasFault={isFaulty(`${name}.${at}`)}
                    onOpen={() => open(at)}
                  />
                )
              }
            </SortableList>
            {schedule.some((numbered, at) => numbered.day !== at + 1) && (
              <Button onClick={number}>
                <Plural value={schedule.length} one="Number the day 1" other="Number the days 1 to #" />
              </Button>
            )}
            {hasRoom && (
              <Button onClick={() => add(newDay)}>
                <Trans>Add day</Trans>
              </Button>
            )}
          </div>
        )}
        {day && pieces > 2 && (
          <DayEditor
            // Lists of the form take in what is set from outside when they begin anew.
            key={`${key} ${index}`}
            name={`${name}.${index}`}
            {...{ day, library, onNewExercise, change, lose }}
            onCopy={hasRoom ? () => add(getValues(`${name}.${index}`)) : undefined}
            onRemove={() =>
              lose(t`Day ${day.day}`, () => {
                change(() => remove(index));
                open(0);
              })
            }
          />
        )}
      </div>
    </div>
  );
}

/** In the block that has the most. */
const mostTrainingDays = (blocks: readonly BlockFields[]): number =>
  Math.max(0, ...blocks.map(({ schedule }) => schedule.filter(({ restDay }) => !restDay).length));

/** What the schedule adds up to. */
function Totals({ schedule, library }: { schedule: readonly DayFields[]; library: Library }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { workouts, averageMinutes, calories, muscleGroups } = weekTotals(schedule.map(draftDay), library);
  const groups = muscleGroups.map((group) => inLanguage(muscleGroupLabels[group], language));
  const none = '–';
  const facts = [
    [t`Workouts a week`, i18n.number(workouts)],
    [t`Minutes a workout`, averageMinutes === 0 ? none : i18n.number(averageMinutes)],
    [t`Calories a week (kcal)`, calories === null ? t`not known` : i18n.number(calories)],
    [t`Focus`, groups.length === 0 ? none : listed(groups, language)],
  ];
  return (
    <dl className="columns grid grid-cols-2 gap-y-3 py-3 sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="px-3">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DayLineProps {
  readonly day: ScheduleDay;
  readonly handle: React.ReactNode;
  readonly isOpen: boolean;
  readonly hasFault: boolean;
  readonly onOpen: () => void;
}

function DayLine({ day, handle, isOpen, hasFault, onOpen }: DayLineProps) {
  return (
    <div
      className={`flex items-center rounded-card border bg-card ${isOpen ? 'border-green' : 'border-edge'}`}
    >
      {handle}
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className="grid min-h-14 grow cursor-pointer content-center pe-3 text-start"
      >
        <span className="font-semibold">
          <Trans>Day {day.day}</Trans>
        </span>
        <span className="text-small text-soft">
          {hasFault ? (
            <span className="font-semibold text-red">
              <Trans>Something is wrong here</Trans>
            </span>
          ) : day.restDay ? (
            <Trans>Rest Day</Trans>
          ) : (
            <>
              <Plural value={day.exercises.length} one="# exercise" other="# exercises" />
              <Dot />
              <Plural value={dayMinutes(day)} one="# minute" other="# minutes" />
            </>
          )}
        </span>
      </button>
    </div>
  );
}
