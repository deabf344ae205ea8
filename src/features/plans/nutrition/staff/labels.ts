import type { Localized } from '#src/lib/language.ts';
import type { NutritionPlan } from '../schema.ts';

export const statusLabels: Readonly<Record<NutritionPlan['status'], Localized>> = {
  draft: { en: 'Draft', am: 'ረቂቅ' },
  published: { en: 'Published', am: 'ይፋ የሆነ' },
  archived: { en: 'Archived', am: 'በማኅደር የተቀመጠ' },
};
