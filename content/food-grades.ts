import type { Localized } from '#src/lib/language.ts';

/** How sure the figures of a food are. */
export const foodGrades = {
  A: {
    en: 'Published for this very food.',
    am: 'ለዚሁ ምግብ የታተመ አኃዝ።',
  },
  B: {
    en: 'Figures of one USDA food: the same, or a near one.',
    am: 'በUSDA ሠንጠረዥ የሚገኝ የዚሁ ወይም በጣም የሚቀርበው ምግብ አኃዝ።',
  },
  C: {
    en: 'Calculated from an assumed recipe: expect 25 % more or less.',
    am: 'በግምታዊ አሠራር የተሰላ፤ እስከ 25 በመቶ ሊበልጥ ወይም ሊያንስ ይችላል።',
  },
  D: {
    en: 'Only some of the figures have a source.',
    am: 'ምንጭ ያላቸው አንዳንዶቹ አኃዞች ብቻ ናቸው።',
  },
} as const satisfies Record<string, Localized>;
