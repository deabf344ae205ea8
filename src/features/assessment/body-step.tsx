import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#src/ui/field.tsx';
import { pressureFault, type Answers, type Faults } from './answers.ts';
import type { BodyGuidance } from './guidance.ts';
import { HowTo } from './how-to.tsx';
import { PressureAdvice } from './pressure-advice.tsx';

interface BodyStepProps {
  answers: Answers;
  /** What stands in the fields by now. */
  typed: Answers;
  faults: Faults;
  /** The height in cm that someone meant who typed metres. */
  meant: number | null;
  guidance: BodyGuidance;
}

/** What is measured at rest. */
export function BodyStep({ answers, typed, faults, meant, guidance }: BodyStepProps) {
  const { t, i18n } = useLingui();
  const heightFault = faults.height && i18n._(faults.height.id);
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={<Trans>Height (cm)</Trans>}
          name="height"
          inputMode="decimal"
          required
          defaultValue={answers.height}
          error={
            heightFault &&
            [heightFault, meant !== null && t`Did you mean ${meant} cm?`].filter(Boolean).join(' ')
          }
        />
        <Field
          label={<Trans>Weight (kg)</Trans>}
          name="weight"
          inputMode="decimal"
          required
          defaultValue={answers.weight}
          error={faults.weight && i18n._(faults.weight.id)}
        />
        <Field
          label={<Trans>Resting heart rate (bpm)</Trans>}
          name="restingHeartRate"
          inputMode="numeric"
          required
          defaultValue={answers.restingHeartRate}
          error={faults.restingHeartRate && i18n._(faults.restingHeartRate.id)}
        />
        <Field
          label={<Trans>Blood pressure (optional)</Trans>}
          name="bloodPressure"
          placeholder="120/80"
          defaultValue={answers.bloodPressure}
          error={faults.bloodPressure && i18n._(faults.bloodPressure.id)}
        />
      </div>
      <div aria-live="polite">
        {!pressureFault(typed.bloodPressure) && (
          <PressureAdvice reading={typed.bloodPressure} gender={typed.gender} heading="h3" />
        )}
      </div>
      {guidance.map((how) => (
        <HowTo key={how.title} how={how} />
      ))}
    </div>
  );
}
