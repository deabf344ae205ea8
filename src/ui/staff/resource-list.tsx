import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { ListAddress, ListPath } from '#src/lib/record-history.ts';
import type { Failed, Loaded, Refusal } from '#src/lib/save-result.ts';
import { Button, ButtonLink } from '../button.tsx';
import { useKeptFocus } from '../kept-focus.client.ts';
import { ErrorBox } from './confirm-dialog.tsx';
import { useFailureText } from './failure-text.client.ts';
import { SavedFilters } from './saved-filters.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';

interface ResourceListProps<List> {
  /** Undefined while the first one is on its way. */
  list: Loaded<List> | undefined;
  /** Whether one is on its way, where the page does not wait for it. */
  isBusy?: boolean;
  /** Said meanwhile, instead of how many there are. */
  busy?: ReactNode;
  /** What could not be done where it was not read. */
  failed: Failed;
  /** What makes a new record, and ways to lists nearby. */
  actions?: ReactNode;
  /** Search and filters, on one line where they fit: they stay whatever happens to the list. */
  filters: ReactNode;
  /** How many there are, in words, where that is not plain. */
  count?: (list: List) => ReactNode;
  isEmpty?: (list: List) => boolean;
  /** Said instead of the table. */
  empty?: ReactNode;
  pager?: (list: List) => ReactNode;
  /** The table. While newer rows are on their way the old ones stay. */
  children: (list: List, isBusy: boolean) => ReactNode;
}

/** Whether the rows that stand there are those of before, while others are on their way. */
export const OldRows = createContext(false);

/** The list of a resource of the staff: what is asked for stands in its address. */
export function ResourceList<List>({
  list: shown,
  isBusy: isReading,
  busy,
  failed,
  actions,
  filters,
  count,
  isEmpty,
  empty,
  pager,
  children,
}: ResourceListProps<List>) {
  const root = useRef<HTMLDivElement>(null);
  // The table keeps it among its rows; here, where the last of them took the table along.
  useKeptFocus(root);
  const isNavigating = useNavigation().state === 'loading';
  const isBusy = isReading ?? isNavigating;
  const { value: list, refusal } = shown ?? {};
  const said = isBusy && busy !== undefined ? busy : list !== undefined && count?.(list);
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <UnfinishedDrafts />
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {count !== undefined && <output className="min-h-6 text-soft">{said}</output>}
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <div className="list-filters no-print">{filters}</div>
      <SavedFilters isListLost={refusal !== undefined} />
      {/* Where nothing is counted it stands in the place of the first rows; later on they pale. */}
      {count === undefined && (
        <output className={list === undefined ? 'text-soft empty:hidden' : 'sr-only'}>{said}</output>
      )}
      {refusal && <NotLoaded failed={failed} refusal={refusal} />}
      {list !== undefined &&
        (isEmpty?.(list) ? (
          <div className="card p-6 text-large text-soft">{empty}</div>
        ) : (
          children(list, isBusy)
        ))}
      {list !== undefined && pager && <OldRows value={isBusy}>{pager(list)}</OldRows>}
    </div>
  );
}

interface NotLoadedProps {
  failed: Failed;
  refusal: Refusal;
  /** The list that what could not be read belongs to. */
  list?: string;
}

/** In the place of what could not be read: why, another try, and the way on. */
export function NotLoaded({ failed, refusal, list }: NotLoadedProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorBox>{failureText(failed, refusal)}</ErrorBox>
      <div className="flex flex-wrap gap-3">
        <Button busyLabel={state === 'loading' ? t`Loading...` : undefined} onClick={() => void revalidate()}>
          <Trans>Try again</Trans>
        </Button>
        {list !== undefined && (
          <ButtonLink to={list}>
            <Trans>Back to the list</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What a link from a list to one of its records takes along, so that the way back leads to the same part of it. */
export function useFromList() {
  const { search } = useLocation();
  return { state: { list: search } };
}

/** The address of the list that a record was opened from. @param path of the whole list */
export function useListAddress(path: ListPath): ListAddress {
  const { state } = useLocation();
  const search = (state as { readonly list?: unknown } | null)?.list;
  return typeof search === 'string' && search.startsWith('?') ? `${path}${search as `?${string}`}` : path;
}
