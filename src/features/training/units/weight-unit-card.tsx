import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UnitChoice } from './unit-choice.tsx';

/** On the member's own page: in what unit their loads are shown. */
export function WeightUnitCard(): ReactNode {
  return (
    <section aria-labelledby="weight-unit-title">
      <h3 id="weight-unit-title" className="text-large">
        <Trans>Weights in training</Trans>
      </h3>
      <p className="mt-2 mb-2">
        <UnitChoice />
      </p>
      <p className="text-small text-soft">
        <Trans>
          For what you lift. What you weigh yourself, and files that you download, stay in kilograms.
        </Trans>
      </p>
    </section>
  );
}
