import { standing, type FigureData } from './pose.ts';

export const balance = {
  'single-leg-stand': {
    ...standing,
    person: 'woman',
    seconds: 5,
    motion: 'rep',
    works: ['calves', 'glutes'],
    chair: { x: 151 },
    still: 'ghost',
    ends: [0, 1],
    poses: [
      {
        anchor: [116, 111.6],
        lean: [0, 0, 0],
        leg: [131, 184, 0],
        farLeg: [131, 184, 0],
        arm: [12, 74],
        farArm: [12, 74],
      },
      { farLeg: [104, 163, 54] },
      { farLeg: [104, 163, 54] },
    ],
  },
  'tandem-walk': {
    ...standing,
    person: 'man',
    seconds: 3.6,
    motion: 'mirror',
    works: ['calves', 'quads'],
    travel: 44,
    still: 'beside',
    ends: [2, 0],
    // Each foot lands with its heel before the toes of the other.
    poses: [
      {
        anchor: [118, 112.5],
        lean: [1, 1, 2],
        leg: [146, 184, 0],
        farLeg: [124, 184, 0],
        arm: [2, 26],
        farArm: [14, 34],
      },
      { leg: [140.5, 184, 0], farLeg: [118.5, 184, 18], arm: [4, 28], farArm: [12, 32] },
      { anchor: [118, 111.8], leg: [135, 184, 0], farLeg: [122, 179, 14], arm: [8, 30], farArm: [8, 30] },
      { leg: [129.5, 184, 0], farLeg: [144, 178, -4], arm: [12, 32], farArm: [4, 28] },
    ],
  },
  'seated-march': {
    ...standing,
    person: 'woman',
    seconds: 2.4,
    motion: 'mirror',
    works: ['quads', 'abs'],
    chair: { x: 88 },
    still: 'ghost',
    ends: [1, 0],
    poses: [
      {
        anchor: [105, 134],
        lean: [0, 0, 0],
        leg: [146, 163, 6],
        farLeg: [153, 184, 0],
        arm: [-24, 40],
        farArm: [22, 92],
      },
      { leg: [153, 184, 0], farLeg: [153, 184, 0], arm: [0, 66], farArm: [0, 66] },
    ],
  },
} satisfies Record<string, FigureData>;
