import type { Localized } from '#src/lib/language.ts';
import type { MealTimes, mealNames } from './kinds.ts';

type MealLabels = Readonly<Record<(typeof mealNames)[number], Localized>>;

const daysMeals: MealLabels = {
  breakfast: { en: 'Breakfast', am: 'ቁርስ' },
  lunch: { en: 'Lunch', am: 'ምሳ' },
  dinner: { en: 'Dinner', am: 'እራት' },
  snacks: { en: 'Snacks', am: 'መክሰስ' },
};

/** From one fast to the next. */
const ramadansMeals: MealLabels = {
  breakfast: { en: 'Suhoor, before dawn', am: 'ሱሁር፣ ከንጋት በፊት' },
  lunch: { en: 'Iftar, at sunset', am: 'ኢፍጣር፣ ፀሐይ ስትጠልቅ' },
  dinner: { en: 'Dinner, after the prayer', am: 'እራት፣ ከሰላት በኋላ' },
  snacks: { en: 'Later in the night', am: 'በሌሊቱ ክፍል' },
};

/** What the meals are called, by whose hours they keep. */
export const mealLabels: Readonly<Record<MealTimes, MealLabels>> = { day: daysMeals, ramadan: ramadansMeals };
