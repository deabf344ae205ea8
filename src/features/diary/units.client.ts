import { useLingui } from '@lingui/react/macro';
import type { ShownFigure } from './salt.ts';

/** In what figures are told. */
export function useUnits(): Readonly<Record<ShownFigure, string>> {
  const { t } = useLingui();
  const gram = t`g`;
  return { calories: t`kcal`, protein: gram, carbs: gram, salt: gram, iron: t`mg` };
}

/** What they are called. */
export function useFigureNames(): Readonly<Record<ShownFigure, string>> {
  const { t } = useLingui();
  return {
    calories: t`Energy`,
    protein: t`Protein`,
    carbs: t`Carbohydrate, with fibre`,
    salt: t`Salt`,
    iron: t`Iron`,
  };
}
