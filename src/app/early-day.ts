/** On a member's day, and above home: its date is written before the application is there, which then writes the same. */
import { formatDate, formatHeadDate } from '#src/lib/dates.ts';
import { languageOf } from '#src/lib/language.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { today } from '#src/lib/day.ts';
import { leadingCalendar } from './early-follow.ts';

// Visitors have none.
if (document.documentElement.hasAttribute('data-member')) {
  const day = today(new Date());
  const language = languageOf(location.pathname);
  const calendar = leadingCalendar();
  const dates = {
    leading: formatHeadDate(day, calendar, language),
    other: formatDate(day, otherCalendar(calendar), language),
  };
  const write = () => {
    for (const [name, date] of Object.entries(dates)) {
      const place = document.querySelector(`[data-date=${name}]:empty`);
      if (place) place.textContent = date;
    }
  };
  // As soon as their places come, before they are painted.
  const coming = new MutationObserver(write);
  coming.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => coming.disconnect());
}
