import type { FigureData } from '#content/figures/pose.ts';

/** Someone who runs; not an exercise with a page of its own. */
export const runner: FigureData = {
  view: 'side',
  anchoredAt: 'hip',
  legs: 'ball',
  arms: 'angles',
  person: 'woman',
  seconds: 0.9,
  motion: 'mirror',
  works: [],
  still: 'ghost',
  ends: [0, 2],
  poses: [
    {
      anchor: [116, 114],
      lean: [9, 10, 4],
      leg: [138, 183, -6],
      farLeg: [84, 158, 84],
      arm: [-58, 32],
      farArm: [38, 132],
    },
    { anchor: [117, 112.5], leg: [94, 184, 46], farLeg: [152, 156, 14], arm: [22, 112], farArm: [-34, 50] },
    { anchor: [117, 106], leg: [76, 172, 74], farLeg: [157, 171, -6], arm: [42, 138], farArm: [-62, 28] },
  ],
};
