import type { BodyData, Cord, FigureData, Load, Thing } from '#content/figures/pose.ts';
import { DAWN, EDGE, FAR, GOLD } from './body.ts';
import { CORD_LENGTH, LENGTH } from './motion.ts';

const FAR_GOLD = '#F0D08A';
const DEEP_GOLD = '#B9821A';

/** What everyone stands on. */
export const line = () =>
  `<path d="M22 185.5H218" stroke="${EDGE}" stroke-width="2" stroke-linecap="round"/>`;

/** The line, with the sun rising over it. */
export const ground = () => `<path d="M36 184.5a84 84 0 0 1 168 0Z" fill="${DAWN}"/>${line()}`;

/** Marks on the ground that run backwards under someone who walks. */
export function travellingGround({ travel, seconds }: FigureData) {
  if (!travel) return { css: '', markup: '' };
  const marks = `<path class="w" d="M${24 - travel} 191H${260 + travel}" stroke="${EDGE}" stroke-width="2" stroke-linecap="round" stroke-dasharray="12 ${travel / 2 - 12}"/>`;
  return {
    css: `.w{animation:w ${seconds}s linear infinite}@keyframes w{to{transform:translate(-${travel}px)}}`,
    markup: `<svg x="14" y="186" width="212" height="10" viewBox="14 186 212 10">${marks}</svg>`,
  };
}

const thing = ({ path, tone, width = 5, solid }: Thing) => {
  const colour = tone === 'edge' ? EDGE : GOLD;
  return solid
    ? `<path d="${path}" fill="${colour}"/>`
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

/** Mat, chair and whatever else stands still. */
export function scenery({ mat, chair, things = [] }: Pick<FigureData, 'mat' | 'chair' | 'things'>): string {
  const rug = mat
    ? `<rect x="${mat[0]}" y="183.5" width="${mat[1] - mat[0]}" height="5" rx="2.5" fill="${GOLD}"/>`
    : '';
  const seat = chair
    ? `<g fill="none" stroke="${GOLD}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M${chair.x + 34} 145L${chair.x + 37} 182M${chair.x + 2} 145L${chair.x - 1} 182M${chair.x} 143V92"/><path d="M${chair.x} 143H${chair.x + 38}" stroke-width="6"/></g>`
    : '';
  return rug + seat + things.map(thing).join('');
}

const CORDS: Record<Cord['look'], [colour: string, width: number]> = {
  cable: [FAR, 1.6],
  band: [GOLD, 3],
  towel: [GOLD, 6],
  lever: [GOLD, 5],
  rope: [GOLD, 2.4],
};

/**
 * A cord that begins at 0,0 and runs down: a straight one, to be stretched along its length, which leaves the line as
 * thick as it is; a rope, seen nearly from its edge, as far as it swings.
 */
export function cordLine(cord: Cord): string {
  const [colour, width] = CORDS[cord.look];
  const path =
    'swing' in cord
      ? `M0 0Q10 ${cord.swing * 0.7} 0 ${cord.swing}Q-7 ${cord.swing * 0.7} 0 0`
      : `M0 0V${CORD_LENGTH}`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Whether a cord runs in front of the body: what is held between both hands does. */
export const inFront = (cord: Cord) => 'swing' in cord || cord.from === 'palm';

const MARK = `stroke="${DEEP_GOLD}" stroke-width="2" stroke-linecap="round"`;
const can = (gold: string) =>
  `<path d="M-2.5-1H2.5V4L9 6.5C10 7 10.5 8 10.5 9V25C10.5 27.5 9.5 28 8 28H-8C-9.5 28-10.5 27.5-10.5 25V9C-10.5 8-10 7-9 6.5L-2.5 4Z" fill="${gold}"/>`;
const markedCan = `${can(GOLD)}<path d="M-5 13L5 22M5 13L-5 22" ${MARK}/>`;
const disc = (radius: number, gold: string) => `<circle r="${radius}" fill="${gold}"/>`;
const hub = (radius: number) => disc(radius, DEEP_GOLD);
const bar = (gold: string) =>
  `<g fill="${gold}"><path d="M-12-1.8H12V1.8H-12Z"/><rect x="-14" y="-7.5" width="7" height="15" rx="2"/><rect x="7" y="-7.5" width="7" height="15" rx="2"/></g>`;
const moved = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">${inside}</g>`;

/**
 * What each load shows at the near palm and at the far one, around 0,0. What is between the two hands goes with the
 * far arm, so that the near one is in front of it.
 */
const LOADS: Record<Load, [near: string, far: string]> = {
  jerrycan: [markedCan, can(FAR_GOLD)],
  'near-jerrycan': [markedCan, ''],
  'hugged-jerrycan': ['', moved(-1, -17, markedCan)],
  'swung-jerrycan': ['', markedCan],
  'swung-kettlebell': [
    '',
    `<path d="M-5.5 9L-6.5 2Q-6-2.5 0-2.5T6.5 2L5.5 9" fill="none" stroke="${DEEP_GOLD}" stroke-width="3.4"/>${moved(0, 15, disc(10.5, GOLD))}`,
  ],
  dumbbell: [disc(7.5, GOLD) + hub(2.6), disc(7.5, FAR_GOLD)],
  'dumbbell-bar': [bar(GOLD), bar(FAR_GOLD)],
  'gripped-dumbbell': [bar(GOLD), bar(FAR_GOLD)],
  'shared-dumbbell': [
    `<g fill="${GOLD}"><path d="M-1.8 0H1.8V22H-1.8Z"/><rect x="-9" y="-3" width="18" height="7" rx="2"/><rect x="-9" y="18" width="18" height="7" rx="2"/></g>`,
    '',
  ],
  // Whole on the far side only: the near plate would hide what the body does.
  barbell: [
    disc(4, GOLD) + hub(1.6),
    moved(-3.5, 1.5, disc(17, GOLD) + disc(13.5, '#D89C1F') + disc(6, GOLD)),
  ],
  handle: [disc(3.4, GOLD), ''],
};

/** What a hand holds, at its palm at 0,0. */
export const heldLoad = (load: BodyData['load'], far: boolean) => (load ? LOADS[load][far ? 1 : 0] : '');

/** Where the rollers are, around the ankle. */
const ROLLERS: Record<'roller' | 'front-roller', [x: number, y: number]> = {
  roller: [-8.5, -5],
  'front-roller': [9, -8],
};

/** What moves with a foot, around its ankle at 0,0. */
export function footing(kind: BodyData['footing'], far: boolean): string {
  if (!kind || far) return '';
  return kind === 'plate'
    ? `<g stroke="${GOLD}" stroke-linecap="round"><path d="M-10 9.5H28" stroke-width="7"/><path d="M-10 9.5H-33" stroke-width="5"/></g>`
    : moved(...ROLLERS[kind], disc(5.5, GOLD) + hub(1.8));
}

/** What a roller hangs on: a lever along the shin, around its knee at 0,0. */
export function lever(kind: BodyData['footing'], far: boolean): string {
  if (!kind || kind === 'plate' || far) return '';
  const [x, y] = ROLLERS[kind];
  return `<path d="M0 0V${LENGTH.shin - 12}L${x} ${LENGTH.shin + y}" fill="none" stroke="${GOLD}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>${disc(4, GOLD)}${hub(1.6)}`;
}
