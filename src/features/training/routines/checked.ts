import { draftOf, type RoutineFields } from './routine-fields.ts';
import { routineDraftSchema, type RoutineDraft } from './schema.ts';

/** What is wrong, by where it stands: `exercises.0.sets.1.reps`. The first of a place counts. */
export type Faults = Readonly<Record<string, string>>;

/** The draft, or what is wrong with it. */
export function checked(
  fields: RoutineFields,
): { readonly draft: RoutineDraft } | { readonly faults: Faults } {
  const { data, error } = routineDraftSchema.safeParse(draftOf(fields));
  if (data) return { draft: data };
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    // An amount that is missing is told of at the measure that was chosen.
    const place = path.join('.');
    const set = fields.exercises[Number(path[1])]?.sets[Number(path[3])];
    const told = path[4] === 'reps' && set?.measure === 'seconds' ? place.replace(/reps$/, 'seconds') : place;
    faults[told] ??= message;
  }
  return { faults };
}
