import * as paint from './paints.ts';
import { at, disc, repeated, shape, stroke } from './strokes.ts';
import { block, ground, jebena, jerrycan, land, mesob } from './things.ts';

/** Places under a roof, 640 wide from -80 to 360; who is there stands at 324. */

/** A painted wall, darker below as everywhere, and a floor. */
const room = (dado: string, edge: string) =>
  ground(paint.WALL) +
  shape('M0 214H640V300H0Z', dado) +
  stroke('M0 214H640', edge, 4) +
  shape('M0 296H640V360H0Z', paint.FLOOR) +
  stroke('M0 296H640', paint.BOARDS, 4);

/** A window, `width` by `height`, with what is seen of it. */
const windowAt = (x: number, y: number, width: number, height: number, view: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}">${view}</svg>` +
  stroke(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, paint.PALE_WOOD, 7);

/** One room is a home: bed, bulb, radio and enough floor. */
export const rentedRoom = [
  room(paint.DADO, paint.DADO_EDGE),
  windowAt(
    278,
    110,
    104,
    84,
    shape('M0 0H104V84H0Z', paint.SKY) +
      disc(70, 34, 20, paint.SUN) +
      shape('M0 62C30 44 60 50 104 58V84H0Z', paint.HILLS),
  ),
  stroke('M330 110V194', paint.PALE_WOOD, 4),
  shape('M262 98H398V108H262Z', paint.WOOD),
  shape('M268 104H298C296 140 288 172 272 196H266ZM392 104H362C364 140 372 172 388 196H394Z', paint.GOLD),
  // The bulb on its wire.
  stroke('M196-80V112', paint.TRUNK, 2) +
    disc(196, 122, 11, paint.PANE) +
    shape('M190 106h12v8h-12Z', paint.IRON),
  // A calendar; clothes on a nail.
  at(
    96,
    118,
    1,
    shape('M0 0H46V58H0Z', paint.LINEN) +
      shape('M0 0H46V14H0Z', paint.RED) +
      repeated(3, [0, 12], stroke('M7 24h6M20 24h6M33 24h6', paint.STONE_EDGE, 4)),
  ),
  at(
    470,
    120,
    1,
    stroke('M-6 0H54', paint.WOOD, 5) +
      shape('M2 2H26L30 70L22 66V92H4V66L-4 70Z', paint.LEAF) +
      shape('M34 2H50L54 84H32Z', paint.LINEN) +
      stroke('M33 76H53', paint.RED, 4),
  ),
  // The bed along the wall.
  at(
    560,
    312,
    1,
    shape('M-96-44H90V-18H-96Z', paint.LINEN) +
      shape('M-96-44H20V-14H-96Z', paint.GATE) +
      stroke('M-92-36H14M-92-24H14', paint.GOLD, 3) +
      shape('M40-60H86V-42H40Z', paint.LINEN_FOLD) +
      shape('M-100-18H94V-8H-100Z', paint.WOOD) +
      stroke('M-94-10V0M88-10V0M92-70V-10', paint.WOOD, 7),
  ),
  // The radio on a stool.
  at(
    44,
    312,
    1,
    shape('M-26-40H26V-32H-26Z', paint.PALE_WOOD) +
      stroke('M-18-32L-22 0M18-32L22 0', paint.WOOD, 5) +
      shape('M-22-68H22V-40H-22Z', paint.RUBBER) +
      disc(-8, -54, 8, paint.IRON) +
      stroke('M8-60H16M8-50H16', paint.GOLD, 3) +
      stroke('M18-68L30-92', paint.IRON, 2),
  ),
  `<rect x="120" y="318" width="330" height="16" rx="8" fill="${paint.RED}"/>`,
  stroke('M134 326H436', paint.GOLD, 3),
].join('');
export const rentedRoomFront = jerrycan(88, 346, 1.1);

