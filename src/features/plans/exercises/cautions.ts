import type { Localized } from '#src/lib/language.ts';

/** Why an exercise asks for care. */
export const cautions = [
  'lying-on-the-back',
  'jumping',
  'heavy-load',
  'straining-the-belly',
  'bending-under-load',
  'deep-knee',
  'losing-balance',
] as const;
type Caution = (typeof cautions)[number];

export const cautionLabels: Readonly<Record<Caution, Localized>> = {
  'lying-on-the-back': { en: 'Lying on the back', am: 'በጀርባ መተኛት' },
  jumping: { en: 'Jumping and landing', am: 'መዝለልና መሬት መንካት' },
  'heavy-load': { en: 'A heavy load', am: 'ከባድ ክብደት' },
  'straining-the-belly': { en: 'Straining the belly', am: 'ሆድን ማስጨነቅ' },
  'bending-under-load': { en: 'Bending forward under a load', am: 'ክብደት ይዞ ወደ ፊት ማጎንበስ' },
  'deep-knee': { en: 'Deep bends of the knee', am: 'ጉልበትን በጣም ማጠፍ' },
  'losing-balance': { en: 'Losing balance', am: 'ሚዛን መሳት' },
};
