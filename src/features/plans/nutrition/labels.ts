import type { NutrientName } from '#src/features/foods/kinds.ts';
import type { Localized } from '#src/lib/language.ts';
import type { MealTimes, NutritionCategory, PlanVariant } from './kinds.ts';

export const categoryLabels: Readonly<Record<NutritionCategory, Localized>> = {
  'weight-loss': { en: 'Weight loss', am: 'ክብደት መቀነስ' },
  'weight-gain': { en: 'Weight gain', am: 'ክብደት መጨመር' },
  maintenance: { en: 'Maintenance', am: 'ክብደት መጠበቅ' },
  'muscle-building': { en: 'Muscle building', am: 'ጡንቻ መገንባት' },
  endurance: { en: 'Endurance', am: 'ጽናት' },
  performance: { en: 'Performance', am: 'ብቃት' },
  health: { en: 'Health', am: 'ጤና' },
};

/** What the two tables are called. In Ramadan every day is a fast: there they tell what the food is made of. */
export const variantLabels: Readonly<Record<MealTimes, Readonly<Record<PlanVariant, Localized>>>> = {
  day: {
    regular: { en: 'Non-fasting meals', am: 'የፍስክ' },
    fasting: { en: 'Fasting meals', am: 'የጾም' },
  },
  ramadan: {
    regular: { en: 'Meat and milk', am: 'ሥጋና ወተት ያለበት' },
    fasting: { en: 'Plants only', am: 'ከዕፅዋት ብቻ' },
  },
};

const milligrams: Localized = { en: 'mg', am: 'ሚ.ግ.' };

/** What is told of a day besides its energy and protein. */
export const dayFigures = [
  { name: 'sodium', label: { en: 'Sodium', am: 'ሶዲየም' }, unit: milligrams, step: 10 },
  { name: 'iron', label: { en: 'Iron', am: 'ብረት' }, unit: milligrams, step: 1 },
  { name: 'calcium', label: { en: 'Calcium', am: 'ካልሲየም' }, unit: milligrams, step: 10 },
  { name: 'vitaminC', label: { en: 'Vitamin C', am: 'ቫይታሚን ሲ' }, unit: milligrams, step: 1 },
  { name: 'folate', label: { en: 'Folate', am: 'ፎሌት' }, unit: { en: 'µg', am: 'ማይክሮ ግራም' }, step: 10 },
  { name: 'fibre', label: { en: 'Fibre', am: 'ፋይበር' }, unit: { en: 'g', am: 'ግ' }, step: 1 },
  { name: 'carbs', label: { en: 'Carbohydrate', am: 'ካርቦሃይድሬት' }, unit: { en: 'g', am: 'ግ' }, step: 1 },
] as const satisfies readonly {
  readonly name: NutrientName;
  readonly label: Localized;
  readonly unit: Localized;
  readonly step: number;
}[];
