import {
  bowl,
  bowlLooks,
  coffee,
  injera,
  mesobRing,
  mound,
  moundLooks,
  roll,
  sequence,
} from './dish-drawings.ts';
import { look } from './look.ts';
import type { Served } from './plate-table.ts';
import type { Food } from './schema.ts';
import { entryOf } from '#src/lib/entry-of.ts';

/** How a new food looks until it is drawn. */
const unknownLook = look('#B98352', '#8F5F34', '#D6A97C', 'smooth');
const unknownDish = 'any';

/** How a food comes to the tray, and whether there is a drawing of it. */
export function servingOf({ id }: Pick<Food, 'id'>): { readonly served: Served; readonly isDrawn: boolean } {
  const inBowl = Object.hasOwn(bowlLooks, id) || id === 'buna';
  const isInjera = id === 'injera-teff';
  return {
    served: isInjera ? 'injera' : inBowl ? 'bowl' : 'mound',
    isDrawn: isInjera || inBowl || Object.hasOwn(moundLooks, id),
  };
}

const frame = (size: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size} ${-size} ${2 * size} ${2 * size}">${drawing}</svg>`;

/** A dish from above in a square of 100, nearly filled; null for a dish that has no drawing. */
export function dishSvg(id: string): string | null {
  const random = sequence(id);
  if (id === 'buna') return frame(50, `<g transform="scale(1.25)">${coffee(0, -1)}</g>`);
  const inBowl = entryOf(bowlLooks, id);
  if (inBowl) return frame(50, bowl(0, -2, 46, inBowl, random));
  const onInjera = entryOf(moundLooks, id) ?? (id === unknownDish ? unknownLook : undefined);
  return onInjera ? frame(50, mound(0, -2, 42, onInjera, random)) : null;
}

/** The plate within the mesob, as it is before the injera is laid. */
const barePlate =
  '<circle r="165" fill="#E9E2D4"/><circle r="162" fill="#FBF8F1"/><circle r="151" fill="none" stroke="#1B6A47" stroke-width="2.5"/><circle r="144" fill="none" stroke="#E9E2D4" stroke-width="2"/>';

/** What a tray is drawn from besides its dishes, each around 0,0 on the scale of `mesobSize`. */
export function trayPartSvg(name: string): string | null {
  if (name === 'mesob') return frame(mesobSize / 2, mesobRing + barePlate);
  if (name === 'injera') return frame(mesobSize / 2, mesobRing + injera(sequence('tray')));
  if (name === 'roll') return frame(50, `<g transform="translate(0 141)">${roll(-Math.PI / 2)}</g>`);
  return null;
}

/** Units across the drawing of a mesob with its shadow. */
const mesobSize = 440;
