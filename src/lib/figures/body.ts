import type { FigureData, Muscle } from '#content/figures/pose.ts';

/** Colours of DESIGN §10 in the light theme; lib/drawing-themes.ts has those of the dark one. */
export const INK = '#211A15';
export const FAR = '#9C8E7E';
export const GREEN = '#2C9A68';
export const FAR_GREEN = '#8DB9A1';
export const GOLD = '#E5A823';
export const EDGE = '#D9CFC0';
export const DAWN = '#F7EAD0';
export const PAPER = '#FBF7F0';

/** A part of the body: its outline, and each muscle that shows on it. Drawn from the joint at 0,0 downwards, facing right. */
type Part = { outline: string; muscles?: Partial<Record<Muscle, string>> };

export type PartName =
  | 'thigh'
  | 'shin'
  | 'foot'
  | 'upperArm'
  | 'forearm'
  | 'loin'
  | 'chest'
  | 'neck'
  | 'head';
type Body = Record<PartName, Part>;

const side: Body = {
  thigh: {
    outline: 'M-9-1C-9-11 9-11 9-1C9.5 11 7.5 23 5.7 34C5 40-5 40-5.6 34C-6 23-9.5 12-9-1Z',
    muscles: {
      quads: 'M6.6-3C9 9 7.4 20 5 29C3 31 1 29 1 26C1 15 1.5 4 6.6-3Z',
      hamstrings: 'M-7 5C-7.5 15-5.6 24-4.2 31C-2.5 32-1.2 30-1.2 27C-1.2 18-2.5 9-7 5Z',
      glutes: 'M-7.4 7C-10.5-2-8-10 0-8.6C3-5 1 5-7.4 7Z',
    },
  },
  shin: {
    outline: 'M5.6 0C5.6-7-5.6-7-5.6 0C-8 9-6.4 19-3.5 33C-3 36.5 3 36.5 3.4 33C4 22 5.8 12 5.6 0Z',
    muscles: { calves: 'M-4.8 2C-6.8 10-5.2 18-3.6 24C-1.4 24-.2 17-.6 11C-1 6-2.6 3-4.8 2Z' },
  },
  foot: {
    outline:
      'M-4-1.5C-6.4 2-6.6 6-3.4 6L14.4 6C17.6 6 17.4 2.6 14 1.6C9.5.4 6.6-1.5 3.4-4C1-5.6-2.6-4.6-4-1.5Z',
  },
  upperArm: {
    outline: 'M-6.2 0C-6.2-8.4 6.2-8.4 6.2 0C6.4 8 5 16 4.2 23C3.6 27.6-3.6 27.6-4.2 23C-5 16-6.4 8-6.2 0Z',
    muscles: {
      shoulders: 'M-4.6 1.5C-5.2-6.6 5.2-6.6 4.6 1.5C4 6 2 8.6 0 9.4C-2 8.6-4 6-4.6 1.5Z',
      biceps: 'M3.6 4C5.4 9 4.6 15 3.2 20C1.2 21 .2 18.5.3 15C.5 10 1.4 6.4 3.6 4Z',
      triceps: 'M-3.8 4C-5.4 9-4.6 15-3.4 20C-1.4 21-.4 18.5-.5 15C-.6 10-1.8 6.4-3.8 4Z',
    },
  },
  forearm: {
    outline:
      'M-4.3 0C-4.3-5.8 4.3-5.8 4.3 0C5 6 4 13 3 18.5C5 20.5 5 27.6.8 27.8C-3.4 28-4.2 22.5-3 18.5C-4 12-5.2 6-4.3 0Z',
  },
  loin: {
    outline: 'M-9 1C-9 10 9 10 9 1C9-5 8-11 7.6-17C6-22-6-22-7.4-17C-7.4-11-9.6-6-9 1Z',
    muscles: { abs: 'M7.4-1C8-7 6.6-12 6.2-17C4-18.6 1.8-17 1.8-14C1.8-8 2.6-2 4.2 1C5.6 2 7 1 7.4-1Z' },
  },
  chest: {
    outline:
      'M-7.4 1C-7 6 7 6 7.6 1C8.6-5 10.8-12 9.6-19C8.6-26.5 3.6-29.5-1-29.5C-6-29.5-9.6-26-10-19C-10.4-11-8-5-7.4 1Z',
    muscles: {
      abs: 'M6.2 0C6.8-4 7.4-7 7.6-9.4C5-10.6 2.4-9 2.2-6C2-3 2-1 2.2 1.6C4 2.6 5.6 2 6.2 0Z',
      chest: 'M8.4-11C9.6-17 8.4-22 5.6-24.6C2.6-23.5 1-19 2-14.5C3-11.5 6-10 8.4-11Z',
      back: 'M-6 0C-6.6-6-9-12-8.2-19C-7.8-23-5.6-25-3.6-24.4C-1.6-18-2.6-8-4 0C-4.6 1.6-5.6 1.6-6 0Z',
    },
  },
  neck: { outline: 'M-4.6-20C-4-26-3.6-31-3.4-35L4-35C4-31 4.4-27 5.6-22Z' },
  head: {
    outline:
      'M9.6-9.5C9.8-9.2 11-6.6 10.8-6.2C10.6-5.6 9.4-5.7 9.3-5.2C9.3-2.4 9-.4 7.4.7C4 2.6-2.4 2.4-5.4-.6C-9.4-4.6-10.4-11-7.6-15.6C-4.6-20.6 4-21.2 7.6-16.6C9.2-14.4 9.3-11.6 9.6-9.5Z',
  },
};

