export const exercisesPath = '/exercises';

/** Characters of what is looked for. */
export const maxSearchLength = 60;

/** In the place of something to train with: what needs nothing. */
export const noGear = 'none';

/** What is chosen of the library; what is left out is everything. */
export interface ExercisesChoice {
  readonly q?: string | undefined;
  readonly muscleGroup?: string | undefined;
  readonly pattern?: string | undefined;
  readonly gear?: string | undefined;
}

/** The address of a choice, as short as it can be. */
export function exercisesAddress({ q, muscleGroup, pattern, gear }: ExercisesChoice): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(muscleGroup && { muscleGroup }),
    ...(pattern && { pattern }),
    ...(gear && { gear }),
  });
  return query.size > 0 ? `${exercisesPath}?${query}` : exercisesPath;
}

/** The page of one exercise. */
export const exercisePath = (id: string): string => `${exercisesPath}/${id}`;
