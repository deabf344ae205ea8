import { Plural, Trans } from '@lingui/react/macro';
import type { Day } from '#src/lib/day.ts';
import { formatDate } from '#src/lib/dates.ts';
import { colons, commas } from '#src/lib/listed.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import type { Report } from './schema.ts';
import { sourceNames } from './source-names.ts';

/** What a file holds, or what was brought of it, in figures. */
export function FileTotals({
  source,
  workouts,
  sets,
  from,
  to,
}: Pick<Report, 'source' | 'workouts' | 'sets' | 'from' | 'to'>) {
  const language = useLanguage();
  return (
    <>
      <p className="mt-2 text-large">
        {sourceNames[source]}
        {colons[language]}
        <Plural value={workouts} one="# workout" other="# workouts" />
        {commas[language]}
        <Plural value={sets} one="# set" other="# sets" />
      </p>
      <Stretch from={from} to={to} />
    </>
  );
}

function Stretch({ from, to }: Pick<Report, 'from' | 'to'>) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  if (from === null || to === null) return null;
  const [first, last] = [from, to].map((day) => formatDate(day as Day, calendar, language));
  return (
    <p>
      {from === to ? (
        first
      ) : (
        <Trans>
          From {first} to {last}
        </Trans>
      )}
    </p>
  );
}
