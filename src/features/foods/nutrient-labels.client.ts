import { useLingui } from '@lingui/react/macro';
import type { NutrientName } from './kinds.ts';

/** Nutrients by name, each with the unit of its figures. */
export function useNutrientLabels(): Readonly<Record<NutrientName, string>> {
  const { t } = useLingui();
  return {
    calories: t`Energy (kcal)`,
    protein: t`Protein (g)`,
    carbs: t`Carbohydrate (g)`,
    fat: t`Fat (g)`,
    fibre: t`Fibre (g)`,
    iron: t`Iron (mg)`,
    calcium: t`Calcium (mg)`,
  };
}
