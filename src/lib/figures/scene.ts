import type { FigureData } from '#content/figures/pose.ts';
import { DAWN, EDGE, GOLD } from './body.ts';

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

/** Mat and chair. */
export function scenery({ mat, chair }: Pick<FigureData, 'mat' | 'chair'>): string {
  const rug = mat
    ? `<rect x="${mat[0]}" y="183.5" width="${mat[1] - mat[0]}" height="5" rx="2.5" fill="${GOLD}"/>`
    : '';
  const seat = chair
    ? `<g fill="none" stroke="${GOLD}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M${chair.x + 34} 145L${chair.x + 37} 182M${chair.x + 2} 145L${chair.x - 1} 182M${chair.x} 143V92"/><path d="M${chair.x} 143H${chair.x + 38}" stroke-width="6"/></g>`
    : '';
  return rug + seat;
}

/** What a hand carries, hanging from the palm at 0,0. */
export function hungLoad(load: FigureData['load'], far: boolean): string {
  const gold = far ? FAR_GOLD : GOLD;
  if (load === 'dumbbell') {
    return `<circle r="7.5" fill="${gold}"/>${far ? '' : `<circle r="2.6" fill="${DEEP_GOLD}"/>`}`;
  }
  if (load === 'dumbbell-bar') {
    return `<g fill="${gold}"><path d="M-12-1.8H12V1.8H-12Z"/><rect x="-14" y="-7.5" width="7" height="15" rx="2"/><rect x="7" y="-7.5" width="7" height="15" rx="2"/></g>`;
  }
  const hugged = load === 'hugged-jerrycan';
  const can = `<path d="M-2.5-1H2.5V4L9 6.5C10 7 10.5 8 10.5 9V25C10.5 27.5 9.5 28 8 28H-8C-9.5 28-10.5 27.5-10.5 25V9C-10.5 8-10 7-9 6.5L-2.5 4Z" fill="${hugged ? GOLD : gold}"/>`;
  const mark = `<path d="M-5 13L5 22M5 13L-5 22" stroke="${DEEP_GOLD}" stroke-width="2" stroke-linecap="round"/>`;
  if (load === 'jerrycan') return far ? can : can + mark;
  // Between the two hands: behind the near one, so it goes with the far arm.
  return hugged && far ? `<g transform="translate(-1 -17)">${can}${mark}</g>` : '';
}
