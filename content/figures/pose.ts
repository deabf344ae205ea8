/**
 * How each exercise moves: key poses of a jointed figure, 240 by 200 units, the ground at y = 184.
 * The figure faces right (`side`) or the viewer (`front`, given for its right half on the screen).
 * Limb angles are in degrees from hanging straight down, positive forward; leans from upright, positive forward.
 */

export type Muscle =
  | 'abs'
  | 'back'
  | 'calves'
  | 'chest'
  | 'biceps'
  | 'glutes'
  | 'hamstrings'
  | 'quads'
  | 'shoulders'
  | 'triceps';

type Pair = [number, number];
type Triple = [number, number, number];

/** One key pose; in all but the first, what is left out stays as in the first. */
export type KeyPose = {
  /** Where the anchor is: x, y. */
  anchor: Pair;
  /** Lean of pelvis, chest and head. */
  lean: Triple;
  /** By `legs`: ball of the foot x, y and pitch of the sole (heel up is positive); or thigh, shin, pointing of the foot. */
  leg: Triple;
  farLeg?: Triple;
  /** By `arms`: upper arm, forearm; or the palm's x, y. */
  arm: Pair;
  farArm?: Pair;
};

/** Who is drawn, and how the poses are given. */
export type BodyData = {
  view: 'side' | 'front';
  person: 'woman' | 'man';
  /** What the pose is given from; `ball`, with legs by angles, turns all of it about the ball of the near foot. */
  anchoredAt: 'hip' | 'shoulder' | 'ball';
  legs: 'ball' | 'angles';
  arms: 'angles' | 'palm';
  works: Muscle[];
  load?: 'jerrycan' | 'hugged-jerrycan' | 'dumbbell' | 'dumbbell-bar';
};

export type FigureData = BodyData & {
  /** Length of a whole cycle. */
  seconds: number;
  /** `rep`: there and back, resting at the ends; `loop`: round and round; `mirror`: then the same with the sides swapped. */
  motion: 'rep' | 'loop' | 'mirror';
  mat?: [from: number, to: number];
  chair?: { x: number };
  /** The ground runs backwards under the feet, in units per cycle. */
  travel?: number;
  /** How the still shows both ends: next to each other, one above the other, or one as a ghost behind the other. */
  still: 'beside' | 'above' | 'ghost';
  /** The key poses that the still shows, the working one last; of a `mirror`, the swapped ones follow. */
  ends: [rest: number, work: number];
  poses: [KeyPose, ...Partial<KeyPose>[]];
};

/** Someone who stands, seen from the side. */
export const standing = { view: 'side', anchoredAt: 'hip', legs: 'ball', arms: 'angles' } as const;
