import { figures } from '#content/figures.ts';
import type { FigureData } from '#content/figures/pose.ts';
import { movingFigure, STILL_CSS } from '#src/lib/figures/animation.ts';
import { drawStill, SOLID } from '#src/lib/figures/drawing.ts';
import { frameAt } from '#src/lib/figures/motion.ts';
import { highlands, mesob } from './highlands.ts';
import { entryOf } from '#src/lib/entry-of.ts';

/** Someone who runs; not an exercise with a page of its own. */
const runner: FigureData = {
  view: 'side',
  anchoredAt: 'hip',
  legs: 'ball',
  arms: 'angles',
  person: 'woman',
  seconds: 0.9,
  motion: 'mirror',
  works: [],
  still: 'ghost',
  ends: [0, 2],
  poses: [
    {
      anchor: [116, 114],
      lean: [9, 10, 4],
      leg: [138, 183, -6],
      farLeg: [84, 158, 84],
      arm: [-58, 32],
      farArm: [38, 132],
    },
    { anchor: [117, 112.5], leg: [94, 184, 46], farLeg: [152, 156, 14], arm: [22, 112], farArm: [-34, 50] },
    { anchor: [117, 106], leg: [76, 172, 74], farLeg: [157, 171, -6], arm: [42, 138], farArm: [-62, 28] },
  ],
};

/** Who is in a picture: `x` from the left edge, how large, and the moment of the cycle (0 to 1) shown at rest. */
type Actor = { figure: FigureData; x: number; size: number; moment: number };

/** A picture 640 wide: where the sun stands, who trains, and where the mesob waits, if it does. */
type Scene = { height: number; groundY: number; sunX: number; actors: Actor[]; mesobX?: number };

const placed = ({ x, size }: Actor, groundY: number, body: string) =>
  [
    `<ellipse cx="${x}" cy="${groundY + 1}" rx="${Math.round(46 * size)}" ry="5" fill="#CDA968"/>`,
    `<g transform="translate(${x} ${groundY}) scale(${size}) translate(-118 -184)">${body}</g>`,
  ].join('');

/** The scene with its people as these bodies, in their order. */
const picture = ({ height, groundY, sunX, actors, mesobX }: Scene, bodies: string[], css = '') =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}">${css && `<style>${css}</style>`}`,
    highlands(height, groundY, sunX),
    ...actors.map((actor, i) => placed(actor, groundY, bodies[i] ?? '')),
    mesobX ? mesob(mesobX, groundY + 25, 1.15) : '',
    '</svg>',
  ].join('');

function moving(scene: Scene): string {
  const people = scene.actors.map(({ figure }, i) => movingFigure(figure, `p${i}k`));
  const css = people.map((person) => person.css).join('') + STILL_CSS;
  return picture(
    scene,
    people.map((person) => person.markup),
    css,
  );
}

const still = (scene: Scene) =>
  picture(
    scene,
    scene.actors.map(({ figure, moment }) => drawStill(figure, frameAt(figure, moment), SOLID)),
  );

/** A morning run, a squat with a jerrycan, and the mesob waiting. */
const hero: Scene = {
  height: 440,
  groundY: 396,
  sunX: 372,
  actors: [
    { figure: { ...figures['goblet-squat'], person: 'man' }, x: 424, size: 1.66, moment: 0.4 },
    { figure: runner, x: 210, size: 1.78, moment: 0.22 },
  ],
  mesobX: 572,
};

/** Two people beside each other. */
const pair = (
  left: FigureData,
  right: FigureData,
  moments: readonly [number, number] = [0.5, 0.5],
  second: FigureData['person'] = 'man',
): Scene => ({
  height: 360,
  groundY: 324,
  sunX: 320,
  actors: [
    { figure: { ...left, person: 'woman' }, x: 200, size: 1.36, moment: moments[0] },
    { figure: { ...right, person: second }, x: 440, size: 1.36, moment: moments[1] },
  ],
});

const covers: Record<string, Scene> = {
  'three-days-fifteen-minutes': pair(figures['march-in-place'], figures['bodyweight-squat'], [0, 0.5]),
  'first-run': pair(runner, figures['brisk-walk'], [0.22, 0]),
  'first-months-in-a-gym': pair(figures['barbell-squat'], figures['biceps-curl']),
  'strong-at-sixty': pair(figures['brisk-walk'], figures['single-leg-stand'], [0, 0.5]),
  'gentle-on-the-heart': pair(figures['brisk-walk'], figures['brisk-walk'], [0, 0.5]),
  'back-and-desk': pair(figures['cat-cow'], figures['chest-stretch'], [0.5, 0.5]),
  'kind-to-the-knees': pair(figures['sit-to-stand'], figures['towel-row']),
  expecting: pair(figures['brisk-walk'], figures['brisk-walk'], [0, 0.5], 'woman'),
  'after-birth': pair(figures['brisk-walk'], figures['bird-dog'], [0, 0.5], 'woman'),
  'strength-through-a-fast': pair(figures['overhead-press'], figures['goblet-squat'], [0.34, 0.5]),
  'jerrycan-strength': pair(figures['farmer-carry'], figures['bent-over-row'], [0, 0.5]),
  'weight-loss-foundation': {
    height: 360,
    groundY: 324,
    sunX: 320,
    actors: [
      { figure: figures['jumping-jack'], x: 448, size: 1.36, moment: 0.5 },
      { figure: runner, x: 200, size: 1.4, moment: 0.7 },
    ],
  },
  'weight-gain-strength': {
    height: 360,
    groundY: 324,
    sunX: 214,
    actors: [
      { figure: figures['overhead-press'], x: 214, size: 1.36, moment: 0.34 },
      { figure: { ...figures['goblet-squat'], person: 'woman' }, x: 440, size: 1.4, moment: 0.5 },
    ],
  },
};

/** The home page's picture, 640 by 440, in motion. */
export const heroSvg = (): string => moving(hero);

/** The same at rest, at half the price: for the first paint, and for those who save data. */
export const heroStillSvg = (): string => still(hero);

/** The cover of a fitness plan, 640 by 360, at rest; null for a plan that has none of its own. */
export function planCoverSvg(id: string): string | null {
  const scene = entryOf(covers, id);
  return scene ? still(scene) : null;
}
