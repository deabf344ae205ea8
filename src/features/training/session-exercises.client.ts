import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import type { OpenSession, ShownExercise } from './schema.ts';

/** What an exercise of the session is called. */
export function useExerciseName({ exercises }: Pick<OpenSession, 'exercises'>): (id: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (id) => {
    const exercise = exercises.find((one) => one.id === id);
    return exercise ? inLanguage(exercise.name, language) : t`An exercise that was deleted`;
  };
}

/** Exercises with others, each once. */
export function withShown(
  exercises: readonly ShownExercise[],
  others: readonly ShownExercise[],
): ShownExercise[] {
  const known = new Set(exercises.map(({ id }) => id));
  return [...exercises, ...others.filter(({ id }) => !known.has(id))];
}

/** A session with what another one knows of exercises: of them both, where each knows others. */
export function withExercises(
  session: OpenSession,
  {
    exercises,
    alternatives,
    last,
    proposals,
    notes,
  }: Pick<OpenSession, 'exercises' | 'alternatives' | 'last' | 'proposals' | 'notes'>,
): OpenSession {
  const isProposed = ({ exercise, exerciseId }: OpenSession['proposals'][number]) =>
    session.proposals.some((one) => one.exercise === exercise && one.exerciseId === exerciseId);
  return {
    ...session,
    exercises: withShown(session.exercises, exercises),
    alternatives: { ...alternatives, ...session.alternatives },
    last: { ...last, ...session.last },
    proposals: [...session.proposals, ...proposals.filter((proposal) => !isProposed(proposal))],
    // An answer that was kept before there were notes has none.
    notes: session.notes?.length > 0 ? session.notes : notes,
  };
}

/** An id that no other set has; without a safe connection the browser gives none. */
export const newSetId = (): string =>
  crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;
