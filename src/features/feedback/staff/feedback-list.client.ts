import { useEffect, useState } from 'react';
import { read } from '#src/api/client.ts';
import { saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import { sortOrders, type SortOrder } from '#src/lib/sorting.ts';
import { assignments, feedbackPageSize, feedbackSorts, maxAtOnce, type FeedbackSort } from './kinds.ts';
import type {
  ChangedFeedback,
  FeedbackChange,
  FeedbackChanges,
  Reply,
  StaffFeedback,
  StaffFeedbackPage,
} from './schema.ts';
import { staffFeedbackRefusals } from './messages.ts';
import { askWaiting, readWaiting } from './waiting.client.ts';

type Assignment = (typeof assignments)[number];

/** What of the address is the list's. `shown` counts the messages: whoever comes back finds as many again. */
export interface ListAddress {
  readonly query: {
    readonly q?: string;
    readonly unresolved?: 'true';
    readonly assigned?: Assignment;
    readonly spam?: 'true';
    readonly sort?: FeedbackSort;
    readonly order?: SortOrder;
  };
  readonly shown: number;
}

/** More than anyone reads through; further ones are found by searching. */
const maxShown = 2000;

export function listAddress(parameters: URLSearchParams): ListAddress {
  const q = parameters.get('q')?.trim();
  const assigned = assignments.find((each) => each === parameters.get('assigned'));
  const sort = feedbackSorts.find((each) => each === parameters.get('sort'));
  const order = sortOrders.find((each) => each === parameters.get('order'));
  const isSet = (name: string) => parameters.get(name) === 'true';
  const shown = Math.trunc(Number(parameters.get('shown'))) || feedbackPageSize;
  return {
    query: {
      ...(q && { q }),
      ...(isSet('unresolved') && { unresolved: 'true' }),
      ...(assigned && { assigned }),
      ...(isSet('spam') && { spam: 'true' }),
      ...(sort && { sort }),
      ...(order && { order }),
    },
    shown: Math.min(Math.max(shown, feedbackPageSize), maxShown),
  };
}

/** The list of an address, as far as it is shown. */
export interface FeedbackList extends StaffFeedbackPage {
  /** Which query it answers. */
  readonly key: string;
  /** Counts the readings; stays the same as long as the list only grows. */
  readonly reading: number;
}

export const listKey = ({ query }: ListAddress): string => new URLSearchParams(query).toString();

const readPage = (query: ListAddress['query'], limit: number, after: string | null | undefined) =>
  read(
    memberApi().admin.feedback.$get({
      query: { ...query, limit: String(Math.min(limit, maxAtOnce)), ...(after && { after }) },
    }),
  );

/** How many have begun. */
let readings = 0;

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
  readings += 1;
  const reading = readings;
  const canGrow = shown?.key === key && shown.next !== null && shown.items.length < address.shown;
  let list = canGrow ? shown : undefined;
  while (!list || (list.next !== null && list.items.length < address.shown)) {
    const earlier: readonly StaffFeedback[] = list?.items ?? [];
    const take = list ? undefined : askWaiting();
    const page = await readPage(address.query, address.shown - earlier.length, list?.next);
    take?.(page.waiting);
    list = {
      ...page,
      key,
      reading: list?.reading ?? reading,
      total: page.total ?? list?.total ?? null,
      notice: page.notice ?? list?.notice ?? null,
      super_admins: page.super_admins ?? list?.super_admins ?? null,
      items: [...earlier, ...page.items],
    };
  }
  return list;
}

/** @throws {ApiError} */
export const readMessage = async (id: string): Promise<StaffFeedback> =>
  await read(memberApi().admin.feedback[':id'].$get({ param: { id } }));

/** What waits is counted anew after a change, and nobody waits for that. */
const counting = <Changed>(change: Promise<Changed>): Promise<Changed> =>
  change.finally(() => void readWaiting());

export const changeMessage = (id: string, json: FeedbackChange): Promise<SaveResult<StaffFeedback>> =>
  counting(saving(memberApi().admin.feedback[':id'].$patch({ param: { id }, json })));

const changeMessages = (json: FeedbackChanges): Promise<SaveResult<ChangedFeedback>> =>
  counting(saving(memberApi().admin.feedback.changes.$post({ json })));

/** Gives a message to somebody, where it still is with whom it was shown. @param from who that was */
export async function assignMessage(
  id: string,
  to: string | null,
  from: string | null,
): Promise<SaveResult<StaffFeedback>> {
  const change = { assigned_to: to };
  const result = await changeMessages({ ids: [id], change, assigned_from: from });
  if (result.outcome === 'refused') return result;
  const record = result.record.items[0]?.record;
  if (!record) return { outcome: 'refused', refusal: gone };
  return { outcome: record.assigned_to === to ? 'saved' : 'changed_meanwhile', record };
}
const gone: Refusal = { status: 404, code: 'not_found', detail: staffFeedbackRefusals.notFound.id };

/** One change of many messages that can be taken back. */
export interface ManyChanged {
  readonly changed: ChangedFeedback['items'];
  /** Takes back what this has changed, and leaves alone what somebody has changed since. */
  readonly undo: () => Promise<Refusal | null>;
}

/** @returns what became of them, or why nothing did */
export async function changeMany(
  ids: readonly string[],
  change: FeedbackChange,
): Promise<{ readonly refusal: Refusal } | (ManyChanged & { readonly refusal?: never })> {
  const result = await changeMessages({ ids: [...ids], change });
  if (result.outcome === 'refused') return { refusal: result.refusal };
  const changed = result.record.items.filter(({ outcome }) => outcome === 'changed');
  return { changed, undo: () => takeBack(changed, change) };
}

async function takeBack(changed: ChangedFeedback['items'], change: FeedbackChange): Promise<Refusal | null> {
  const groups = Map.groupBy(changed, ({ before }) =>
    JSON.stringify({
      ...(change.is_resolved !== undefined && { is_resolved: before!.is_resolved }),
      ...(change.is_spam !== undefined && { is_spam: before!.is_spam }),
      ...(change.assigned_to !== undefined && { assigned_to: before!.assigned_to }),
    }),
  );
  for (const [back, items] of groups) {
    const ids = items.map(({ id }) => id);
    const json = { ids, change: JSON.parse(back) as FeedbackChange };
    const from = change.assigned_to;
    const result = await changeMessages({ ...json, ...(from !== undefined && { assigned_from: from }) });
    if (result.outcome === 'refused') return result.refusal;
  }
  return null;
}

export const sendReply = (id: string, json: Reply, key: SaveKey): Promise<SaveResult<StaffFeedback>> =>
  counting(saving(memberApi().admin.feedback[':id'].replies.$post({ param: { id }, json }, key)));

interface Change {
  readonly message: StaffFeedback;
  /** Which reading had begun by then. */
  readonly after: number;
}

/**
 * Messages that were changed here since the list was read: they stay in their place, with what is now true of them, but
 * for what became spam here or is none any more.
 */
export function useChanges(list: FeedbackList | undefined) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  /** What a list that was read before the change cannot know. */
  const current = (message: StaffFeedback) => {
    const change = changes.get(message.id);
    return change && list && list.reading <= change.after ? change.message : message;
  };
  return {
    messages: list?.items
      .map(current)
      .filter(({ is_spam: isSpam }) => isSpam === new URLSearchParams(list.key).has('spam')),
    change: (...messages: readonly StaffFeedback[]) => {
      const after = readings;
      setChanges(
        (before) =>
          new Map([...before, ...messages.map((message) => [message.id, { message, after }] as const)]),
      );
    },
  };
}
