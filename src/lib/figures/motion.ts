import type { BodyData, FigureData, KeyPose } from '#content/figures/pose.ts';

/** Lengths between joints, in drawing units. */
export const LENGTH = { thigh: 34, shin: 33, loin: 16, chest: 25, arm: 23, forearm: 24 } as const;

/** How long a straight cord is before it is stretched: browsers may paint first and scale then, which blurs what was short. */
export const CORD_LENGTH = 100;

/** From the ankle to the ball of the foot, on a flat sole. */
const BALL = { side: { x: 15, y: 6 }, front: { x: 0, y: 6 } } as const;

/** Half the width between the hips and between the shoulders, seen from the front. */
export const WIDTH = { side: { hip: 0, shoulder: 0 }, front: { hip: 7.5, shoulder: 15 } } as const;

export type Point = readonly [x: number, y: number];

/** Everything that turns. Capitals are the far side; `l` and `L` keep a hanging load upright. */
export const JOINTS = ['p', 'c', 'h', 'a', 'b', 'l', 't', 's', 'f', 'A', 'B', 'L', 'T', 'S', 'F'] as const;
export type Joint = (typeof JOINTS)[number];

/** Bones of which only a share of the length may show, since they come towards the viewer; `a` is the whole arm. */
type Shortened = 'a' | 't' | 's' | 'T' | 'S';

/**
 * One moment: where the hips are, each joint's turn in degrees against its parent (clockwise), and the share that shows
 * of what may come towards the viewer (1: all of it; less than 0: it points the other way).
 */
export type Frame = { hip: [x: number, y: number]; shown: Record<Shortened, number> } & Record<Joint, number>;

const parents: Partial<Record<Joint, Shortened>> = { s: 't', f: 's', S: 'T', F: 'S' };

/**
 * How a joint turns what hangs on it: a stretch along the parent that takes the parent's own shortening back, the turn,
 * and the shortening along what hangs on it. Stretches are 1 where nothing is shortened.
 */
