import { inLanguage } from '#src/lib/language.ts';
import { setChanges, type SetChange } from '#src/features/plans/fitness/kinds.ts';
import type { PlanDifferences } from './schema.ts';

type Name = PlanDifferences['days'][number]['exercises'][number]['name'];

/** What two versions of a plan differ in, said of all days together. */
export interface VersionSummary {
  /** Whether other days are trained than before. */
  readonly hasOtherDays: boolean;
  readonly added: readonly Name[];
  readonly removed: readonly Name[];
  readonly sets: readonly SetChange[];
  /** Whether days have the same exercises in another order, and nothing else. */
  readonly hasOtherOrder: boolean;
}

/** Up to so many days are told one by one, which is as short. */
const fewDays = 3;

/** Null where the days themselves are short enough. */
export function versionSummary({ days }: Pick<PlanDifferences, 'days'>): VersionSummary | null {
  if (days.length <= fewDays) return null;
  const exercises = days.flatMap((day) => day.exercises);
  const named = (wanted: 'added' | 'removed') => [
    ...new Map(
      exercises
        .filter(({ change }) => change === wanted)
        .map(({ name }) => [inLanguage(name, 'en'), name] as const),
    ).values(),
  ];
  return {
    hasOtherDays: days.some(({ change }) => change !== 'changed'),
    added: named('added'),
    removed: named('removed'),
    sets: setChanges.filter((one) => exercises.some(({ sets }) => sets.includes(one))),
    hasOtherOrder: days.some((day) => day.change === 'changed' && day.exercises.length === 0),
  };
}
