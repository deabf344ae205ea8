import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatFullDate } from '#src/lib/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useToday } from '#src/ui/today.client.ts';
import { EffortField } from './effort-field.tsx';
import { estimateEnergy } from './energy.ts';
import { EnergyNote } from './energy-note.tsx';
import { routineLimits } from './limits.ts';
import { checkedFinish } from './finish.ts';
import type { Finish, OpenSession } from './schema.ts';
import { trainingLimits } from './limits.ts';
import { dayOfWorkout, daysToLog } from './workout-sets.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { speak } from '#src/words/catalogues.client.ts';

// The words of a workout do without these until it ends.
await speak('training');

interface FinishFormProps {
  readonly session: OpenSession;
  /** What the clock says, to be corrected. */
  readonly measureMinutes: () => number;
  readonly isBusy: boolean;
  /** Why a weight is asked for, where there is no profile. */
  readonly weightHint?: string | undefined;
  readonly onFinish: (finish: Finish) => void;
  readonly onBack: () => void;
}

/** How long it took, on which day, and what that means in energy, before the session becomes an activity. */
export function FinishForm({
  session,
  measureMinutes,
  isBusy,
  weightHint,
  onFinish,
  onBack,
}: FinishFormProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [minutes, setMinutes] = useState(() => String(measureMinutes()));
  const today = useToday();
  const ownDay = dayOfWorkout(session.sets, today);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const date = chosenDay ?? ownDay;
  const [calendar] = useLeadingCalendar();
  const [weight, setWeight] = useState('');
  const [name, setName] = useState('');
  const [effort, setEffort] = useState('');
  const isUnnamed = session.title === null && session.name === null;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { finish, faults } = checkedFinish({ minutes, date, bodyWeight: weight, name, effort });
  const estimate =
    finish && estimateEnergy(session.sets, finish.bodyWeight ?? session.bodyWeight, finish.minutes);
  const isDone = session.sets.some(({ state }) => state === 'done');
  const left = session.sets.filter(({ state }) => state === 'open').length;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // What is wrong may stand above what is seen: the field takes the focus once it says so.
    flushSync(() => setErrors(faults));
    if (!finish) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (!isBusy) onFinish(finish);
  }

  const errorOf = (name: string) => (errors[name] ? i18n._(errors[name]) : undefined);
  const back = left > 0 && (
    <Button onClick={onBack}>
      <Trans>Back to the sets</Trans>
    </Button>
  );
  const heading = (
    <h2 className="text-title" id="exercise-name" tabIndex={-1}>
      {left === 0 ? <Trans>All sets are behind you</Trans> : <Trans>Finish here?</Trans>}
    </h2>
  );
  if (!isDone)
    return (
      <div className="grid gap-5">
        {heading}
        <p>
          <Trans>No set is done yet: there is nothing to keep. You can drop this workout below.</Trans>
        </p>
        {back && <div className="workout-bar">{back}</div>}
      </div>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {heading}
      {isUnnamed && (
        <Field
          {...{ label: t`Name (optional)`, name: 'name', error: errorOf('name') }}
          maxLength={routineLimits.name}
          autoComplete="off"
          hint={t`What this workout is called in your calendar and among what you did.`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Field
        {...{ label: t`Minutes`, name: 'minutes', error: errorOf('minutes') }}
        {...{ type: 'number', inputMode: 'numeric', required: true, ...trainingLimits.minutes }}
        hint={t`As your clock measured it. Correct it if it is not right.`}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      />
      <FieldFrame label={t`Day`} error={errorOf('date')}>
        {(control) => (
          <select
            {...control}
            name="date"
            className={controlLook}
            value={date}
            onChange={({ target }) => setChosenDay(target.value)}
          >
            {daysToLog(ownDay, today).map((day) => (
              <option key={day} value={day}>
                {formatFullDate(day, calendar, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <EffortField
        label={t`Effort (optional)`}
        value={effort}
        error={errorOf('effort')}
        onChange={setEffort}
      />
      {session.bodyWeight === null && (
        <Field
          {...{ label: t`Your weight in kg (optional)`, name: 'bodyWeight', error: errorOf('bodyWeight') }}
          {...{ type: 'number', inputMode: 'decimal', step: 0.1, ...trainingLimits.bodyWeight }}
          hint={
            weightHint ??
            t`Your profile has no weight; without one no energy is estimated. It is used for this estimate only.`
          }
          value={weight}
          onChange={({ target }) => setWeight(target.value)}
        />
      )}
      {estimate && <EnergyNote estimate={estimate} />}
      <div className="workout-bar">
        <Button
          type="submit"
          look="primary"
          className="button-big"
          busyLabel={isBusy ? t`Saving…` : undefined}
        >
          <Trans>Finish the workout</Trans>
        </Button>
        {back}
      </div>
    </form>
  );
}
