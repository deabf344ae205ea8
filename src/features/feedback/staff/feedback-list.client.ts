import { useEffect, useState } from 'react';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { feedbackPageSize, mostAtOnce, type StaffFeedback, type StaffFeedbackPage } from './schema.ts';

/** What of the address is the list's. `shown` counts the messages: whoever comes back finds as many again. */
export interface ListAddress {
  readonly query: { readonly q?: string; readonly unresolved?: 'true' };
  readonly shown: number;
}

/** More than anyone reads through; further ones are found by searching. */
const mostShown = 2000;

export function listAddress(parameters: URLSearchParams): ListAddress {
  const q = parameters.get('q')?.trim();
  const shown = Math.trunc(Number(parameters.get('shown'))) || feedbackPageSize;
  return {
    query: { ...(q && { q }), ...(parameters.get('unresolved') === 'true' && { unresolved: 'true' }) },
    shown: Math.min(Math.max(shown, feedbackPageSize), mostShown),
  };
}

/** The list of an address, as far as it is shown. */
export interface FeedbackList extends StaffFeedbackPage {
  /** Which query it answers. */
  readonly key: string;
  /** Stays the same as long as the list only grows. */
  readonly reading: symbol;
}

export const listKey = ({ query }: ListAddress): string => new URLSearchParams(query).toString();

const readPage = (query: ListAddress['query'], limit: number, after: string | null | undefined) =>
  read(
    memberApi().admin.feedback.$get({
      query: { ...query, limit: String(Math.min(limit, mostAtOnce)), ...(after && { after }) },
    }),
  );

/** The list that is on the screen; when more of it is asked for, only that is read. */
let shown: FeedbackList | undefined;

/** Knows a list as long as it is shown: nothing of people's messages stays behind a page that was left. */
export function useShownList(list: FeedbackList | undefined): void {
  useEffect(() => {
    shown = list;
    return () => {
      shown = undefined;
    };
  }, [list]);
}

/** @returns why it could not be read, in the server's words, where it could not */
export async function readList(address: ListAddress): Promise<FeedbackList | { readonly failure: string }> {
  const key = listKey(address);
  let list = shown?.key === key && shown.feedback.length < address.shown ? shown : undefined;
  try {
    while (!list || (list.next !== null && list.feedback.length < address.shown)) {
      const earlier: readonly StaffFeedback[] = list?.feedback ?? [];
      const page = await readPage(address.query, address.shown - earlier.length, list?.next);
      list = {
        ...page,
        key,
        reading: list?.reading ?? Symbol(key),
        total: page.total ?? list?.total ?? null,
        feedback: [...earlier, ...page.feedback],
      };
    }
  } catch (error) {
    if (error instanceof ApiError) return { failure: error.message };
    throw error;
  }
  return list;
}

/** Messages that were changed here since the list was read: they stay in their place, with what is now true of them. */
export function useChanges(list: FeedbackList | undefined) {
  const [changes, setChanges] = useState<{
    readonly reading: symbol | undefined;
    readonly byId: ReadonlyMap<string, StaffFeedback>;
  }>({ reading: undefined, byId: new Map() });
  const byId = changes.reading === list?.reading ? changes.byId : new Map<string, StaffFeedback>();
  return {
    messages: list?.feedback.map((message) => byId.get(message.id) ?? message),
    change: (message: StaffFeedback) =>
      setChanges((before) => ({
        reading: list?.reading,
        byId: new Map(before.reading === list?.reading ? before.byId : []).set(message.id, message),
      })),
  };
}
