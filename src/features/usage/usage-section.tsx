import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { otherLanguage } from '#src/lib/language.ts';
import type { SearchPlace, Use, UsedKind } from '#src/lib/usage.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { FigureText, HowCounted, UsageFailure, WeekHead } from './figure.tsx';
import { mostOpened } from './kinds.ts';
import type { Usage } from './schema.ts';
import { readUsage, useReading } from './usage.client.ts';

interface UsageSectionProps {
  /** Whether the reader may open a screen of the staff area. @param path without language */
  readonly mayOpen: (path: string) => boolean;
}

/** For the dashboard: what is read and done week by week, what most, and what was searched and not found. */
export function UsageSection({ mayOpen }: UsageSectionProps) {
  const { value: reading, isBusy, again } = useReading(readUsage);
  return (
    <section aria-labelledby="usage" aria-busy={isBusy} className="grid grid-cols-1 gap-3">
      <h2 id="usage" className="text-large">
        <Trans>Read and done</Trans>
      </h2>
      {/* Room for what comes, so that what stands below moves unseen. */}
      {reading === undefined && <div className="min-h-dvh" />}
      {reading?.refusal && <UsageFailure refusal={reading.refusal} onRetry={again} />}
      {reading?.value && (
        <>
          <Weeks weeks={reading.value.weeks} />
          <HowCounted />
          <MostOpened records={reading.value.mostOpened} mayOpen={mayOpen} />
          <Searches searches={reading.value.searches} mayOpen={mayOpen} />
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
    ['logged', <Trans key="logged">Foods and recipes written into diaries</Trans>],
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

/** Where in the staff area each kind of record is written, without language. */
const editors: Readonly<Record<UsedKind, string>> = {
  'fitness-plan': '/admin/fitness',
  'nutrition-plan': '/admin/nutrition',
  'content-item': '/admin/content',
  recipe: '/admin/recipes',
  exercise: '/admin/exercises',
  food: '/admin/foods',
};
/** Of what is looked for in everything nobody knows what it was to be. */
const editorsOfPlaces: Readonly<Record<SearchPlace, string | null>> = {
  'fitness-plans': editors['fitness-plan'],
  'nutrition-plans': editors['nutrition-plan'],
  recipes: editors.recipe,
  exercises: editors.exercise,
  foods: editors.food,
  everything: null,
};

/** A link for who may go there; for others the text alone. */
function MaybeLink({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  if (!isOpen) return children;
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-green underline">
      {children}
    </Link>
  );
}

interface CountedProps {
  readonly title: string;
  readonly note: ReactNode;
  /** In place of the table where there is nothing to count. */
  readonly none: ReactNode;
  readonly children: ReactNode;
}

function Counted({ title, note, none, children }: CountedProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-large">{title}</h3>
      <p className="max-w-prose text-small text-soft">{note}</p>
      {none ? <p className="text-soft">{none}</p> : children}
    </div>
  );
}

function MostOpened({
  records,
  mayOpen,
}: { readonly records: Usage['mostOpened'] } & Pick<UsageSectionProps, 'mayOpen'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const kinds: Readonly<Record<UsedKind, string>> = {
    'fitness-plan': t`Fitness plan`,
    'nutrition-plan': t`Nutrition plan`,
    'content-item': t`Article`,
    recipe: t`Recipe`,
    exercise: t`Exercise`,
    food: t`Food`,
  };
  return (
    <Counted
      title={t`Opened most`}
      note={<Trans>In the last {mostOpened.days} days.</Trans>}
      none={records.length === 0 && <Trans>No page was opened five times yet.</Trans>}
    >
      <FiguresTable
        caption={t`Opened most`}
        columns={[t`Page`, t`Kind`, t`Times`]}
        words={[0, 1]}
        rows={records.map(({ kind, id, title, opened }) => {
          const shown = title[language] ? language : otherLanguage(language);
          return {
            key: `${kind} ${id}`,
            cells: [
              <MaybeLink key="page" to={`${editors[kind]}/${id}`} isOpen={mayOpen(editors[kind])}>
                <span lang={shown} className="wrap-anywhere">
                  {title[shown] ?? id}
                </span>
              </MaybeLink>,
              kinds[kind],
              i18n.number(opened),
            ],
          };
        })}
      />
    </Counted>
  );
}

function Searches({ searches, mayOpen }: Pick<Usage, 'searches'> & Pick<UsageSectionProps, 'mayOpen'>) {
  const { t, i18n } = useLingui();
  const places: Readonly<Record<SearchPlace, string>> = {
    'fitness-plans': t`Fitness Plans`,
    'nutrition-plans': t`Nutrition Plans`,
    recipes: t`Recipes`,
    exercises: t`Exercises`,
    foods: t`Foods`,
    everything: t`Search of everything`,
  };
  return (
    <Counted
      title={t`Searched, and not found`}
      note={
        <Trans>
          In the last 90 days. A text is shown once it was searched at least five times, on more than one day.
        </Trans>
      }
      none={searches.length === 0 && <Trans>Nothing was searched in vain so often.</Trans>}
    >
      <FiguresTable
        caption={t`Searched, and not found`}
        columns={[t`Text`, t`Where`, t`Times`, t`What to do`]}
        words={[0, 1, 3]}
        rows={searches.map(({ place, text, count }) => {
          const list = editorsOfPlaces[place];
          const mayWrite = list !== null && mayOpen(list);
          return {
            key: `${place} ${text}`,
            cells: [
              // It may be there under another name.
              <MaybeLink key="text" to={`${list}?${new URLSearchParams({ q: text })}`} isOpen={mayWrite}>
                <span className="wrap-anywhere">{text}</span>
              </MaybeLink>,
              places[place],
              i18n.number(count),
              mayWrite ? (
                <Link
                  key="write"
                  to={`${list}/new?${new URLSearchParams({ name: text })}`}
                  aria-label={t`Write it: ${text}`}
                  className="inline-flex min-h-11 items-center whitespace-nowrap text-green underline"
                >
                  <Trans>Write it</Trans>
                </Link>
              ) : (
                '–'
              ),
            ],
          };
        })}
      />
    </Counted>
  );
}
