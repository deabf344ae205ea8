import * as paint from './paints.ts';
import { at, disc, shape, stroke } from './strokes.ts';
import { acacia, birds, eucalyptus, ground, land, lobelia, sun, tinHouse, tukul } from './things.ts';

/** Places in the country, 640 wide from -80 to 360; who is there stands at 324. */

const path =
  shape('M0 306C180 294 420 296 640 304V360H0Z', paint.EARTH) +
  shape('M0 346C200 336 440 338 640 344V360H0Z', paint.NEAR_EARTH);

/** The ridge above Addis Ababa, where the town runs in the morning. */
export const entoto = [
  ground(paint.SKY),
  sun(392, 132),
  birds(500, 122),
  land([paint.FAR_LAND, 'M0 186C70 152 150 140 232 166C300 188 352 196 420 176C500 152 570 132 640 146']),
  at(
    236,
    222,
    1,
    shape(
      'M0 0V-14H12V-24H26V-10H38V-30H50V-16H66V-38H80V-18H94V-28H110V-12H124V-46H134V-20H150V-30H164V-12H182V-22H196V-8H214V0Z',
      paint.CITY,
    ),
  ),
  land(
    [paint.HILLS, 'M0 204C90 184 176 204 262 220C360 236 470 218 640 186'],
    [paint.SLOPES, 'M0 250C130 226 244 244 350 254C470 264 560 246 640 236'],
    [paint.MEADOW, 'M0 284C100 266 220 280 330 286C440 292 560 280 640 272'],
  ),
  eucalyptus(470, 276, 0.34),
  eucalyptus(494, 278, 0.4),
  eucalyptus(520, 276, 0.36),
  eucalyptus(146, 276, 0.4),
  eucalyptus(168, 276, 0.33),
  path,
  eucalyptus(24, 312, 1.22),
  eucalyptus(82, 308, 0.96),
  eucalyptus(622, 310, 1.14),
].join('');

/** A highland farm before the harvest of the teff. */
export const field = [
  ground(paint.SKY),
  sun(408, 128),
  birds(150, 112),
  // Table mountains.
  shape(
    'M0 176C30 172 44 170 52 166C58 150 60 136 66 118H128C134 128 136 144 142 156C166 166 196 168 214 166C220 144 224 122 232 102L318 100L324 104C338 124 350 148 362 160C392 170 430 172 452 170C460 156 462 144 470 132H552C558 144 562 158 572 166C600 174 622 176 640 178V360H0Z',
    paint.FAR_LAND,
  ),
  land(
    [paint.HILLS, 'M0 212C70 186 130 190 200 210C290 234 360 196 440 192C520 188 580 206 640 200'],
    [paint.SLOPES, 'M0 246C110 224 220 240 320 246C430 252 540 232 640 232'],
    [paint.MEADOW, 'M0 270C120 258 240 264 340 270C450 276 560 262 640 262'],
  ),
  tukul(92, 282, 2.3),
  tukul(162, 276, 1.7),
  acacia(226, 272, 0.9),
  acacia(596, 266, 1.4),
  // Stacked straw beside the houses.
  shape('M18 284C14 256 26 236 38 228C50 236 62 256 58 284Z', paint.STRAW) +
    stroke('M28 276C26 260 32 248 38 240M48 276C50 260 44 248 40 240', paint.STUBBLE, 2),
  shape('M0 284C180 272 420 278 640 276V360H0Z', paint.STRAW),
  stroke(
    [0, 1, 2]
      .flatMap((row) =>
        Array.from(
          { length: 22 },
          (_, i) =>
            `M${i * 31 - row * 9} ${300 + row * 13}c2-8 5-14 11-18m-7 18c2-6 6-10 12-12m-15 11c-1-6-3-12-6-15`,
        ),
      )
      .join(''),
    paint.STUBBLE,
    2,
  ),
  shape('M0 330C200 320 440 322 640 328V360H0Z', paint.EARTH),
].join('');

