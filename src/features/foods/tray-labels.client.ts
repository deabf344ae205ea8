import { useLingui } from '@lingui/react/macro';
import type { TrayNutrient } from './plate-table.ts';

/** What a tray tells of its dishes, each with the unit of its figures. */
export function useTrayLabels(): Readonly<Record<TrayNutrient, string>> {
  const { t } = useLingui();
  return {
    calories: t`Energy (kcal)`,
    protein: t`Protein (g)`,
    carbs: t`Carbohydrate (g)`,
    fat: t`Fat (g)`,
    fibre: t`Fibre (g)`,
    iron: t`Iron (mg)`,
    calcium: t`Calcium (mg)`,
    sodium: t`Sodium (mg)`,
  };
}
