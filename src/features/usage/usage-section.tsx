import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import type { SearchPlace, Use } from '#src/lib/usage.ts';
import { FigureText, HowCounted, UsageFailure, WeekHead } from './figure.tsx';
import type { Usage } from './schema.ts';
import { readUsage, useReading } from './usage.client.ts';

/** For the dashboard: what is read and done week by week, and what was searched and not found. */
export function UsageSection() {
  const { value: reading, isBusy, again } = useReading(readUsage);
  return (
    <section aria-labelledby="usage" aria-busy={isBusy} className="grid grid-cols-1 gap-3">
      <h2 id="usage" className="text-large">
        <Trans>Read and done</Trans>
      </h2>
      {reading?.refusal && <UsageFailure refusal={reading.refusal} onRetry={again} />}
      {reading?.value && (
        <>
          <Weeks weeks={reading.value.weeks} />
          <HowCounted />
          <Searches searches={reading.value.searches} />
        </>
      )}
    </section>
  );
}

function Weeks({ weeks }: Pick<Usage, 'weeks'>) {
  const { t } = useLingui();
  const rows: readonly (readonly [Use, ReactNode])[] = [
    ['opened', <Trans key="opened">Pages opened</Trans>],
    ['printed', <Trans key="printed">Printed, or taken as PDF</Trans>],
    ['started', <Trans key="started">Fitness plans begun</Trans>],
    ['finished', <Trans key="finished">Fitness plans finished</Trans>],
    ['saved', <Trans key="saved">Plans saved</Trans>],
  ];
  const oldestFirst = weeks.toReversed();
  return (
    <FiguresTable
      caption={t`Read and done, week by week`}
      columns={[t`What`, ...oldestFirst.map(({ from }) => <WeekHead key={from} from={from} />)]}
      rows={rows.map(([use, name]) => ({
        key: use,
        cells: [name, ...oldestFirst.map((week) => <FigureText key={week.from} of={week[use]} />)],
      }))}
    />
  );
}

function Searches({ searches }: Pick<Usage, 'searches'>) {
  const { t, i18n } = useLingui();
  const places: Readonly<Record<SearchPlace, string>> = {
    'fitness-plans': t`Fitness Plans`,
    'nutrition-plans': t`Nutrition Plans`,
    recipes: t`Recipes`,
    exercises: t`Exercises`,
    foods: t`Foods`,
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-large">
        <Trans>Searched, and not found</Trans>
      </h3>
      <p className="max-w-prose text-small text-soft">
        <Trans>
          In the last 90 days. A text is shown once it was searched at least five times, on more than one day.
        </Trans>
      </p>
      {searches.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing was searched in vain so often.</Trans>
        </p>
      ) : (
        <FiguresTable
          caption={t`Searched, and not found`}
          columns={[t`Text`, t`Where`, t`Times`]}
          words={[0, 1]}
          rows={searches.map(({ place, text, count }) => ({
            key: `${place} ${text}`,
            cells: [
              <span key="text" className="wrap-anywhere">
                {text}
              </span>,
              places[place],
              i18n.number(count),
            ],
          }))}
        />
      )}
    </div>
  );
}
