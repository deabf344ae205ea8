import type { Day } from '#src/lib/day.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { orthodoxFast } from './fasts.ts';
import { feastsOn } from './feasts.ts';
import { fastNames, feastNames, ramadanName } from './names.ts';
import { isRamadan, type IslamicCorrections } from './ramadan.ts';
import type { Tradition } from './tsom.ts';

export interface DayFeast {
  readonly name: string;
  readonly isEstimate: boolean;
}

/** What a day is in a calendar of fasts and feasts. */
export interface DayNames {
  readonly feasts: readonly DayFeast[];
  /** Of the person's own tradition. */
  readonly fast: string | null;
}

/** A Muslim is shown Ramadan, everybody else the fasts of the Orthodox church; feasts are shown to all alike. */
export function dayNames(
  day: Day,
  language: Language,
  tradition: Tradition | null,
  corrections?: IslamicCorrections,
): DayNames {
  const feasts = feastsOn(day, corrections).map(({ id, isEstimate }) => ({
    name: inLanguage(feastNames[id], language),
    isEstimate,
  }));
  if (tradition === 'muslim') {
    const fast = isRamadan(day, corrections) ? inLanguage(ramadanName, language) : null;
    return { feasts, fast };
  }
  const fast = orthodoxFast(day);
  return { feasts, fast: fast && inLanguage(fastNames[fast], language) };
}
