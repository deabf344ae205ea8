import * as paint from './paints.ts';
import { at, disc, shape, stroke } from './strokes.ts';

/** What stands in several places, each drawn around the middle of its foot. */

/** A tall tree with hanging leaves, 250 high. */
export const eucalyptus = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    stroke('M0 0C-3-70-5-130 1-196M-2-110L-15-150M-2-126L16-158', paint.BARK, 5) +
      `<g fill="${paint.FURROW}"><ellipse cx="2" cy="-214" rx="17" ry="32"/><ellipse cx="-17" cy="-172" rx="13" ry="28" transform="rotate(8 -17 -172)"/><ellipse cx="20" cy="-174" rx="14" ry="29" transform="rotate(-8 20 -174)"/></g>` +
      `<g fill="${paint.LEAF}"><ellipse cx="8" cy="-196" rx="12" ry="27"/><ellipse cx="-10" cy="-150" rx="9" ry="20"/><ellipse cx="15" cy="-146" rx="9" ry="20"/></g>`,
  );

/** False banana, which stands behind many houses, 130 high. */
export const enset = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    shape('M-15 0C-12-30-9-50-6-62H6C9-50 12-30 15 0Z', paint.PALE_LEAF) +
      shape(
        'M-4-60C-30-90-62-92-84-66C-58-66-34-62-4-60ZM4-60C30-90 62-92 84-66C58-66 34-62 4-60ZM-4-60C-34-112-58-124-72-120C-62-100-40-76-4-60ZM4-60C34-112 58-124 72-120C62-100 40-76 4-60Z',
        paint.LEAF,
      ) +
      shape('M0-58C-22-96-18-130 2-144C20-128 22-94 0-58Z', paint.FURROW) +
      stroke('M0-60C-1-90 0-116 2-138', paint.LEAF, 2),
  );

/** A flat crown on a forked trunk, 52 high. */
export const acacia = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    stroke('M-1.5 0C0-14 0-22-10-34M0-18C4-26 10-30 16-36', paint.TRUNK, 3) +
      shape('M-40-34C-40-42-26-46-14-46C-6-52 14-52 20-46C32-46 44-42 42-35C24-39-20-39-40-34Z', paint.LEAF),
  );

/** A round house with a thatched roof, 36 high. */
export const tukul = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    shape('M-13-14H13V0H-13Z', paint.MUD) +
      shape('M-3-10H4V0H-3Z', paint.DOOR) +
      shape('M-20-13C-12-20-4-28 0-36C4-28 12-20 20-13Z', paint.THATCH),
  );

/** A yellow can for water, 30 high. */
export const jerrycan = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    shape('M-9-26L-6-30H6L10-26V-2Q10 0 8 0H-8Q-10 0-10-2V-24Z', paint.GOLD) +
      stroke('M-4-28H3', '#B9821A', 2.4) +
      stroke('M-5-17L5-7M5-17L-5-7', '#B9821A', 2) +
      shape('M-10-26H-5V-31H-10Z', paint.RED),
  );

/** The pot that coffee is boiled in, 46 high. */
export const jebena = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    shape('M-15-12C-15-24-6-26-4-34V-44H5V-34C7-26 16-24 16-12C16-3 9 0 0 0S-15-3-15-12Z', paint.BLACK_CLAY) +
      stroke('M6-38C18-36 20-24 15-18M-12-16L-24-27', paint.BLACK_CLAY, 4) +
      stroke('M-5-44H6', paint.PALE_WOOD, 3),
  );

