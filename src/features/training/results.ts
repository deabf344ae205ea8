import { compare, figuresOf, type Comparison, type ExerciseFigures } from './exercise-figures.ts';
import type { OpenSession } from './schema.ts';
import { withoutDropped } from './workout-sets.ts';

/** What a workout came to in one exercise. */
export interface Result {
  readonly exerciseId: string;
  /** Null once the exercise is deleted. */
  readonly name: OpenSession['exercises'][number]['name'] | null;
  readonly figures: ExerciseFigures;
  /** Null where it was not done before, in a workout planned alike. */
  readonly before: ExerciseFigures | null;
  readonly comparison: Comparison | null;
}

/** Exercise by exercise, in the order of the workout; those of which nothing was done are missing. */
export function resultsOf({
  sets,
  last,
  exercises,
}: Pick<OpenSession, 'sets' | 'last' | 'exercises'>): Result[] {
  const kept = withoutDropped(sets);
  const ids = [...new Set(kept.map(({ exerciseId }) => exerciseId))];
  return ids.flatMap((exerciseId) => {
    const own = kept.filter((set) => set.exerciseId === exerciseId);
    const figures = figuresOf(own);
    if (!figures) return [];
    // What is known of before does not tell whether it had sides: it was planned alike.
    const eachSide = own.some((set) => set.eachSide);
    const before = figuresOf((last[exerciseId] ?? []).map((set) => ({ ...set, state: 'done', eachSide })));
    return {
      exerciseId,
      name: exercises.find(({ id }) => id === exerciseId)?.name ?? null,
      figures,
      before,
      comparison: before && compare(figures, before),
    };
  });
}
