import { useEffect, useState } from 'react';
import { read } from '#src/api/client.ts';
import { saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import {
  feedbackPageSize,
  maxAtOnce,
  type Reply,
  type StaffFeedback,
  type StaffFeedbackPage,
} from './schema.ts';

/** What of the address is the list's. `shown` counts the messages: whoever comes back finds as many again. */
export interface ListAddress {
  readonly query: { readonly q?: string; readonly unresolved?: 'true' };
  readonly shown: number;
}

/** More than anyone reads through; further ones are found by searching. */
const maxShown = 2000;

export function listAddress(parameters: URLSearchParams): ListAddress {
  const q = parameters.get('q')?.trim();
  const shown = Math.trunc(Number(parameters.get('shown'))) || feedbackPageSize;
  return {
    query: { ...(q && { q }), ...(parameters.get('unresolved') === 'true' && { unresolved: 'true' }) },
    shown: Math.min(Math.max(shown, feedbackPageSize), maxShown),
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
      query: { ...query, limit: String(Math.min(limit, maxAtOnce)), ...(after && { after }) },
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

/** As much of a list as its address counts. @throws {ApiError} */
export async function readList(address: ListAddress): Promise<FeedbackList> {
  const key = listKey(address);
  let list = shown?.key === key && shown.items.length < address.shown ? shown : undefined;
  while (!list || (list.next !== null && list.items.length < address.shown)) {
    const earlier: readonly StaffFeedback[] = list?.items ?? [];
    const page = await readPage(address.query, address.shown - earlier.length, list?.next);
    list = {
      ...page,
      key,
      reading: list?.reading ?? Symbol(key),
      total: page.total ?? list?.total ?? null,
      items: [...earlier, ...page.items],
    };
  }
  return list;
}

/** @throws {ApiError} */
export const readMessage = async (id: string): Promise<StaffFeedback> =>
  await read(memberApi().admin.feedback[':id'].$get({ param: { id } }));

export const markResolved = (id: string, isResolved: boolean): Promise<SaveResult<StaffFeedback>> =>
  saving(memberApi().admin.feedback[':id'].$patch({ param: { id }, json: { is_resolved: isResolved } }));

export const sendReply = (id: string, json: Reply, key: SaveKey): Promise<SaveResult<StaffFeedback>> =>
  saving(memberApi().admin.feedback[':id'].replies.$post({ param: { id }, json }, key));

/** Messages that were changed here since the list was read: they stay in their place, with what is now true of them. */
export function useChanges(list: FeedbackList | undefined) {
  const [changes, setChanges] = useState<{
    readonly reading: symbol | undefined;
    readonly byId: ReadonlyMap<string, StaffFeedback>;
  }>({ reading: undefined, byId: new Map() });
  const byId = changes.reading === list?.reading ? changes.byId : new Map<string, StaffFeedback>();
  return {
    messages: list?.items.map((message) => byId.get(message.id) ?? message),
    change: (message: StaffFeedback) =>
      setChanges((before) => ({
        reading: list?.reading,
        byId: new Map(before.reading === list?.reading ? before.byId : []).set(message.id, message),
      })),
  };
}
