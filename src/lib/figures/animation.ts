import type { FigureData } from '#content/figures/pose.ts';
import { drawBody, number, SOLID, type Turn } from './drawing.ts';
import { frameAt, JOINTS, momentOf, simplified, type Frame, type Joint } from './motion.ts';

const SAMPLES = 96;

/** How far a joint (degrees) and the hips (units) may be off between two of the key frames that are kept. */
const TOLERANCE = { joint: 0.2, hip: 0.12 };

/** What stops all motion in a drawing for those who ask for less, until they ask for it by the address `…#play`. */
export const STILL_CSS =
  '@media(prefers-reduced-motion:reduce){:root:not(:target) *{animation:none!important}}';

const place = ({ hip: [x, y] }: Frame) => `translate(${number(x)}px,${number(y)}px)`;
const rotation = (joint: Joint) => (frame: Frame) => `rotate(${number(frame[joint])}deg)`;

/**
 * A figure that moves by style sheet alone, so that it does so inside an `<img>`; at rest it stands in the pose of
 * work. `prefix` keeps its names apart from those of other figures in the same drawing.
 */
export function movingFigure(figure: FigureData, prefix: string): { css: string; markup: string } {
  const thereAndBack = figure.motion === 'rep';
  const part = thereAndBack ? 0.5 : 1;
  const moments = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const frames = moments.map((moment) => ({ moment, frame: frameAt(figure, moment * part) }));
  const work = frameAt(figure, momentOf(figure, figure.ends[1]));

  /** Key frames, and the name and resting style of those that follow them: what moves alike shares one name. */
  const rules = new Map<string, { name: string; rest: string }>();
  const named = (value: (frame: Frame) => number[], tolerance: number, style: (frame: Frame) => string) => {
    const kept = simplified(
      frames.map(({ moment, frame }) => ({ moment, frame, value: value(frame) })),
      tolerance,
    );
    const steps = kept.map(({ moment, frame }) => `${number(moment * 100)}%{transform:${style(frame)}}`);
    const rule = rules.get(steps.join('')) ?? { name: `${prefix}${rules.size}`, rest: style(work) };
    rules.set(steps.join(''), rule);
    return rule.name;
  };
  const body = named((frame) => frame.hip, TOLERANCE.hip, place);
  const names = new Map(
    JOINTS.map((joint) => [joint, named((frame) => [frame[joint]], TOLERANCE.joint, rotation(joint))]),
  );

  const timing = `${number(figure.seconds * part)}s linear infinite${thereAndBack ? ' alternate' : ''}`;
  const css = [...rules].map(
    ([steps, { name, rest }]) =>
      `.${name}{transform:${rest};animation:${name} ${timing}}@keyframes ${name}{${steps}}`,
  );
  const turn: Turn = (joint, [x, y] = [0, 0]) => {
    const open = x || y ? `<g transform="translate(${number(x)} ${number(y)})">` : '';
    return `${open}<g class="${names.get(joint)}">`;
  };
  return { css: css.join(''), markup: `<g class="${body}">${drawBody(figure, turn, SOLID)}</g>` };
}
