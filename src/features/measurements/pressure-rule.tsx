import { Trans } from '@lingui/react/macro';
import { PressureAdvice } from '#src/features/assessment/pressure-advice.tsx';
import { pressureLevel } from '#src/lib/blood-pressure.ts';
import { SourceList } from '#src/ui/source-list.tsx';
import { highAtHome, meanOf } from './pressure-mean.ts';
import type { MeasurementOf } from './schema.ts';
import { ruleSources } from './sources.ts';

type Reading = MeasurementOf<'blood_pressure'>;

interface PressureRuleProps {
  /** Of all days. */
  readonly latest: Reading;
  /** Those known of the last days. */
  readonly readings: readonly Reading[];
  /** As `PressureAdvice` takes it. */
  readonly gender: string;
}

/** What the newest blood pressure means, what the mean of the last week does, and by whom. */
export function PressureRule({ latest, readings, gender }: PressureRuleProps) {
  const { systolic, diastolic } = latest.figures;
  const isUsual = pressureLevel(latest.figures) === 'usual';
  return (
    <div className="mt-4 grid max-w-2xl gap-3">
      {isUsual ? (
        <p>
          <Trans>
            Below 130/85: not high. One reading tells little; a mean over a week tells more. High, says the
            World Health Organization, is 140/90 or more on two different days.
          </Trans>
        </p>
      ) : (
        <PressureAdvice reading={`${systolic}/${diastolic}`} gender={gender} heading="h3" />
      )}
      <MeanLine readings={readings} />
      <SourceList sources={ruleSources.blood_pressure} />
    </div>
  );
}

/** The mean of the last week beside the line for readings at home. */
function MeanLine({ readings }: { readings: readonly Reading[] }) {
  const mean = meanOf(readings);
  const { systolic, diastolic } = highAtHome;
  const line = `${systolic}/${diastolic}`;
  if (!mean)
    return (
      <p className="text-soft">
        <Trans>
          With three readings in a week their mean stands here. It is best made of two in the morning and two
          in the evening, over three days to a week, before you see a health worker.
        </Trans>
      </p>
    );
  const [figures, count] = [`${mean.systolic}/${mean.diastolic}`, mean.readings];
  return (
    <p>
      <b className="font-semibold">
        <Trans>Mean of the last week: {figures}</Trans>
      </b>{' '}
      <Trans>of {count} readings.</Trans>{' '}
      {mean.isHigh ? (
        <Trans>
          Measured at home, a mean is high where the upper figure reaches {systolic} or the lower one{' '}
          {diastolic}: show these readings to a health worker.
        </Trans>
      ) : (
        <Trans>Measured at home, a mean below {line} is not high.</Trans>
      )}
    </p>
  );
}
