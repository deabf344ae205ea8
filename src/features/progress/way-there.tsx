import { Trans } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import type { Course } from './target.ts';

/** How far it is to a target, how long that takes at a sane pace, and what comes first. */
export function WayThere({ course: { to, left, weeks, days, firstStep } }: { course: Course }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const [soonest, latest] = weeks;
  const [from, until] = days.map((day) => formatDate(day, calendar, language));
  const [kg, step] = [formatNumber(left), firstStep === null ? '' : formatNumber(firstStep)];
  const span = soonest === latest ? String(soonest) : `${soonest}–${latest}`;
  return (
    <p className="max-w-2xl">
      {to === 'lose' ? (
        <Trans>
          {kg} kg to go. At half a kilogram to one kilogram a week that takes {span} weeks: between {from} and{' '}
          {until}.
        </Trans>
      ) : (
        <Trans>
          {kg} kg to go. With 300 to 500 kcal more a day that takes {span} weeks: between {from} and {until}.
        </Trans>
      )}
      {firstStep !== null && (
        <>
          {' '}
          <Trans>First to {step} kg: a twentieth less does the body good already.</Trans>
        </>
      )}
    </p>
  );
}
