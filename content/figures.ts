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

const standing = { view: 'side', anchoredAt: 'hip', legs: 'ball', arms: 'angles' } as const;

const exercises = {
  'march-in-place': {
    ...standing,
    person: 'woman',
    seconds: 1.5,
    motion: 'mirror',
    works: ['quads', 'abs'],
    still: 'beside',
    ends: [1, 0],
    poses: [
      {
        anchor: [116, 112],
        lean: [0, 1, 0],
        leg: [159, 148, 8],
        farLeg: [131, 184, 0],
        arm: [-32, 40],
        farArm: [34, 112],
      },
      { anchor: [116, 112.5], leg: [131, 184, 0], farLeg: [131, 184, 0], arm: [0, 72], farArm: [0, 72] },
    ],
  },
  'high-knees': {
    ...standing,
    person: 'man',
    seconds: 0.84,
    motion: 'mirror',
    works: ['quads', 'abs', 'calves'],
    still: 'beside',
    ends: [1, 0],
    poses: [
      {
        anchor: [116, 105],
        lean: [3, 5, 2],
        leg: [162, 136, 16],
        farLeg: [130, 184, 26],
        arm: [-48, 42],
        farArm: [48, 140],
      },
      { anchor: [116, 108], leg: [138, 173, 22], farLeg: [129, 184, 30], arm: [0, 92], farArm: [0, 92] },
    ],
  },
  'brisk-walk': {
    ...standing,
    person: 'woman',
    seconds: 1.15,
    motion: 'mirror',
    works: ['quads', 'calves', 'glutes'],
    travel: 128,
    still: 'beside',
    ends: [2, 0],
    // The near foot from the strike of its heel to the strike of the other, the ground running 16 units a key.
    poses: [
      {
        anchor: [118, 115],
        lean: [4, 5, 3],
        leg: [159.5, 177.5, -20],
        farLeg: [96.7, 184, 26],
        arm: [-40, 34],
        farArm: [32, 112],
      },
      {
        anchor: [118, 112.8],
        leg: [144.7, 184, 0],
        farLeg: [87, 179, 54],
        arm: [-26, 50],
        farArm: [16, 96],
      },
      {
        anchor: [118, 111.6],
        leg: [128.7, 184, 0],
        farLeg: [125.4, 179, 12],
        arm: [-4, 74],
        farArm: [-4, 74],
      },
      {
        anchor: [118, 112.6],
        leg: [112.7, 184, 8],
        farLeg: [152, 177.2, -14],
        arm: [16, 96],
        farArm: [-26, 50],
      },
    ],
  },
  'jumping-jack': {
    view: 'front',
    anchoredAt: 'hip',
    legs: 'ball',
    arms: 'angles',
    person: 'woman',
    seconds: 1.5,
    motion: 'rep',
    works: ['shoulders', 'quads', 'calves'],
    still: 'beside',
    ends: [0, 2],
    poses: [
      { anchor: [120, 111.1], lean: [0, 0, 0], leg: [6.5, 184, 0], arm: [12, 8] },
      { anchor: [120, 108], leg: [20, 179.6, 0], arm: [80, 82] },
      { anchor: [120, 117], leg: [36, 184, 0], arm: [146, 172] },
    ],
  },
  'bodyweight-squat': {
    ...standing,
    person: 'man',
    seconds: 3.2,
    motion: 'rep',
    works: ['quads', 'glutes'],
    still: 'beside',
    ends: [0, 1],
    poses: [
      { anchor: [118, 111.5], lean: [0, 1, 0], leg: [132, 184, 0], arm: [8, 14] },
      { anchor: [94, 148], lean: [42, 34, 12], arm: [84, 90] },
    ],
  },
  'goblet-squat': {
    ...standing,
    person: 'woman',
    seconds: 3.4,
    motion: 'rep',
    works: ['quads', 'glutes', 'abs'],
    load: 'hugged-jerrycan',
    still: 'beside',
    ends: [0, 1],
    poses: [
      { anchor: [117, 111.5], lean: [0, -2, 0], leg: [132, 184, 0], arm: [-8, 134] },
      { anchor: [98, 149], lean: [32, 24, 8], arm: [-16, 114] },
    ],
  },
  'reverse-lunge': {
    ...standing,
    person: 'woman',
    seconds: 6.4,
    motion: 'mirror',
    works: ['quads', 'glutes'],
    still: 'beside',
    ends: [0, 3],
    poses: [
      { anchor: [128, 111.5], lean: [0, 0, 0], leg: [143, 184, 0], farLeg: [143, 184, 0], arm: [-2, 8] },
      { anchor: [118, 114], lean: [3, 2, 1], farLeg: [96, 176, 40], arm: [-8, 40] },
      { anchor: [101, 125], lean: [4, 3, 2], farLeg: [54, 184, 56], arm: [-12, 66] },
      { anchor: [95, 143.5], lean: [5, 4, 2], farLeg: [54, 184, 76], arm: [-14, 88] },
      { anchor: [101, 125], lean: [4, 3, 2], farLeg: [54, 184, 56], arm: [-12, 66] },
      { anchor: [118, 114], lean: [3, 2, 1], farLeg: [96, 176, 40], arm: [-8, 40] },
    ],
  },
  'romanian-deadlift': {
    ...standing,
    person: 'man',
    seconds: 3.6,
    motion: 'rep',
    works: ['hamstrings', 'glutes', 'back'],
    load: 'dumbbell',
    still: 'beside',
    ends: [0, 1],
    poses: [
      { anchor: [114, 111.7], lean: [0, 0, 0], leg: [129, 184, 0], arm: [4, 8] },
      { anchor: [98, 118], lean: [66, 72, 52], arm: [-10, -6] },
    ],
  },
  'bent-over-row': {
    ...standing,
    person: 'woman',
    seconds: 2.8,
    motion: 'rep',
    works: ['back', 'biceps'],
    load: 'jerrycan',
    still: 'beside',
    ends: [0, 1],
    poses: [
      { anchor: [93, 118.5], lean: [70, 72, 60], leg: [128, 184, 0], arm: [-1, 0] },
      { lean: [69, 71, 58], arm: [-82, 6] },
    ],
  },
  'overhead-press': {
    view: 'front',
    anchoredAt: 'hip',
    legs: 'ball',
    arms: 'angles',
    person: 'man',
    seconds: 3,
    motion: 'rep',
    works: ['shoulders', 'triceps'],
    load: 'dumbbell-bar',
    still: 'beside',
    ends: [0, 1],
    poses: [
      { anchor: [120, 111.8], lean: [0, 0, 0], leg: [13, 184, 0], arm: [48, 172] },
      { arm: [166, 182] },
    ],
  },
  'biceps-curl': {
    ...standing,
    person: 'woman',
    seconds: 2.8,
    motion: 'rep',
    works: ['biceps'],
    load: 'dumbbell',
    still: 'beside',
    ends: [0, 1],
    poses: [
      { anchor: [116, 111.7], lean: [0, -1, 0], leg: [131, 184, 0], arm: [-2, 10] },
      { lean: [0, -2, 0], arm: [8, 142] },
    ],
  },
  'glute-bridge': {
    view: 'side',
    anchoredAt: 'shoulder',
    legs: 'ball',
    arms: 'angles',
    person: 'man',
    seconds: 3,
    motion: 'rep',
    works: ['glutes', 'hamstrings'],
    mat: [40, 190],
    still: 'above',
    ends: [0, 1],
    poses: [
      { anchor: [84, 174], lean: [-90, -90, -84], leg: [172, 184, 0], arm: [78, 87] },
      { lean: [-112.5, -112.5, -84] },
    ],
  },
  'dead-bug': {
    view: 'side',
    anchoredAt: 'shoulder',
    legs: 'angles',
    arms: 'angles',
    person: 'man',
    seconds: 6,
    motion: 'mirror',
    works: ['abs'],
    mat: [36, 200],
    still: 'above',
    ends: [0, 1],
    poses: [
      {
        anchor: [84, 174],
        lean: [-92, -88, -80],
        leg: [176, 92, 10],
        farLeg: [176, 92, 10],
        arm: [178, 180],
        farArm: [178, 180],
      },
      { leg: [104, 98, 20], farLeg: [178, 94, 10], arm: [176, 178], farArm: [244, 252] },
    ],
  },
  'bird-dog': {
    view: 'side',
    anchoredAt: 'hip',
    legs: 'angles',
    arms: 'angles',
    person: 'woman',
    seconds: 6,
    motion: 'mirror',
    works: ['glutes', 'back', 'abs'],
    mat: [30, 210],
    still: 'above',
    ends: [0, 1],
    poses: [
      {
        anchor: [100, 145],
        lean: [76, 76, 68],
        leg: [0, -90, 52],
        farLeg: [0, -90, 52],
        arm: [-6, 8],
        farArm: [-6, 8],
      },
      { leg: [-88, -90, 30], farLeg: [0, -90, 52], arm: [-6, 8], farArm: [104, 98] },
      { leg: [-88, -90, 30], farLeg: [0, -90, 52], arm: [-6, 8], farArm: [104, 98] },
    ],
  },
  'push-up': {
    view: 'side',
    anchoredAt: 'ball',
    legs: 'angles',
    arms: 'palm',
    person: 'woman',
    seconds: 2.6,
    motion: 'rep',
    works: ['chest', 'triceps', 'shoulders'],
    mat: [34, 206],
    still: 'above',
    ends: [0, 1],
    poses: [
      { anchor: [53, 184], lean: [72, 72, 72], leg: [-72, -72, 0], arm: [158, 181.2] },
      { lean: [87.5, 87.5, 84], leg: [-87.5, -87.5, 0] },
    ],
  },
  plank: {
    view: 'side',
    anchoredAt: 'ball',
    legs: 'angles',
    arms: 'angles',
    person: 'woman',
    seconds: 4,
    motion: 'rep',
    works: ['abs', 'shoulders', 'glutes'],
    mat: [30, 206],
    still: 'ghost',
    ends: [1, 0],
    poses: [
      { anchor: [42, 184], lean: [83.5, 83.5, 82], leg: [-83.5, -83.5, 0], arm: [0, 90] },
      { lean: [84, 82.5, 81] },
    ],
  },
  'mountain-climber': {
    view: 'side',
    anchoredAt: 'hip',
    legs: 'ball',
    arms: 'palm',
    person: 'man',
    seconds: 1.6,
    motion: 'mirror',
    works: ['abs', 'quads', 'shoulders'],
    mat: [34, 206],
    still: 'above',
    ends: [2, 0],
    poses: [
      {
        anchor: [118, 142],
        lean: [79, 79, 74],
        leg: [103.5, 178, 128],
        farLeg: [56.3, 184, 67],
        arm: [159, 181],
        farArm: [159, 181],
      },
      { leg: [80, 175, 112] },
      { leg: [56.3, 184, 67] },
      { leg: [56.3, 184, 67], farLeg: [80, 175, 112] },
    ],
  },
  'chair-dip': {
    ...standing,
    person: 'man',
    seconds: 3,
    motion: 'rep',
    arms: 'palm',
    works: ['triceps', 'shoulders'],
    chair: { x: 50 },
    still: 'ghost',
    ends: [0, 1],
    poses: [
      { anchor: [103, 139], lean: [-4, -3, 0], leg: [167, 184, 0], arm: [88, 139] },
      { anchor: [103, 163], lean: [-2, 2, 4] },
    ],
  },
} satisfies Record<string, FigureData>;

export type FigureId = keyof typeof exercises;
export const figures: Record<FigureId, FigureData> = exercises;
