import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#src/ui/field.tsx';
import { pressureFault, type Answers, type Faults } from './answers.ts';
import type { BodyGuidance } from './guidance.ts';
import { HowTo } from './how-to.tsx';
import { useAnswered } from './names.client.ts';
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
  const { t } = useLingui();
  const answered = useAnswered(answers, faults);
  const heightFault = answered('height').error;
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={<Trans>Height (cm)</Trans>}
          {...answered('height')}
          inputMode="decimal"
          required
          error={
            heightFault &&
            [heightFault, meant !== null && t`Did you mean ${meant} cm?`].filter(Boolean).join(' ')
          }
        />
        <Field label={<Trans>Weight (kg)</Trans>} {...answered('weight')} inputMode="decimal" required />
        <Field
          label={<Trans>Resting heart rate (bpm)</Trans>}
          {...answered('restingHeartRate')}
          inputMode="numeric"
          required
        />
        <Field
          label={<Trans>Blood pressure (optional)</Trans>}
          {...answered('bloodPressure')}
          placeholder="120/80"
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
