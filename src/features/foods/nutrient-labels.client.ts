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
    sugar: t`Sugars (g)`,
    iron: t`Iron (mg)`,
    calcium: t`Calcium (mg)`,
    zinc: t`Zinc (mg)`,
    sodium: t`Sodium (mg)`,
    vitaminA: t`Vitamin A (µg RAE)`,
    vitaminC: t`Vitamin C (mg)`,
    folate: t`Folate (µg)`,
    b12: t`Vitamin B12 (µg)`,
    water: t`Water (g)`,
    alcohol: t`Alcohol (g)`,
  };
}
