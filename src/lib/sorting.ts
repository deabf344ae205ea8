export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a list is sorted by, as its address says it. */
export interface Sorting<Name extends string = string> {
  readonly sort: Name;
  readonly order: SortOrder;
}

/** As far as a sorted list of numbered pages goes: further on it is narrowed down, or read from its other end. */
export const maxSortedRows = 1000;

/** What is sorted by a moment begins with the newest, all else with A. */
export const usualOrder = (sort: string): SortOrder =>
  ['created', 'changed', 'published'].includes(sort) ? 'desc' : 'asc';

interface AskedSorting<Name extends string> {
  readonly sort?: Name | undefined;
  readonly order?: SortOrder | undefined;
}

/** How a list is sorted where it is asked for so. @param usual by what it is sorted unless asked for otherwise */
export function sortingOf<Name extends string>(
  { sort, order }: AskedSorting<Name>,
  usual: Name,
): Sorting<Name> {
  const by = sort ?? usual;
  return { sort: by, order: order ?? usualOrder(by) };
}