/** A gym upstairs in Bole: the town in its windows, iron on its racks. */
export const gym = [
  ground(paint.WALL),
  `<svg x="60" y="40" width="520" height="150"><g transform="translate(-60 -40)">${
    ground(paint.SKY) +
    disc(430, 96, 46, paint.SUN) +
    land([paint.FAR_LAND, 'M0 150C150 118 260 124 380 146C480 162 560 130 640 130']) +
    block(76, 200, 3, 6, paint.CITY) +
    block(132, 200, 2, 8, paint.NEAR_CITY) +
    block(188, 200, 4, 5, paint.CITY) +
    block(286, 200, 3, 7, paint.NEAR_CITY) +
    block(350, 200, 4, 4, paint.CITY) +
    block(440, 200, 3, 6, paint.NEAR_CITY) +
    block(500, 200, 4, 7, paint.CITY)
  }</g></svg>`,
  stroke('M60 40H580V190H60ZM190 40V190M320 40V190M450 40V190', paint.IRON, 7),
  shape('M0 218H640V300H0Z', paint.DADO),
  stroke('M0 218H640', paint.DADO_EDGE, 4),
  shape('M0 294H640V360H0Z', paint.RUBBER),
  stroke(
    'M0 294H640M0 326H640M80 294L40 360M210 294L186 360M330 294V360M450 294L474 360M570 294L606 360',
    paint.IRON,
    2,
  ),
  // Dumbbells in their rack.
  at(
    86,
    306,
    1,
    stroke('M-62 0V-84M62 0V-84M-62-78H62M-62-40H62', paint.IRON, 6) +
      [-78, -40]
        .map((y) =>
          repeated(
            5,
            [25, 0],
            stroke(`M-56 ${y - 9}h12`, paint.GOLD, 3) +
              shape(`M-60 ${y - 17}h6v16h-6ZM-46 ${y - 17}h6v16h-6Z`, paint.GOLD),
          ),
        )
        .join(''),
  ),
  // The rack with a loaded bar.
  at(
    556,
    306,
    1,
    stroke('M-40 0V-150M40 0V-150M-52 0H-28M28 0H52', paint.IRON, 7) +
      stroke('M-78-112H78', paint.TIN, 5) +
      shape('M-66-140h9v56h-9ZM57-140h9v56h-9Z', paint.GOLD) +
      shape('M-76-132h8v40h-8ZM68-132h8v40h-8Z', paint.GATE),
  ),
].join('');

/** A kitchen that waits for guests: the mesob, the coffee on its coals, the cups. */
export const kitchen = [
  room(paint.DADO, paint.DADO_EDGE),
  windowAt(
    258,
    104,
    124,
    86,
    shape('M0 0H124V86H0Z', paint.SKY) +
      disc(40, 34, 22, paint.SUN) +
      shape('M0 64C40 44 80 52 124 60V86H0Z', paint.SLOPES),
  ),
  stroke('M320 104V190', paint.PALE_WOOD, 4),
  // Shelves with pots and jars.
  stroke('M40 140H214M40 196H214M430 140H604M430 196H604', paint.WOOD, 7),
  at(
    72,
    137,
    1,
    shape('M-20-30H20V-4Q20 0 16 0H-16Q-20 0-20-4Z', paint.TIN) +
      stroke('M-24-30H24M-6-36H6', paint.TIN_LINE, 4),
  ),
  at(126, 137, 1, shape('M-16-34H16V0H-16Z', '#B8431F') + stroke('M-16-34H16', paint.LINEN, 6)),
  at(176, 137, 1, shape('M-16-34H16V0H-16Z', '#E0A526') + stroke('M-16-34H16', paint.LINEN, 6)),
  at(70, 193, 1, shape('M-22-8C-22-26-10-30-8-38H8C10-30 22-26 22-8Q22 0 14 0H-14Q-22 0-22-8Z', paint.CLAY)),
  at(
    132,
    193,
    1,
    shape('M-26-22H26Q22 0 8 0H-8Q-22 0-26-22Z', paint.LINEN) + stroke('M-24-18H24', paint.LEAF, 3),
  ),
  at(184, 193, 1, shape('M-16-30H16V0H-16Z', '#4E7A3C') + stroke('M-16-30H16', paint.LINEN, 6)),
  at(
    466,
    137,
    1,
    shape('M-22-8C-22-26-10-30-8-38H8C10-30 22-26 22-8Q22 0 14 0H-14Q-22 0-22-8Z', paint.BLACK_CLAY),
  ),
  at(
    524,
    137,
    1,
    repeated(
      3,
      [0, -8],
      shape('M-26-8H26Q20 0 8 0H-8Q-20 0-26-8Z', paint.LINEN) + stroke('M-26-8H26', paint.GATE, 2.4),
    ),
  ),
  at(580, 137, 1, shape('M-16-36H16V0H-16Z', '#D9B36A') + stroke('M-16-36H16', paint.LINEN, 6)),
  at(
    476,
    193,
    1,
    repeated(
      4,
      [22, 0],
      shape('M-9-14H9Q8 0 3 0H-3Q-8 0-9-14Z', paint.LINEN) + stroke('M-8-11H8', paint.RED, 2),
    ),
  ),
  at(582, 193, 1, shape('M-20-24H20Q18 0 8 0H-8Q-18 0-20-24Z', paint.CLAY)),
  // Onions and garlic on a string.
  at(
    620,
    150,
    1,
    stroke('M0-30V44', paint.TRUNK, 2) +
      disc(-5, 0, 8, '#B5546B') +
      disc(6, 12, 8, '#B5546B') +
      disc(-5, 24, 8, '#B5546B') +
      disc(5, 36, 8, '#B5546B'),
  ),
  // Grass is strewn where coffee is boiled.
  `<ellipse cx="450" cy="336" rx="150" ry="14" fill="${paint.SLOPES}"/>`,
  stroke(
    'M330 334l10-6M362 342l8-7M398 348l10-6M500 348l9-7M540 342l10-6M574 334l8-6M440 350l9-6',
    paint.LEAF,
    2.4,
  ),
].join('');
const cups =
  shape('M-62-28H62V-20H-62Z', paint.PALE_WOOD) +
  stroke('M-52-20V0M52-20V0', paint.WOOD, 6) +
  at(
    -40,
    -28,
    1,
    repeated(
      4,
      [27, 0],
      shape('M-10-16H10Q9 0 4 0H-4Q-9 0-10-16Z', paint.LINEN) + stroke('M-9-12H9', paint.RED, 2),
    ),
  );