/** A woven basket table with its lid: 70 wide, 96 high. */
export const mesob = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    shape('M-28 0C-20-14-14-20-12-26H12C14-20 20-14 28 0Z', '#C98A2B') +
      shape(
        'M-38-44C-34-32-22-26-12-25H12C22-26 34-32 38-44ZM-38-46C-32-68-14-82-4-90A4.5 4.5 0 1 1 4-90C14-82 32-68 38-46Z',
        paint.GOLD,
      ) +
      stroke('M-40-45H40', paint.WOOD, 4) +
      stroke(
        'M-30-52l6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7M-22-5l7-6 7 6 7-6 7 6 7-6 7 6',
        paint.RED,
        3.2,
      ) +
      stroke(
        'M-21-68l5-6 5.5 6 5-6 5.5 6 5-6 5.5 6 5-6 5.5 6M-28-35l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5',
        paint.LEAF,
        3,
      ),
  );

/** Windows of a house in a town, from its upper left corner: each column is one dashed line. */
const panes = (columns: number, rows: number) =>
  `<path d="${Array.from({ length: columns }, (_, i) => `M${i * 13 + 3.5} 0V${rows * 16 - 7}`).join('')}" stroke="${paint.PANE}" stroke-width="7" stroke-dasharray="9 7"/>`;

/** A house of several floors, from its lower left corner. */
export const block = (x: number, y: number, columns: number, rows: number, fill: string) =>
  at(
    x,
    y - rows * 16 - 8,
    1,
    shape(`M0 0H${columns * 13 + 7}V${rows * 16 + 8}H0Z`, fill) + at(7, 8, 1, panes(columns, rows)),
  );

/** A small house under corrugated iron: 92 wide, 66 high. */
export const tinHouse = (x: number, y: number, size: number, wall: string = paint.MUD) =>
  at(
    x,
    y,
    size,
    shape('M-40-42H40V0H-40Z', wall) +
      shape('M-8-30H10V0H-8Z', paint.DOOR) +
      shape('M20-31H34V-17H20ZM-33-31H-19V-17H-33Z', paint.PANE) +
      shape('M-48-40L-34-66H34L48-40Z', paint.TIN) +
      stroke('M-24-64l-6 22M-8-64l-2 22M8-64l2 22M24-64l6 22', paint.TIN_LINE, 2),
  );

/** A giant lobelia of the Simien: a candle of flowers above a tuft of leaves, 92 high. */
export const lobelia = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    stroke('M0 0V-14', paint.TRUNK, 9) +
      stroke(
        'M0-16C-14-16-24-10-34 0M0-16C14-16 24-10 34 0M0-18C-16-24-28-22-38-14M0-18C16-24 28-22 38-14M0-20C-12-34-22-38-32-34M0-20C12-34 22-38 32-34',
        paint.LEAF,
        7,
      ) +
      shape('M-9-20C-10-60-5-92 0-92S10-60 9-20Z', paint.PALE_LEAF) +
      stroke('M-4-30h.1M4-38h.1M-4-46h.1M4-54h.1M-3-62h.1M3-70h.1M0-80h.1', paint.LEAF, 3),
  );

/** A heap in a round basin: 60 wide. */
export const heap = (x: number, y: number, size: number, colour: string, light: string) =>
  at(
    x,
    y,
    size,
    shape('M-27-13C-20-30-8-44 0-46S20-30 27-13Z', colour) +
      stroke('M-6-36C-12-30-15-25-17-20', light, 3) +
      shape('M-32-14H32L25 0H-25Z', paint.IRON),
  );

export const sun = (x: number, y: number) => disc(x, y, 68, paint.GLOW) + disc(x, y, 46, paint.SUN);

export const birds = (x: number, y: number) =>
  at(x, y, 1, stroke('M0 0q7-7 12 0q6-7 12 0M42-18q5-5 9 0q5-5 9 0M54 8q4-4 7 0q4-4 7 0', paint.TRUNK, 2));

/** The sky, and land that lies before it from far to near; each shape goes down to the edge. */
export const land = (...ridges: readonly [fill: string, crest: string][]) =>
  ridges.map(([fill, crest]) => shape(`${crest}V360H0Z`, fill)).join('');

export const ground = (fill: string) => shape('M0-80H640V360H0Z', fill);
