import * as paint from './paints.ts';
import { alongside, at, disc, repeated, shape, stroke } from './strokes.ts';
import {
  acacia,
  birds,
  block,
  enset,
  eucalyptus,
  ground,
  heap,
  jerrycan,
  land,
  mesob,
  sun,
  tinHouse,
} from './things.ts';

/** Places in a town, 640 wide from -80 to 360; who is there stands at 324. */

/** Behind the gate: washing, water, papaya. */
export const yard = [
  ground(paint.SKY),
  sun(404, 128),
  land([paint.FAR_LAND, 'M0 150C110 120 210 136 330 152C450 166 560 140 640 130']),
  enset(70, 214, 0.9),
  shape('M0 206H640V312H0Z', paint.RENDER),
  stroke('M0 206H640', paint.STONE_EDGE, 7),
  stroke('M150 232h30M118 262h22M236 282h26M30 240h24M560 236h26M600 276h22', paint.LINEN_FOLD, 4),
  // The gate of corrugated iron, its small door ajar.
  at(
    284,
    312,
    1,
    shape('M-64 0V-128H64V0Z', paint.GATE) +
      stroke(alongside(15, 8, 'M-56-124V-4'), paint.GATE_LINE, 2.4) +
      stroke('M-64-2V-130H64V-2M0-128V-2', paint.TRUNK, 6) +
      stroke('M-64-66H64', paint.TRUNK, 4) +
      disc(-9, -58, 4, paint.GOLD),
  ),
  // A room of the house.
  shape('M470 164H640V312H470Z', paint.WALL),
  shape('M470 262H640V312H470Z', paint.DADO),
  shape('M448 166L474 112H640V166Z', paint.TIN),
  stroke(alongside(8, 22, 'M482 114l-10 50'), paint.TIN_LINE, 2.4),
  shape('M500 196H548V312H500Z', paint.GATE) + stroke('M524 198V310', paint.GATE_LINE, 3),
  shape('M580 192H624V236H580Z', paint.PANE) + stroke('M602 192V236M580 214H624', paint.TRUNK, 4),
  shape('M0 308C180 302 420 302 640 306V360H0Z', paint.EARTH),
  shape('M0 346C200 338 440 340 640 344V360H0Z', paint.NEAR_EARTH),
  // Washing on the line.
  stroke('M64 158C180 190 340 184 470 150', paint.TRUNK, 2),
  shape('M104 169C122 174 146 178 172 180L170 246C146 246 124 242 106 238Z', paint.LINEN),
  stroke('M106 232C124 236 148 239 170 240', paint.GOLD, 4),
  shape('M372 176C392 174 412 169 428 164L432 196L420 198L424 222H386L384 202L374 204Z', paint.RED),
].join('');
export const yardFront = jerrycan(604, 340, 1.2) + jerrycan(578, 346, 1.2) + jerrycan(40, 344, 1.2);

/** The great steps in the middle of Addis Ababa, where people train before work. */
export const steps = [
  ground(paint.SKY),
  sun(180, 124),
  birds(250, 112),
  land([paint.FAR_LAND, 'M0 140C120 100 240 108 360 136C470 158 560 120 640 112']),
  block(20, 196, 3, 4, paint.CITY) +
    block(76, 196, 2, 7, paint.NEAR_CITY) +
    block(118, 196, 4, 3, paint.CITY) +
    block(250, 196, 3, 5, paint.CITY) +
    block(304, 196, 4, 3, paint.NEAR_CITY) +
    block(470, 196, 3, 8, paint.NEAR_CITY) +
    block(522, 196, 4, 5, paint.CITY) +
    block(588, 196, 3, 6, paint.NEAR_CITY),
  // The tram on its bridge.
  shape('M0 176H640V184H0Z', paint.STONE_EDGE) +
    shape(alongside(8, 92, 'M20 184h10v20h-10Z'), paint.STONE_EDGE),
  at(
    92,
    176,
    1,
    shape('M0 0V-18Q0-22 4-22H92Q96-22 96-18V0Z', paint.MEADOW) +
      shape(alongside(6, 15, 'M5-17h10v8h-10Z'), paint.PANE) +
      stroke('M2-4H94', paint.GOLD, 2.4),
  ),
  ...[0, 1, 2, 3, 4, 5].map((row) => {
    const y = 200 + row * 20;
    const sag = 6 + row * 3;
    return (
      shape(`M0 ${y}Q320 ${y + sag * 2} 640 ${y}V360H0Z`, row % 2 ? paint.EARTH : paint.STONE) +
      stroke(`M0 ${y}Q320 ${y + sag * 2} 640 ${y}`, row % 2 ? paint.NEAR_EARTH : paint.STONE_EDGE, 3)
    );
  }),
  shape('M0 318Q320 334 640 318V360H0Z', paint.NEAR_EARTH),
].join('');

