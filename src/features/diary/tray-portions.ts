import { measuredGrams, quarter } from '#src/features/foods/amounts.ts';
import { readPlate, understood } from '#src/features/foods/plate-address.ts';
import type { Measure } from '#src/features/foods/schema.ts';
import type { DiaryPortion } from './schema.ts';
import { diaryLimits } from './limits.ts';

interface Food {
  readonly id: string;
  readonly measures?: readonly Measure[];
}

/**
 * One’s own part of everything on a tray, by the measures that it is told in where the part of them is one: of two ladles
 * for three it is the grams.
 *
 * @param tray what stands behind the `?` of its address
 */
export function trayPortions(tray: string, foods: readonly Food[]): DiaryPortion[] {
  const { dishes, part } = understood(readPlate(new URLSearchParams(tray), foods), foods);
  if (part === null) return [];
  return dishes.flatMap(({ food, grams, count, known }) => {
    if (!food || grams === null) return [];
    const ownCount = Number(((count ?? 0) * part).toFixed(6));
    const isMeasured = known && ownCount > 0 && ownCount % quarter === 0 && ownCount <= diaryLimits.count.max;
    const own = isMeasured ? measuredGrams(known, ownCount) : Math.round(grams * part * 10) / 10;
    if (own < diaryLimits.grams.min) return [];
    if (own > diaryLimits.grams.max) return [{ foodId: food.id, grams: diaryLimits.grams.max }];
    return [
      { foodId: food.id, grams: own, ...(isMeasured && { measure: { id: known.id, count: ownCount } }) },
    ];
  });
}
