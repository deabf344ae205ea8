import { nutritionCategories, type NutritionCategory } from './schema.ts';

/** Offered always, as specified. */
const constant: readonly NutritionCategory[] = [
  'weight-loss',
  'weight-gain',
  'maintenance',
  'muscle-building',
  'endurance',
];

/** The categories that a visitor can choose from: none that leads to nothing, beyond the constant ones. */
export function offeredCategories(
  inUse: readonly NutritionCategory[],
  chosen: NutritionCategory | undefined,
): NutritionCategory[] {
  return nutritionCategories.filter((category) => [...constant, ...inUse, chosen].includes(category));
}
