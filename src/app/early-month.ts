/** Behind early.ts on the profile: the activities of the month that its calendar begins with. */
import { monthGrid, monthOf } from '#src/lib/month.ts';
import { begun, leadingCalendar } from './early-follow.ts';

const early = begun();
if (early) {
  const days = monthGrid(monthOf(leadingCalendar(), early.day)).flat();
  early.ask(`/api/activities?from=${days[0]}&to=${days.at(-1)}`);
}