/** A morning of spices: heaps in basins, cloths above. */
export const market = [
  ground(paint.SKY),
  sun(310, 128),
  land(
    [paint.FAR_LAND, 'M0 152C100 130 190 142 300 158C420 174 540 140 640 140'],
    [paint.HILLS, 'M0 206C120 188 240 200 340 208C460 216 560 200 640 196'],
  ),
  tinHouse(572, 268, 1.2),
  tinHouse(40, 268, 1.1, paint.WALL),
  tinHouse(306, 262, 0.9, paint.WALL),
  shape('M0 262C180 254 420 256 640 260V360H0Z', paint.EARTH),
  // Two stalls under cloth.
  ...[
    [166, paint.RED, paint.LINEN],
    [454, paint.LEAF, paint.GOLD],
  ].map(([x, cloth, stripe]) =>
    at(
      Number(x),
      320,
      1,
      stroke('M-116 0V-150M116 0V-150', paint.TRUNK, 6) +
        shape('M-132-150L-108-196H108L132-150Z', String(cloth)) +
        shape('M-79-150L-65-196H-22L-26-150ZM27-150L22-196H65L79-150Z', String(stripe)) +
        shape(
          'M-132-150H132Q121-134 110-150Q99-134 88-150Q77-134 66-150Q55-134 44-150Q33-134 22-150Q11-134 0-150Q-11-134-22-150Q-33-134-44-150Q-55-134-66-150Q-77-134-88-150Q-99-134-110-150Q-121-134-132-150Z',
          String(cloth),
        ),
    ),
  ),
  // Onions and peppers hang down.
  at(
    90,
    190,
    1,
    stroke('M0-18V30', paint.TRUNK, 2) +
      disc(-5, 2, 7, '#B5546B') +
      disc(6, 10, 7, '#B5546B') +
      disc(-4, 19, 7, '#B5546B') +
      disc(5, 28, 7, '#B5546B'),
  ),
  at(
    530,
    190,
    1,
    stroke('M0-18V8', paint.TRUNK, 2) +
      stroke('M0 6C-8 16-10 26-9 36M2 8C0 20 2 30 4 42M4 6C10 14 12 24 14 32', paint.RED, 6),
  ),
  heap(96, 306, 1.15, '#B8431F', '#DB6E3A') +
    heap(170, 306, 1.15, '#E0A526', '#F5D679') +
    heap(240, 306, 1.15, '#8D5B38', '#B27F57'),
  heap(388, 306, 1.15, '#4E7A3C', '#7FA85F') +
    heap(458, 306, 1.15, '#D9B36A', '#EBD096') +
    heap(526, 306, 1.15, '#94321C', '#B9532F'),
  shape('M0 306C200 300 440 302 640 306V360H0Z', paint.NEAR_EARTH),
  heap(60, 346, 1.4, '#D9762B', '#F3AC5C') +
    heap(150, 350, 1.4, '#B8431F', '#DB6E3A') +
    heap(492, 350, 1.4, '#E0A526', '#F5D679') +
    heap(582, 346, 1.4, '#6E3B2A', '#93604A'),
  // A balance between them.
  at(
    322,
    344,
    1.1,
    stroke('M0 0V-62M-46-58H46M-46-58L-60-26M-46-58L-32-26M46-58L32-30M46-58L60-30', paint.IRON, 3) +
      shape('M-64-26H-28Q-32-14-46-14T-64-26ZM28-30H64Q60-18 46-18T28-30Z', paint.GOLD) +
      shape('M-16 4Q0-8 16 4Z', paint.IRON) +
      shape('M-56-27C-52-36-40-36-36-27Z', '#B8431F'),
  ),
].join('');

/** Roofs and a covered table below the moon that fasts are counted by. */
export const roofs = [
  ground(paint.SKY),
  `<path d="M486 94a46 46 0 1 0 38 72a38 38 0 1 1-38-72" fill="${paint.SUN}"/>`,
  stroke('M96 130h.1M170 104h.1M252 138h.1M338 108h.1M588 112h.1M396 150h.1', paint.SUN, 5),
  land(
    [paint.FAR_LAND, 'M0 190C110 156 230 170 340 186C450 200 550 170 640 166'],
    [paint.HILLS, 'M0 232C120 212 250 222 360 230C470 238 560 222 640 218'],
  ),
  tinHouse(200, 250, 0.7, paint.WALL) +
    tinHouse(280, 246, 0.6) +
    tinHouse(356, 252, 0.72, paint.WALL) +
    tinHouse(440, 248, 0.64),
  acacia(510, 250, 0.9),
  shape('M0 252C140 246 300 248 400 250C510 252 580 248 640 246V360H0Z', paint.SLOPES),
  tinHouse(96, 296, 1.15) + tinHouse(536, 292, 1.1, paint.WALL) + tinHouse(608, 300, 0.9),
  acacia(186, 292, 1),
  shape('M0 294C180 286 420 288 640 292V360H0Z', paint.EARTH),
  shape('M0 340C200 330 440 332 640 338V360H0Z', paint.NEAR_EARTH),
].join('');

