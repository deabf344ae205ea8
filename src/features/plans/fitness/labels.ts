import type { Localized } from '#src/lib/language.ts';
import type { fitnessCategories, setTypes } from './kinds.ts';

export const categoryLabels: Readonly<Record<(typeof fitnessCategories)[number], Localized>> = {
  'weight-loss': { en: 'Weight loss', am: 'ክብደት መቀነስ' },
  'weight-gain': { en: 'Weight gain', am: 'ክብደት መጨመር' },
  maintenance: { en: 'Maintenance', am: 'ክብደት መጠበቅ' },
  'muscle-building': { en: 'Muscle building', am: 'ጡንቻ መገንባት' },
  'endurance-training': { en: 'Endurance training', am: 'የጽናት ልምምድ' },
  endurance: { en: 'Endurance', am: 'ጽናት' },
  functional: { en: 'Functional', am: 'ለዕለት ተግባር' },
  strength: { en: 'Strength', am: 'ጥንካሬ' },
  flexibility: { en: 'Flexibility', am: 'መተጣጠፍ' },
  'muscle-gain': { en: 'Muscle gain', am: 'ጡንቻ መጨመር' },
};

export const setTypeLabels: Readonly<Record<(typeof setTypes)[number], Localized>> = {
  'warm-up': { en: 'Warm-up', am: 'ማሟሟቂያ' },
  working: { en: 'Working set', am: 'ዋና ዙር' },
  cardio: { en: 'Cardio', am: 'የልብና ትንፋሽ' },
};
