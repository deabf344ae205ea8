import { Trans } from '@lingui/react/macro';
import { roundedRange, type Amount } from '#src/features/foods/nutrients.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { ShownFigure } from './salt.ts';
import { useUnits } from './units.client.ts';

/** To what a figure is rounded: kcal, grams, mg. */
const steps: Readonly<Record<ShownFigure, number>> = {
  calories: 10,
  protein: 1,
  carbs: 1,
  salt: 0.1,
  iron: 0.5,
};

/** As it may be shown: outward to whole steps; null where nothing is known. */
export function rangeShown(figure: ShownFigure, { estimate }: Amount) {
  if (!estimate) return null;
  const { min, max } = roundedRange(estimate, steps[figure]);
  const plain = (value: number) => Math.round(value * 10) / 10;
  return { min: plain(min), max: plain(max) };
}

/** A figure from its lowest to its highest, without its unit: "520–690", "at least 520", "not known". */
export function FigureRange({ figure, amount }: { figure: ShownFigure; amount: Amount }) {
  const range = rangeShown(figure, amount);
  if (!range) return <Trans>not known</Trans>;
  const [least, most] = [formatNumber(range.min), formatNumber(range.max)];
  if (!amount.complete) return <Trans>at least {least}</Trans>;
  return least === most ? least : `${least}–${most}`;
}

/** Energy with its unit. */
export const Energy = ({ amount }: { amount: Amount }) =>
  amount.estimate === null ? (
    <span className="whitespace-normal">
      <Trans>energy not known</Trans>
    </span>
  ) : (
    <>
      <FigureRange figure="calories" amount={amount} /> <Trans>kcal</Trans>
    </>
  );

/** A figure with its unit, where it is known. */
export function FigureWithUnit({ figure, amount }: { figure: ShownFigure; amount: Amount }) {
  const unit = useUnits()[figure];
  return (
    <>
      <FigureRange figure={figure} amount={amount} /> {amount.estimate && unit}
    </>
  );
}
