import { Trans, useLingui } from '@lingui/react/macro';
import { type Amount, roundedRange } from './nutrients.ts';
import type { NutrientName } from './kinds.ts';

/** To what an amount is rounded. */
export const figureSteps: Readonly<Record<NutrientName, number>> = {
  calories: 10,
  protein: 1,
  carbs: 1,
  fat: 1,
  fibre: 1,
  sugar: 1,
  iron: 0.5,
  calcium: 10,
  zinc: 0.5,
  sodium: 10,
  vitaminA: 10,
  vitaminC: 1,
  folate: 10,
  b12: 0.1,
  water: 10,
  alcohol: 0.5,
};

/** What is known of an amount, as a range without its unit: "520–690", "at least 520", "not known". */
export function NutrientFigure({ name, amount }: { name: NutrientName; amount: Amount }) {
  const { i18n } = useLingui();
  if (!amount.estimate) return <Trans>not known</Trans>;
  const { min, max } = roundedRange(amount.estimate, figureSteps[name]);
  const [least, most] = [i18n.number(min), i18n.number(max)];
  if (!amount.complete) return <Trans>at least {least}</Trans>;
  return least === most ? least : `${least}–${most}`;
}
