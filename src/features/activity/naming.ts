import type { Language } from '#src/lib/language.ts';
import type { Activity } from './schema.ts';

type Told = Pick<Activity, 'type' | 'details'>;

const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/**
 * What the activity is called: by the product in the reader's language, where it named it, else by the person as they
 * typed it; null where it has no words of its own.
 */
export function nameOf({ details }: Told, language: Language): string | null {
  const { names, name, description } = details;
  const named = (names as Partial<Record<Language, unknown>> | null | undefined)?.[language];
  return [named, name, description].find(isText) ?? null;
}

/** When the activity ended, where that is known and is a moment. */
export function endOf({ details: { finishedAt } }: Told): Date | null {
  const moment = typeof finishedAt === 'string' ? new Date(finishedAt) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Minutes and kcal, where they are stated. */
export const measuresOf = ({ details }: Told): { minutes: number | null; calories: number | null } => ({
  minutes: numberOf(details['duration']),
  calories: numberOf(details['calories']),
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which finished workout the activity stands for, where it is one. */
export const workoutOf = ({ details: { workout } }: Told): string | null =>
  typeof workout === 'string' && uuid.test(workout) ? workout : null;
