import type { Localized } from '#src/lib/language.ts';
import type { mealNames, NutritionCategory } from './schema.ts';

export const categoryLabels: Readonly<Record<NutritionCategory, Localized>> = {
  'weight-loss': { en: 'Weight loss', am: 'ክብደት መቀነስ' },
  'weight-gain': { en: 'Weight gain', am: 'ክብደት መጨመር' },
  maintenance: { en: 'Maintenance', am: 'ክብደት መጠበቅ' },
  'muscle-building': { en: 'Muscle building', am: 'ጡንቻ መገንባት' },
  endurance: { en: 'Endurance', am: 'ጽናት' },
  performance: { en: 'Performance', am: 'ብቃት' },
  health: { en: 'Health', am: 'ጤና' },
};

export const mealLabels: Readonly<Record<(typeof mealNames)[number], Localized>> = {
  breakfast: { en: 'Breakfast', am: 'ቁርስ' },
  lunch: { en: 'Lunch', am: 'ምሳ' },
  dinner: { en: 'Dinner', am: 'እራት' },
  snacks: { en: 'Snacks', am: 'መክሰስ' },
};
