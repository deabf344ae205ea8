import type { BodyData, KeyPose } from '../figures/pose.ts';

/** Someone who stands still for a drawing, posed as in an exercise: the ground at y = 184. */
export type Posture = BodyData & { pose: KeyPose };

const side = { view: 'side', anchoredAt: 'hip', legs: 'ball', arms: 'angles' } as const;
const front = { ...side, view: 'front' } as const;

const all = {
  /** Arms spread, so that the waist is seen. */
  waist: {
    ...front,
    person: 'woman',
    works: [],
    pose: { anchor: [120, 111.4], lean: [0, 0, 0], leg: [11, 184, 0], arm: [84, 93] },
  },
  standing: {
    ...front,
    person: 'man',
    works: [],
    pose: { anchor: [120, 111.4], lean: [0, 0, 0], leg: [9, 184, 0], arm: [13, 8] },
  },
  cheering: {
    ...front,
    person: 'woman',
    works: ['shoulders', 'quads', 'calves'],
    pose: { anchor: [120, 114], lean: [0, 0, 0], leg: [26, 184, 0], arm: [142, 164] },
  },
  reaching: {
    ...side,
    legs: 'angles',
    arms: 'palm',
    person: 'woman',
    works: ['hamstrings', 'back'],
    pose: { anchor: [70, 174], lean: [46, 54, 28], leg: [88.5, 87, 2], arm: [148, 157] },
  },
  touching: {
    ...side,
    person: 'man',
    works: [],
    pose: { anchor: [70, 111.5], lean: [0, 0, -8], leg: [85, 184, 0], arm: [-4, 6], farArm: [174, 178] },
  },
  jumping: {
    ...side,
    legs: 'angles',
    person: 'man',
    works: ['quads', 'calves', 'glutes'],
    pose: {
      anchor: [160, 78],
      lean: [2, -2, -10],
      leg: [14, -12, 48],
      farLeg: [-2, -30, 52],
      arm: [-34, -16],
      farArm: [176, 180],
    },
  },
  throwing: {
    ...side,
    legs: 'angles',
    person: 'man',
    works: ['chest', 'triceps', 'shoulders'],
    pose: { anchor: [34, 174], lean: [0, 0, -4], leg: [88.5, 88, 8], arm: [92, 102] },
  },
  catching: {
    ...side,
    person: 'woman',
    works: [],
    pose: { anchor: [62, 136], lean: [4, 6, 14], leg: [112, 184, 0], arm: [40, 90] },
  },
  helping: {
    ...side,
    arms: 'palm',
    person: 'man',
    works: [],
    pose: {
      anchor: [77, 111.5],
      lean: [0, 2, 14],
      leg: [92, 184, 0],
      arm: [122, 80],
      farArm: [84, 116],
    },
  },
  sprinting: {
    ...side,
    person: 'woman',
    works: ['quads', 'glutes', 'hamstrings', 'calves'],
    pose: {
      anchor: [114, 114],
      lean: [16, 18, 4],
      leg: [156, 150, 8],
      farLeg: [78, 184, 58],
      arm: [-62, 26],
      farArm: [44, 128],
    },
  },
} satisfies Record<string, Posture>;

export type PostureId = keyof typeof all;
export const postures: Record<PostureId, Posture> = all;
