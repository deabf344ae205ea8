import type { MealItem } from '../schema.ts';

/** kcal, and grams of the rest. */
export type NutritionInfo = NonNullable<MealItem['nutritionInfo']>;

/** In the order in which they are written. */
const parts = [
  { name: 'calories', unit: 'cal', read: 'k?cal(?:orie)?s?' },
  { name: 'fat', unit: 'g fat', read: 'g(?:rams?)?\\s*(?:of\\s+)?fat' },
  { name: 'protein', unit: 'g protein', read: 'g(?:rams?)?\\s*(?:of\\s+)?protein' },
  { name: 'carbs', unit: 'g CHO', read: 'g(?:rams?)?\\s*(?:of\\s+)?(?:CHO|carb(?:ohydrate)?s?)' },
] as const satisfies readonly { name: keyof NutritionInfo; unit: string; read: string }[];

/** `1,200`, `1200`, `12.5` */
const number = '(?<![\\d.])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';

const patterns = parts.map(({ name, read }) => ({
  name,
  pattern: new RegExp(`${number}\\s*${read}(?![\\p{L}\\d])`, 'iu'),
}));

/** Reads `450 cal, 12 g fat, 20 g protein, 60 g CHO`, in any order and spacing; what is absent is zero. */
export function parseNutritionText(text: string): NutritionInfo {
  const info = { calories: 0, fat: 0, protein: 0, carbs: 0 };
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) info[name] = Number(found.replaceAll(',', ''));
  }
  return info;
}

/** Writes what `parseNutritionText` reads; to a thousandth. */
export const formatNutritionText = (info: NutritionInfo): string =>
  parts.map(({ name, unit }) => `${Math.round(info[name] * 1000) / 1000} ${unit}`).join(', ');

/** Whether a text names any figure at all. */
export const holdsNutrition = (text: string): boolean => patterns.some(({ pattern }) => pattern.test(text));
