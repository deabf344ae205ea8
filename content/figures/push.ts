import { standing, type FigureData } from './pose.ts';

export const push = {
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
} satisfies Record<string, FigureData>;
