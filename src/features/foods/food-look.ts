import { entryOf } from '#src/lib/entry-of.ts';
import { bowlLooks, moundLooks } from './dish-drawings.ts';
import type { foodGroups } from './kinds.ts';
import type { Look } from './look.ts';
import { kindLooks, pantryBowls, pantryMounds } from './pantry-looks.ts';

interface Seen {
  readonly look: Look;
  readonly inBowl: boolean;
}

/** How a food looks from above, and whether it stands in a bowl; null for one that nobody has drawn. */
export function lookOf(id: string): Seen | null {
  const inBowl = entryOf(bowlLooks, id) ?? entryOf(pantryBowls, id);
  if (inBowl) return { look: inBowl, inBowl: true };
  const heaped = entryOf(moundLooks, id) ?? entryOf(pantryMounds, id);
  return heaped ? { look: heaped, inBowl: false } : null;
}

/** How a food looks that nobody has drawn, by its kind; null for no kind. */
export function lookOfKind(group: (typeof foodGroups)[number]): Seen;
export function lookOfKind(group: string): Seen | null;
export function lookOfKind(group: string): Seen | null {
  const look = entryOf(kindLooks, group);
  return look ? { look, inBowl: look.inBowl === true } : null;
}
