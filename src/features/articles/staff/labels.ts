import type { Localized } from '#src/lib/language.ts';
import type { ArticleIcon, ContentType } from '../kinds.ts';
import type { PublicationState } from './publication.ts';

/** Each in itself. */
export const languageNames: Localized = { en: 'English', am: 'አማርኛ' };

export const typeLabels: Readonly<Record<ContentType, Localized>> = {
  educational: { en: 'Educational', am: 'ትምህርታዊ' },
  motivational: { en: 'Motivational', am: 'አነቃቂ' },
};

export const stateLabels: Readonly<Record<PublicationState, Localized>> = {
  draft: { en: 'Draft', am: 'ረቂቅ' },
  scheduled: { en: 'Scheduled', am: 'ጊዜ የተያዘለት' },
  published: { en: 'Published', am: 'ይፋ የሆነ' },
};

export const iconLabels: Readonly<Record<ArticleIcon, Localized>> = {
  flame: { en: 'Flame', am: 'ነበልባል' },
  path: { en: 'Path', am: 'መንገድ' },
  sprout: { en: 'Sprout', am: 'ቡቃያ' },
  sun: { en: 'Sun', am: 'ፀሐይ' },
  bowl: { en: 'Bowl', am: 'ሳህን' },
  drop: { en: 'Drop of water', am: 'የውሃ ጠብታ' },
  jerrycan: { en: 'Jerrycan', am: 'ጀሪካን' },
  moon: { en: 'Moon', am: 'ጨረቃ' },
};
