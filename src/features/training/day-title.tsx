import { Trans } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import type { StartedPlan } from './schema.ts';

/** A day of a plan by its number, with what it trains, or that it is one of rest. */
export function DayTitle({ day }: { day: StartedPlan['blocks'][number]['days'][number] }) {
  const language = useLanguage();
  const focus = listed(
    day.focusAreas.map((area) => inLanguage(area, language)),
    language,
  );
  if (day.restDay) return <Trans>Day {day.day}: Rest Day</Trans>;
  return focus === '' ? (
    <Trans>Day {day.day}</Trans>
  ) : (
    <Trans>
      Day {day.day}: {focus}
    </Trans>
  );
}
