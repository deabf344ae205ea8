import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#src/ui/field.tsx';
import { heightMeant, type Answers, type Faults } from './answers.ts';
import { HowTo } from './how-to.tsx';

/** What is measured at rest. */
export function BodyStep({ answers, faults }: { answers: Answers; faults: Faults }) {
  const { t, i18n } = useLingui();
  const meant = faults.height ? heightMeant(answers) : null;
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
      <HowTo title={<Trans>How to find your resting heart rate</Trans>}>
        <li>
          <Trans>Sit still for five minutes; in the morning before getting up is best.</Trans>
        </li>
        <li>
          <Trans>Put two fingers, not the thumb, on the inside of your wrist below the thumb.</Trans>
        </li>
        <li>
          <Trans>Count the beats for 60 seconds.</Trans>
        </li>
      </HowTo>
      <HowTo title={<Trans>Where the blood pressure comes from</Trans>}>
        <li>
          <Trans>
            A health centre or a pharmacy measures it; leave the field empty if you do not know yours.
          </Trans>
        </li>
        <li>
          <Trans>Enter the higher figure, a stroke, and the lower one: 120/80.</Trans>
        </li>
      </HowTo>
    </div>
  );
}
