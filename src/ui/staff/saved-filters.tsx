import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { withoutLanguage } from '#src/lib/language.ts';
import { filterOf } from '#src/lib/list-address.ts';
import type { Failed, Loaded } from '#src/lib/save-result.ts';
import { Button } from '../button.tsx';
import { Link } from '../link.tsx';
import { FilterStoreContext, type FilterStore, type SavedFilter } from './filter-store.client.ts';
import { useFailureText } from './failure-text.client.ts';
import { KeepFilterDialog, FiltersDialog } from './saved-filters-dialogs.tsx';

const notRead: Failed = /*i18n*/ { id: 'Your filters could not be read' };

/** What of an address narrows a list down or sorts it, in one order. */
const filterIn = (address: URLSearchParams): string =>
  new URLSearchParams([...filterOf(address)].toSorted(byName)).toString();
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/**
 * The filters of the list at this address that its reader has kept, and the way to keep the present one.
 *
 * @param isListLost the list could not be read: it is tried again for both
 */
export function SavedFilters({ isListLost }: { isListLost: boolean }) {
  const store = use(FilterStoreContext);
  const list = withoutLanguage(useLocation().pathname).replace(/^\/admin\//, '');
  return store?.keepsOf(list) ? <FiltersOf key={list} {...{ store, list, isListLost }} /> : null;
}

interface FiltersOfProps {
  store: FilterStore;
  list: string;
  isListLost: boolean;
}

function FiltersOf({ store, list, isListLost }: FiltersOfProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [parameters] = useSearchParams();
  const [filters, setFilters] = useState<Loaded<readonly SavedFilter[]>>();
  const [opened, open] = useState<'keep' | 'change' | null>(null);
  useEffect(() => {
    let isLeft = false;
    void store.read(list).then((read) => {
      if (!isLeft) setFilters((known) => (read.refusal && known?.value ? known : read));
    });
    return () => void (isLeft = true);
  }, [store, list, isListLost]);
  const readAgain = async () => setFilters(await store.read(list));
  // Its place is kept, so that the rows below stay where somebody is about to press.
  if (!filters) return <div className="min-h-11" />;
  if (filters.refusal && isListLost) return null;
  if (filters.refusal) return <NotRead text={failureText(notRead, filters.refusal)} onAgain={readAgain} />;
  const kept = filters.value;
  const present = filterIn(parameters);
  const isNew = present !== '' && kept.every(({ query }) => query !== present);
  const shared = { store, list, onClose: () => open(null), onChanged: () => void readAgain() };
  return (
    <section aria-label={t`Kept filters`} className="flex min-h-11 flex-wrap items-center gap-2">
      {kept.length > 0 && (
        <ul className="contents">
          {kept.map((filter) => (
            <li key={filter.id} className="contents">
              <Chip filter={filter} isPresent={filter.query === present} onOutdated={() => open('change')} />
            </li>
          ))}
        </ul>
      )}
      {kept.length === 0 && present === '' && (
        <p className="text-small text-soft">
          <Trans>What you search, filter or sort here can be kept under a name.</Trans>
        </p>
      )}
      {isNew && (
        <Button onClick={() => open('keep')}>
          <Trans>Keep this filter</Trans>
        </Button>
      )}
      {kept.length > 0 && (
        <Button onClick={() => open('change')}>
          <Trans>Rename or remove</Trans>
        </Button>
      )}
      {opened === 'keep' && (
        <KeepFilterDialog {...shared} query={present} called={parameters.get('q') ?? ''} />
      )}
      {opened === 'change' && <FiltersDialog {...shared} filters={kept} />}
    </section>
  );
}

interface ChipProps {
  filter: SavedFilter;
  isPresent: boolean;
  onOutdated: () => void;
}

/** One tap applies it; one that the list does not know any more says so. */
function Chip({ filter: { name, query, isOutdated }, isPresent, onOutdated }: ChipProps) {
  if (isOutdated)
    return (
      <button type="button" onClick={onOutdated} className="filter-chip">
        <s>{name}</s>
        <Trans>outdated</Trans>
      </button>
    );
  return (
    <Link to={`?${query}`} aria-current={isPresent ? 'true' : undefined} className="filter-chip">
      {name}
    </Link>
  );
}

function NotRead({ text, onAgain }: { text: string; onAgain: () => Promise<void> }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  async function again() {
    setBusy(true);
    await onAgain();
    setBusy(false);
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-red">
      {text}
      <Button onClick={() => void again()} busyLabel={isBusy ? t`Loading...` : undefined}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
