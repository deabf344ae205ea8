import { standing, type FigureData } from './pose.ts';

export const pull = {
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
} satisfies Record<string, FigureData>;
