import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { askedOf, loaded } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { SaidDay } from '#src/ui/said-day.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { ChoiceFilter, FilterFold, SearchBox, useFilter } from '#src/ui/staff/list-filters.tsx';
import { CursorPages } from '#src/ui/staff/pagination.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { ChangeLine } from './change-line.tsx';
import { ComparedValues } from './compared-values.tsx';
import { kindLabels } from './labels.ts';
import { logMessages } from './messages.ts';
import type { LogPage, Person } from './schema.ts';

const loadQuery = async () => (await import('./schema.ts')).logQuerySchema;

/** What of the log an address asks for, and who has changed anything. @throws {ApiError} */
async function readLog({ searchParams }: URL) {
  const api = memberApi().admin.log;
  const [page, people] = await Promise.all([
    askedOf(loadQuery, searchParams).then((query) => read(api.$get({ query }))),
    read(api.people.$get()),
  ]);
  return { ...page, people: people.items };
}

/** Not waited for: the page stands while its list is on its way. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  log: loaded(readLog(new URL(request.url))),
});

/** Everything that staff have changed, by person, kind and day. */
export default function LogPage() {
  const { value: list, isBusy } = useLatest(useLoaderData<typeof clientLoader>().log);
  return (
    <ResourceList
      {...{ list, isBusy }}
      busy={<Trans>Loading entries...</Trans>}
      failed={logMessages.notLoaded}
      filters={<Filters people={list?.value?.people ?? []} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <NothingFound none={<Trans>Nothing has been changed yet.</Trans>}>
          <Trans>No entries found matching your criteria.</Trans>
        </NothingFound>
      }
      pager={({ previous, next }) => <CursorPages {...{ previous, next }} />}
    >
      {({ items }) => <Entries entries={items} isBusy={isBusy} />}
    </ResourceList>
  );
}

function Filters({ people }: { people: readonly Person[] }) {
  const { t, i18n } = useLingui();
  const gone = t`Account gone`;
  return (
    <div className="list-filters min-w-0 grow items-end">
      <SearchBox placeholder={t`Search by name...`} />
      <FilterFold>
        <ChoiceFilter
          name="person"
          label={t`Who`}
          all={t`Everybody`}
          options={people.map(({ id, name }) => ({
            value: id,
            label: name ?? `${gone} (${id.slice(0, 8)})`,
          }))}
        />
        <ChoiceFilter
          name="kind"
          label={t`What`}
          all={t`All kinds`}
          options={Object.entries(kindLabels).map(([value, { id }]) => ({ value, label: i18n._(id) }))}
        />
        <SortChoice names={['created', 'kind']} usual="created" />
        <div className="flex min-w-0 flex-wrap gap-3">
          <DayFilter name="from" label={<Trans>From</Trans>} />
          <DayFilter name="until" label={<Trans>Until</Trans>} />
        </div>
      </FilterFold>
    </div>
  );
}

/** A day in Addis Ababa. */
function DayFilter({ name, label }: { name: 'from' | 'until'; label: ReactNode }) {
  const id = useId();
  const [day, choose] = useFilter(name);
  const [from] = useFilter('from');
  const [until] = useFilter('until');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={day}
        min={name === 'until' ? from : undefined}
        max={name === 'from' ? until : undefined}
        onChange={(event) => choose(event.target.value)}
        className={`${controlLook} w-auto!`}
      />
      <SaidDay day={day} />
    </div>
  );
}

function Entries({ entries, isBusy }: { entries: LogPage['items']; isBusy: boolean }) {
  return (
    <ul className={`log-rows rows max-w-5xl ${isBusy ? 'opacity-50' : ''}`} aria-busy={isBusy}>
      {entries.map((entry) => (
        <ChangeLine key={entry.id} entry={entry}>
          <ComparedValues entry={entry} />
        </ChangeLine>
      ))}
    </ul>
  );
}
