import type { ExerciseSet } from './schema.ts';

/** Sets that follow each other and are all alike, told once. */
export interface SetGroup {
  readonly count: number;
  readonly set: ExerciseSet;
}

/** The sets of an exercise in their order, like ones taken together. */
export function setGroups(sets: readonly ExerciseSet[]): SetGroup[] {
  const groups: SetGroup[] = [];
  for (const set of sets) {
    const last = groups.at(-1);
    if (last && isAlike(last.set, set)) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ count: 1, set });
  }
  return groups;
}

function isAlike(a: ExerciseSet, b: ExerciseSet): boolean {
  // Those of a plan that is shown are numbered.
  return JSON.stringify({ ...a, setNumber: 0 }) === JSON.stringify({ ...b, setNumber: 0 });
}
