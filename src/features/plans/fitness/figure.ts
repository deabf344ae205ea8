import { figures, type FigureData, type Muscle } from '#content/figures.ts';
import { bodies, EDGE, FAR, FAR_GREEN, GREEN, hair, INK, PAPER } from './figure-body.ts';
import { frameAt, JOINTS, LENGTH, momentOf, simplified, WIDTH, type Frame, type Joint } from './figure-motion.ts';
import { ground, hungLoad, line, scenery, travellingGround } from './figure-scene.ts';

export const figureIds = Object.keys(figures);

/** How a joint's group is turned: by an animated class, or by a fixed angle. */
type Turn = (joint: Joint, at?: readonly [number, number]) => string;

type Ink = { body: string; muscle: string | null; halo: boolean };
const NEAR_INK: Ink = { body: INK, muscle: GREEN, halo: true };
const FAR_INK: Ink = { body: FAR, muscle: FAR_GREEN, halo: false };
const GHOST: Ink = { body: EDGE, muscle: null, halo: false };

const number = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
const path = (d: string, fill?: string) => `<path d="${d}"${fill ? ` fill="${fill}"` : ''}/>`;
const close = (open: string, inside: string) => `${open}${inside}${'</g>'.repeat(open.split('<g').length - 1)}`;

/** The body of a figure, far limbs first, as groups that turn within each other. */
function body(figure: FigureData, turn: Turn, ink: Ink, farInk: Ink): string {
  const parts = bodies[figure.view];
  const frontal = figure.view === 'front';
  const part = (name: keyof typeof parts, { muscle }: Ink, bare: boolean) => {
    const shown = bare || !muscle ? [] : figure.works.map((id: Muscle) => parts[name].muscles?.[id]);
    return path(parts[name].outline) + shown.map((d) => (d && muscle ? path(d, muscle) : '')).join('');
  };
  const chain = (name: keyof typeof parts, open: string, inner: string, of: Ink, bare: boolean) =>
    close(open, part(name, of, bare) + inner);
  const leg = (joints: readonly [Joint, Joint, Joint], at: [number, number], of: Ink, bare: boolean) =>
    chain('thigh', turn(joints[0], at), chain('shin', turn(joints[1], [0, LENGTH.thigh]),
      chain('foot', turn(joints[2], [0, LENGTH.shin]), '', of, bare), of, bare), of, bare);
  const arm = (joints: readonly [Joint, Joint, Joint], at: [number, number], of: Ink, bare: boolean, load: string) =>
    chain('upperArm', turn(joints[0], at), chain('forearm', turn(joints[1], [0, LENGTH.arm]),
      load && close(turn(joints[2], [0, LENGTH.forearm]), load), of, bare), of, bare);
  const torso = (inner: string, waist: string) =>
    close(turn('p'), waist + close(turn('c', [0, -LENGTH.loin]), inner));
  /** Twice: first widened in the colour of the paper, so that it stands off what is behind. */
  const standingOff = (draw: (bare: boolean) => string) =>
    (ink.halo ? `<g fill="${PAPER}" stroke="${PAPER}" stroke-width="2.6">${draw(true)}</g>` : '') + draw(false);

  const shoulder: [number, number] = [WIDTH[figure.view].shoulder, -LENGTH.chest];
  const hip: [number, number] = [WIDTH[figure.view].hip, 0];
  const nearJoints = { leg: ['t', 's', 'f'], arm: ['a', 'b', 'l'] } as const;
  const farJoints = { leg: ['T', 'S', 'F'], arm: ['A', 'B', 'L'] } as const;
  const load = (far: boolean) => (ink === GHOST ? '' : hungLoad(figure.load, far));
  const mirrored = (markup: string) => `<g transform="scale(-1 1)">${markup}</g>`;

  const head = part('neck', ink, true) +
    close(turn('h', [0.5, -LENGTH.chest - 9.5]), path(parts.head.outline) + (hair[figure.person][figure.view] && path(hair[figure.person][figure.view])));
  const trunk = (bare: boolean) => torso(part('chest', ink, bare) + head, part('loin', ink, bare));
  const nearLeg = (bare: boolean) => leg(nearJoints.leg, hip, ink, bare);
  const nearArm = (bare: boolean) => torso(arm(nearJoints.arm, shoulder, ink, bare, bare ? '' : load(false)), '');
  if (frontal) {
    const stance = (bare: boolean) => nearLeg(bare) + mirrored(nearLeg(bare)) + trunk(bare);
    const arms = (bare: boolean) => nearArm(bare) + mirrored(nearArm(bare));
    return `<g fill="${ink.body}">${standingOff(stance)}${standingOff(arms)}</g>`;
  }
  const farLimbs = (bare: boolean) =>
    torso(arm(farJoints.arm, shoulder, farInk, bare, bare ? '' : load(true)), '') + leg(farJoints.leg, hip, farInk, bare);
  return [
    `<g fill="${farInk.body}" transform="translate(3.5 -1.5)">${standingOff(farLimbs)}</g>`,
    `<g fill="${ink.body}">${[trunk, nearLeg, nearArm].map(standingOff).join('')}</g>`,
  ].join('');
}

