/**
 * How each exercise moves: key poses of a jointed figure, 240 by 200 units, the ground at y = 184.
 * The figure faces right (`side`), or the viewer or away (`front`, given for its right half on the screen).
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
  /** By `arms`: upper arm, forearm; or the palm's x, y (`towards`: of a straight arm that points more or less to the viewer). */
  arm: Pair;
  farArm?: Pair;
  /** The share of a leg's length that shows, of thigh and shin, where they come towards the viewer; with legs by angles. */
  legShown?: Pair;
  farLegShown?: Pair;
  /** The same of the near arm, which is straight then; less than 0: it points the other way. */
  armShown?: number;
};

/** Who is drawn, and how the poses are given. */
export type BodyData = {
  view: 'side' | 'front';
  person: 'woman' | 'man';
  /** What the pose is given from; `ball`, with legs by angles, turns all of it about the ball of the near foot. */
  anchoredAt: 'hip' | 'shoulder' | 'ball';
  legs: 'ball' | 'angles';
  arms: 'angles' | 'palm' | 'towards';
  works: Muscle[];
  /** Seen from the front: the left half has its own limbs (`farLeg`, `farArm`, mirrored), and the hips lean with the pelvis. */
  uneven?: true;
  load?: Load;
  /** What moves with the feet: the plate that they press, or the roller behind the ankles or before them. */
  footing?: 'plate' | 'roller' | 'front-roller';
};

/**
 * What the hands hold. It hangs upright from each palm, but: `near` only from the near one; `hugged`, `shared` and
 * `swung` once, between the two; `gripped` and `swung` turn with the forearm; the bar of a `barbell` is seen from its end.
 */
export type Load =
  | 'jerrycan'
  | 'near-jerrycan'
  | 'hugged-jerrycan'
  | 'swung-jerrycan'
  | 'swung-kettlebell'
  | 'dumbbell'
  | 'dumbbell-bar'
  | 'gripped-dumbbell'
  | 'shared-dumbbell'
  | 'barbell'
  | 'handle';

/** What stands still: lines, or `solid` an area, as the path data of SVG; in gold as thick as the chair, if nothing else is said. */
export type Thing = { path: string; tone?: 'edge'; width?: number; solid?: true };

/**
 * What is stretched to the near palm, from a fixed point or from the other palm (seen from the front);
 * or a rope of this length that swings round both palms once a cycle, from where it is at the start (as limbs are given).
 */
export type Cord =
  | { look: 'cable' | 'band' | 'towel' | 'lever'; from: Pair | 'palm' }
  | { look: 'rope'; swing: number; start: number };

export type FigureData = BodyData & {
  /** Length of a whole cycle. */
  seconds: number;
  /** `rep`: there and back, resting at the ends; `loop`: round and round; `mirror`: then the same with the sides swapped. */
  motion: 'rep' | 'loop' | 'mirror';
  mat?: [from: number, to: number];
  chair?: { x: number };
  things?: Thing[];
  cord?: Cord;
  /** The ground runs backwards under the feet, in units per cycle. */
  travel?: number;
  /**
   * How the still shows both ends: next to each other (`wide`: the working one takes most of the room), one above
   * the other, or one as a ghost behind the other.
   */
  still: 'beside' | 'wide' | 'above' | 'ghost';
  /** The key poses that the still shows, the working one last; of a `mirror`, the swapped ones follow. */
  ends: [rest: number, work: number];
  poses: [KeyPose, ...Partial<KeyPose>[]];
};

/** Someone who stands, seen from the side. */
export const standing = { view: 'side', anchoredAt: 'hip', legs: 'ball', arms: 'angles' } as const;
