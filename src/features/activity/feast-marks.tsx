import { Trans, useLingui } from '@lingui/react/macro';
import type { DayNames } from '#src/features/fasting/day-names.ts';

/** A day's feasts and its fast, each in words of its own. */
export function useFeastWords(): (names: DayNames) => string[] {
  const { t } = useLingui();
  return ({ feasts, fast }) => [
    ...feasts.map(({ name, isEstimate }) => (isEstimate ? t`Feast: ${name} (estimate)` : t`Feast: ${name}`)),
    ...(fast === null ? [] : [t`Fast: ${fast}`]),
  ];
}

/** The same in a day's cell: what kind of day it is on a phone, what it is called where there is room. */
export function FeastMarks({ names: { feasts, fast } }: { names: DayNames }) {
  return (
    <>
      {feasts.map(({ name }) => (
        <span key={name} className="calendar-feast" data-kind="feast">
          <span className="calendar-feast-kind">
            <Trans>Feast</Trans>
          </span>
          <span className="calendar-feast-name">{name}</span>
        </span>
      ))}
      {fast !== null && (
        <span className="calendar-feast" data-kind="fast">
          <span className="calendar-feast-kind">
            <Trans>Fast</Trans>
          </span>
          <span className="calendar-feast-name">{fast}</span>
        </span>
      )}
    </>
  );
}
