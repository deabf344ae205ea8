import type { Localized } from '#src/lib/language.ts';
import type { nutritionStatuses } from './nutrition/kinds.ts';

/** Of either kind of plan. */
export type PlanStatus = (typeof nutritionStatuses)[number];

export const statusLabels: Readonly<Record<PlanStatus, Localized>> = {
  draft: { en: 'Draft', am: 'ረቂቅ' },
  published: { en: 'Published', am: 'ይፋ የሆነ' },
  archived: { en: 'Archived', am: 'በማኅደር የተቀመጠ' },
};
