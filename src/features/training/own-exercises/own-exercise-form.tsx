import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { muscleGroupLabels, muscleGroups } from '#src/features/plans/exercises/muscles.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ownExerciseLimits } from '../limits.ts';
import { trainingMessages } from '../messages.ts';
import { ownExerciseMessages } from './messages.ts';
import type { OwnExerciseDraft } from './schema.ts';

interface OwnExerciseFormProps {
  /** What it begins with. */
  readonly base: OwnExerciseDraft;
  /** @throws {ApiError} */
  readonly onSave: (draft: OwnExerciseDraft) => Promise<void>;
  readonly onCancel: () => void;
}

/** What a member says of an exercise of their own. It stands within other forms, and sends none of them. */
export function OwnExerciseForm({ base, onSave, onCancel }: OwnExerciseFormProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [draft, setDraft] = useState(base);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    name.current?.focus({ preventScroll: true });
    // Clear of the bar below, from its name to its buttons.
    group.current?.scrollIntoView({ block: 'center' });
  }, []);
  const write = (change: Partial<OwnExerciseDraft>) => setDraft((before) => ({ ...before, ...change }));
  const measures = { reps: t`Repetitions`, seconds: t`Seconds` } as const;
  const isNameless = failure === ownExerciseMessages.name.id;

  async function save() {
    if (isBusy) return;
    setFailure(undefined);
    if (draft.name.trim() === '') {
      setFailure(ownExerciseMessages.name.id);
      return name.current?.focus();
    }
    setIsBusy(true);
    try {
      await onSave(draft);
    } catch (error) {
      setFailure(whyFailed(error, trainingMessages.notSaved));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div ref={group} role="group" aria-labelledby={`${id}-title`} className="card grid grid-cols-1 gap-4 p-4">
      <div>
        <h3 id={`${id}-title`} className="text-large">
          <Trans>An exercise of your own</Trans>
        </h3>
        <p className="text-small text-soft">
          <Trans>Only you see it. It counts in your workouts like any other.</Trans>
        </p>
      </div>
      <Field
        ref={name}
        label={t`Name of the exercise`}
        value={draft.name}
        maxLength={ownExerciseLimits.name}
        autoComplete="off"
        onChange={({ target }) => write({ name: target.value })}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
        error={isNameless ? i18n._(ownExerciseMessages.name) : undefined}
      />
      <fieldset>
        <legend className="font-semibold">
          <Trans>What is counted?</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {(['reps', 'seconds'] as const).map((measure) => (
            <label key={measure} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={`${id}-measure`}
                className="size-5 accent-green"
                checked={draft.measure === measure}
                onChange={() => write({ measure })}
              />
              {measures[measure]}
            </label>
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={t`With a weight`}
        checked={draft.isLoaded}
        onChange={({ target }) => write({ isLoaded: target.checked })}
      />
      <FieldFrame label={t`Muscle group`}>
        {(control) => (
          <select
            {...control}
            className={controlLook}
            value={draft.muscleGroup ?? ''}
            onChange={({ target }) =>
              write({ muscleGroup: muscleGroups.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{t`Not said`}</option>
            {muscleGroups.map((one) => (
              <option key={one} value={one}>
                {inLanguage(muscleGroupLabels[one], language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {failure !== undefined && !isNameless && (
        <p role="alert" className="text-red">
          {i18n._(failure)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void save()} busyLabel={isBusy ? t`Saving…` : undefined}>
          <Trans>Keep the exercise</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
