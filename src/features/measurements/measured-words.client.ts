import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/numbers.ts';
import type { MeasurementKind } from './kinds.ts';
import type { Measurement } from './schema.ts';

/** What is measured, and how its figures are told. */
export function useMeasuredWords() {
  const { t } = useLingui();
  const names: Readonly<Record<MeasurementKind, string>> = {
    blood_pressure: t`Blood pressure`,
    pulse: t`Pulse at rest`,
    waist: t`Waist`,
  };
  const textOf = ({ kind, figures }: Measurement): string => {
    if (kind === 'blood_pressure') {
      const both = `${figures.systolic}/${figures.diastolic}`;
      return t`${both} mmHg`;
    }
    if (kind === 'pulse') {
      const { pulse } = figures;
      return t`${pulse} beats a minute`;
    }
    const waist = formatNumber(figures.waist);
    return t`${waist} cm`;
  };
  return { names, textOf };
}
