import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listed } from '#src/lib/listed.ts';
import { OwnWords } from '#src/ui/own-words.tsx';
import { StillSwitch } from '../exercises/demonstration.tsx';
import { ExerciseGuide } from './exercise-guide.tsx';
import type { PlanView } from './plan-view.ts';
import { useLanguage } from '#src/ui/language.client.ts';

type Day = NonNullable<PlanView['day']>;

interface WorkoutDayProps {
  readonly day: Day;
  /** What can be done with a day of training. */
  readonly actions?: ReactNode;
}

/** The chosen day: its exercises in order, or rest. */
export function WorkoutDay({ day, actions }: WorkoutDayProps) {
  return day.restDay ? <RestDay day={day} /> : <TrainingDay day={day} actions={actions} />;
}

function RestDay({ day }: { day: Day }) {
  return (
    <div className="card grid justify-items-start gap-3 bg-gold-tint p-6 sm:p-10">
      <p className="text-small font-semibold text-soft">
        <Trans>Day {day.number}</Trans>
      </p>
      <h3 className="text-head">
        <Trans>Rest Day</Trans>
      </h3>
      <p className="text-large">
        <Trans>Take this day to recover and let your body heal.</Trans>
      </p>
      {day.notes && (
        <p className="text-soft">
          <OwnWords>{day.notes}</OwnWords>
        </p>
      )}
    </div>
  );
}

function TrainingDay({ day, actions }: WorkoutDayProps) {
  const language = useLanguage();
  const focus = listed(day.focusAreas, language);
  return (
    <div className="group/day grid gap-5">
      <header className="grid gap-2">
        <h3>
          {focus === '' ? (
            <Trans>Day {day.number}</Trans>
          ) : (
            <Trans>
              Day {day.number}: {focus}
            </Trans>
          )}
        </h3>
        <p className="flex flex-wrap gap-x-4 font-semibold">
          <span>
            <Plural value={day.minutes} one="# minute" other="# minutes" />
          </span>
          <span>
            <Plural value={day.exercises.length} one="# exercise" other="# exercises" />
          </span>
          <span>
            <Plural value={day.sets} one="# set" other="# sets" />
          </span>
        </p>
        {day.notes && (
          <p className="text-soft">
            <OwnWords>{day.notes}</OwnWords>
          </p>
        )}
        {actions}
        <div>
          <StillSwitch />
        </div>
      </header>
      <ol className="grid gap-5">
        {day.exercises.map((exercise, i) => (
          <li key={`${exercise.id} ${i}`}>
            <ExerciseGuide exercise={exercise} position={i + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}