const front: Body = {
  thigh: {
    outline: 'M-7.4-1C-8-9 8.6-9 8.2 1C8 12 6.6 23 5.4 34C4.6 39.6-4.6 39.6-5.2 34C-6 23-7-1-7.4-1Z',
    muscles: { quads: 'M-4.6 6C-5 16-3.8 24-2.4 30C0 32 3 30.6 3.6 27C5.4 19 6 12 5.6 5C3 1.6-2.4 2-4.6 6Z' },
  },
  shin: {
    outline: 'M5.2 0C5.2-6.4-5.2-6.4-5.2 0C-6.4 9-5.2 20-3.3 33C-3 36.4 3 36.4 3.3 33C5.2 20 7 9 5.2 0Z',
    muscles: { calves: 'M4 3C5.6 10 4.6 17 3.2 22C1.6 22 1.2 17 1.4 12C1.6 7 2.4 4.4 4 3Z' },
  },
  foot: { outline: 'M-4-2C-5 2-5.4 6-3.4 6L6.4 6C9 6 8.4 2.6 6.6 1C5 0 4.6-2 3.6-3.6C1-5.6-3-5-4-2Z' },
  upperArm: {
    ...side.upperArm,
    muscles: {
      ...side.upperArm.muscles,
      triceps: 'M3.6 5C5.2 10 4.4 15.6 3.2 20C1 21.4-.2 18.6 0 15C.2 10 1.6 7 3.6 5Z',
    },
  },
  forearm: side.forearm,
  loin: {
    outline: 'M-15.4 0C-15 9 15 9 15.4 0C14.6-7 11.6-11 11.8-17C10-21-10-21-11.8-17C-11.6-11-14.6-7-15.4 0Z',
    muscles: {
      abs: 'M-6-1C-7-8-6.4-13-5.6-19C-3-20.4 3-20.4 5.6-19C6.4-13 7-8 6-1C4 2-4 2-6-1Z',
      glutes:
        'M12.4-7C14.6-3 15 1 13.6 5C10.2 4.4 8.2 1 8.8-3C9.4-6 11-8.6 12.4-7ZM-12.4-7C-14.6-3-15 1-13.6 5C-10.2 4.4-8.2 1-8.8-3C-9.4-6-11-8.6-12.4-7Z',
    },
  },
  chest: {
    outline:
      'M-11.8 1C-11 5 11 5 11.8 1C12.6-7 16-13 19.6-22C20-27.6 11-29.4 6-30.5L-6-30.5C-11-29.4-20-27.6-19.6-22C-16-13-12.6-7-11.8 1Z',
    muscles: {
      // Of a body that is seen from behind.
      back: 'M16.6-21C13.6-14 11.6-7 10.8-.6C7 1.4 3 0 2-5C5.6-7.6 11-13 16.6-21ZM-16.6-21C-13.6-14-11.6-7-10.8-.6C-7 1.4-3 0-2-5C-5.6-7.6-11-13-16.6-21Z',
      abs: 'M-5.6 1C-6.4-3-6.4-6-5.6-9C-3-11-.8-10.6 0-9C.8-10.6 3-11 5.6-9C6.4-6 6.4-3 5.6 1Z',
    },
  },
  neck: { outline: 'M-6.4-26C-4.4-29-3.9-31-3.9-35L3.9-35C3.9-31 4.4-29 6.4-26Z' },
  head: { outline: 'M-8.6-9C-9.4-21 9.4-21 8.6-9C8.4-2.4 4 2.6 0 2.6C-4 2.6-8.4-2.4-8.6-9Z' },
};

export const bodies: Record<FigureData['view'], Body> = { side, front };

/** Hair: a high bun, or cropped close. In the coordinates of the head. */
export const hair = {
  woman: {
    side: 'M-14.6-18.5a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0',
    front: 'M-3.6-18a5.4 5.4 0 1 1 7.2 0Z',
  },
  man: { side: '', front: '' },
} as const;
