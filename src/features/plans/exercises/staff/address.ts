import { exerciseListQuerySchema, type ExerciseListQuery } from './schema.ts';

const fields = exerciseListQuerySchema.shape;

type Asked = Partial<Omit<ExerciseListQuery, 'page'> & { page: string }>;

/** What the address of the library asks for; what no list can be asked for is left out. */
export function exerciseListQuery(parameters: URLSearchParams): Asked {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const text = parameters.get(name);
    return text !== null && field.safeParse(text).success ? [[name, text]] : [];
  });
  return Object.fromEntries(asked) as Asked;
}
