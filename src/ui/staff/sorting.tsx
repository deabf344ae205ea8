import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { fromItsBeginning } from '#src/lib/list-address.ts';
import { sortingOf, usualOrder, type SortOrder } from '#src/lib/sorting.ts';
import { controlLook } from '../field.tsx';
import { Link } from '../link.tsx';

/** A column whose head sorts the list by it. */
export interface SortedColumn {
  readonly label: ReactNode;
  /** As the address calls it. */
  readonly sort: string;
}

export const isSortedColumn = (column: ReactNode | SortedColumn): column is SortedColumn =>
  typeof column === 'object' && column !== null && 'sort' in column;

/** How the list at this address is sorted, and the address of it sorted otherwise, from its beginning. */
function useSorting(usual: string) {
  const [parameters, setParameters] = useSearchParams();
  const isOrder = (order: string | null): order is SortOrder => order === 'asc' || order === 'desc';
  const [sort, order] = [parameters.get('sort') ?? undefined, parameters.get('order')];
  const sorting = sortingOf({ sort, order: isOrder(order) ? order : undefined }, usual);
  function sortedBy(by: string, wanted: SortOrder): URLSearchParams {
    const next = fromItsBeginning(parameters);
    for (const name of ['sort', 'order']) next.delete(name);
    if (by !== usual || wanted !== usualOrder(by)) next.set('sort', by);
    if (wanted !== usualOrder(by)) next.set('order', wanted);
    return next;
  }
  return { sorting, sortedBy, setParameters };
}

/** The head of such a column. @param usual by what the list is sorted unless asked for otherwise */
export function SortedHead({
  column,
  usual,
  figure,
}: {
  column: SortedColumn;
  usual: string;
  figure?: true | undefined;
}) {
  const { sorting, sortedBy } = useSorting(usual);
  const isIt = sorting.sort === column.sort;
  const turned = sorting.order === 'asc' ? 'desc' : 'asc';
  const next = sortedBy(column.sort, isIt ? turned : usualOrder(column.sort));
  return (
    <th
      scope="col"
      data-figure={figure}
      aria-sort={isIt ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link to={`?${next}`} replace preventScrollReset className="sorting-head">
        {column.label}
        <span aria-hidden="true" className={isIt ? '' : 'text-soft'}>
          {isIt ? (sorting.order === 'asc' ? '↑' : '↓') : '↕'}
        </span>
      </Link>
    </th>
  );
}

interface SortChoiceProps {
  names: readonly string[];
  usual: string;
  /** Where a list has words of its own for one of them, as `status asc`. */
  called?: Readonly<Record<string, string>>;
}

/** How the list is sorted, where there is no head to press as on a phone, and by what has no column. */
export function SortChoice({ names, usual, called }: SortChoiceProps) {
  const { t } = useLingui();
  const { sorting, sortedBy, setParameters } = useSorting(usual);
  const labels: Readonly<Record<string, string>> = {
    'name asc': t`Name, A to Z`,
    'name desc': t`Name, Z to A`,
    'title asc': t`Title, A to Z`,
    'title desc': t`Title, Z to A`,
    'created desc': t`Newest first`,
    'created asc': t`Oldest first`,
    'changed desc': t`Last changed first`,
    'changed asc': t`Longest unchanged first`,
    'published desc': t`Last published first`,
    'published asc': t`First published first`,
    'status asc': t`By status`,
    'status desc': t`By status, backwards`,
    'author asc': t`By author`,
    'author desc': t`By author, backwards`,
    'email asc': t`Email, A to Z`,
    'email desc': t`Email, Z to A`,
    'role asc': t`By role`,
    'role desc': t`By role, backwards`,
    'kind asc': t`By kind`,
    'kind desc': t`By kind, backwards`,
    ...called,
  };
  const value = `${sorting.sort} ${sorting.order}`;
  const offered = names.flatMap((name) =>
    [usualOrder(name), usualOrder(name) === 'asc' ? 'desc' : 'asc'].map((order) => `${name} ${order}`),
  );
  return (
    <select
      aria-label={t`Sorted by`}
      value={offered.includes(value) ? value : `${usual} ${usualOrder(usual)}`}
      onChange={({ target }) => {
        const [by, order] = target.value.split(' ') as [string, SortOrder];
        setParameters(sortedBy(by, order), { replace: true, preventScrollReset: true });
      }}
      className={`${controlLook} sm:w-auto`}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  );
}
