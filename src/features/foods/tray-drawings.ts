import {
  bowl,
  coffee,
  injera,
  injeraRound,
  mesobRing,
  mound,
  platter,
  roll,
  sequence,
  type Random,
} from './dish-drawings.ts';
import { lookOf, lookOfKind } from './food-look.ts';
import { injeraLooks } from './pantry-looks.ts';
import type { Served } from './plate-table.ts';
import type { Food } from './schema.ts';
import { entryOf } from '#src/lib/entry-of.ts';

/** How a food comes to the tray, and whether there is a drawing of it. */
export function servingOf({ id }: Pick<Food, 'id'>): { readonly served: Served; readonly isDrawn: boolean } {
  const seen = lookOf(id);
  const isInjera = id === 'injera-teff';
  return {
    served: isInjera ? 'injera' : seen?.inBowl || id === 'buna' ? 'bowl' : 'mound',
    isDrawn: isInjera || seen !== null || Object.hasOwn(others, id),
  };
}

const frame = (size: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size} ${-size} ${2 * size} ${2 * size}">${drawing}</svg>`;

/** What is neither a heap nor in a bowl. */
const others: Readonly<Record<string, (random: Random) => string>> = {
  buna: () => `<g transform="scale(1.25)">${coffee(0, -1)}</g>`,
  beyaynetu: platter,
  ...Object.fromEntries(
    Object.entries(injeraLooks).map(([id, look]) => [id, (random: Random) => injeraRound(look, random)]),
  ),
};

/** A dish from above in a square of 100, nearly filled, or `any-` of a kind; null for a dish that has no drawing. */
export function dishSvg(id: string): string | null {
  const random = sequence(id);
  const other = entryOf(others, id);
  if (other) return frame(50, other(random));
  const [, kind] = /^any-(.+)$/.exec(id) ?? [];
  const seen = kind === undefined ? lookOf(id) : lookOfKind(kind);
  if (!seen) return null;
  return frame(50, seen.inBowl ? bowl(0, -2, 46, seen.look, random) : mound(0, -2, 42, seen.look, random));
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
