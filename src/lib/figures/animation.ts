import type { FigureData } from '#content/figures/pose.ts';
import { cordLine, inFront } from './scene.ts';
import { drawBody, thousandths, number, SOLID, type Turn } from './drawing.ts';
import { CORD_LENGTH, cordAt, frameAt, JOINTS, momentOf, simplified, turnOf, type Point } from './motion.ts';

const SAMPLES = 96;

/** How far a joint (degrees), the hips (units) and a cord (both) may be off between two of the key frames that are kept. */
const TOLERANCE = { joint: 0.2, hip: 0.12, cord: 0.3 };

/** What stops all motion in a drawing for those who ask for less, until they ask for it by the address `…#play`. */
export const STILL_CSS =
  '@media(prefers-reduced-motion:reduce){:root:not(:target) *{animation:none!important}}';

/** All that moves, at one moment. */
const stateAt = (figure: FigureData, moment: number) => ({
  frame: frameAt(figure, moment),
  cord: cordAt(figure, moment),
});
type State = ReturnType<typeof stateAt>;

const place = ([x, y]: Point) => `translate(${number(x)}px,${number(y)}px)`;
const rotation = (turn: number) => `rotate(${number(turn)}deg)`;

/**
 * A figure that moves by style sheet alone, so that it does so inside an `<img>`; at rest it stands in the pose of
 * work. `prefix` keeps its names apart from those of other figures in the same drawing.
 */
export function movingFigure(figure: FigureData, prefix: string): { css: string; markup: string } {
  const thereAndBack = figure.motion === 'rep';
  const part = thereAndBack ? 0.5 : 1;
  const moments = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const states = moments.map((moment) => ({ moment, state: stateAt(figure, moment * part) }));
  const work = stateAt(figure, momentOf(figure, figure.ends[1]));

  /** Key frames, and the name and resting style of those that follow them: what moves alike shares one name. */
  const rules = new Map<string, { name: string; rest: string }>();
  const named = (value: (state: State) => number[], tolerance: number, style: (state: State) => string) => {
    const kept = simplified(
      states.map(({ moment, state }) => ({ moment, state, value: value(state) })),
      tolerance,
    );
    const steps = kept.map(({ moment, state }) => `${number(moment * 100)}%{transform:${style(state)}}`);
    const rule = rules.get(steps.join('')) ?? { name: `${prefix}${rules.size}`, rest: style(work) };
    rules.set(steps.join(''), rule);
    return rule.name;
  };
  const body = named(
    ({ frame }) => frame.hip,
    TOLERANCE.hip,
    ({ frame }) => place(frame.hip),
  );
  const names = new Map(
    JOINTS.map((joint) => {
      const turns = states.map(({ state }) => turnOf(state.frame, joint));
      // All of its key frames say a stretch, or none: browsers cannot pass between transforms of two kinds.
      const stretch = (which: 'before' | 'after', share: number) =>
        turns.some((turn) => turn[which] !== 1) ? `scaleY(${thousandths(share)})` : '';
      const value = ({ frame }: State) => {
        const { before, degrees, after } = turnOf(frame, joint);
        return [degrees, 100 * before, 100 * after];
      };
      const style = ({ frame }: State) => {
        const { before, degrees, after } = turnOf(frame, joint);
        return [stretch('before', before), rotation(degrees), stretch('after', after)]
          .filter(Boolean)
          .join(' ');
      };
      return [joint, named(value, TOLERANCE.joint, style)];
    }),
  );
  const stretched = ({ cord }: State) =>
    cord ? `${place(cord.at)} ${rotation(cord.turn)} scaleY(${thousandths(cord.stretch)})` : '';
  const cord = figure.cord
    ? `<g class="${named(({ cord }) => (cord ? [...cord.at, cord.turn, CORD_LENGTH * cord.stretch] : []), TOLERANCE.cord, stretched)}">${cordLine(figure.cord)}</g>`
    : '';

  const timing = `${number(figure.seconds * part)}s linear infinite${thereAndBack ? ' alternate' : ''}`;
  const css = [...rules].map(
    ([steps, { name, rest }]) =>
      `.${name}{transform:${rest};animation:${name} ${timing}}@keyframes ${name}{${steps}}`,
  );
  const turn: Turn = (joint, [x, y] = [0, 0]) => {
    const open = x || y ? `<g transform="translate(${number(x)} ${number(y)})">` : '';
    return `${open}<g class="${names.get(joint)}">`;
  };
  const moving = `<g class="${body}">${drawBody(figure, turn, SOLID)}</g>`;
  return { css: css.join(''), markup: figure.cord && inFront(figure.cord) ? moving + cord : cord + moving };
}
