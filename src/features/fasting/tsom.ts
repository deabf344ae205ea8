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
