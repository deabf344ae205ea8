import type { Localized } from '#src/lib/language.ts';
import type { QuoteCategory } from './schema.ts';

export const quoteCategoryLabels: Readonly<Record<QuoteCategory, Localized>> = {
  habits: { en: 'Habits', am: 'ልማድ' },
  perseverance: { en: 'Perseverance', am: 'ጽናት' },
  motivation: { en: 'Motivation', am: 'ተነሳሽነት' },
  mindset: { en: 'Mindset', am: 'አስተሳሰብ' },
  'self-care': { en: 'Self-care', am: 'ራስን መንከባከብ' },
  progress: { en: 'Progress', am: 'ለውጥ' },
};
