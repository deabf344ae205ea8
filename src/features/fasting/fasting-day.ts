import { daysBetween, type Day } from '#src/lib/day.ts';
import { orthodoxFast, type FastId } from './fasts.ts';
import { isRamadan, ramadanAround, type IslamicCorrections } from './ramadan.ts';
import type { Tsom } from './tsom.ts';

/** A fast of one of the traditions. In Ramadan the hours of eating are others, not the food. */
export type Fast = FastId | 'ramadan';

/** The fasts of weeks, in which nutrition and training want more thought than on a Wednesday. */
const longFasts: ReadonlySet<Fast> = new Set(['advent', 'great-lent', 'apostles', 'filseta', 'ramadan']);
export const isLongFast = (fast: Fast): boolean => longFasts.has(fast);

/** The fast that a person keeps on a day; null where the day is none of theirs. */
export function fastOn({ tradition }: Tsom, day: Day, corrections?: IslamicCorrections): Fast | null {
  if (tradition === 'orthodox') return orthodoxFast(day);
  if (tradition === 'muslim') return isRamadan(day, corrections) ? 'ramadan' : null;
  return null;
}

/** Whether the day is one by estimate alone: a new moon seen a day earlier or later would change the answer. */
export const isEstimated = ({ tradition }: Tsom, day: Day, corrections?: IslamicCorrections): boolean =>
  tradition === 'muslim' &&
  ramadanAround(day, corrections).some(
    (edge) => edge.isEstimate && [0, 1].includes(daysBetween(day, edge.day)),
  );
