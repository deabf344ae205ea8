import { createContext } from 'react';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { Loaded, Refusal, SaveResult } from '#src/lib/save-result.ts';

/** How a list is narrowed down and sorted, under a name. */
export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  /** The list cannot be filtered like that any more. */
  readonly isOutdated: boolean;
}
export type FilterDraft = Pick<SavedFilter, 'name' | 'query'>;

/** Where the filters of the reader are kept. */
export interface FilterStore {
  /** Whether a list is one of those whose filters can be kept. @param list its address below `/admin/` */
  readonly keepsOf: (list: string) => boolean;
  readonly read: (list: string) => Promise<Loaded<readonly SavedFilter[]>>;
  readonly keep: (list: string, draft: FilterDraft, key: SaveKey) => Promise<SaveResult<SavedFilter>>;
  readonly change: (list: string, id: string, draft: FilterDraft) => Promise<SaveResult<SavedFilter>>;
  /** @returns why it could not be removed; null where it is gone */
  readonly remove: (list: string, id: string) => Promise<Refusal | null>;
}

/** Given by the frame of the staff area, which knows the API. */
export const FilterStoreContext = createContext<FilterStore | null>(null);
