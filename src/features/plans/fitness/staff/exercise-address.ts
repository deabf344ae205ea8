import { exerciseListQuerySchema, type ExerciseListQuery } from './exercise-schema.ts';

const fields = exerciseListQuerySchema.shape;

/** What the address of the library asks for, as text; what no list can be asked for is left out. */
export function exerciseListQuery(
  parameters: URLSearchParams,
): Partial<Record<keyof ExerciseListQuery, string>> {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const text = parameters.get(name);
    return text !== null && field.safeParse(text).success ? [[name, text]] : [];
  });
  return Object.fromEntries(asked) as Partial<Record<keyof ExerciseListQuery, string>>;
}
