import type { Localized } from '#src/lib/language.ts';
import type { ContentCategory } from './kinds.ts';

export const categoryLabels: Readonly<Record<ContentCategory, Localized>> = {
  fitness: { en: 'Fitness', am: 'የአካል ብቃት' },
  nutrition: { en: 'Nutrition', am: 'አመጋገብ' },
  'success-story': { en: 'Success story', am: 'የስኬት ታሪክ' },
  mindset: { en: 'Mindset', am: 'አስተሳሰብ' },
};
