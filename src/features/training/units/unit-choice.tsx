import { useLingui } from '@lingui/react/macro';
import { weightUnits } from '#src/lib/weight.ts';
import { useChooseWeightUnit, useWeightUnit } from './weight-unit.client.ts';
import './units.css';

/** Kilograms or pounds; a tap, wherever loads are typed. */
export function UnitChoice() {
  const { t } = useLingui();
  const unit = useWeightUnit();
  const choose = useChooseWeightUnit();
  const names = { kg: t`kg – kilograms`, lb: t`lb – pounds` } as const;
  const signs = { kg: t`kg`, lb: t`lb` } as const;
  return (
    <span role="group" aria-label={t`Unit of weights`} className="unit-choice">
      {weightUnits.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === unit}
          aria-label={names[one]}
          onClick={() => choose(one)}
        >
          {signs[one]}
        </button>
      ))}
    </span>
  );
}
