/** Behind early.ts on the profile: the activities of the month that its calendar begins with. */
import { calendars, monthGrid, monthOf } from '#src/lib/month.ts';
import { begun } from './early-follow.ts';

const stored = () => {
  try {
    return localStorage.getItem('birtu-calendar');
  } catch {
    return null; // Storage is refused.
  }
};

const early = begun();
if (early) {
  const choice = stored();
  // As `useLeadingCalendar` has it.
  const byLanguage = document.documentElement.lang === 'am' ? 'ethiopian' : 'gregorian';
  const calendar = calendars.find((each) => each === choice) ?? byLanguage;
  const days = monthGrid(monthOf(calendar, early.day)).flat();
  early.ask(`/api/activities?from=${days[0]}&to=${days.at(-1)}`);
}
