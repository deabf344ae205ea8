import type { Localized } from '#src/lib/language.ts';

/** The kinds of movement that a week of training is balanced by. */
export const patterns = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'pull',
  'carry',
  'brace',
  'single-joint',
  'gait',
  'jump',
  'stretch',
  'balance',
  'other',
] as const;
export type Pattern = (typeof patterns)[number];

export const patternLabels: Readonly<Record<Pattern, Localized>> = {
  squat: { en: 'Squat', am: 'ቁጭ ብድግ' },
  hinge: { en: 'Hip hinge', am: 'ከዳሌ መጎንበስ' },
  lunge: { en: 'Lunge', am: 'ረግጦ ዝቅ ማለት' },
  push: { en: 'Push', am: 'መግፋት' },
  pull: { en: 'Pull', am: 'መሳብ' },
  carry: { en: 'Carry', am: 'መሸከም' },
  brace: { en: 'Hold the trunk', am: 'ሆድና ወገብን ማጽናት' },
  'single-joint': { en: 'One joint', am: 'በአንድ መገጣጠሚያ' },
  gait: { en: 'Walk and run', am: 'መራመድና መሮጥ' },
  jump: { en: 'Jump', am: 'መዝለል' },
  stretch: { en: 'Stretch', am: 'ጡንቻን ማሳሳብ' },
  balance: { en: 'Balance', am: 'ሚዛን መጠበቅ' },
  other: { en: 'Other', am: 'ሌላ' },
};