/** The lake at Hawassa: a fishing boat, a marabou that waits for it. */
export const lake = [
  ground(paint.SKY),
  sun(300, 138),
  birds(400, 116),
  land([
    paint.FAR_LAND,
    'M0 150C60 140 96 116 150 122C210 130 240 166 330 168C420 170 450 110 520 104C570 100 610 128 640 140',
  ]),
  land([paint.HILLS, 'M0 180C90 170 150 176 240 184C360 192 500 176 640 172']),
  shape('M0 190H640V360H0Z', paint.LAKE),
  stroke('M232 206h140M256 222h96M276 240h60M292 258h28', paint.GLOW, 5),
  stroke(
    'M30 208h70M120 232h84M20 258h90M430 214h96M560 236h60M420 268h70M540 282h80M150 274h60',
    paint.RIPPLE,
    4,
  ),
  // A wooden boat with its oars.
  at(
    474,
    246,
    1,
    stroke('M-58-30L-78 12M52-26L84 14', paint.WOOD, 4) +
      shape('M-96-22C-70-6 70-6 100-26C92 0 70 12 44 12H-44C-70 12-88 0-96-22Z', paint.PALE_WOOD) +
      stroke('M-90-12C-60 2 64 2 92-14', paint.WOOD, 3) +
      stroke('M-40-10V-2M0-8V0M40-10V-2', paint.WOOD, 4) +
      stroke('M-78 17h150', paint.RIPPLE, 4),
  ),
  // A fig leans over from the shore, reeds beside it.
  shape('M0 292C60 276 130 286 190 300C300 324 470 300 640 306V360H0Z', paint.MEADOW),
  shape('M0 318C180 306 420 310 640 316V360H0Z', paint.EARTH),
  shape('M0 348C200 340 440 342 640 346V360H0Z', paint.NEAR_EARTH),
  stroke(
    'M22 310C36 250 30 190 62 130M40 214C24 180 8 168-8 160M48 176C70 156 96 150 120 150',
    paint.TRUNK,
    10,
  ),
  `<g fill="${paint.LEAF}"><ellipse cx="20" cy="120" rx="62" ry="36"/><ellipse cx="96" cy="136" rx="54" ry="28"/><ellipse cx="-6" cy="160" rx="44" ry="26"/></g>`,
  `<g fill="${paint.FURROW}"><ellipse cx="48" cy="104" rx="44" ry="20"/><ellipse cx="112" cy="128" rx="32" ry="14"/></g>`,
  at(
    622,
    318,
    1,
    stroke(
      'M-24 0C-24-24-30-40-36-54M-14 0C-14-30-16-52-14-70M-4 0C-2-26 4-46 8-62M6 0C8-20 16-36 24-48',
      paint.LEAF,
      3,
    ) + stroke('M-14-70V-84M8-62L12-76M-36-54L-40-66', paint.DOOR, 6),
  ),
].join('');

/** The marabou. */
export const lakeFront = at(
  546,
  340,
  0.9,
  stroke('M-4 0V-34M8 0V-34', paint.STONE_EDGE, 3) +
    shape('M-26-52C-22-76 10-84 22-62C26-46 12-30-4-32C-18-32-30-40-26-52Z', paint.IRON) +
    shape('M-8-36C0-30 14-34 20-50C8-48-2-44-8-36Z', paint.LINEN) +
    stroke('M18-66C24-76 20-86 24-92', '#D79A8C', 6) +
    disc(25, -94, 6, '#D79A8C') +
    shape('M29-97L54-84L29-89Z', paint.STONE_EDGE),
);

/** The edge of the Simien: cliff behind cliff, an ibex at the brink. */
export const simien = [
  ground(paint.SKY),
  sun(206, 126),
  shape(
    'M0 178L44 130L66 136L84 112H120L136 142L170 160L214 156L236 122L262 116L282 138L330 152L372 148L392 98L432 92L452 130L500 146L552 142L574 108L612 104L640 130V360H0Z',
    paint.FAR_LAND,
  ),
  shape(
    'M0 214L60 188L96 192L112 174L150 172L166 200L232 218L300 212L322 178L366 170L384 196L452 214L520 206L548 176L600 170L640 190V360H0Z',
    paint.HILLS,
  ),
  stroke('M116 180V214M138 180V206M330 186V222M352 180V212M560 184V216M584 180V208', paint.SLOPES, 3),
  shape('M0 262C60 246 120 250 170 262C250 280 330 260 420 250C500 242 580 250 640 240V360H0Z', paint.SLOPES),
  // The brink on both sides, with its banded rock.
  shape('M0 224L58 218L74 232L70 256L92 262L88 292L118 300L112 360H0Z', paint.MEADOW),
  stroke('M70 256L34 262M88 292L40 296', paint.FURROW, 3),
  shape('M640 196L566 200L552 214L558 242L534 250L538 280L512 290L516 360H640Z', paint.MEADOW),
  stroke('M558 242L604 246M538 280L596 284', paint.FURROW, 3),
  // The ibex and its horns.
  at(
    590,
    199,
    0.62,
    shape(
      'M-30-38C-20-46 10-46 24-42L34-60C40-66 50-62 54-54L60-46L50-44L40-30C38-24 30-20 26-20L24 0H18L16-20H-14L-18 0H-24L-24-18C-32-22-34-32-30-38Z',
      paint.TRUNK,
    ) + stroke('M44-62C42-84 28-94 12-90', paint.TRUNK, 5),
  ),
  shape('M0 316C180 304 420 306 640 312V360H0Z', paint.EARTH),
  shape('M0 348C200 340 440 342 640 346V360H0Z', paint.NEAR_EARTH),
].join('');
export const simienFront = lobelia(44, 334, 1.15) + lobelia(92, 348, 0.9) + lobelia(562, 346, 1);

