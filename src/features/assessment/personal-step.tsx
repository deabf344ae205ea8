import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Field } from '#src/ui/field.tsx';
import { activityLevels, genders, type Answers, type Faults, type FieldName } from './answers.ts';
import type { Safety } from './guidance.ts';
import { useAnswered, useLevelNames, useLevelNotes, useGenderNames } from './names.client.ts';
import { SafetyNote } from './safety-note.tsx';

interface PersonalStepProps {
  answers: Answers;
  faults: Faults;
  safety: Safety;
}

/** Who is tested. */
export function PersonalStep({ answers, faults, safety }: PersonalStepProps) {
  const answered = useAnswered(answers, faults);
  const [genderNames, levelNames, levelNotes] = [useGenderNames(), useLevelNames(), useLevelNotes()];
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-6">
        <Field
          label={<Trans>Age (years)</Trans>}
          {...answered('age')}
          inputMode="numeric"
          required
          className="max-w-32"
        />
        <Choice
          {...answered('gender')}
          legend={<Trans>Gender</Trans>}
          hint={
            <Trans>
              Push-ups and the run are rated apart for men and women; push-ups also by age, up to 39 years.
            </Trans>
          }
          options={genders.map((value) => ({ value, name: genderNames[value] }))}
        />
        <Choice
          {...answered('activityLevel')}
          legend={<Trans>Activity level</Trans>}
          options={activityLevels.map((value) => ({
            value,
            name: levelNames[value],
            note: levelNotes[value],
          }))}
        />
      </div>
      <SafetyNote safety={safety} />
    </div>
  );
}

interface ChoiceProps {
  name: FieldName;
  legend: ReactNode;
  hint?: ReactNode;
  defaultValue: string;
  error?: string | undefined;
  options: readonly { readonly value: string; readonly name: string; readonly note?: string }[];
}

/** One of several, each with room for a finger. */
function Choice({ name, legend, hint, defaultValue, error, options }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
      className="grid gap-2"
    >
      <legend className="pb-2 font-semibold">{legend}</legend>
      <div className="choice grid max-w-lg gap-2">
        {options.map(({ value, name: label, note }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-field-edge bg-card px-4 py-2 has-checked:border-green has-checked:bg-green-tint"
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === defaultValue}
              className="size-5 flex-none accent-green"
            />
            <span>
              <b className="font-semibold">{label}</b>
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && <p className="text-small text-soft">{hint}</p>}
      {error && (
        <p id={id} className="text-small font-semibold text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
