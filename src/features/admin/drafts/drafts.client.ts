import { ApiError, read, remove } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { unsentDraftsOf } from '#src/session/device/unsent.client.ts';
import { areaOf } from '#src/session/storage.client.ts';
import type { DraftStore, Keeping } from '#src/ui/staff/draft-keeper.client.ts';
import type { UnsentDraft } from '#src/ui/staff/kept-draft.ts';
import type { DraftAddress } from './schema.ts';

const draftsApi = () => memberApi().admin.drafts;
const paramOf = (address: string): DraftAddress => {
  const place = address.indexOf('/');
  return { area: address.slice(0, place) as DraftAddress['area'], id: address.slice(place + 1) };
};

/** Where a device has a draft that the server has not taken; its owner's id says whose it is. */
const keyOf = (userId: string, address: string) => unsentDraftsOf(userId) + address;

/** What the server may take later: it was not reached, is busy, or the session is being renewed. */
const passing: ReadonlySet<number> = new Set([0, 401, 429, 502, 503, 504]);

type Watcher = Parameters<DraftStore['watch']>[0];

/** Where the drafts of somebody of the staff are kept. */
export function draftStoreOf(userId: string): DraftStore {
  const watchers = new Set<Watcher>();
  const tell: Watcher = (...change) => watchers.forEach((watcher) => watcher(...change));
  return {
    async list() {
      try {
        const { items } = await read(draftsApi().$get());
        return items.map(({ area, id, ...draft }) => ({ address: `${area}/${id}`, ...draft }));
      } catch (error) {
        if (error instanceof ApiError) return [];
        throw error;
      }
    },
    async read(address) {
      try {
        return (await read(draftsApi()[':area'][':id'].$get({ param: paramOf(address) }))).draft;
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
    async keep(address, draft, over): Promise<Keeping> {
      try {
        const json = { ...draft, over };
        const kept = await read(draftsApi()[':area'][':id'].$put({ param: paramOf(address), json }));
        tell(address, { address, name: kept.name, keptAt: kept.keptAt });
        return { is: 'kept', draft: kept };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status, code, detail, current } = error.problem;
        if (passing.has(status)) return { is: 'away' };
        if (code === 'changed_meanwhile') return { is: 'changed', current: current as never };
        return { is: 'refused', refusal: detail };
      }
    },
    async discard(address) {
      // Where the server is not reached it stays, and is offered again: better than the other way round.
      await remove(draftsApi()[':area'][':id'].$delete({ param: paramOf(address) })).then(
        () => tell(address, null),
        () => undefined,
      );
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    readUnsent(address) {
      try {
        return JSON.parse(
          areaOf('localStorage').getItem(keyOf(userId, address)) ?? 'null',
        ) as UnsentDraft | null;
      } catch {
        return null;
      }
    },
    writeUnsent(address, draft) {
      try {
        if (draft) areaOf('localStorage').setItem(keyOf(userId, address), JSON.stringify(draft));
        else areaOf('localStorage').removeItem(keyOf(userId, address));
        return true;
      } catch {
        // Full, or refused.
        return false;
      }
    },
  };
}
