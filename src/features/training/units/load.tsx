import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/numbers.ts';
import { shownLoad, shownTotal } from '#src/lib/weight.ts';
import { useWeightUnit } from './weight-unit.client.ts';

/** How loads are told in the member's unit: `62.5 kg`, `135 lb`. */
export function useLoad() {
  const { t } = useLingui();
  const unit = useWeightUnit();
  const withUnit = (number: string) => (unit === 'lb' ? t`${number} lb` : t`${number} kg`);
  const told = (value: number) => withUnit(formatNumber(value));
  return {
    /** A number that is of the unit already. */
    withUnit,
    load: (kilograms: number) => told(shownLoad(kilograms, unit)),
    /** Of loads times repetitions. */
    total: (kilograms: number) => told(shownTotal(kilograms, unit)),
  };
}
