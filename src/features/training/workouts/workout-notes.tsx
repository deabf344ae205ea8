import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { loaded } from '#src/session/loaded.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { EffortField } from '../effort-field.tsx';
import { routineLimits, trainingLimits } from '../limits.ts';
import { useAction } from '../use-action.client.ts';
import type { Workout } from './schema.ts';
import { changeWorkout } from './workouts.client.ts';

/** What it is called where no plan says so, how hard it was, how long it took, and whatever one wants to remember. */
export function WorkoutNotes({
  workout,
  onChange,
}: {
  workout: Workout;
  onChange: (workout: Workout) => void;
}) {
  const { t, i18n } = useLingui();
  const { isBusy, act } = useAction();
  const isFree = workout.week === null;
  const [name, setName] = useState(workout.name ?? '');
  const [effort, setEffort] = useState(String(workout.effort ?? ''));
  const [minutes, setMinutes] = useState(String(workout.minutes ?? ''));
  const [notes, setNotes] = useState(workout.notes ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const errorOf = (name: string) => (errors[name] ? i18n._(errors[name]) : undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const rules = await loaded(i18n, () => import('./schema.ts'));
    if (!rules) return;
    const isLeft = minutes === '' && workout.minutes === null;
    const asked = rules.workoutPatchSchema.safeParse({
      ...(isFree && { name }),
      notes,
      effort: effort === '' ? null : Number(effort),
      ...(!isLeft && { minutes: Number(minutes) }),
    });
    setErrors(
      Object.fromEntries((asked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    );
    if (!asked.success) return;
    void act(async () => {
      onChange(await changeWorkout(workout.id, asked.data));
      showToast('success', t`Saved`);
    });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="workout-notes"
      className="mt-8 grid gap-5 border-t border-edge pt-6"
    >
      <h2 id="workout-notes" className="text-title">
        <Trans>How it was</Trans>
      </h2>
      {isFree && (
        <Field
          {...{ label: t`Name (optional)`, name: 'name', error: errorOf('name') }}
          maxLength={routineLimits.name}
          autoComplete="off"
          hint={t`What this workout is called in your calendar and among what you did.`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <EffortField label={t`Effort`} value={effort} error={errorOf('effort')} onChange={setEffort} />
        <Field
          {...{ label: t`Minutes`, name: 'minutes', error: errorOf('minutes') }}
          {...{ type: 'number', inputMode: 'numeric', ...trainingLimits.minutes }}
          hint={t`Your calendar and the energy follow.`}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </div>
      <FieldFrame
        label={t`Notes`}
        hint={t`For you alone, at most 1,000 characters.`}
        error={errorOf('notes')}
      >
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={3}
            className={controlLook}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
        )}
      </FieldFrame>
      <Button type="submit" className="justify-self-start" busyLabel={isBusy ? t`Saving…` : undefined}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