export const kitchenFront = [
  mesob(196, 346, 1.7),
  // The stove and the jebena on it.
  at(
    404,
    342,
    1,
    shape('M-30-40H30L22-16L28 0H-28L-22-16Z', paint.CLAY) +
      shape('M-14-14H14V-4H-14Z', paint.RUBBER) +
      stroke('M-8-6H8', paint.GOLD, 4) +
      stroke('M-30-40H30', paint.RED, 5),
  ),
  jebena(404, 302, 1.3),
  stroke('M370 250C362 238 376 230 368 216', paint.LINEN_FOLD, 4),
  at(526, 344, 1, cups),
].join('');

/** Where injera is baked: the clay griddle over its fire, the batter, the basket. */
export const hearth = [
  ground(paint.WALL),
  stroke('M60 120h30M120 176h26M548 128h28M590 190h24M40 226h22M300 100h28M400 140h24', paint.LINEN_FOLD, 4),
  windowAt(
    92,
    100,
    92,
    78,
    shape('M0 0H92V78H0Z', paint.SKY) +
      disc(58, 30, 18, paint.SUN) +
      shape('M0 58C30 42 60 48 92 54V78H0Z', paint.SLOPES),
  ),
  shape('M0 282C180 276 420 278 640 280V360H0Z', paint.EARTH),
  // Steam.
  stroke(
    'M286 178C270 156 300 142 284 116M330 170C314 146 344 132 328 104M374 178C358 156 388 142 372 116',
    paint.LINEN,
    6,
  ),
  // The hearth of clay with its griddle, and what bakes on it.
  at(
    330,
    316,
    1,
    shape('M-130 0C-132-40-124-76-112-86H112C124-76 132-40 130 0Z', paint.CLAY) +
      shape('M-34 0V-34C-34-58 34-58 34-34V0Z', paint.RUBBER) +
      shape('M-22 0C-24-22-10-26-6-42C6-32 4-26 10-22C16-28 16-32 14-36C24-24 24-10 20 0Z', paint.GOLD) +
      shape('M-10 0C-12-12-4-14-1-24C6-16 12-10 8 0Z', paint.RED) +
      `<ellipse cx="0" cy="-88" rx="124" ry="30" fill="${paint.BLACK_CLAY}"/><ellipse cx="0" cy="-91" rx="106" ry="24" fill="#DDBD90"/>` +
      stroke(
        'M-70-96h.1M-44-84h.1M-24-102h.1M2-90h.1M24-80h.1M44-100h.1M68-90h.1M-6-76h.1M84-94h.1M-88-88h.1M-52-102h.1M20-106h.1M54-84h.1M-26-90h.1',
        '#B98F5E',
        4,
      ),
  ),
  // The wide lid of straw leans on the wall.
  at(
    548,
    306,
    1,
    shape('M-66-10C-56-70-16-116 4-128C22-114 58-68 66-10C40 2-40 2-66-10Z', paint.STRAW) +
      stroke(
        'M-60-34C-30-24 30-24 60-34M-46-66C-20-58 22-58 48-66M-26-98C-10-94 14-94 30-98',
        paint.STUBBLE,
        4,
      ) +
      stroke('M-62-22l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8', paint.RED, 3),
  ),
  shape('M0 334C200 326 440 328 640 332V360H0Z', paint.NEAR_EARTH),
].join('');
export const hearthFront = [
  // Batter in its bucket, with the ladle.
  at(
    108,
    344,
    1,
    shape('M-44-58H44L34 0H-34Z', paint.GATE) +
      `<ellipse cx="0" cy="-58" rx="44" ry="11" fill="${paint.GATE_LINE}"/><ellipse cx="0" cy="-57" rx="37" ry="8" fill="#DDBD90"/>` +
      stroke('M8-58L34-104', paint.WOOD, 5),
  ),
  // Baked injera on its basket.
  at(
    500,
    348,
    1,
    shape('M-70-22H70C60-4 30 0 0 0S-60-4-70-22Z', '#C98A2B') +
      stroke('M-58-13l10-6 10 6 10-6 10 6 10-6 10 6 10-6 10 6 10-6 10 6 10-6 8 5', paint.RED, 3) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<ellipse cx="0" cy="${-24 - i * 6}" rx="60" ry="10" fill="${i % 2 ? '#DDBD90' : '#C9A271'}"/>`,
        )
        .join(''),
  ),
].join('');
