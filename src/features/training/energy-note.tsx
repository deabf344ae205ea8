import { Trans } from '@lingui/react/macro';
import { energySource } from '#src/features/plans/fitness/week-energy.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Estimate } from './schema.ts';

/** An estimate as what it is: with its formula, its numbers and where they come from. */
export function EnergyNote({ estimate }: { estimate: Estimate }) {
  const { met, bodyWeight, minutes, calories } = estimate;
  const [kilograms, hours] = [formatNumber(bodyWeight), (minutes / 60).toFixed(2)];
  const code = met > 3.5 ? energySource.codes.cardio : energySource.codes.strength;
  return (
    <div className="grid gap-1">
      <p>
        <Trans>
          About <strong>{formatNumber(calories)} kcal</strong>, estimated
        </Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>
          {met} MET × {kilograms} kg × {hours} h = {formatNumber(calories)} kcal. What you really spend can be
          well above or below: a MET is an average of many people.
        </Trans>
      </p>
      <details className="text-small">
        <summary className="flex min-h-11 items-center text-green">
          <Trans>Where the numbers come from</Trans>
        </summary>
        <p className="pb-2 text-soft">
          <Trans>kcal = MET × kg × h. The MET is that of code {code} in:</Trans>{' '}
          <a href={energySource.url} rel="noreferrer" lang="en" className="underline">
            {energySource.citation}
          </a>
        </p>
      </details>
    </div>
  );
}
