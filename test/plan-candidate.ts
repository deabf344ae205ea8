import type { Found } from '#src/features/plans/finder/find.ts';

export type Plan = Found['plan'];

/** A plan as the finder knows it: for beginners, with nothing but room. */
export const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  id,
  title: { en: id },
  description: { en: id },
  category: 'strength',
  level: 'beginner',
  isGentle: false,
  duration: 8,
  durationUnit: 'weeks',
  weeklyWorkouts: 3,
  minutes: 30,
  gear: [],
  tags: [],
  suits: [],
  concerns: [],
  ...more,
});
