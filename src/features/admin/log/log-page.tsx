import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLoaderData, useRevalidator, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { ChoiceFilter } from '#src/ui/staff/list-filters.tsx';
import { PlacePages } from '#src/ui/staff/pagination.tsx';
import { ChangeLine } from './change-line.tsx';
import { ComparedValues } from './compared-values.tsx';
import { kindLabels } from './labels.ts';
import { logQuerySchema, type LogPage, type Person } from './schema.ts';

interface Loaded {
  readonly page: LogPage;
  readonly people: readonly Person[];
}

/** Null where it could not be read. What the address asks for that is no filter is left out. */
async function readLog({ searchParams }: URL): Promise<Loaded | null> {
  const api = memberApi().admin.log;
  const asked = logQuerySchema.safeParse(Object.fromEntries(searchParams));
  try {
    const [page, { people }] = await Promise.all([
      read(api.$get({ query: asked.data ?? {} })),
      read(api.people.$get()),
    ]);
    return { page, people };
  } catch {
    return null;
  }
}

/** Not waited for: the page stands while its list is on its way. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  log: readLog(new URL(request.url)),
});

/** Everything that staff have changed, by person, kind and day. */
export default function LogPage() {
  const { value: loaded, isBusy } = useLatest(useLoaderData<typeof clientLoader>().log);
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-5">
      <Filters people={loaded?.people ?? []} />
      <output className="sr-only">{isBusy && <Trans>Loading entries...</Trans>}</output>
      {loaded === undefined && (
        <p className="text-soft">
          <Trans>Loading entries...</Trans>
        </p>
      )}
      {loaded === null && <Failure isBusy={isBusy} />}
      {loaded && <Entries page={loaded.page} isBusy={isBusy} />}
    </div>
  );
}

function Filters({ people }: { people: readonly Person[] }) {
  const { t, i18n } = useLingui();
  const gone = t`Account gone`;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChoiceFilter
        name="person"
        label={t`Who`}
        all={t`Everybody`}
        options={people.map(({ id, name }) => ({ value: id, label: name ?? `${gone} (${id.slice(0, 8)})` }))}
      />
      <ChoiceFilter
        name="kind"
        label={t`What`}
        all={t`All kinds`}
        options={Object.entries(kindLabels).map(([value, { id }]) => ({ value, label: i18n._(id) }))}
      />
      <DayFilter />
    </div>
  );
}

function DayFilter() {
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get('day') ?? '';
  function choose(value: string) {
    const next = new URLSearchParams(parameters);
    for (const name of ['after', 'before', 'day']) next.delete(name);
    if (value) next.set('day', value);
    setParameters(next, { replace: true, preventScrollReset: true });
  }
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-small text-soft">
        <Trans>Day in Addis Ababa</Trans>
      </label>
      <input
        id={id}
        type="date"
        value={day}
        onChange={(event) => choose(event.target.value)}
        className={`${controlLook} w-auto!`}
      />
    </div>
  );
}

function Entries({ page: { entries, previous, next }, isBusy }: { page: LogPage; isBusy: boolean }) {
  const [parameters] = useSearchParams();
  const isFiltered = ['person', 'kind', 'day'].some((name) => parameters.has(name));
  if (entries.length === 0)
    return (
      <p className="py-8 text-center text-large text-soft">
        {isFiltered ? (
          <Trans>No entries found matching your criteria.</Trans>
        ) : (
          <Trans>Nothing has been changed yet. Whatever staff change stands here, with who and when.</Trans>
        )}
      </p>
    );
  return (
    <>
      <ul className={`rows transition-opacity ${isBusy ? 'opacity-50' : ''}`} aria-busy={isBusy}>
        {entries.map((entry) => (
          <ChangeLine key={entry.id} entry={entry}>
            <ComparedValues entry={entry} />
          </ChangeLine>
        ))}
      </ul>
      <PlacePages previous={previous} next={next} />
    </>
  );
}

function Failure({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorBox>
        <Trans>Failed to load the activity log. Please try again later.</Trans>
      </ErrorBox>
      <Button onClick={() => void revalidate()} busyLabel={isBusy ? t`Loading...` : undefined}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