const stool =
  shape('M-22-26H22L17-18H-17Z', paint.PALE_WOOD) + stroke('M-14-18L-20 0M14-18L20 0', paint.WOOD, 5);
export const roofsFront =
  `<ellipse cx="320" cy="336" rx="120" ry="8" fill="${paint.SHADE}"/>` +
  at(230, 338, 1, stool) +
  at(410, 338, 1, stool) +
  mesob(320, 342, 1.35);

/** A street with its kiosk, and the blue minibus that everybody waits for. */
export const street = [
  ground(paint.SKY),
  sun(184, 132),
  land([paint.FAR_LAND, 'M0 168C110 132 230 146 340 164C450 180 560 146 640 150']),
  block(14, 282, 4, 6, paint.CITY) +
    block(84, 282, 3, 8, paint.NEAR_CITY) +
    block(262, 282, 4, 5, paint.CITY) +
    block(330, 282, 3, 7, paint.NEAR_CITY) +
    block(540, 282, 4, 7, paint.CITY) +
    block(606, 282, 3, 5, paint.NEAR_CITY),
  eucalyptus(240, 284, 0.56),
  // The kiosk.
  at(
    458,
    300,
    1,
    shape('M-72-112H72V0H-72Z', paint.GATE) +
      shape('M-56-88H56V-34H-56Z', paint.DOOR) +
      repeated(4, [28, 0], shape('M-50-72h18v16h-18Z', paint.GOLD) + disc(-41, -46, 7, paint.RED)) +
      stroke('M-56-58H56', paint.PALE_WOOD, 3) +
      shape('M-64-36H64V-28H-64Z', paint.PALE_WOOD) +
      shape('M-84-112L-74-140H74L84-112Z', paint.LINEN) +
      shape('M-56-112L-50-140H-25L-28-112ZM0-112V-140H25L28-112ZM56-112L50-140H74L84-112Z', paint.LEAF),
  ),
  shape('M0 286H640V360H0Z', paint.STONE),
  shape('M0 306H640V360H0Z', paint.RUBBER),
  stroke('M10 352h50M110 352h50M210 352h50M310 352h50M410 352h50M510 352h50M610 352h50', paint.STONE_EDGE, 4),
  // The minibus: blue below, white above.
  at(
    196,
    336,
    1.12,
    shape(
      'M-112-18V-70C-112-80-106-86-96-86H66C80-86 88-78 94-66L102-48C110-46 114-42 114-34V-18Z',
      paint.LINEN,
    ) +
      shape('M-112-50H101C110-47 114-42 114-34V-18H-112Z', '#3D6FA8') +
      shape(
        'M-102-78H-62V-54H-102ZM-54-78H-14V-54H-54ZM-6-78H34V-54H-6ZM42-78H66C76-78 80-70 88-54H42Z',
        paint.PANE,
      ) +
      stroke('M38-48V-20M-10-48V-20M20-40H30', paint.LINEN, 2) +
      disc(-68, -16, 16, '#2B211B') +
      disc(-68, -16, 7, paint.TIN) +
      disc(70, -16, 16, '#2B211B') +
      disc(70, -16, 7, paint.TIN) +
      disc(110, -34, 4, paint.GOLD) +
      stroke('M-90-90H50', paint.IRON, 3),
  ),
].join('');

/** Where the school plays: goals of poles, a ball, a line that is always there to run to. */
export const pitch = [
  ground(paint.SKY),
  sun(98, 132),
  birds(250, 112),
  land(
    [paint.FAR_LAND, 'M0 176C60 150 120 156 190 170C270 186 330 150 400 132C470 116 560 150 640 158'],
    [paint.HILLS, 'M0 214C130 194 270 210 380 212C490 214 570 198 640 194'],
  ),
  // The school: one long house, a door for each class.
  shape('M300 196H612V268H300Z', paint.WALL),
  shape('M300 240H612V268H300Z', paint.DADO),
  shape('M286 198L306 166H606L626 198Z', paint.TIN),
  stroke(alongside(12, 25, 'M320 168l-5 26'), paint.TIN_LINE, 2),
  shape(alongside(3, 104, 'M322 212h20v56h-20Z'), paint.GATE),
  shape(alongside(3, 104, 'M354 212h34v22h-34Z'), paint.PANE),
  eucalyptus(252, 270, 0.6) + eucalyptus(222, 272, 0.5),
  shape('M0 266C180 260 420 264 640 264V360H0Z', paint.SLOPES),
  shape('M0 292C200 284 440 288 640 290V360H0Z', paint.EARTH),
  // The goal.
  stroke('M42 318V214H176V318', paint.PALE_WOOD, 7),
  stroke('M0 306H640', paint.LINEN, 4),
  shape('M0 342C200 334 440 336 640 340V360H0Z', paint.NEAR_EARTH),
].join('');
export const pitchFront =
  disc(214, 330, 10, paint.LINEN) + stroke('M209 326l5 4 5-4M214 330v6', paint.IRON, 2);
