import { figures, type FigureData } from '#content/figures.ts';
import { movingFigure, STILL_CSS } from './figure-animation.ts';
import { highlands, mesob } from './highlands.ts';

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

type Actor = { figure: FigureData; x: number; size: number };

/** People at work on the path before the highlands; each is `x` wide of the left edge and stands on the path. */
function picture(height: number, groundY: number, sunX: number, actors: Actor[], inFront = ''): string {
  const people = actors.map(({ figure, x, size }, i) => {
    const { css, markup } = movingFigure(figure, 'abc'.charAt(i));
    const shade = `<ellipse cx="${x}" cy="${groundY + 1}" rx="${Math.round(46 * size)}" ry="5" fill="#CDA968"/>`;
    return {
      css,
      markup: `${shade}<g transform="translate(${x} ${groundY}) scale(${size}) translate(-118 -184)">${markup}</g>`,
    };
  });
  const css = people.map((person) => person.css).join('') + STILL_CSS;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}"><style>${css}</style>`,
    highlands(height, groundY, sunX),
    ...people.map((person) => person.markup),
    `${inFront}</svg>`,
  ].join('');
}

/** The home page's picture: a morning run, a squat with a jerrycan, and the mesob waiting. 640 by 440. */
export const heroSvg = (): string =>
  picture(
    440,
    396,
    372,
    [
      { figure: { ...figures['goblet-squat'], person: 'man' }, x: 424, size: 1.66 },
      { figure: runner, x: 210, size: 1.78 },
    ],
    mesob(572, 421, 1.15),
  );

const covers: Record<string, () => string> = {
  'weight-loss-foundation': () =>
    picture(360, 324, 420, [
      { figure: figures['jumping-jack'], x: 440, size: 1.25 },
      { figure: figures['brisk-walk'], x: 200, size: 1.3 },
    ]),
  'weight-gain-strength': () =>
    picture(360, 324, 220, [
      { figure: figures['overhead-press'], x: 230, size: 1.25 },
      { figure: figures['romanian-deadlift'], x: 430, size: 1.25 },
    ]),
};

/** The cover of a fitness plan, 640 by 360; null for a plan that has none of its own. */
export const planCoverSvg = (id: string): string | null => covers[id]?.() ?? null;
