import { Trans } from '@lingui/react/macro';
import { formatFullDate } from '#src/lib/dates.ts';
import { useTodayOnceRunning } from '#src/ui/today.client.ts';
import { orthodoxFast } from './fasts.ts';
import type { YearView } from './year-view.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** Today in this year, with its fast and feasts. The page that everybody is sent knows no day, so it cannot go stale. */
export function TodayLine({ view: { start, end, seasons, weekly, feasts } }: { view: YearView }) {
  const language = useLanguage();
  const today = useTodayOnceRunning();
  if (today === null || today < start || end < today) return null;
  const fast = orthodoxFast(today);
  const names = [
    ...feasts.filter(({ day }) => day === today).map(({ name }) => name),
    ...(fast === null ? [] : [seasons.find(({ id }) => id === fast)?.name ?? weekly]),
  ];
  return (
    <p className="no-print rounded-card border-s-4 border-s-gold bg-gold-tint px-4 py-3">
      <b>
        <Trans>Today:</Trans>
      </b>{' '}
      {formatFullDate(today, 'ethiopian', language)}.{' '}
      {names.length > 0 ? names.join(' · ') : <Trans>No fast and no feast.</Trans>}
    </p>
  );
}
