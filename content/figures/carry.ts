import { standing, type FigureData, type KeyPose } from './pose.ts';

/**
 * A walk with short, quick steps: from the strike of the near heel to that of the other, 14 units of ground a key. Both
 * arms hang a little behind, and swing by so many degrees.
 */
function carrying(swing: number) {
  const hanging = (turn: number): KeyPose['arm'] => [turn - 7, turn + 2];
  const arms = (near: number) => ({ arm: hanging(-near * swing), farArm: hanging(near * swing) });
  return {
    ...standing,
    seconds: 1.3,
    motion: 'mirror',
    travel: 112,
    still: 'beside',
    ends: [2, 0],
    poses: [
      {
        anchor: [118, 113.8],
        lean: [2, 2, 1],
        leg: [156, 178.6, -16],
        farLeg: [101, 184, 22],
        ...arms(1),
      },
      { anchor: [118, 112.6], leg: [143.4, 184, 0], farLeg: [90, 179.5, 48], ...arms(0.6) },
      { anchor: [118, 111.6], leg: [129.4, 184, 0], farLeg: [125.4, 179, 12], ...arms(0) },
      { anchor: [118, 112.4], leg: [115.4, 184, 6], farLeg: [149, 178, -12], ...arms(-0.6) },
    ],
  } satisfies Partial<FigureData>;
}

export const carry = {
  'farmer-carry': {
    ...carrying(9),
    person: 'woman',
    works: ['back', 'shoulders', 'abs'],
    load: 'jerrycan',
  },
  'suitcase-carry': { ...carrying(0), person: 'man', works: ['abs', 'back'], load: 'near-jerrycan' },
  'jerrycan-swing': {
    ...standing,
    person: 'man',
    seconds: 2,
    motion: 'rep',
    works: ['glutes', 'hamstrings', 'back'],
    load: 'swung-jerrycan',
    still: 'wide',
    ends: [0, 1],
    poses: [
      { anchor: [95, 121], lean: [58, 60, 44], leg: [128, 184, 0], arm: [-22, -24] },
      { anchor: [113, 111.7], lean: [-2, -3, 0], arm: [82, 86] },
    ],
  },
  'kettlebell-swing': {
    ...standing,
    person: 'woman',
    seconds: 1.8,
    motion: 'rep',
    works: ['glutes', 'hamstrings', 'back'],
    load: 'swung-kettlebell',
    still: 'wide',
    ends: [0, 1],
    poses: [
      { anchor: [95, 120], lean: [56, 58, 40], leg: [128, 184, 0], arm: [-24, -30] },
      { anchor: [113, 111.7], lean: [-2, -3, 0], arm: [80, 84] },
    ],
  },
} satisfies Record<string, FigureData>;
