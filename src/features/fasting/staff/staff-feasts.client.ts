import { read } from '#src/api/client.ts';
import { deleting, saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { Announcement, StaffFeasts, StoredFeast } from './schema.ts';

const feastsApi = () => memberApi().admin.feasts;
const paramOf = ({ feast, hijriYear }: StoredFeast) => ({ feast, year: String(hijriYear) });

/** @param year one that there is not is refused by the API, in words @throws {ApiError} */
export const readFeasts = async (year: string | null): Promise<StaffFeasts> =>
  await read(feastsApi().$get({ query: year === null ? {} : { year } }));

export const announceFeast = (
  feast: StoredFeast,
  json: Announcement,
  key: SaveKey,
): Promise<SaveResult<StoredFeast>> =>
  saving(feastsApi()[':feast'][':year'].$put({ param: paramOf(feast), json }, key));

export const forgetAnnouncement = (feast: StoredFeast): Promise<Refusal | null> =>
  deleting(feastsApi()[':feast'][':year'].$delete({ param: paramOf(feast) }));
