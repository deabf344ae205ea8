import type { Localized } from '#src/lib/language.ts';

/** Why an exercise asks for care. */
export const cautions = [
  'lying-on-the-back',
  'jumping',
  'heavy-load',
  'straining-the-belly',
  'bending-under-load',
  'rounding-the-back',
  'deep-knee',
  'losing-balance',
] as const;
export type Caution = (typeof cautions)[number];

export const cautionLabels: Readonly<Record<Caution, Localized>> = {
  'lying-on-the-back': { en: 'Lying on the back', am: 'በጀርባ መተኛት' },
  jumping: { en: 'Jumping and running', am: 'መዝለልና መሮጥ' },
  'heavy-load': { en: 'A heavy load', am: 'ከባድ ክብደት' },
  'straining-the-belly': { en: 'Straining the belly', am: 'ሆድን ማስጨነቅ' },
  'bending-under-load': { en: 'Bending forward under a load', am: 'ክብደት ይዞ መጎንበስ' },
  'rounding-the-back': { en: 'Rounding or twisting the back', am: 'ጀርባን ማጉበጥ ወይም መጠምዘዝ' },
  'deep-knee': { en: 'Deep bends of the knee', am: 'ጉልበትን በጣም ማጠፍ' },
  'losing-balance': { en: 'Losing balance', am: 'ሚዛን መሳት' },
};

/** What a body can ask to be minded. */
export const conditions = [
  'pregnancy',
  'after-birth',
  'blood-pressure',
  'sixty-and-over',
  'back',
  'knee',
] as const;
export type Condition = (typeof conditions)[number];

export const conditionLabels: Readonly<Record<Condition, Localized>> = {
  pregnancy: { en: 'Pregnancy', am: 'እርግዝና' },
  'after-birth': { en: 'After a birth', am: 'ከወሊድ በኋላ' },
  'blood-pressure': { en: 'High blood pressure', am: 'ከፍተኛ የደም ግፊት' },
  'sixty-and-over': { en: 'Sixty and over', am: '60 ዓመትና ከዚያ በላይ' },
  back: { en: 'A sore back', am: 'የጀርባ ወይም የወገብ ሕመም' },
  knee: { en: 'A sore knee', am: 'የጉልበት ሕመም' },
};

/** What somebody whom a caution concerns does instead, or minds, and who says so. */
export interface CautionAdvice {
  readonly condition: Condition;
  readonly advice: Localized;
  readonly citation: string;
  readonly url: string;
}
