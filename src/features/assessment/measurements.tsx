import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BmiCategory } from '#src/lib/bmi.ts';
import { Dot } from '#src/ui/facts.tsx';
import { useGenderNames, useLevelNames } from './names.client.ts';
import type { ResultsView } from './results-view.ts';

/** What was answered before the tests, for the record. */
export function Measurements({ view: { form, bmi, weight: category } }: { view: ResultsView }) {
  const { t, i18n } = useLingui();
  const [genderNames, levelNames] = [useGenderNames(), useLevelNames()];
  const categories: Readonly<Record<BmiCategory, string>> = {
    underweight: t`Underweight`,
    normal: t`Normal weight`,
    overweight: t`Overweight`,
    obese: t`Obese`,
  };
  const [height, weight, heartRate] = [form.height, form.weight, form.restingHeartRate].map((value) =>
    i18n.number(value),
  );
  return (
    <section aria-labelledby="measurements" className="grid gap-3">
      <h3 id="measurements" className="text-large">
        <Trans>Your measurements</Trans>
      </h3>
      <dl className="measurements">
        <Measurement name={<Trans>Age (years)</Trans>}>{i18n.number(form.age)}</Measurement>
        <Measurement name={<Trans>Gender</Trans>}>{genderNames[form.gender]}</Measurement>
        <Measurement name={<Trans>Activity level</Trans>}>{levelNames[form.activityLevel]}</Measurement>
        <Measurement name={<Trans>Height</Trans>}>{t`${height} cm`}</Measurement>
        <Measurement name={<Trans>Weight</Trans>}>{t`${weight} kg`}</Measurement>
        <Measurement name={<Trans>BMI</Trans>}>
          {i18n.number(bmi, { minimumFractionDigits: 1 })}
          {category && (
            <>
              <Dot />
              {categories[category]}
            </>
          )}
        </Measurement>
        <Measurement name={<Trans>Resting heart rate (bpm)</Trans>}>{heartRate}</Measurement>
        {form.bloodPressure && (
          <Measurement name={<Trans>Blood pressure</Trans>}>{form.bloodPressure}</Measurement>
        )}
      </dl>
    </section>
  );
}

const Measurement = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