export function turnOf(frame: Frame, joint: Joint): { before: number; degrees: number; after: number } {
  const shares: Partial<Record<Joint, number>> = frame.shown;
  const parent = parents[joint];
  return {
    before: parent ? 1 / frame.shown[parent] : 1,
    degrees: frame[joint],
    after: shares[joint] ?? 1,
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The point `length` away from a joint in direction `angle` (0 is down, 90 forward). */
const along = ([x, y]: Point, angle: number, length: number): [number, number] => [
  x + length * Math.sin(radians(angle)),
  y + length * Math.cos(radians(angle)),
];

/** Angles of two bones that reach from a joint to a point; `bend` 1 is a knee, -1 an elbow. */
export function reach(from: Point, to: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 1e-6);
  const line = degrees(Math.atan2(dx, dy));
  const corner = (near: number, far: number) =>
    degrees(Math.acos((near ** 2 + distance ** 2 - far ** 2) / (2 * near * distance)));
  return [line + bend * corner(upper, lower), line - bend * corner(lower, upper)];
}

const swapped = (pose: KeyPose): KeyPose => ({
  ...pose,
  leg: pose.farLeg ?? pose.leg,
  farLeg: pose.leg,
  arm: pose.farArm ?? pose.arm,
  farArm: pose.arm,
});

/** All key poses of a figure, written out, in the order in which they are passed. */
export function keyPoses({ poses, motion }: FigureData): KeyPose[] {
  const whole = poses.map((pose) => ({ ...poses[0], ...pose }));
  return motion === 'mirror' ? [...whole, ...whole.map(swapped)] : whole;
}

/** Smooth passage through values that never overshoots, so what rests between two keys stays at rest. */
function passing(values: number[], at: number, round: boolean): number {
  const n = values.length;
  const value = (i: number) => values.at(round ? i % n : Math.max(0, Math.min(n - 1, i))) as number;
  const slope = (i: number) => {
    const [before, after] = [value(i) - value(i - 1), value(i + 1) - value(i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const i = Math.floor(at);
  const u = at - i;
  const [from, to]: Point = [value(i), value(i + 1)];
  const rise = u * u * (3 - 2 * u);
  return from + (to - from) * rise + slope(i) * u * (1 - u) ** 2 - slope(i + 1) * u * u * (1 - u);
}

const WHOLE: [number, number] = [1, 1];

/** The pose at a moment of a cycle (0 to 1), a `rep` going there in the first half and back in the second. */
function poseAt(figure: FigureData, moment: number): KeyPose {
  const { poses, motion } = figure;
  const keys = keyPoses(figure);
  const round = motion !== 'rep';
  const there = 1 - Math.abs(1 - 2 * moment);
  const rested = Math.max(0, Math.min(1, (there - 0.1) / 0.8));
  const at = round ? moment * keys.length : rested * (keys.length - 1);
  const mix = <T extends number[]>(pick: (pose: KeyPose) => T) =>
    pick(poses[0]).map((_, i) =>
      passing(
        keys.map((key) => pick(key)[i] as number),
        at,
        round,
      ),
    ) as T;
  return {
    anchor: mix((pose) => pose.anchor),
    lean: mix((pose) => pose.lean),
    leg: mix((pose) => pose.leg),
    farLeg: mix((pose) => pose.farLeg ?? pose.leg),
    arm: mix((pose) => pose.arm),
    farArm: mix((pose) => pose.farArm ?? pose.arm),
    legShown: mix((pose) => pose.legShown ?? WHOLE),
    farLegShown: mix((pose) => pose.farLegShown ?? pose.legShown ?? WHOLE),
    ...(poses[0].armShown !== undefined && { armShown: mix((pose) => [pose.armShown ?? 1])[0] ?? 1 }),
  };
}

/** Where the ankle is when the ball of the foot is at a point and the sole pitched. */
function ankle([x, y, pitch]: KeyPose['leg'], view: FigureData['view']): [number, number] {
  const [c, s, ball] = [Math.cos(radians(pitch)), Math.sin(radians(pitch)), BALL[view]];
  return [x - ball.x * c + ball.y * s, y - ball.x * s - ball.y * c];
}

type Turns = readonly [upper: number, lower: number, end: number];

/** The point at half the width of a body that leans by so much. */
const aside = ([x, y]: Point, width: number, lean: number): Point => [
  x + width * Math.cos(radians(lean)),
  y + width * Math.sin(radians(lean)),
];

function legTurns(figure: BodyData, hip: Point, leg: KeyPose['leg'], pelvis: number): Turns {
  const free = figure.legs === 'angles';
  const joint = figure.view === 'front' ? aside([0, hip[1]], WIDTH.front.hip, pelvis) : hip;
  const [thigh, shin] = free ? leg : reach(joint, ankle(leg, figure.view), LENGTH.thigh, LENGTH.shin, 1);
  const pitch = free ? -shin + leg[2] : leg[2];
  return [-thigh - (figure.uneven ? pelvis : 0), thigh - shin, pitch + shin];
}

function armTurns(figure: BodyData, shoulder: Point, arm: KeyPose['arm'], chest: number): Turns {
  if (figure.arms === 'towards') {
    const line = degrees(Math.atan2(arm[0] - shoulder[0], arm[1] - shoulder[1]));
    return [-line - chest, 0, line];
  }
  const [upper, lower] =
    figure.arms === 'angles' ? arm : reach(shoulder, arm, LENGTH.arm, LENGTH.forearm, -1);
  return [-upper - chest, upper - lower, lower];
}

/** The shoulder seen from the hip (`way` 1), or the hip from the shoulder (-1). */
const spine = (from: Point, [pelvis, chest]: KeyPose['lean'], way: 1 | -1) =>
  along(along(from, 180 - pelvis, way * LENGTH.loin), 180 - chest, way * LENGTH.chest);

/** Where the hip is, from what the pose is anchored at. */
function hipOf({ anchoredAt, view }: BodyData, { anchor, lean, leg }: KeyPose): [number, number] {
  if (anchoredAt === 'shoulder') return spine(anchor, lean, -1);
  if (anchoredAt === 'hip') return [anchor[0], anchor[1]];
  const [thigh, shin, point] = leg;
  const knee = along(ankle([...anchor, point - shin], view), shin, -LENGTH.shin);
  return along(knee, thigh, -LENGTH.thigh);
}

/** A body in a pose. */
export function frameOf(figure: BodyData, pose: KeyPose): Frame {
  const [pelvis, chest, head] = pose.lean;
  const hip = hipOf(figure, pose);
  const shoulder = aside(spine(hip, pose.lean, 1), WIDTH[figure.view].shoulder, chest);
  // What is drawn mirrored leans the other way.
  const far = figure.uneven ? -1 : 1;
  const [a, b, l] = armTurns(figure, shoulder, pose.arm, chest);
  const [A, B, L] = armTurns(figure, shoulder, pose.farArm ?? pose.arm, far * chest);
  const away = Math.hypot(pose.arm[0] - shoulder[0], pose.arm[1] - shoulder[1]);
  const arms = figure.arms === 'towards' ? Math.min(1, away / (LENGTH.arm + LENGTH.forearm)) : 1;
  const legs = pose.legShown ?? WHOLE;
  const farLegs = pose.farLegShown ?? legs;
  const [t, s, f] = legTurns(figure, hip, pose.leg, pelvis);
  const [T, S, F] = legTurns(figure, hip, pose.farLeg ?? pose.leg, far * pelvis);
  return {
    hip,
    shown: { a: pose.armShown ?? arms, t: legs[0], s: legs[1], T: farLegs[0], S: farLegs[1] },
    p: pelvis,
    c: chest - pelvis,
    h: head - chest,
    a,
    b,
    l,
    t,
    s,
    f,
    A,
    B,
    L,
    T,
    S,
    F,
  };
}

/** The frame at a moment of the cycle (0 to 1). */
export const frameAt = (figure: FigureData, moment: number): Frame => frameOf(figure, poseAt(figure, moment));

/** When in the cycle a key pose is reached. */
export function momentOf(figure: FigureData, key: number): number {
  return figure.motion === 'rep' ? key / (figure.poses.length - 1) / 2 : key / keyPoses(figure).length;
}

/**
 * Where the joints of one side are in a frame, by going up the trunk and down the limbs from the hip. Seen from the
 * front, those of a leg count from the middle of the hips, and those of the far side are mirrored.
 */
export function jointsOf(frame: Frame, view: FigureData['view'], far = false) {
  const { hip } = frame;
  const front = view === 'front';
  const [p, c] = front && far ? [-frame.p, -frame.c] : [frame.p, frame.c];
  const [thigh, s, f] = far ? [frame.T, frame.S, frame.F] : [frame.t, frame.s, frame.f];
  const t = front ? thigh + p : thigh;
  const [a, b] = far ? [frame.A, frame.B] : [frame.a, frame.b];
  const { shown } = frame;
  // Both arms of a body that is seen from the front, and drawn as one half and its mirror image, show as much.
  const arm = far && !front ? 1 : shown.a;
  const from = front ? aside([0, hip[1]], WIDTH.front.hip, p) : hip;
  const knee = along(from, -t, LENGTH.thigh * (far ? shown.T : shown.t));
  const foot = along(knee, -t - s, LENGTH.shin * (far ? shown.S : shown.s));
  const onSole = (x: number) => along(along(foot, -t - s - f, BALL[view].y), 90 - t - s - f, x);
  const shoulder = aside(spine(hip, [p, p + c, 0], 1), WIDTH[view].shoulder, p + c);
  const elbow = along(shoulder, -p - c - a, LENGTH.arm * arm);
  return {
    shoulder,
    elbow,
    palm: along(elbow, -p - c - a - b, LENGTH.forearm * arm),
    hip,
    knee,
    ankle: foot,
    heel: onSole(-4),
    ball: onSole(BALL[view].x),
  };
}

/** A cord at one moment: where it begins, its turn in degrees from hanging straight down (clockwise), and the share of `CORD_LENGTH` to which it is stretched. */
export type CordFrame = { at: Point; turn: number; stretch: number };

export function cordAt(figure: FigureData, moment: number): CordFrame | null {
  const { cord, view } = figure;
  if (!cord) return null;
  const frame = frameAt(figure, moment);
  const { palm } = jointsOf(frame, view);
  if ('swing' in cord) return { at: palm, turn: 360 * moment - cord.start, stretch: 1 };
  const at: Point = cord.from === 'palm' ? [2 * frame.hip[0] - palm[0], palm[1]] : cord.from;
  const [dx, dy] = [palm[0] - at[0], palm[1] - at[1]];
  return { at, turn: degrees(Math.atan2(-dx, dy)), stretch: Math.hypot(dx, dy) / CORD_LENGTH };
}

/** A value at a moment of the cycle. */
type Sample = { moment: number; value: number[] };

/** The fewest samples whose straight connection stays within `tolerance` of all others. */
export function simplified<T extends Sample>(track: T[], tolerance: number): T[] {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < 3) return track;
  const offs = track.map(({ moment, value }) => {
    const u = (moment - first.moment) / (last.moment - first.moment);
    const straight = (k: number) => (1 - u) * (first.value[k] ?? 0) + u * (last.value[k] ?? 0);
    return Math.max(...value.map((v, k) => Math.abs(v - straight(k))));
  });
  const worst = Math.max(...offs);
  if (worst <= tolerance) return [first, last];
  const split = offs.indexOf(worst);
  const [before, after] = [track.slice(0, split + 1), track.slice(split)];
  return [...simplified(before, tolerance), ...simplified(after, tolerance).slice(1)];
}