/** Where people meet: an old fig tree, benches in its shade, a board to write on. */
export const warka = [
  ground(paint.SKY),
  sun(548, 136),
  land(
    [paint.FAR_LAND, 'M0 160C120 128 240 150 340 164C450 178 550 148 640 152'],
    [paint.HILLS, 'M0 220C130 196 260 214 360 222C470 230 560 212 640 208'],
    [paint.SLOPES, 'M0 262C140 246 280 258 380 262C490 266 570 256 640 252'],
  ),
  tinHouse(560, 286, 1.1, paint.WALL),
  shape('M0 286C180 276 420 278 640 282V360H0Z', paint.EARTH),
  `<ellipse cx="250" cy="322" rx="240" ry="20" fill="${paint.NEAR_EARTH}"/>`,
  shape(
    'M206 318C226 300 224 250 214 196H276C270 250 270 300 298 318C280 316 272 312 262 306C254 316 246 318 240 306C230 314 222 318 206 318Z',
    paint.TRUNK,
  ),
  stroke('M232 206C220 170 180 150 140 140M258 206C272 168 320 150 366 140M246 200V110', paint.TRUNK, 14),
  `<g fill="${paint.LEAF}"><ellipse cx="130" cy="120" rx="100" ry="50"/><ellipse cx="368" cy="120" rx="104" ry="50"/><ellipse cx="250" cy="86" rx="130" ry="60"/></g>`,
  `<g fill="${paint.FURROW}"><ellipse cx="112" cy="100" rx="64" ry="22"/><ellipse cx="300" cy="62" rx="76" ry="24"/><ellipse cx="388" cy="104" rx="54" ry="20"/></g>`,
  // The board on its legs, with a curve that rises.
  at(
    446,
    326,
    1,
    stroke('M-44 0L-34-104M44 0L34-104', paint.PALE_WOOD, 5) +
      shape('M-52-110H52V-40H-52Z', paint.RUBBER) +
      stroke('M-52-110H52V-40H-52Z', paint.PALE_WOOD, 5) +
      stroke('M-38-54C-16-56-4-66 8-82S28-96 38-98', paint.LINEN, 3.4) +
      stroke('M-38-96H-8M-38-84H-18', paint.LINEN, 3),
  ),
].join('');

const bench = stroke('M-44-20H44', paint.PALE_WOOD, 7) + stroke('M-34-18V0M34-18V0', paint.WOOD, 6);
export const warkaFront = at(92, 336, 1, bench) + at(330, 348, 1, bench);

/** A track of red earth below eucalyptus, as in the towns that runners come from. */
export const track = [
  ground(paint.SKY),
  sun(330, 132),
  birds(200, 116),
  land(
    [paint.FAR_LAND, 'M0 164C90 124 200 130 300 156C400 180 520 132 640 144'],
    [paint.HILLS, 'M0 206C130 182 260 198 380 206C490 212 570 196 640 192'],
    [paint.SLOPES, 'M0 234C140 222 300 230 400 234C510 238 580 230 640 228'],
  ),
  [14, 46, 78, 118, 150, 500, 536, 566, 604, 632]
    .map((x, i) => eucalyptus(x, 246, 0.42 + (i % 3) * 0.06))
    .join(''),
  shape('M0 242H640V262H0Z', paint.MEADOW),
  // Seats for those who watch.
  at(
    326,
    250,
    1,
    shape('M-90 0V-18H-66V-34H-42V-50H90V0Z', paint.STONE) +
      stroke('M-90-18H90M-66-34H90M-42-50H90', paint.STONE_EDGE, 3),
  ),
  shape('M0 258H640V360H0Z', paint.TARTAN),
  stroke('M0 262H640M0 280H640M0 304H640M0 336H640', paint.LINEN, 3),
  stroke('M86 360L166 262', paint.LINEN, 5),
].join('');
