import { useLingui } from '@lingui/react/macro';
import type { NutrientName } from './kinds.ts';
import { useTrayLabels } from './tray-labels.client.ts';

/** Nutrients by name, each with the unit of its figures. */
export function useNutrientLabels(): Readonly<Record<NutrientName, string>> {
  const { t } = useLingui();
  return {
    ...useTrayLabels(),
    sugar: t`Sugars (g)`,
    zinc: t`Zinc (mg)`,
    vitaminA: t`Vitamin A (µg RAE)`,
    vitaminC: t`Vitamin C (mg)`,
    folate: t`Folate (µg)`,
    b12: t`Vitamin B12 (µg)`,
    water: t`Water (g)`,
    alcohol: t`Alcohol (g)`,
  };
}
