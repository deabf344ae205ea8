import type { Activity } from './schema.ts';

type Told = Pick<Activity, 'type' | 'details'>;

/** What the person called the activity; null where they gave it no words of its own. */
export function givenNameOf({ details }: Told): string | null {
  for (const key of ['name', 'description']) {
    const text = details[key];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Minutes and kcal, where they are stated. */
export const measuresOf = ({ details }: Told): { minutes: number | null; calories: number | null } => ({
  minutes: numberOf(details['duration']),
  calories: numberOf(details['calories']),
});
