import type { BodyData, Cord } from '#content/figures/pose.ts';
import { bodies, EDGE, FAR, FAR_GREEN, GREEN, hair, INK, PAPER, type PartName } from './body.ts';
import { LENGTH, turnOf, WIDTH, type CordFrame, type Frame, type Joint, type Point } from './motion.ts';
import { cordLine, footing, heldLoad, lever } from './scene.ts';

/** Opens the group that turns a joint, `at` a place in the group around it: one `<g>` or more. */
export type Turn = (joint: Joint, at?: Point) => string;

/** The colours of one side of a body; without `muscle`, neither working muscles nor loads show. */
type Coat = { body: string; muscle: string | null };
type Coats = { near: Coat; far: Coat; outlined: boolean };

export const SOLID: Coats = {
  near: { body: INK, muscle: GREEN },
  far: { body: FAR, muscle: FAR_GREEN },
  outlined: true,
};
export const GHOST: Coats = {
  near: { body: EDGE, muscle: null },
  far: { body: EDGE, muscle: null },
  outlined: false,
};
const OUTLINE: Coat = { body: PAPER, muscle: null };

export const number = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Tenths are too coarse for what something long is scaled by. */
export const thousandths = (value: number) => String(Math.round(value * 1000) / 1000);

const path = (d: string, fill = '') => `<path d="${d}"${fill && ` fill="${fill}"`}/>`;

/** What is inside of groups just opened, and their ends. */
const within = (open: string, inside: string) => open + inside + '</g>'.repeat(open.split('<g').length - 1);

/** The body of a figure around its hips, as groups that turn within each other, the far limbs first. */
export function drawBody(figure: BodyData, turn: Turn, coats: Coats): string {
  const parts = bodies[figure.view];
  const width = WIDTH[figure.view];

  const part = (name: PartName, { muscle }: Coat) => {
    const working = muscle ? figure.works.map((id) => parts[name].muscles?.[id]) : [];
    return path(parts[name].outline) + working.map((d) => (d && muscle ? path(d, muscle) : '')).join('');
  };
  const limb = (pieces: [PartName, Joint, Point, beside?: string][], coat: Coat, end = '') =>
    pieces.reduceRight(
      (inner, [name, joint, at, beside = '']) => within(turn(joint, at), part(name, coat) + beside + inner),
      end,
    );
  const leg = (coat: Coat, far: boolean) =>
    limb(
      [
        ['thigh', far ? 'T' : 't', [width.hip, 0]],
        ['shin', far ? 'S' : 's', [0, LENGTH.thigh], coat.muscle ? lever(figure.footing, far) : ''],
        ['foot', far ? 'F' : 'f', [0, LENGTH.shin]],
      ],
      coat,
      coat.muscle ? footing(figure.footing, far) : '',
    );
  const onChest = (inside: string, waist = '') =>
    within(turn('p'), waist + within(turn('c', [0, -LENGTH.loin]), inside));
  const arm = (coat: Coat, far: boolean) => {
    const load = coat.muscle ? heldLoad(figure.load, far && figure.view === 'side') : '';
    const inHand = `<g transform="translate(0 ${LENGTH.forearm})">`;
    const turned = /^(gripped|swung)-/.test(figure.load ?? '');
    const upright = () => turn(far ? 'L' : 'l', [0, LENGTH.forearm]);
    const carried = load && within(turned ? inHand : upright(), load);
    const shoulder: Point = [width.shoulder, -LENGTH.chest];
    const pieces: [PartName, Joint, Point][] = [
      ['upperArm', far ? 'A' : 'a', shoulder],
      ['forearm', far ? 'B' : 'b', [0, LENGTH.arm]],
    ];
    return limb(pieces, coat, carried);
  };
  const trunk = (coat: Coat, hips = '') => {
    const bun = hair[figure.person][figure.view];
    const head = within(turn('h', [0.5, -LENGTH.chest - 9.5]), part('head', coat) + (bun && path(bun)));
    return onChest(part('chest', coat) + part('neck', coat) + head, hips + part('loin', coat));
  };

  /** Each layer twice: first widened in the colour of the paper, so that it stands off what is behind it. */
  const layers = (coat: Coat, drawings: ((coat: Coat) => string)[]) =>
    drawings
      .map((draw) => {
        const edge = `<g fill="${PAPER}" stroke="${PAPER}" stroke-width="2.6">${draw(OUTLINE)}</g>`;
        return (coats.outlined ? edge : '') + draw(coat);
      })
      .join('');

  if (figure.view === 'front') {
    const { uneven = false } = figure;
    const both = (half: (coat: Coat, far: boolean) => string, coat: Coat) =>
      `${half(coat, false)}<g transform="scale(-1 1)">${half(coat, uneven)}</g>`;
    const stance = (coat: Coat) => (uneven ? trunk(coat, both(leg, coat)) : both(leg, coat) + trunk(coat));
    const arms = (coat: Coat) => onChest(both(arm, coat));
    return `<g fill="${coats.near.body}">${layers(coats.near, [stance, arms])}</g>`;
  }
  const farLimbs = (coat: Coat) => onChest(arm(coat, true)) + leg(coat, true);
  const nearLayers = [
    (coat: Coat) => trunk(coat),
    (coat: Coat) => leg(coat, false),
    (coat: Coat) => onChest(arm(coat, false)),
  ];
  return [
    `<g fill="${coats.far.body}" transform="translate(3.5 -1.5)">${layers(coats.far, [farLimbs])}</g>`,
    `<g fill="${coats.near.body}">${layers(coats.near, nearLayers)}</g>`,
  ].join('');
}

/** A figure that does not move. */
export function drawStill(figure: BodyData, frame: Frame, coats: Coats): string {
  const turn: Turn = (joint, [x, y] = [0, 0]) => {
    const { before, degrees, after } = turnOf(frame, joint);
    const along = (share: number) => (share === 1 ? '' : `scale(1 ${thousandths(share)})`);
    const placed = x || y ? `translate(${number(x)} ${number(y)})` : '';
    return `<g transform="${placed}${along(before)}rotate(${number(degrees)})${along(after)}">`;
  };
  const [x, y] = frame.hip;
  return `<g transform="translate(${number(x)} ${number(y)})">${drawBody(figure, turn, coats)}</g>`;
}

/** A cord that does not move. */
export const drawCord = (cord: Cord, { at: [x, y], turn, stretch }: CordFrame) =>
  `<g transform="translate(${number(x)} ${number(y)})rotate(${number(turn)})scale(1 ${thousandths(stretch)})">${cordLine(cord)}</g>`;
