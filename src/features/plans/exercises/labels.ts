import type { Localized } from '#src/lib/language.ts';
import type { exerciseCategories, levels } from './kinds.ts';

export const levelLabels: Readonly<Record<(typeof levels)[number], Localized>> = {
  beginner: { en: 'Beginner', am: 'ጀማሪ' },
  intermediate: { en: 'Intermediate', am: 'መካከለኛ' },
  advanced: { en: 'Advanced', am: 'የላቀ' },
};

export const exerciseCategoryLabels: Readonly<Record<(typeof exerciseCategories)[number], Localized>> = {
  strength: { en: 'Strength', am: 'ጥንካሬ' },
  cardio: { en: 'Cardio', am: 'የልብና ትንፋሽ' },
  mobility: { en: 'Mobility and balance', am: 'መተጣጠፍና ሚዛን' },
};
