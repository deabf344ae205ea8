import { textLimits } from '#src/features/activity/kinds.ts';
import { inLanguage, type Language, type Localized } from '#src/lib/language.ts';
import type { Place, WorkoutSession } from './schema.ts';

const placeNames: Localized<(place: Place) => string> = {
  en: ({ week, day }) => `week ${week}, day ${day}`,
  am: ({ week, day }) => `ሳምንት ${week}፣ ቀን ${day}`,
};

/** What the activity calendar calls a session: `Weight Loss Foundation · week 1, day 2`. A long title gives way. */
export function sessionName(title: string, place: Place, language: Language): string {
  const rest = ` · ${placeNames[language](place)}`;
  const room = textLimits.name - rest.length;
  const letters = Array.from(title);
  // Whole letters: half of one that takes two units cannot be stored.
  while (letters.join('').length > room) letters.pop();
  return letters.join('').trimEnd() + rest;
}

/** Without a name of its own, or where its plan was deleted meanwhile. */
const untitled: Localized = { en: 'Workout', am: 'ልምምድ' };

/** The same in every language, for whichever its reader reads. */
export function sessionNames({ name, title, week, day }: Named): Localized {
  const nameIn = (language: Language): string => {
    if (name !== null) return name;
    const own = title ? inLanguage(title, language) : untitled[language];
    return week === null || day === null ? own : sessionName(own, { week, day }, language);
  };
  return { en: nameIn('en'), am: nameIn('am') };
}

type Named = Pick<WorkoutSession, 'name' | 'title' | 'week' | 'day'>;
