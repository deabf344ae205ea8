import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { SortableList } from '#src/ui/staff/sortable-list.tsx';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { DayEditor } from './day-editor.tsx';
import { NewExercise } from '../../exercises/staff/new-exercise.tsx';
import type { PlanFields } from './plan-fields.ts';
import {
  addDay,
  changeDay,
  changeExercise,
  copyDay,
  hasGaps,
  moveDay,
  numberDays,
  removeDay,
  type EditedDay,
  type EditedSchedule,
} from './schedule-changes.ts';
import type { Library } from '../schedule.ts';
import { dayTotals, weekTotals } from '../schedule.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface ScheduleFieldProps {
  readonly library: Library;
  /** With the exercise that was just added to it. */
  readonly onNewExercise: (library: Library) => void;
  readonly wanted: WantedDay | null;
}

/** A day by its place; another object each time that it is wanted. */
export interface WantedDay {
  readonly index: number;
}

/** What was taken away last, and how it was before. */
interface Lost {
  readonly what: string;
  readonly schedule: EditedSchedule;
  readonly weeklyWorkouts: number;
}

let keys = 0;
/** Different from the names of what was there when the plan was opened. */
const newKey = () => `new-${(keys += 1)}`;

/** The days of a plan, one of them open. What is taken away can be taken back. */
export function ScheduleField({ library, onNewExercise, wanted }: ScheduleFieldProps) {
  const { t, i18n } = useLingui();
  const { setValue, getValues, formState } = useFormContext<PlanFields>();
  const schedule = useWatch<PlanFields, 'schedule'>({ name: 'schedule' });
  const [openKey, open] = useState<string | null>(null);
  const [lost, setLost] = useState<Lost | null>(null);
  const [newAt, setNewAt] = useState<number | null>(null);
  const { errors, isSubmitted, submitCount } = formState;
  const index = Math.max(
    0,
    schedule.findIndex(({ key }) => key === openKey),
  );
  const day = schedule[index];
  const wholeFault: unknown = get(errors, 'schedule.message') ?? get(errors, 'schedule.root.message');
  const hasFault = (at: number) => get(errors, `schedule.${at}`) !== undefined;

  useEffect(() => {
    // The first day that something is wrong with, once the whole has been looked at.
    const faulty = getValues('schedule').find((_, at) => get(errors, `schedule.${at}`) !== undefined);
    if (submitCount > 0 && faulty) open(faulty.key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at each attempt to save, not at each change
  }, [submitCount]);

  useEffect(() => {
    const key = wanted && getValues('schedule')[wanted.index]?.key;
    if (key) open(key);
  }, [wanted, getValues]);

  function change(next: EditedSchedule, weeklyWorkouts = weekTotals(next, library).workouts) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('schedule', next, options);
    if (weekTotals(schedule, library).workouts !== weekTotals(next, library).workouts)
      setValue('weeklyWorkouts', weeklyWorkouts, options);
  }
  function lose(next: EditedSchedule, what: string) {
    setLost({ what, schedule, weeklyWorkouts: getValues('weeklyWorkouts') });
    change(next);
  }
  function add(next: EditedSchedule) {
    change(next);
    open(next.at(-1)?.key ?? null);
  }
  const put = (changed: EditedDay) => changeDay(schedule, index, () => changed);
  const hasRoom = schedule.length < limits.scheduleDays;

  return (
    <div data-place="schedule" tabIndex={-1} className="grid grid-cols-1 gap-4">
      <Totals schedule={schedule} library={library} />
      {typeof wholeFault === 'string' && (
        <p data-fault tabIndex={-1} className="text-small font-semibold text-red">
          {i18n._(wholeFault)}
        </p>
      )}
      {lost && (
        <output className="sticky -top-2 z-20 flex flex-wrap items-center gap-3 rounded-card bg-gold-tint px-4 py-2">
          <span className="me-auto">
            <Trans>Removed: {lost.what}</Trans>
          </span>
          <Button
            onClick={() => {
              change(lost.schedule, lost.weeklyWorkouts);
              setLost(null);
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </output>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <SortableList
            items={schedule}
            nameOf={({ day: number }) => t`Day ${number}`}
            onMove={(from, to) => change(moveDay(schedule, from, to))}
            className="grid gap-1"
          >
            {(listedDay, at, handle) => (
              <DayLine
                day={listedDay}
                library={library}
                handle={handle}
                isOpen={at === index}
                hasFault={hasFault(at)}
                onOpen={() => open(listedDay.key)}
              />
            )}
          </SortableList>
          {hasGaps(schedule) && (
            <Button onClick={() => change(numberDays(schedule))}>
              <Plural value={schedule.length} one="Number the day 1" other="Number the days 1 to #" />
            </Button>
          )}
          {hasRoom && (
            <Button onClick={() => add(addDay(schedule, newKey()))}>
              <Trans>Add day</Trans>
            </Button>
          )}
        </div>
        {day && (
          <DayEditor
            key={day.key}
            place={`schedule.${index}`}
            day={day}
            library={library}
            newKey={newKey}
            onChange={(changed) => change(put(changed))}
            onLose={(changed, what) => lose(put(changed), what)}
            onCopy={hasRoom ? () => add(copyDay(schedule, index, newKey)) : undefined}
            onRemove={() => lose(removeDay(schedule, index), t`Day ${day.day}`)}
            onCreateExercise={setNewAt}
            hasFaultIn={(name) => get(errors, `schedule.${index}.${name}`) !== undefined}
            errorOf={(name) => {
              const message: unknown = get(errors, `schedule.${index}.${name}.message`);
              return typeof message === 'string' ? i18n._(message) : undefined;
            }}
          />
        )}
      </div>
      {day && newAt !== null && (
        <NewExercise
          onClose={() => setNewAt(null)}
          onCreated={(exercise) => {
            onNewExercise(new Map(library).set(exercise.id, exercise));
            const filled = changeExercise(day, newAt, (place) => ({ ...place, exerciseId: exercise.id }));
            change(put(filled));
            setNewAt(null);
          }}
        />
      )}
    </div>
  );
}

/** What the schedule adds up to. */
function Totals({ schedule, library }: { schedule: EditedSchedule; library: Library }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { workouts, averageMinutes, calories, muscleGroups } = weekTotals(schedule, library);
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
  readonly day: EditedDay;
  readonly library: Library;
  readonly handle: React.ReactNode;
  readonly isOpen: boolean;
  readonly hasFault: boolean;
  readonly onOpen: () => void;
}

function DayLine({ day, library, handle, isOpen, hasFault, onOpen }: DayLineProps) {
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
              {' · '}
              <Plural value={dayTotals(day, library).minutes} one="# minute" other="# minutes" />
            </>
          )}
        </span>
      </button>
    </div>
  );
}
