import { sumOfFigures } from '#src/features/diary/figures.ts';
import { mondayOf, type Day } from '#src/lib/day.ts';
import type { PlannedMeals, Today } from './schema.ts';
import { isWeighInDue } from './weigh-in.ts';
import { weekOf } from './week.ts';

/**
 * A day of which the device has no answer, by the newest that it has: the plan goes on where it stood, and of what was
 * done since nothing is said.
 *
 * @param meals of the plan for that day; null where the plan is not on the device
 */
export function carriedOver(known: Today, day: Day, meals: PlannedMeals | null): Today {
  const isSameWeek = mondayOf(known.day as Day) === mondayOf(day);
  const { latest } = known.weight;
  return {
    ...known,
    day,
    activities: known.activities.filter(({ date }) => date === day),
    meals,
    diary: { day, entries: [], figures: sumOfFigures([]) },
    weight: { latest, isDue: isWeighInDue((latest?.date ?? null) as Day | null, day, known.aims.aims.none) },
    week: isSameWeek ? known.week : weekOf(day, { activities: [], written: [], weighed: [] }),
    streak: isSameWeek ? known.streak : null,
  };
}
