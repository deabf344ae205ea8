import type { Day } from '#src/lib/day.ts';
import { orthodoxFast, type FastId } from './fasts.ts';
import { isRamadan, type IslamicCorrections } from './ramadan.ts';

export const traditions = ['orthodox', 'muslim', 'none'] as const;
export type Tradition = (typeof traditions)[number];

/** Until when an Orthodox fasting day goes without any food: not at all, noon, or the ninth hour. */
export const fastEnds = ['none', 'noon', '15:00'] as const;
export type FastEnd = (typeof fastEnds)[number];

/** How somebody fasts (ጾም). Nobody is asked for it, and it is the person's own. */
export interface Tsom {
  readonly tradition: Tradition;
  /** Whether they eat fish on fasting days: the church's own teachers disagree. */
  readonly fish: boolean;
  /** Whether they eat honey on fasting days. */
  readonly honey: boolean;
  readonly until: FastEnd;
}

/** What is ticked before the person says how strictly: honey only, and a meal at any time. */
export const gentlest: Omit<Tsom, 'tradition'> = { fish: false, honey: true, until: 'none' };

/** A fast of one of the traditions. */
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

export const isFastingDay = (tsom: Tsom, day: Day, corrections?: IslamicCorrections): boolean =>
  fastOn(tsom, day, corrections) !== null;

/** Whether a day's food comes from the fasting table. Ramadan changes the hours of eating, not the food. */
export const eatsFromFastingTable = (tsom: Tsom, day: Day): boolean =>
  tsom.tradition === 'orthodox' && isFastingDay(tsom, day);

/** As a device keeps it: `orthodox 15:00 honey`. */
export const formatTsom = ({ tradition, until, fish, honey }: Tsom): string =>
  [tradition, until, fish && 'fish', honey && 'honey'].filter(Boolean).join(' ');

/** What a device kept; null for anything that {@link formatTsom} does not write. */
export function parseTsom(text: string): Tsom | null {
  const [first, second, ...eaten] = text.split(' ');
  const tradition = traditions.find((name) => name === first);
  const until = fastEnds.find((name) => name === second);
  if (!tradition || !until) return null;
  return { tradition, until, fish: eaten.includes('fish'), honey: eaten.includes('honey') };
}
