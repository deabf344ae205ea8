import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Field } from '#src/ui/field.tsx';
import { activityLevels, genders, type Answers, type Faults, type FieldName } from './answers.ts';
import type { Safety } from './guidance.ts';
import { useLevelNames, useLevelNotes, useGenderNames } from './names.client.ts';
import { SafetyNote } from './safety-note.tsx';

interface PersonalStepProps {
  answers: Answers;
  faults: Faults;
  safety: Safety;
}

/** Who is tested. */
export function PersonalStep({ answers, faults, safety }: PersonalStepProps) {
  const { i18n } = useLingui();
  const [genderNames, levelNames, levelNotes] = [useGenderNames(), useLevelNames(), useLevelNotes()];
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-6">
        <Field
          label={<Trans>Age (years)</Trans>}
          name="age"
          inputMode="numeric"
          required
          defaultValue={answers.age}
          error={faults.age && i18n._(faults.age.id)}
          className="max-w-32"
        />
        <Choice
          name="gender"
          legend={<Trans>Gender</Trans>}
          hint={
            <Trans>
              Push-ups and the run are rated apart for men and women; push-ups also by age, up to 39 years.
            </Trans>
          }
          chosen={answers.gender}
          error={faults.gender && i18n._(faults.gender.id)}
          options={genders.map((value) => ({ value, name: genderNames[value] }))}
        />
        <Choice
          name="activityLevel"
          legend={<Trans>Activity level</Trans>}
          chosen={answers.activityLevel}
          error={faults.activityLevel && i18n._(faults.activityLevel.id)}
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
  chosen: string;
  error?: string | undefined;
  options: readonly { readonly value: string; readonly name: string; readonly note?: string }[];
}

/** One of several, each with room for a finger. */
function Choice({ name, legend, hint, chosen, error, options }: ChoiceProps) {
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
              defaultChecked={value === chosen}
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