/** A fixed pose. */
const fixed = (frame: Frame): Turn => (joint, [x, y] = [0, 0]) => {
  const place = x || y ? `translate(${number(x)} ${number(y)})` : '';
  return `<g transform="${place}rotate(${number(frame[joint])})">`;
};

const posed = (figure: FigureData, frame: Frame, ink: Ink, farInk: Ink) =>
  `<g transform="translate(${number(frame.hip[0])} ${number(frame.hip[1])})">${body(figure, fixed(frame), ink, farInk)}</g>`;

const SAMPLES = 96;

/** Style sheet that moves the joints, and the class of each joint: joints that turn alike share one. */
function animation(figure: FigureData, prefix: string) {
  const half = figure.motion === 'rep';
  const rest = momentOf(figure, figure.ends[1]) * (half ? 2 : 1);
  const frames = Array.from({ length: SAMPLES + 1 }, (_, i) => frameAt(figure, (i / SAMPLES) * (half ? 0.5 : 1)));
  const rules = new Map<string, { name: string; still: string }>();
  const rule = (values: number[][], tolerance: number, write: (value: number[]) => string) => {
    const track = simplified(values.map((value, i) => ({ moment: i / SAMPLES, value })), tolerance);
    const keys = track.map(({ moment, value }) => `${number(moment * 100)}%{transform:${write(value)}}`).join('');
    const still = write(values[Math.round(rest * SAMPLES)]);
    const known = rules.get(keys) ?? { name: `${prefix}${rules.size}`, still };
    rules.set(keys, known);
    return known.name;
  };
  const hip = rule(frames.map((frame) => frame.hip), 0.12, ([x, y]) => `translate(${number(x)}px,${number(y)}px)`);
  const classes = Object.fromEntries(
    JOINTS.map((joint) => [joint, rule(frames.map((frame) => [frame[joint]]), 0.3, ([v]) => `rotate(${number(v)}deg)`)]),
  );
  const seconds = number(half ? figure.seconds / 2 : figure.seconds);
  const timing = `${seconds}s linear infinite${half ? ' alternate' : ''}`;
  const names = [...rules].map(([keys, { name, still }]) =>
    `.${name}{transform:${still};animation:${name} ${timing}}@keyframes ${name}{${keys}}`);
  return { css: names.join(''), hip, classes };
}

const document = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 14 208 178">${inside}</svg>`;

/** A figure that moves, to stand in a larger picture; `prefix` keeps its names apart from other figures'. */
export function movingFigure(figure: FigureData, prefix: string): { css: string; markup: string } {
  const { css, hip, classes } = animation(figure, prefix);
  const turn: Turn = (joint, at) =>
    `${at && (at[0] || at[1]) ? `<g transform="translate(${number(at[0])} ${number(at[1])})">` : ''}<g class="${classes[joint]}">`;
  return { css, markup: `<g class="${hip}">${body(figure, turn, NEAR_INK, FAR_INK)}</g>` };
}

/** What stops all motion in a drawing for those who ask for less. */
export const STILL_CSS = '@media(prefers-reduced-motion:reduce){*{animation:none!important}}';

/** The exercise in motion, as one self-contained SVG; it stands still where less motion is asked for. */
export function figureSvg(id: string): string | null {
  const figure = figures[id];
  if (!figure) return null;
  const { css, markup } = movingFigure(figure, 'k');
  const { travelCss, road } = travellingGround(figure);
  return document(`<style>${css}${travelCss}${STILL_CSS}</style>${ground()}${road}${scenery(figure)}${markup}`);
}

/** Both ends of the movement in one picture without motion. */
export function figureStillSvg(id: string): string | null {
  const figure = figures[id];
  if (!figure) return null;
  const [rest, work] = figure.ends.map((key) => frameAt(figure, momentOf(figure, key)));
  if (figure.still === 'ghost') {
    return document(ground() + scenery(figure) + posed(figure, rest, GHOST, GHOST) + posed(figure, work, NEAR_INK, FAR_INK));
  }
  const shifted = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">${inside}</g>`;
  const drawn = (frame: Frame) => posed(figure, frame, NEAR_INK, FAR_INK);
  return figure.still === 'above'
    ? document(line() + shifted(0, -88, scenery(figure) + drawn(rest)) + scenery(figure) + drawn(work))
    : document(ground() + scenery(figure) + shifted(-50, 0, drawn(rest)) + shifted(50, 0, drawn(work)));
}
