import { figures, type FigureId } from '#content/figures.ts';
import type { FigureData } from '#content/figures/pose.ts';
import { movingFigure, STILL_CSS } from './animation.ts';
import { drawCord, drawStill, GHOST, SOLID } from './drawing.ts';
import { cordAt, frameAt, momentOf } from './motion.ts';
import { ground, inFront, line, scenery, travellingGround } from './scene.ts';

/** The exercises that have a figure. */
export const figureIds = Object.keys(figures) as FigureId[];

const figureOf = (id: string): FigureData | undefined =>
  Object.entries(figures).find(([known]) => known === id)?.[1];

const picture = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="play" viewBox="16 14 208 178">${inside}</svg>`;

const shifted = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">${inside}</g>`;

/** The exercise in motion, as one self-contained SVG; it stands still where less motion is asked for. */
export function figureSvg(id: string): string | null {
  const figure = figureOf(id);
  if (!figure) return null;
  const { css, markup } = movingFigure(figure, 'k');
  const road = travellingGround(figure);
  const style = `<style>${css}${road.css}${STILL_CSS}</style>`;
  return picture(style + ground() + road.markup + scenery(figure) + markup);
}

/** Both ends of the movement in one picture without motion. */
export function figureStillSvg(id: string): string | null {
  const figure = figureOf(id);
  if (!figure) return null;
  const [rest, work] = figure.ends;
  const posed = (key: number, coats = SOLID) => {
    const moment = momentOf(figure, key);
    const cord = coats === SOLID && cordAt(figure, moment);
    const stretched = cord && figure.cord ? drawCord(figure.cord, cord) : '';
    const body = drawStill(figure, frameAt(figure, moment), coats);
    return figure.cord && inFront(figure.cord) ? body + stretched : stretched + body;
  };
  const things = scenery(figure);
  if (figure.still === 'ghost') return picture(ground() + things + posed(rest, GHOST) + posed(work));
  const [left, right] = figure.still === 'wide' ? [-66, 34] : [-50, 50];
  return figure.still === 'above'
    ? picture(line() + shifted(0, -88, things + posed(rest)) + things + posed(work))
    : picture(ground() + shifted(left, 0, things + posed(rest)) + shifted(right, 0, things + posed(work)));
}
