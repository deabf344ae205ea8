import { useEffect, useState } from 'react';
import type { ZodObject } from 'zod';
import type { BulkAnswer, BulkChange } from './bulk-change.ts';
import { read, type JsonResponse, type Sent } from './client.ts';
import { askedOf, deleting, loaded, saving } from './screen-data.client.ts';
import type { Loaded, Refusal, SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';

interface One {
  readonly param: { readonly id: string };
}

/** The call that `staff-bulk.server.ts` answers. */
interface BulkCalls {
  bulk: { $post(made: { json: BulkChange }, key: SaveKey): Promise<JsonResponse<unknown>> };
}

/** Does one thing to many: what became of each, or why nothing was done at all. */
export const changingAll =
  (calls: () => BulkCalls) =>
  (change: BulkChange, key: SaveKey): Promise<Loaded<BulkAnswer>> =>
    loaded(read(calls().bulk.$post({ json: change }, key)) as Promise<BulkAnswer>);

/** The calls that `staff-resource.server.ts` answers. */
interface RecordCalls<Draft, Page, Stored> extends BulkCalls {
  $get(asked: { query: Record<string, string> }): Promise<JsonResponse<Page>>;
  $post(made: { json: Draft }, key: SaveKey): Promise<JsonResponse<Stored>>;
  ':id': {
    $get(one: One): Promise<JsonResponse<Stored>>;
    $put(changed: One & { json: Draft & { version: number } }, key: SaveKey): Promise<JsonResponse<Stored>>;
    $delete(one: One): Promise<JsonResponse<unknown>>;
    restore: { $post(one: One): Promise<JsonResponse<Stored>> };
  };
}

/** Records of the staff as their screens read and write them. @param idOf a record's id */
export function staffRecords<Draft extends object, Page, Stored extends { readonly version: number }>(
  calls: () => RecordCalls<Draft, Page, Stored>,
  loadQuery: () => Promise<ZodObject>,
  idOf: (stored: Sent<Stored>) => string,
) {
  const one = (id: string): One => ({ param: { id } });
  return {
    /** The page of the list that an address asks for. @throws {ApiError} */
    readPage: async (asked: URLSearchParams) =>
      await read(calls().$get({ query: await askedOf(loadQuery, asked) })),
    /** @throws {ApiError} */
    readOne: async (id: string) => await read(calls()[':id'].$get(one(id))),
    /** @param over what it is written over; null makes a new record */
    save: (draft: Draft, over: Sent<Stored> | null, key: SaveKey): Promise<SaveResult<Sent<Stored>>> =>
      saving(
        over
          ? calls()[':id'].$put({ ...one(idOf(over)), json: { ...draft, version: over.version } }, key)
          : calls().$post({ json: draft }, key),
      ),
    remove: (id: string): Promise<Refusal | null> => deleting(calls()[':id'].$delete(one(id))),
    changeAll: changingAll(calls),
    /** Undoes that. @returns why it could not be undone; null where it is */
    bringBack: async (id: string): Promise<Refusal | null> => {
      const result = await saving(calls()[':id'].restore.$post(one(id)));
      return result.outcome === 'refused' ? result.refusal : null;
    },
  };
}

/** A record as it is stored, once that is known: nobody has to wait for it. */
export function useRecord<Stored>(
  id: string | undefined,
  readOne: (id: string) => Promise<Stored>,
): Stored | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly stored: Stored }>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    readOne(id)
      .then((stored) => isCurrent && setKnown({ id, stored }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, readOne]);
  return known?.id === id ? known?.stored : undefined;
}
